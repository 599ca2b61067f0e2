/** The engine: a WebAssembly module that imports nothing. A text goes in, a text comes out (`crates/page/src/door.rs`). */

import { unpack } from "./lzma";
import { siteAt, type Stall } from "./messages";

interface Door extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  call(): number;
  said(): number;
  long(): number;
}

/** The module and what it asks for later, compressed whatever the host that serves it does; nothing where it was not built. */
const built = import.meta.glob<string>("../../engine/*.{engine,packed}", {
  query: "?url",
  import: "default",
  eager: true,
});
const addressOf = (file: string): string | undefined => {
  const found = built[`../../engine/${file}`];
  return found && new URL(found, import.meta.url).href;
};
const address = addressOf("starboard.engine");

const GZIP = [0x1f, 0x8b];
const WASM = [0x00, 0x61];
const begins = (bytes: Uint8Array, with_: number[]): boolean => with_.every((byte, i) => bytes[i] === byte);

/** The engine, or what comes with it, could not be fetched. */
export class Unreachable extends Error {}

/** A file as it was packed when it was built. */
async function packed(file: string | undefined, told: (part: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  if (!file) throw new Error("the engine is not built");
  const answer = await fetch(file).catch((why: unknown) => {
    throw new Unreachable(String(why));
  });
  if (!answer.ok || !answer.body) throw new Unreachable(`${answer.status}`);
  const whole = Number(answer.headers.get("content-length")) || 0;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let had = 0;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((why: unknown) => {
      throw new Unreachable(String(why));
    });
    if (done) break;
    parts.push(value);
    had += value.length;
    // A host that does not say how long a file is says at least that it comes.
    told(whole ? Math.min(0.99, had / whole) : 0);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function unpacked(file: string | undefined, told: (part: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await packed(file, told);
  if (begins(bytes, WASM)) return bytes;
  if (!begins(bytes, GZIP)) return unpack(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What comes with the engine and is no part of it: `shipped/puzzles`, and what opponents have learned of each kind of table. */
export async function shipped(key: string): Promise<string> {
  const bytes = await unpacked(addressOf(`${key.slice("shipped/".length)}.packed`), () => {});
  return new TextDecoder().decode(bytes);
}

/** Unpacked it is kept, too: the next time it is ready at once. */
const CACHE = `engine-of-starboard${siteAt(new URL(import.meta.env.PROD ? "../" : "/", import.meta.url).pathname)}`;
const cache = async (): Promise<Cache | null> => {
  try {
    // A page that came over plain HTTP has no caches.
    return await caches.open(CACHE);
  } catch {
    return null;
  }
};

async function compiled(told: (part: number) => void): Promise<WebAssembly.Module> {
  const kept = await cache();
  const known = address ? await kept?.match(address) : undefined;
  if (known) {
    told(1);
    return WebAssembly.compileStreaming(known);
  }
  const bytes = await unpacked(address, told);
  const module = await WebAssembly.compile(bytes);
  told(1);
  if (kept && address) {
    const headers = { "content-type": "application/wasm" };
    const keep = async () => {
      for (const old of await kept.keys()) await kept.delete(old);
      await kept.put(address, new Response(bytes, { headers }));
    };
    // A browser without room fetches it again the next time.
    void keep().catch(() => {});
  }
  return module;
}

let module: Promise<WebAssembly.Module> | undefined;

/** Compiles the module ahead if it is kept in this browser; nothing is fetched for it. */
export async function warm(): Promise<void> {
  if (address && (await (await cache())?.match(address))) await fetched(() => {});
}

/** The module, fetched once. */
function fetched(told: (part: number) => void): Promise<WebAssembly.Module> {
  module ??= compiled(told);
  module.catch(() => (module = undefined));
  return module;
}

/** It stopped in the middle of something: what was said before stands, this engine is gone. */
export class Broken extends Error {}

/** Why a call came to nothing, for the people; the reason itself is for whoever looks into it. */
export function stallOf(error: unknown): Stall {
  console.error(error);
  return error instanceof Unreachable ? "unreachable" : "broken";
}

export class Engine {
  private readonly out = new TextDecoder();
  private readonly into = new TextEncoder();

  private constructor(private readonly door: Door) {}

  static async start(told: (part: number) => void): Promise<Engine> {
    const instance = await WebAssembly.instantiate(await fetched(told), {});
    return new Engine(instance.exports as Door);
  }

  private said(): string {
    const { memory, said, long } = this.door;
    return this.out.decode(new Uint8Array(memory.buffer, said(), long()));
  }

  call(call: unknown): Said {
    const text = this.into.encode(JSON.stringify(call));
    const at = this.door.room(text.length);
    new Uint8Array(this.door.memory.buffer, at, text.length).set(text);
    try {
      this.door.call();
    } catch (trap) {
      throw new Broken(`${this.said()} (${String(trap)})`);
    }
    const said = JSON.parse(this.said()) as Said & { unreadable?: string };
    if (said.unreadable) throw new Error(said.unreadable);
    return said;
  }
}

/** What the engine says (`crates/page/src/call.rs`). */
export interface Said {
  answer?: { type: "done"; body: unknown } | { type: "refused"; problem: import("../api/types").Problem };
  needs?: string;
  job?: unknown;
  writes?: [string, string | null][];
  told?: [string, import("../api/types").ServerMessage][];
  thinks: boolean;
  wake?: number;
}

/** Random bytes for a call. */
export function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
