// Generated from the rules by `UPDATE=1 cargo test -p starboard-rise-to-power typescript`. Do not edit.

/**
 * An agenda and how far everybody is.
 */
export type AgendaView = { id: string, influence: number, measure: Measure, at_least: number, 
/**
 * By seat.
 */
progress: Array<number>, claimed_by: Seat | null, };

/**
 * How a contest was answered.
 */
export type Answer = "waiting" | "declined" | { "defended": Prisms };

/**
 * A contract card. Every card is the only one of its kind, so it keeps its number wherever it lies open.
 */
export type Card = string;

/**
 * A set of contracts.
 */
export type Cards = Array<string>;

/**
 * A place in a network. Ordered by row from the bottom, then by column.
 */
export type Cell = string;

/**
 * A contest: who, whose, what, with which cards shown.
 */
export type Contest = { attacker: Seat, owner: Seat, card: Card, use: Use, shown: Prisms, answer: Answer, };

/**
 * An inactive contract and what powering it costs its owner now.
 */
export type ContractView = { cell: Cell, card: Card, cost: number, };

/**
 * The contract deck and its discard pile.
 */
export type ContractsView = { 
/**
 * In the deck, the open top card included.
 */
deck: number, top: Card | null, discard: Cards, };

/**
 * An action; as data, it calls things what its text calls them. Cards in hands are named by kind.
 */
export type Deed = { "type": "acquire", card: Card, at: Cell, } | { "type": "power", card: Card, pay: Prisms, } | { "type": "upgrade", card: Card, pay: Prisms, over: Card, } | { "type": "draw" } | { "type": "contest", card: Card, pay: Prisms, } & ({ "at": Cell } | { "over": Card }) | { "type": "take", card: Card, at: Cell, } | { "type": "trade", card: Card, } | { "type": "end" } | { "type": "defend", pay: Prisms, over?: Card, } | { "type": "decline" } | { "type": "recover", cards: Prisms, } | { "type": "swap", card: Card, for: Card, } | { "type": "steal", from: Seat, } | { "type": "scrap", card: Card, } | { "type": "keep", cards: Prisms, } | { "type": "discard", card: Prism, };

/**
 * An active district: its cards from the bottom up.
 */
export type DistrictView = { cell: Cell, cards: Array<Card>, };

/**
 * Something that happened at the table. Cards that only one player may see are `None` for the others.
 */
export type Event = { "type": "began", first: Seat, } | { "type": "turn_began", seat: Seat, number: number, } | { "type": "acquired", seat: Seat, card: Card, cell: Cell, } | { "type": "no_room", seat: Seat, } | { "type": "powered", seat: Seat, card: Card, cell: Cell, paid: Prisms, exact: boolean, } | { "type": "upgraded", seat: Seat, card: Card, over: Card, cell: Cell, paid: Prisms, exact: boolean, } | { "type": "drew", seat: Seat, n: number, cards: Prisms | null, } | { "type": "reshuffled", n: number, } | { "type": "contested", seat: Seat, owner: Seat, card: Card, use: Use, shown: Prisms, } | { "type": "defended", seat: Seat, owner: Seat, card: Card, use: Use, paid: Prisms, } | { "type": "not_defended", seat: Seat, owner: Seat, card: Card, use: Use, paid: Prisms, } | { "type": "took", seat: Seat, card: Card, cell: Cell, } | { "type": "traded", seat: Seat, card: Card, } | { "type": "recovered", seat: Seat, cards: Prisms, } | { "type": "swapped", seat: Seat, card: Card, with: Card, cell: Cell, } | { "type": "gained_wild", seat: Seat, n: number, } | { "type": "gained_discount", seat: Seat, n: number, } | { "type": "gained_points", seat: Seat, n: number, } | { "type": "looked", seat: Seat, n: number, cards: Prisms | null, } | { "type": "kept", seat: Seat, n: number, cards: Prisms | null, discarded: Prisms, } | { "type": "stole", seat: Seat, from: Seat, card: Prism | null, } | { "type": "scrapped", seat: Seat, owner: Seat, card: Card, } | { "type": "claimed", seat: Seat, agenda: string, influence: number, } | { "type": "refilled", cards: Cards, top: Card | null, } | { "type": "flipped", cards: Cards, } | { "type": "discarded", seat: Seat, card: Prism, } | { "type": "last_round", seat: Seat, why: Why, 
/**
 * The active districts of whoever started it.
 */
active: number, } | { "type": "conceded", seat: Seat, } | { "type": "over", ranks: Array<number>, scores: Array<number>, 
/**
 * By seat: where the score comes from.
 */
influence: Array<Influence>, 
/**
 * What decided, if the best were level on influence.
 */
tie: Tie | null, why: Why, };

/**
 * The Exchange.
 */
export type ExchangeView = { 
/**
 * Districts that can be taken.
 */
ready: Cards, 
/**
 * Sent there this turn.
 */
fresh: Cards, };

