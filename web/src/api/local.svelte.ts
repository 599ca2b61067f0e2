/** Tables in this browser, in a worker. */
import { type Begin, type FromEngine, type Keeping, siteAt, type Stall, type ToEngine } from "../engine/messages";
import { settings } from "../lib/settings.svelte";
import { lang, t } from "../lib/words.svelte";
import { hex } from "../people/shuffle";
import { Refused, type Ear, type Line, type Query, type TableSource } from "./source";
import type { Problem } from "./types";

/** What the pages show of it. */
class Local {
  /** How much of the engine is here, from 0 to 1; nothing before it is asked for. */
  loaded = $state<number | null>(null);
  keeping = $state<Keeping>("kept");
  /** Why an opponent does not answer. */
  stalled = $state<Stall | null>(null);
  /** Does this tab lead the tables of this browser? */
  leads = $state(true);
}
export const local = new Local();

const tab = hex(crypto.getRandomValues(new Uint8Array(16)));
let worker: Worker | undefined;
let nth = 0;
const waiting = new Map<string, { message: ToEngine; yes: (body: unknown) => void; no: (why: Refused) => void }>();
const ears = new Map<string, Ear>();

const refused = (problem: Problem): Refused =>
  new Refused(problem.code, problem.words || t(`local-${problem.code}`), problem.faults);

/** Does this browser let a page keep anything? Asking also asks it not to throw it away. */
async function keeps(): Promise<boolean> {
  try {
    const request = indexedDB.open("starboard-probe");
    const base = await new Promise<IDBDatabase>((yes, no) => {
      request.addEventListener("success", () => yes(request.result));
      request.addEventListener("error", () => no(request.error ?? new Error("no reason")));
    });
    base.close();
    indexedDB.deleteDatabase("starboard-probe");
    void navigator.storage?.persist?.();
    return true;
  } catch {
    return false;
  }
}

function hear(message: FromEngine): void {
  switch (message.kind) {
    case "done":
      waiting.get(message.id)?.yes(message.body);
      waiting.delete(message.id);
      break;
    case "refused":
      waiting.get(message.id)?.no(refused(message.problem));
      waiting.delete(message.id);
      break;
    case "message": {
      const ear = ears.get(message.id);
      ear?.open();
      ear?.hear(message.message);
      break;
    }
    case "lost":
      ears.get(message.id)?.lost(4004);
      ears.delete(message.id);
      break;
    case "loading":
      local.loaded = message.part;
      break;
    case "keeping":
      local.keeping = message.keeping;
      break;
    case "stalled":
      local.stalled = message.stalled;
      break;
    case "leads":
      local.leads = message.leads;
      break;
    case "again":
      // Another tab leads now: what has no answer is asked again, and lines are opened anew.
      for (const { message: unanswered } of waiting.values()) worker?.postMessage(unanswered);
      const lost = [...ears.values()];
      ears.clear();
      for (const ear of lost) ear.lost(1001);
      break;
  }
}

function engine(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module" });
  worker = started;
  started.addEventListener("message", (event: MessageEvent<FromEngine>) => hear(event.data));
  started.addEventListener("error", (event) => {
    // What breaks in it, it says itself; without a reason it never came, and the next one to ask sends for it again.
    if (event instanceof ErrorEvent || worker !== started) return;
    worker = undefined;
    for (const { no } of waiting.values()) no(refused({ code: "unreachable", words: "", faults: [] }));
    waiting.clear();
    const lost = [...ears.values()];
    ears.clear();
    for (const ear of lost) ear.lost(1001);
  });
  const site = siteAt(import.meta.env["VITE_ALONE"] === "1" ? new URL(".", location.href).pathname : "/");
  void keeps().then((kept) => started.postMessage({ kind: "begin", tab, keeps: kept, site } satisfies Begin));
  return started;
}

const name = (): string => `${tab}-${++nth}`;

function send<T>(make: (id: string) => ToEngine): Promise<T> {
  const message = make(name());
  return new Promise<T>((yes, no) => {
    waiting.set(message.id, { message, yes: (body) => yes(body as T), no });
    engine().postMessage(message);
  });
}

const texts = (query: Query = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== "")
      .map(([key, value]) => [key, String(value)]),
  );

/** What there is to play does not need the engine: it was written down when the pages were built. */
const written = import.meta.glob<string>("../../engine/catalogue/*/*.json", {
  query: "?url",
  import: "default",
});

async function catalogue(path: string, query: Record<string, string>): Promise<unknown> {
  const parts = path.split("/").filter(Boolean);
  if (parts[0] !== "games" || Object.keys(query).length) return undefined;
  const file = parts.length === 1 ? "games" : parts[2] === "cards" ? `cards-${parts[1]}` : "";
  const find = written[`../../engine/catalogue/${lang()}/${file}.json`];
  if (!find) return undefined;
  const answer = await fetch(new URL(await find(), import.meta.url)).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as unknown) : undefined;
}

export const here: TableSource = {
  async ask<T>({ method, path, body, query }: Parameters<TableSource["ask"]>[0]): Promise<T> {
    const asked = texts(query);
    if (method === "GET") {
      const known = await catalogue(path, asked);
      if (known !== undefined) return known as T;
    }
    // What a page has in its state is no plain value, and only those go to a worker.
    const plain = $state.snapshot(body) ?? null;
    return send<T>((id) => ({ kind: "ask", id, method, path, query: asked, body: plain, lang: lang() }));
  },

  follow(table, from, seat, ear): Line {
    const id = name();
    ears.set(id, ear);
    engine().postMessage({ kind: "follow", id, table, from, seat, lang: lang() } satisfies ToEngine);
    return {
      send: (message) => {
        if (message.type !== "ping") engine().postMessage({ kind: "tell", id, message } satisfies ToEngine);
      },
      close: () => {
        if (!ears.delete(id)) return;
        engine().postMessage({ kind: "leave", id } satisfies ToEngine);
        ear.lost(1000);
      },
    };
  },
};

/** Everything that is kept in this browser, as one file; and such a file taken in. */
export const everything = (): Promise<string> =>
  send<string>((id) => ({ kind: "export", id, settings: $state.snapshot(settings) }));
export const bringEverything = (text: string): Promise<Brought> =>
  send((id) => ({ kind: "bring", id, text, lang: lang() }));

/** What came of a file: how many games and campaigns were taken in or refused, and the settings it had. */
export interface Brought {
  taken: number;
  refused: number;
  settings: Record<string, unknown> | null;
}

/** Asks the opponent that could not think once more. */
export function thinkAgain(): void {
  local.stalled = null;
  engine().postMessage({ kind: "retry", id: name() } satisfies ToEngine);
}

/** Forgets everything that is kept in this browser. */
export const forgetEverything = (): Promise<null> => send((id) => ({ kind: "forget", id }));

/** Was the engine built? */
export const canPlayHere: boolean =
  Object.keys(import.meta.glob("../../engine/*.engine", { query: "?url", import: "default" })).length > 0;
