import { passing } from "./store";
import { api } from "../api/client";
import { cardsOf } from "../api/shelf.svelte";
import type { GameInfo, SeatPlan } from "../api/types";
import { tableOf } from "../games";
import { usual } from "./levels";
import { settings } from "./settings.svelte";

/** The opponent somebody chose for a game, or the usual one. */
export function levelFor(game: GameInfo): string {
  const chosen = settings.levels[game.name];
  return game.levels.some((level) => level.name === chosen) ? (chosen ?? "") : usual(game.levels);
}

/** Brings what a table of the game is shown with, while the table itself is being opened. What fails is brought again there. */
export function bringTable(game: string): void {
  for (const part of [import("../pages/TablePage.svelte"), tableOf(game), cardsOf(game)]) part.catch(() => {});
}

/** Opens a table of the game as it is usually played, against opponents of one level. */
export async function openGame(game: GameInfo, level: string): Promise<string> {
  bringTable(game.name);
  const players = game.formats[0]?.players[0] ?? 2;
  const seats = Array.from({ length: players }, (_, i): SeatPlan =>
    i === 0 ? { kind: "me" } : { kind: "bot", level },
  );
  return (await api.open({ game: game.name, seats })).id;
}

const coachKey = (table: string) => `starboard.coach.${table}`;

/** A first game: every decision comes with a hint. Remembered while the browser is open. */
export const setCoach = (table: string, on: boolean): void => {
  if (on) passing.set(coachKey(table), "1");
  else passing.remove(coachKey(table));
};
export const hasCoach = (table: string): boolean => passing.get(coachKey(table)) !== null;

const ASKED = (table: string) => `starboard.asked.${table}`;

/** Who was asked to play again at a table. */
export const setAsked = (table: string, names: string): void => passing.set(ASKED(table), names);
export const askedAt = (table: string): string => passing.get(ASKED(table)) ?? "";
