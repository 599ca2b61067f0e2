// Generated from the rules by `UPDATE=1 cargo test -p starboard-rise-of-empire typescript`. Do not edit.

export type Ability = "primary" | "ally" | "scrap";

export type BonusView = { name: Name, text: Name, points: number, progress: [number, number], earned: Seat | null, };

/**
 * What a view of a campaign game shows besides the table.
 */
export type CampaignView = { pack: string, 
/**
 * Always to be shown.
 */
label: Name, scenario: number, name: Name, story: Name, 
/**
 * The scenario's rules in words.
 */
rules: Lines, 
/**
 * The first player's choice, from 1.
 */
choice: number | null, first: Seat, 
/**
 * By seat.
 */
sides: [Side, Side], points: [number, number], sheets: Array<SheetView>, 
/**
 * The sheet that wins a political victory, and how many of its stickers each seat has used.
 */
political: Progress | null, bonus: BonusView | null, 
/**
 * The scenario's further bonus cards.
 */
more_bonuses: Array<BonusView>, 
/**
 * Every upgraded card, from before and from this game.
 */
upgraded: Array<UpgradedView>, 
/**
 * The cards of the trade row for which a sticker is left.
 */
upgradable: Array<UpgradableView>, };

/**
 * A card, tile or mission as the card list shows it.
 */
export type CardInfo = { id: string, name: string, set: string, 
/**
 * Faction, sector, epoch: what the game groups its cards by.
 */
faction?: string, 
/**
 * The faction in words, where `faction` is an id.
 */
faction_name?: string, 
/**
 * `ship`, `outpost`, `technology`, `mission`, ...
 */
kind: string, 
/**
 * The kind in words, where `kind` is an id.
 */
kind_name?: string, cost?: number, defense?: number, count: number, 
/**
 * What it does, generated from the same data the rules interpret.
 */
text: string, 
/**
 * Where the facts come from; nothing of ours is called official.
 */
origin: string, 
/**
 * Is the name a translation of ours rather than a sourced one?
 */
name_is_ours: boolean, 
/**
 * The rulings that concern it, by number.
 */
rulings: Array<string>, 
/**
 * What else the game wants to show, by key.
 */
more?: Record<string, unknown>, };

/**
 * An action as data, for pages and programs. `copies` is what a card in play has become.
 */
export type Deed = { "type": "play", card: string, } | { "type": "play_all" } | { "type": "use", card: string, copies?: string, } | { "type": "ally", card: string, copies?: string, second: boolean, } | { "type": "scrap", card: string, copies?: string, } | { "type": "scenario" } | { "type": "buy", card: string, } | { "type": "attack", seat: Seat, card?: string, copies?: string, amount?: number, } | { "type": "give", seat: Seat, pool: Pool, amount: number, } | { "type": "pass", card: string, seat: Seat, } | { "type": "choose", n: number, } | { "type": "pick_hand", card: string, } | { "type": "pick_discard", card: string, } | { "type": "pick_row", card: string, } | { "type": "pick_base", seat: Seat, card: string, copies?: string, } | { "type": "pick_ship", card: string, } | { "type": "pick_player", seat: Seat, } | { "type": "take", card: string, } | { "type": "send", to: Destination, } | { "type": "leave", card: string, } | { "type": "upgrade", sticker: string, } | { "type": "accept" } | { "type": "decline" } | { "type": "end" };

/**
 * Where an acquired card goes.
 */
export type Destination = "discard" | "top" | "hand";

/**
 * When a forced discard is paid.
 */
export type Discards = "at_once" | "next_turn";

/**
 * One thing that happened.
 */
