import { lasting } from "../lib/store";
import type { FairShuffle } from "../api/types";
import { sha256 } from "./sha256";

/** A deal that nobody chose (docs/fair-shuffles.md): this page's part in it, and how it is checked afterwards. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
export const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (two) => Number.parseInt(two, 16));

export const newNumber = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
export const promiseOf = (number: string): string => hex(sha256(bytes(number)));

export function combine(server: string, players: string[]): string {
  const line = new TextEncoder().encode("starboard fair shuffle\n");
  const all = [line, ...[server, ...players].map(bytes)];
  const whole = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return hex(sha256(whole));
}

/** What this browser put into deals, by what it promised. */
const KEY = "starboard.numbers";
const known = (): Record<string, string> => {
  try {
    return JSON.parse(lasting.get(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
};

export function keepNumber(number: string): string {
  const promise = promiseOf(number);
  const last = Object.entries(known()).slice(-200);
  // Without room it is told all the same; only this browser cannot compare later.
  lasting.set(KEY, JSON.stringify(Object.fromEntries([...last, [promise, number]])));
  return promise;
}

export const numberOf = (promise: string): string | undefined => known()[promise];

export type Verdict = "fair" | "mine" | "broken";

/** Is the seed what everybody's numbers make? `mine`: and one of them is this browser's own. */
export function checkShuffle(shuffle: FairShuffle, seed: string): Verdict {
  const { number } = shuffle;
  if (number === null || promiseOf(number) !== shuffle.promise) return "broken";
  const kept = (p: FairShuffle["players"][number]) => p.number !== null && promiseOf(p.number) === p.promise;
  if (!shuffle.players.every(kept)) return "broken";
  const numbers = shuffle.players.map((p) => p.number ?? "");
  if (combine(number, numbers) !== seed) return "broken";
  return shuffle.players.some((p) => numberOf(p.promise) === p.number) ? "mine" : "fair";
}
