/** How the log of a table is told in the language of the page, with what its game adds. */
import type { SeatInfo } from "../api/types";
import { digestOf, goesOnWith, tidyOf } from "../games";
import { lang, t } from "../lib/words.svelte";
import { onlySeat, seatName } from "./names";
import { type Group, type Telling } from "./story";

export function tellingOf(game: string, seats: readonly SeatInfo[], card: (id: string) => string): Telling {
  return {
    me: onlySeat(seats),
    lang: lang(),
    you: t("you-spoken-of"),
    other: (name, rest) => t("punct-entry", { a: name, b: rest }),
    digest: (events, name) => digestOf(game, events, { card, name }),
    tidy: (words) => tidyOf(game, words),
    onward: (event) => goesOnWith(game, event),
  };
}

/** Whose name stands over what was done. */
export const nameOver = ({ seat, bot }: Group, seats: readonly SeatInfo[]): string =>
  !seat ? "" : seat.seat === onlySeat(seats) && !bot ? t("you") : seatName(seat, seats);
