import type { CardInfo, SeatNumber } from "$web/api/types";
import type { SheetView, Side } from "./types";

/** What `show` of a campaign holds, as the game writes it (games/rise-of-empire/docs/campaign.md). */
export interface Upgrade {
  card: string;
  seat: SeatNumber;
  name: string;
  sheet: number;
  text: string;
  turn?: number;
}

export interface Bonus {
  seat: SeatNumber;
  name: string;
  points: number;
}

export interface PlayedGame {
  scenario: number;
  name: string;
  first: SeatNumber;
  choice: string | null;
  winner: SeatNumber;
  how_words: string;
  points: number;
  bonus: Bonus | null;
  more_bonuses: Bonus[];
  turns: number;
  upgrades: Upgrade[];
}

export interface SideScore {
  wins: number;
  bonus: number;
  realms: number;
  /** For anything else that the pack counts after the last game. */
  finale: number;
  stickers: number;
}

export interface Shown {
  kingdom: string;
  /** A pack of this name is here that plays otherwise. */
  pack_note: string | null;
  players: [string, string];
  sides: [Side, Side];
  side_names: [string, string];
  coin: boolean;
  forked_after: number | null;
  games: PlayedGame[];
  next: {
    scenario: number;
    name: string;
    story: string;
    rules: string[];
    points: number;
    first: SeatNumber;
    question: string | null;
    options: string[];
    choice: number | null;
  } | null;
  score: { star_empire: SideScore; trade_federation: SideScore; winner: Side | null };
  sheets: SheetView[];
  upgraded: CardInfo[];
  top_up: { seat: SeatNumber; left: [number, number]; offered: Upgrade[] } | null;
  history: string[];
}
