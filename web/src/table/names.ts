import type { SeatInfo } from "../api/types";

/** The rules speak of `Player 2`; people have names. */
export function withNames(words: string, seats: readonly SeatInfo[]): string {
  return words.replace(
    /\b(?:Player|Joueur) (\d)\b/g,
    (whole, n: string) => seats.find((seat) => seat.seat === Number(n))?.name || whole,
  );
}
