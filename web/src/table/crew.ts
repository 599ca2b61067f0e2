import type { SeatInfo } from "../api/types";

/** Names of their own for the program's opponents: birds, the same in every language. */
export const CREW = [
  "Kestrel",
  "Merlin",
  "Osprey",
  "Harrier",
  "Shrike",
  "Petrel",
  "Egret",
  "Curlew",
  "Plover",
  "Condor",
  "Heron",
  "Martin",
  "Corvus",
  "Avocet",
  "Gannet",
  "Hobby",
  "Skua",
  "Tern",
  "Ibis",
  "Rook",
  "Lark",
  "Wren",
  "Kite",
  "Swift",
] as const;

function hash(word: string): number {
  let h = 0;
  for (const letter of word) h = (Math.imul(h, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return h;
}

/** Is it one of the program's opponents, and not one that plays for somebody? */
export const isCrew = (seat: SeatInfo): boolean => seat.kind === "bot" && seat.level !== null && !seat.player;

/** What an opponent is called: the same kind in the same seat is always the same one, and no two at a table share a name. */
export function callSign(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  const taken = new Set<string>();
  for (const other of seats) {
    if (!isCrew(other)) continue;
    let at = (hash(other.level ?? "") + other.seat * 7) % CREW.length;
    while (taken.has(CREW[at] as string)) at = (at + 1) % CREW.length;
    taken.add(CREW[at] as string);
    if (other.seat === seat.seat) return CREW[at] as string;
  }
  return seat.name;
}
