import type { SeatInfo, SeatNumber } from "../api/types";
import { before, type Little } from "../lib/french";
import { callSign, isCrew } from "./crew";

/**
 * What a player is called: the program's opponents by names of their own, several people of the same name by their seats. A bot that
 * plays for somebody is named with them.
 */
export function seatName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  if (isCrew(seat)) return callSign(seat, seats);
  const shared = seat.name !== "" && seats.some((other) => other.seat !== seat.seat && other.name === seat.name);
  const name = shared ? `${seat.name} ${seat.seat}` : seat.name;
  return seat.stand_in ? `${name} (${seat.stand_in})` : name;
}

/** The players as they were called when one of them, or a bot for them, acted. */
export const seatsAt = (seats: readonly SeatInfo[], mover: SeatNumber | null, bot: string | null): SeatInfo[] =>
  seats.map((seat) => ({ ...seat, stand_in: seat.seat === mover ? bot : null }));

/** The seats of mine that I play myself. */
export const playing = (seats: readonly SeatInfo[]): SeatNumber[] =>
  seats.filter((seat) => seat.mine && !seat.stand_in).map((seat) => seat.seat);

/** The one seat of mine; whoever plays several is not called "you". */
export function onlySeat(seats: readonly SeatInfo[]): SeatNumber | null {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null;
}

/** The same with the kind of opponent it is: `Kestrel · The Raider`. */
export function wholeName(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  const name = seatName(seat, seats);
  return isCrew(seat) ? `${name} · ${seat.name}` : name;
}

export function nameOf(seat: number, seats: readonly SeatInfo[]): string {
  const who = seats.find((s) => s.seat === seat);
  return who ? seatName(who, seats) : `${seat}`;
}

const LITTLE: Record<string, Little> = { du: "DE", le: "LE", au: "AU" };

/** The rules speak of `Player 2`; people have names, and in French no article: « du Joueur 2 » is « d’Ada ». */
export function withNames(words: string, seats: readonly SeatInfo[]): string {
  return words.replace(
    /\b(?:([Dd]u|[Ll]e|[Aa]u) )?(?:Player|Joueur) (\d)\b/g,
    (whole, little: string | undefined, n: string) => {
      const seat = seats.find((s) => s.seat === Number(n));
      const name = seat && seatName(seat, seats);
      if (!name) return whole;
      if (!little) return name;
      const said = before(LITTLE[little.toLowerCase()] ?? "LE", name);
      return /^[DA]/.test(little) ? said.charAt(0).toLocaleUpperCase() + said.slice(1) : said;
    },
  );
}
