// Records that the program wrote, taken in by the engine of the page and given out again: the same game, to the same end.
// node scripts/replays.mjs MODULE RECORD...
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { compiled, open } from "./door.mjs";

const module = await compiled(process.argv[2]);
const told = ({ game, fingerprint, result, plies }) =>
  JSON.stringify([game, fingerprint, result, plies.map((p) => [p.seat, p.action, p.deals])]);
const files = process.argv.slice(3);
for (const file of files) {
  const door = await open(module);
  const ask = (method, path, body = null) => {
    const call = { method, path, body, lang: "en", at: 1_800_000_000_000, random: "5".repeat(64) };
    const { answer } = door("ask", call).said;
    if (answer.type !== "done") throw new Error(`${file}: ${JSON.stringify(answer.problem)}`);
    return answer.body;
  };
  const record = JSON.parse(readFileSync(file).toString());
  const { id } = ask("POST", "/records", record);
  const again = ask("GET", `/tables/${id}/record`);
  if (told(again) !== told(record)) throw new Error(`${basename(file)} comes out of the page as another game`);
  ask("POST", `/tables/${id}/verify`);
}
console.log(`${files.length} records of the program replay in the page to the same end`);
