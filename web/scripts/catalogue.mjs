// What there is to play, written down from the engine (its file is the argument) in every language: the pages show it before the engine is there.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { compiled, open } from "./door.mjs";

const folder = new URL("../engine/", import.meta.url);
const door = await open(await compiled(process.argv[2]));

function ask(path, lang) {
  const { answer } = door("ask", { method: "GET", path, lang, at: 1, random: "0".repeat(64) }).said;
  if (answer?.type !== "done") throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.body;
}

rmSync(new URL("catalogue/", folder), { recursive: true, force: true });
for (const lang of ["en", "fr"]) {
  const into = new URL(`catalogue/${lang}/`, folder);
  mkdirSync(into, { recursive: true });
  const games = ask("/games", lang);
  const write = (name, what) => writeFileSync(new URL(`${name}.json`, into), JSON.stringify(what));
  write("games", games);
  for (const { name } of games) write(`cards-${name}`, ask(`/games/${name}/cards`, lang));
}
// What is fetched for one game: the engine, and what opponents have learned of it. Where nothing packs better than gzip it is larger, and plays all the same.
const BUDGET = { one: 1_000_000, all: 1_600_000 };
const engine = readFileSync(new URL("starboard.engine", folder));
const taught = readdirSync(folder)
  .filter((file) => file.endsWith(".packed") && file !== "puzzles.packed")
  .map((file) => readFileSync(new URL(file, folder)).length);
const size = {
  one: engine.length + Math.max(...taught),
  all: engine.length + taught.reduce((sum, bytes) => sum + bytes, 0),
};
const told = (what) => `${(size[what] / 1e6).toFixed(3)} MB compressed (budget ${BUDGET[what] / 1e6} MB)`;
console.log(`the engine: ${told("one")} for one game, ${told("all")} for all, and its catalogue in two languages`);
if (engine[0] !== 0x1f && (size.one > BUDGET.one || size.all > BUDGET.all)) process.exit(1);
