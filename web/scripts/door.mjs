// The engine of the page in Node: calls by name, and the files that it asks for.
import { existsSync, readFileSync, readdirSync } from "node:fs";

const games = new URL("../../games/", import.meta.url);

/** Weights as the program has them, under the names of `scripts/common.sh`. */
function taught(name) {
  const game = readdirSync(games).find((folder) => name === folder || name.startsWith(`${folder}-`));
  const mind = new URL(`${game}/mind/`, games);
  const file =
    name === game
      ? readdirSync(mind).find((found) => found.endsWith(".weights"))
      : `weights/${name.slice(game.length + 1)}.weights`;
  return readFileSync(new URL(file, mind)).toString();
}

/** An engine. `call("think", { … })` is what it says, as bytes and as data; what it needs first it is given. */
export async function open(module) {
  const { memory, room, call, said, long } = (await WebAssembly.instantiate(module, {})).exports;
  const once = (what) => {
    const text = Buffer.from(JSON.stringify(what));
    const at = room(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    call();
    return Buffer.from(Buffer.from(memory.buffer, said(), long()));
  };
  return (name, fields) => {
    for (;;) {
      const bytes = once({ [name]: fields });
      const answer = JSON.parse(bytes.toString());
      if (!answer.needs) return { bytes, said: answer };
      const kept = [[answer.needs, taught(answer.needs.slice("shipped/".length))]];
      once({ load: { under: answer.needs, kept } });
    }
  };
}

export const compiled = async (file) => {
  if (!existsSync(file)) throw new Error(`${file} is not there: make engine`);
  return WebAssembly.compile(readFileSync(file));
};