export type Event = { "type": "turn_began", turn: number, seats: Array<Seat>, } | { "type": "row_filled", slot: number, card: string, } | { "type": "drew", seat: Seat, n: number, cards?: Array<string>, } | { "type": "shuffled", seat: Seat, } | { "type": "played", seat: Seat, card: string, } | { "type": "used", seat: Seat, card: string, ability: Ability, } | { "type": "gained", seat: Seat, what: Resource, n: number, total: number, card: string, } | { "type": "acquired", seat: Seat, card: string, paid: number, to: Destination, } | { "type": "scrapped", seat: Seat, card: string, from: ScrappedFrom, } | { "type": "scrapped_from_row", seat: Seat, card: string, slot: number, } | { "type": "discarded", seat: Seat, card: string, forced: boolean, } | { "type": "owes", seat: Seat, by: Seat, n: number, card: string, } | { "type": "recovered", seat: Seat, card: string, } | { "type": "copied", seat: Seat, card: string, copied: string, } | { "type": "armed", seat: Seat, card: string, } | { "type": "attacked", seat: Seat, target: Seat, n: number, total: number, } | { "type": "damaged", seat: Seat, owner: Seat, card: string, n: number, } | { "type": "destroyed", seat: Seat, owner: Seat, card: string, by_combat: boolean, } | { "type": "gave", seat: Seat, to: Seat, what: Resource, n: number, } | { "type": "passed", seat: Seat, to: Seat, card: string, } | { "type": "done", seat: Seat, } | { "type": "turn_ended", seat: Seat, ships: Array<string>, hand: Array<string>, } | { "type": "upgraded", seat: Seat, card: string, into: string, sheet: number, paid: number, } | { "type": "mustered", seat: Seat, card: string, } | { "type": "bonus_earned", seat: Seat, bonus: number, } | { "type": "paid", seat: Seat, what: Resource, n: number, card: string, } | { "type": "lost", seat: Seat, n: number, total: number, card: string, } | { "type": "fell", seat: Seat, conceded: boolean, 
/**
 * The whole side gives up with the player.
 */
for_team?: boolean, } | { "type": "left", seat: Seat, to: Seat, card: string, } | { "type": "over", winners: Array<Seat>, why: string, };

/**
 * A faction, by its place in the bit sets below.
 */
export type Faction = "blob" | "trade_federation" | "star_empire" | "machine_cult" | "consortium" | "kingdom" | "scavengers" | "unaligned";

/**
 * Who plays with a faction's personal deck, where the format allows it.
 */
export type FactionDecks = "off" | "empire_first" | "federation_first";

/**
 * The ways to play.
 */
export type Format = "standard" | "free-for-all" | "hunter" | "hunter-first-blood" | "hydra" | "emperor" | "raid";

/**
 * Cards of one kind in a pile.
 */
