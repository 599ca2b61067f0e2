// The same calls as crates/page/examples/transcript.rs, in WebAssembly: everything said must be the same to the last byte.
// node scripts/equal.mjs MODULE < what the native program printed
import { readFileSync } from "node:fs";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const native = readFileSync(0).toString().trim().split("\n");
const games = process.argv.slice(3);
let nth = 0;

const fingerprint = (bytes) => {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
};

for (const game of games) {
  const { exports: door } = await WebAssembly.instantiate(module, {});
  let calls = 0;
  const call = (what) => {
    calls++;
    const random = (calls % 251).toString(16).padStart(2, "0").repeat(32);
    const text = Buffer.from(JSON.stringify({ ...what, at: 1_800_000_000_000 + calls, random }));
    const at = door.room(text.length);
    new Uint8Array(door.memory.buffer, at, text.length).set(text);
    door.call();
    const said = Buffer.from(door.memory.buffer, door.said(), door.long());
    const [here, there] = [fingerprint(said), native[nth++]];
    if (here !== there)
      throw new Error(`${game}, call ${calls}: ${JSON.stringify(what)} says ${said.subarray(0, 300)}`);
    return JSON.parse(said.toString());
  };
  const ask = (method, path, body = null) => call({ type: "ask", method, path, body, lang: "fr" });
  const seats = [{ kind: "me" }, { kind: "bot", level: "medium" }];
  const opened = ask("POST", "/tables", { game, seats });
  const table = `/tables/${opened.answer.body.id}`;
  let { thinks } = opened;
  for (;;) {
    while (thinks) ({ thinks } = call({ type: "think" }));
    const { now } = ask("GET", table).answer.body;
    if (!now.legal.length) break;
    const { action } = now.legal[(calls * 7) % now.legal.length];
    ({ thinks } = ask("POST", `${table}/actions`, { ply: now.ply, action }));
  }
  ask("GET", `${table}/record`);
  console.log(`${game}: ${calls} answers, equal natively and in WebAssembly`);
}
if (nth !== native.length) throw new Error(`${native.length - nth} answers were given natively and not here`);