/**
 * Who begins.
 */
export type FirstPlayer = "drawn" | "seat_1";

/**
 * There is one way to play.
 */
export type Format = "standard";

/**
 * A player's influence, by where it comes from (RTP-33).
 */
export type Influence = { 
/**
 * Printed on active cards, upgrades included.
 */
districts: number, 
/**
 * One more for every upgrade card.
 */
upgrades: number, agendas: number, total: number, };

/**
 * The last round: who started it and why.
 */
export type LastRound = { seat: Seat, why: Why, };

/**
 * A number that a network shows to everybody.
 */
export type Measure = "weakest_sector" | "strongest_sector" | "draw" | "capacity" | "connections" | "upgrades" | "active";

/**
 * How a table is set up.
 */
export type Options = { format: Format, players: number, 
/**
 * One contract a turn instead of two (RTP-37).
 */
long_game: boolean, 
/**
 * More PRISM for those who play later.
 */
seat_compensation: boolean, first_player: FirstPlayer, };

/**
 * The result of a finished game.
 */
export type Outcome = { 
/**
 * By seat: 1 is best; equal ranks are shared.
 */
ranks: Array<number>, 
/**
 * By seat: what the game counts (authority, victory points, influence).
 */
scores: Array<number>, 
/**
 * Why it ended: a word of the game's own, the key of a sentence in its locale files.
 */
why: string, };

/**
 * A kind of PRISM card. Kinds are ordered by value first, so that a payment is built from the dearest card down.
 */
export type Prism = string;

/**
 * The PRISM deck and its discard pile.
 */
export type PrismView = { deck: number, discard: Prisms, };

/**
 * A multiset of PRISM cards in one word: three bits a kind, of which the highest stays free for comparing.
 */
export type Prisms = Array<string>;

/**
 * Who is asked what. Nothing in it depends on hidden cards.
 */
export type Prompt = { "type": "acquire", seat: Seat, left: number, } | { "type": "act", seat: Seat, points: number, } | { "type": "answer", seat: Seat, attacker: Seat, card: Card, use: Use, shown: Prisms, } | { "type": "recover", seat: Seat, n: number, } | { "type": "swap", seat: Seat, } | { "type": "steal", seat: Seat, n: number, } | { "type": "scrap", seat: Seat, } | { "type": "keep", seat: Seat, n: number, of: number, } | { "type": "discard", seat: Seat, n: number, } | { "type": "over" };

/**
 * A place at the table. Counted from 0 inside the program, from 1 wherever a person or another program reads it.
 */
export type Seat = number;

/**
 * A player.
 */
export type SeatView = { seat: Seat, hand_size: number, 
/**
 * The hand, for whoever may see it.
 */
hand?: Prisms, 
/**
 * Cards the viewer knows to be in the hand: shown in a contest, recovered, or stolen from the viewer. Of one's own
 * hand, what everybody knows.
 */
known: Prisms, draw: number, capacity: number, connections: number, 
/**
 * Active districts, and so connections in use.
 */
active: number, upgrades: number, districts: Array<DistrictView>, contracts: Array<ContractView>, influence: Influence, out: boolean, };

/**
 * How a tie at the top was broken (RTP-34).
 */
export type Tie = { by: TieBreak, 
/**
 * What the winner has of it, and what the best of those who lost the tie has; the same in a shared win.
 */
most: number, next: number, };

/**
 * What a tie is broken by, in this order.
 */
export type TieBreak = "districts" | "agendas" | "prism" | "shared";

/**
 * What becomes of a contract that is powered.
 */
export type Use = { "at": Cell } | { "over": Card };

/**
 * The table as a viewer sees it. Cells are column,row from the plant at 0,0: right and up.
 */
export type View = { 
/**
 * Turns begun, by all players together.
 */
number: number, first: Seat, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Who is asked what.
 */
prompt: Prompt, points: number, 
/**
 * Cards that may count as any colour this turn.
 */
wild: number, 
/**
 * Off the next powering or upgrade of this turn.
 */
discount: number, 
/**
 * The contract track, slot by slot.
 */
track: Array<Card | null>, contracts: ContractsView, exchange: ExchangeView, prism: PrismView, agendas: Array<AgendaView>, seats: Array<SeatView>, 
/**
 * The cards being sifted, for the player who sifts.
 */
looked?: Prisms, 
/**
 * The latest contest, with the cards shown.
 */
contest?: Contest, last_round?: LastRound, outcome?: Outcome, 
/**
 * At the end: how the tie at the top was broken.
 */
tie?: Tie, };

/**
 * Why a game ends.
 */
export type Why = "districts" | "contracts" | "conceded";

/** What a table of this game speaks of. */
export interface Types {
  view: View;
  prompt: Prompt;
  event: Event;
  deed: Deed;
  options: Options;
}
