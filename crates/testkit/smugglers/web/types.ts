// Generated from the rules by `UPDATE=1 cargo test -p starboard-testkit typescript`. Do not edit.

/**
 * An action as data.
 */
export type Deed = { "type": "sell", value: number, } | { "type": "raid", 
/**
 * Always there, unless the toy has a flaw.
 */
seat: Seat, } | { "type": "give", value: number, };

export type Event = { "type": "drew", seat: Seat, value?: number, } | { "type": "sold", seat: Seat, value: number, } | { "type": "raided", seat: Seat, victim: Seat, } | { "type": "gave", seat: Seat, value: number, } | { "type": "conceded", seat: Seat, };

export type Format = "alone" | "teams";

export type Options = { format: Format, players: number, target: number, };

export type PlayerView = { cards: number, 
/**
 * Only for the seat itself.
 */
hand?: Array<number>, out: boolean, };

export type Prompt = { "type": "turn", seat: Seat, } | { "type": "give", seat: Seat, raider: Seat, };

/**
 * A place at the table. Counted from 0 inside the program, from 1 wherever a person or another program reads it.
 */
export type Seat = number;

export type View = { heap: number, players: Array<PlayerView>, scores: Array<number>, turn: Seat, over: boolean, };

/** What a table of this game speaks of. */
export interface Types {
  view: View;
  prompt: Prompt;
  event: Event;
  deed: Deed;
  options: Options;
}
