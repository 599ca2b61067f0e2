// What crates/page/examples/transcript.rs plays, in WebAssembly: everything said must be the same to the last byte. The records of games that
// came to their end are written into a folder, for the program to replay.
// node scripts/equal.mjs MODULE FOLDER < what the native program printed
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { compiled, open } from "./door.mjs";

const [, , file, folder] = process.argv;
const module = await compiled(file);
const native = readFileSync(0).toString().trim().split("\n");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const fingerprint = (bytes) => {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
};

/** Calls of one engine, compared one by one with what the native program printed from there on. */
async function worker(nth, told) {
  const door = await open(module);
  let calls = 0;
  const call = (name, fields) => {
    const random = (++calls % 251).toString(16).padStart(2, "0").repeat(32);
    const { bytes, said } = door(name, { ...fields, at: 1_800_000_000_000 + calls, random });
    if (fingerprint(bytes) !== native[nth++])
      throw new Error(`${told}, call ${calls}: ${JSON.stringify(fields)} says ${bytes.subarray(0, 300)}`);
    return said;
  };
  const ask = (method, path, body = null) => call("ask", { method, path, body, lang: "fr" });
  return { call, ask, calls: () => calls, nth: () => nth };
}

for (let nth = 0; nth < native.length;) {
  const plan = JSON.parse(native[nth]);
  const { game, options, seats } = plan.table;
  const told = `${game} ${options.format ?? ""} against ${plan.code ?? seats.at(-1).level}`.replace(/ +/g, " ");
  let here = await worker(nth + 1, told);
  let said = here.ask("POST", "/tables", plan.table);
  const table = `/tables/${said.answer.body.id}`;
  if (plan.code) {
    const from = `level\\":\\"${plan.level}\\"`;
    const kept = JSON.stringify(said.writes).replaceAll(from, `level\\":\\"${plan.code}\\"`);
    here = await worker(here.nth(), told);
    said = here.call("bring", { kept: JSON.parse(kept), lang: "fr" });
  }
  for (let done = 0; done < (plan.most ?? Infinity); done++) {
    while (said.thinks) said = here.call("think", {});
    const { now } = here.ask("GET", table).answer.body;
    if (!now.legal.length) break;
    const { action } = now.legal[(here.calls() * 7) % now.legal.length];
    said = here.ask("POST", `${table}/actions`, { ply: now.ply, action });
  }
  const { answer } = here.ask("GET", `${table}/record`);
  if (answer.type === "done") writeFileSync(`${folder}/${game}.starboard.json`, JSON.stringify(answer.body));
  console.log(`${told}: ${here.nth() - nth - 1} answers, equal natively and in WebAssembly`);
  nth = here.nth();
}
