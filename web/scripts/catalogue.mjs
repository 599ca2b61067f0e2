// What there is to play, written down from the engine (its file is the argument) in every language: the pages show it before the engine is there.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const folder = new URL("../engine/", import.meta.url);
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, room, call, said, long } = instance.exports;

function ask(path, lang) {
  const random = "0".repeat(64);
  const text = Buffer.from(JSON.stringify({ type: "ask", method: "GET", path, lang, at: 1, random }));
  const at = room(text.length);
  new Uint8Array(memory.buffer, at, text.length).set(text);
  call();
  const answer = JSON.parse(Buffer.from(memory.buffer, said(), long()).toString()).answer;
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
// Where nothing packs better than gzip it is larger, and plays all the same.
const BUDGET = 1_600_000;
const packed = readFileSync(new URL("starboard.engine", folder));
const size = `${(packed.length / 1e6).toFixed(2)} MB compressed (budget ${BUDGET / 1e6} MB)`;
console.log(`the engine: ${size}, and its catalogue in two languages`);
if (packed.length > BUDGET && packed[0] !== 0x1f) process.exit(1);
