import type { SeatInfo } from "../api/types";

/** What a player is called: several of the same name (bots of one level) are told apart by their seats. */
export function seatName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  const shared = seat.name !== "" && seats.some((other) => other.seat !== seat.seat && other.name === seat.name);
  return shared ? `${seat.name} ${seat.seat}` : seat.name;
}

export function nameOf(seat: number, seats: readonly SeatInfo[]): string {
  const who = seats.find((s) => s.seat === seat);
  return who ? seatName(who, seats) : `${seat}`;
}

/** The rules speak of `Player 2`; people have names. */
export function withNames(words: string, seats: readonly SeatInfo[]): string {
  return words.replace(/\b(?:Player|Joueur) (\d)\b/g, (whole, n: string) => {
    const seat = seats.find((s) => s.seat === Number(n));
    return (seat && seatName(seat, seats)) || whole;
  });
}
