// How long the strongest opponent works on a turn of a game against its like, as the page has it: node scripts/turns.mjs MODULE GAME...
// In processor time, which other programs hardly change. It fails above the limit.
import { compiled, open } from "./door.mjs";

const [, , file, ...games] = process.argv;
const TARGET = 1000;
/** What a busy machine adds: its caches and its clock are not ours alone. */
const LIMIT = 1.5 * TARGET;

const module = await compiled(file);
let slowest = 0;
for (const game of games) {
  const door = await open(module);
  let calls = 0;
  const call = (name, fields) => {
    const random = (++calls * 2_654_435_761).toString(16).padStart(64, "0").slice(-64);
    return door(name, { ...fields, at: 1_800_000_000_000 + calls, random }).said;
  };
  const ask = (method, path, body = null) => call("ask", { method, path, body, lang: "en" });
  const seats = [0, 1].map(() => ({ kind: "bot", level: "expert" }));
  let { thinks, answer } = ask("POST", "/tables", { game, seats });
  const turns = [];
  let last = null;
  while (thinks) {
    // Decisions of one seat after another are a turn.
    const [seat] = ask("GET", `/tables/${answer.body.id}`).answer.body.now.to_move;
    const before = process.cpuUsage();
    ({ thinks } = call("think", {}));
    const { user, system } = process.cpuUsage(before);
    if (seat !== last) turns.push(0);
    turns[turns.length - 1] += (user + system) / 1000;
    last = seat;
  }
  // The first turn is the compiler's, too.
  const longest = Math.max(...turns.slice(1));
  slowest = Math.max(slowest, longest);
  console.log(
    `${game}: expert's longest turn took ${longest.toFixed(0)} ms of ${turns.length} (target ${TARGET}, limit ${LIMIT})`,
  );
}
if (slowest > LIMIT) process.exit(1);
