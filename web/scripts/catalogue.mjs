// What there is to play, written down from the engine (its file is the argument) in every language: the pages show it before the engine is there.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

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
const kilobytes = (statSync(new URL("starboard.engine", folder)).size / 1024).toFixed(0);
console.log(`the engine: ${kilobytes} KB compressed, and its catalogue in two languages`);