export type Heap = { card: string, n: number, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

export type Lines = { en: Array<string>, fr: Array<string>, };

/**
 * A name in both languages. Who writes a pack may write one language: `"Mine"`, `{ fr = "Le mien" }`; the other one says the same.
 */
export type Name = { en: string, fr: string, };

/**
 * What an ordinary game has to say of a campaign. It reads anything, so that who wrote something gets a reason.
 */
export type Nothing = unknown;

/**
 * The ability that an offer belongs to.
 */
export type Offered = "primary" | "ally" | "scrap" | "acquired" | "scenario";

export type Options = { format: Format, 
/**
 * The format's smallest number if not said.
 */
players: number | null, sets: Array<string>, 
/**
 * Copies of each set; one box for every two players if not said.
 */
copies: number | null, 
/**
 * The seat that begins (or one of the team that begins); drawn by lot if not said.
 */
first: Seat | null, 
/**
 * Raid: who is the boss.
 */
boss: Seat, 
/**
 * Stop as a draw after this many turns of all players, so that every game ends.
 */
turn_limit: number, discards: Discards, unlimited_explorers: boolean, 
/**
 * An attack on a player may use part of the pool. Where the only opponent's fall ends the game it changes nothing, so it is
 * off there.
 */
split_attacks: boolean | null, destroy_own_bases: boolean, pass_to: PassTo, faction_decks: FactionDecks, } & ({ [key in string]: number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null });

/**
 * To whom an emperor's team may pass a card.
 */
export type PassTo = "neighbours" | "anyone";

export type PieceView = { card: string, copies?: string, 
/**
 * The primary ability has been used this turn.
 */
used: boolean, 
/**
 * Each ally ability: can it be used now?
 */
ally_ready: Array<boolean>, 
/**
 * Each ally ability: was it used this turn?
 */
ally_used: Array<boolean>, defense: number, damage: number, outpost: boolean, };

export type Pool = "trade" | "combat";

export type Progress = { sheet: number, used: [number, number], };

/**
 * A question everybody may hear. The answers on offer are in the legal list of who is asked.
 */
export type Prompt = { "type": "main", seats: Array<Seat>, } | { "type": "choose", seat: Seat, card: string, options: number, } | { "type": "may", seat: Seat, card: string, 
/**
 * Which of the card's abilities offers it; an ally ability has a faction's icon.
 */
ability: Offered, faction?: Faction, 
/**
 * What it does.
 */
text: Name, } | { "type": "scrap", seat: Seat, card: string, left: number, from: Array<Zone>, optional: boolean, } | { "type": "discard_for", seat: Seat, card: string, left: number, optional: boolean, } | { "type": "scrap_row", seat: Seat, card: string, left: number, } | { "type": "destroy", seat: Seat, card: string, optional: boolean, } | { "type": "target", seat: Seat, card: string, n: number, } | { "type": "discard", seat: Seat, card: string | null, left: number, } | { "type": "free", seat: Seat, card: string, } | { "type": "arrive", seat: Seat, card: string, to: Array<Destination>, } | { "type": "copy_ship", seat: Seat, card: string, } | { "type": "copy_base", seat: Seat, card: string, } | { "type": "recover", seat: Seat, card: string, left: number, } | { "type": "legacy", seat: Seat, to: Seat, } | { "type": "upgrade", seat: Seat, card: string, price: number, } | { "type": "muster", seat: Seat, max_cost: number, };

export type Resource = "trade" | "combat" | "authority";

export type RowView = { cost: number, ship: Name, base: Name, 
/**
 * The action `upgrade <sticker>` uses it.
 */
sticker: string, 
/**
 * The upgraded card that carries it.
 */
used: string | null, };

export type ScrappedFrom = "hand" | "discard" | "play";

/**
 * A place at the table. Counted from 0 inside the program, from 1 wherever a person or another program reads it.
 */
export type Seat = number;

export type SeatView = { seat: Seat, team: number, role: string | null, alive: boolean, 
/**
 * The team's in Hydra.
 */
authority: number, hand: number, 
/**
 * For who may look.
 */
hand_cards: Array<Heap> | null, 
/**
 * Cards everybody saw going into the hand.
 */
hand_known: Array<string>, deck: number, 
/**
 * Known cards on top of the deck, the next one first.
 */
deck_top: Array<string>, discard: Array<Heap>, discard_size: number, bases: Array<PieceView>, ships: Array<PieceView>, trade: number, combat: number, 
/**
 * Discards owed at the start of the next turn.
 */
owes: number, 
/**
 * Armed effects on the next acquisitions of this turn.
 */
armed: number, discount: number, may_attack: Array<Seat>, may_attack_bases_of: Array<Seat>, shielded: boolean, };

/**
 * A sticker sheet that is unlocked.
 */
export type SheetView = { side: Side, number: number, title: Name, rows: Array<RowView>, };

/**
 * One of the two sides of the war.
 */
export type Side = "star_empire" | "trade_federation";

/**
 * A card that can be upgraded while it is acquired.
 */
export type UpgradableView = { card: string, 
/**
 * By seat: the trade it takes beside the card's cost; nothing where none of the side's stickers fits.
 */
prices: [number | null, number | null], 
/**
 * By seat: the stickers that fit.
 */
stickers: [Array<string>, Array<string>], };

export type UpgradedView = { id: string, by: Side, sheet: number, en: CardInfo, fr: CardInfo, };

export type View = { format: Format, 
/**
 * Turns of all players, from 1.
 */
turn: number, 
/**
 * Whose turn it is and who is not done.
 */
acting: Array<Seat>, 
/**
 * Five spaces; an empty one only when the trade deck is out.
 */
row: Array<string | null>, 
/**
 * `null` if there is no end of them.
 */
explorers: number | null, trade_deck: number, scrap_heap: Array<Heap>, seats: Array<SeatView>, over: boolean, winners: Array<Seat>, 
/**
 * A game of a campaign: what it has besides.
 */
campaign?: CampaignView, };

export type Zone = "hand" | "discard";

/** What a table of this game speaks of. */
export interface Types {
  view: View;
  prompt: Prompt;
  event: Event;
  deed: Deed;
  options: Options;
}
