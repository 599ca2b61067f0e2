// Writes games/<game>/web/film.json: some moves of a real game between opponents, for the game's page. `npm run film` needs a server
// (STARBOARD_URL, default http://127.0.0.1:7777).
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const server = process.env["STARBOARD_URL"] ?? "http://127.0.0.1:7777";
const root = join(import.meta.dirname, "../..");
const FRAMES = 24;
/** How far into the game the film begins: when there is something to see. */
const FROM = 0.35;

async function ask(path, body) {
  const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`${server}/api${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

async function film(game) {
  const seats = ["hard", "medium"].map((level) => ({ kind: "bot", level }));
  const { id } = await ask("/tables", { game, seats });
  let table;
  do {
    await new Promise((done) => setTimeout(done, 1000));
    ({ table } = await ask(`/tables/${id}`));
  } while (table.status === "playing");
  const { steps } = await ask(`/tables/${id}/replay?from=0&to=0`);
  const from = Math.round(steps * FROM);
  const { frames } = await ask(`/tables/${id}/replay?from=${from}&to=${from + FRAMES - 1}`);
  const { options } = table;
  const kept = {
    options,
    seats: table.seats.map(({ name, level }) => ({ name, level })),
    frames: frames.map(({ view, prompt, to_move }) => ({ view, prompt: prompt?.data ?? null, to_move })),
  };
  writeFileSync(join(root, "games", game, "web/film.json"), `${JSON.stringify(kept)}\n`);
  console.log(game, steps, "steps,", frames.length, "frames");
}

const games = process.argv.slice(2);
for (const game of games.length ? games : (await ask("/games")).map(({ name }) => name)) await film(game);
