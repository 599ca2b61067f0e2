// Games between two levels as the page has them: node scripts/strength.mjs MODULE GAME LEVEL OTHER [GAMES]. Seats change after every game.
import { compiled, open } from "./door.mjs";

const [, , file, game, level, other, games = "40"] = process.argv;
const door = await open(await compiled(file));
let calls = 0;
function call(name, fields) {
  calls++;
  const random = (calls * 2_654_435_761).toString(16).padStart(64, "0").slice(-64);
  return door(name, { ...fields, at: 1_800_000_000_000 + calls, random }).said;
}
const ask = (method, path, body = null) => call("ask", { method, path, body, lang: "en" });

let won = 0;
for (let nth = 0; nth < Number(games); nth++) {
  const seats = [level, other].map((name) => ({ kind: "bot", level: name }));
  if (nth % 2) seats.reverse();
  let { thinks, answer } = ask("POST", "/tables", { game, seats });
  while (thinks) ({ thinks } = call("think", {}));
  const { ranks } = ask("GET", `/tables/${answer.body.id}`).answer.body.table.result;
  const [mine, theirs] = nth % 2 ? [ranks[1], ranks[0]] : ranks;
  won += mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
}
console.log(`${game}: ${level} wins ${won} of ${games} against ${other}`);
