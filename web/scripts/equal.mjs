// The same calls as crates/page/examples/transcript.rs, in WebAssembly: everything said must be the same to the last byte.
// node scripts/equal.mjs MODULE GAME… < what the native program printed
import { readFileSync } from "node:fs";
import { compiled, open } from "./door.mjs";

const module = await compiled(process.argv[2]);
const native = readFileSync(0).toString().trim().split("\n");
const games = process.argv.slice(3);
let nth = 0;

const fingerprint = (bytes) => {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
};

for (const game of games) {
  const door = await open(module);
  let calls = 0;
  const call = (name, fields) => {
    calls++;
    const random = (calls % 251).toString(16).padStart(2, "0").repeat(32);
    const { bytes, said } = door(name, { ...fields, at: 1_800_000_000_000 + calls, random });
    const [here, there] = [fingerprint(bytes), native[nth++]];
    if (here !== there)
      throw new Error(`${game}, call ${calls}: ${JSON.stringify(fields)} says ${bytes.subarray(0, 300)}`);
    return said;
  };
  const ask = (method, path, body = null) => call("ask", { method, path, body, lang: "fr" });
  const seats = [{ kind: "me" }, { kind: "bot", level: "medium" }];
  const opened = ask("POST", "/tables", { game, seats });
  const table = `/tables/${opened.answer.body.id}`;
  let { thinks } = opened;
  for (;;) {
    while (thinks) ({ thinks } = call("think", {}));
    const { now } = ask("GET", table).answer.body;
    if (!now.legal.length) break;
    const { action } = now.legal[(calls * 7) % now.legal.length];
    ({ thinks } = ask("POST", `${table}/actions`, { ply: now.ply, action }));
  }
  ask("GET", `${table}/record`);
  console.log(`${game}: ${calls} answers, equal natively and in WebAssembly`);
}
if (nth !== native.length) throw new Error(`${native.length - nth} answers were given natively and not here`);
