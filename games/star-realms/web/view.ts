import type { Choice } from "$web/api/types";
import type { IconName } from "$web/parts/icons";

/** The view of Star Realms, as its crate writes it. */
export interface Heap {
  card: string;
  n: number;
}

export interface Piece {
  card: string;
  copies?: string;
  used: boolean;
  ally_ready: boolean[];
  defense: number;
  damage: number;
  outpost: boolean;
}

export interface Realm {
  seat: number;
  team: number;
  role: string | null;
  alive: boolean;
  authority: number;
  hand: number;
  hand_cards: Heap[] | null;
  hand_known: string[];
  deck: number;
  deck_top: string[];
  discard: Heap[];
  discard_size: number;
  bases: Piece[];
  ships: Piece[];
  trade: number;
  combat: number;
  owes: number;
  armed: number;
  discount: number;
  may_attack: number[];
  may_attack_bases_of: number[];
  shielded: boolean;
}

export interface StarRealmsView {
  format: string;
  turn: number;
  acting: number[];
  row: (string | null)[];
  explorers: number | null;
  trade_deck: number;
  scrap_heap: Heap[];
  seats: Realm[];
  over: boolean;
  winners: number[];
}

/** A piece as actions name it. */
export const pieceText = (piece: Piece): string => (piece.copies ? `${piece.card}:${piece.copies}` : piece.card);

/** Every card of a pile, one by one. */
export const spread = (heaps: Heap[]): string[] =>
  heaps.flatMap((heap) => Array.from({ length: heap.n }, () => heap.card));

/** What somebody is to me: out, on my side, within reach of my attacks (or only the bases), or not; to somebody who looks on, nothing. */
export type Relation = "fallen" | "mate" | "target" | "bases" | "safe" | "none";
export function relation(me: Realm | null, other: Realm): Relation {
  if (!other.alive) return "fallen";
  if (!me) return "none";
  if (other.team === me.team) return "mate";
  if (me.may_attack.includes(other.seat)) return "target";
  return me.may_attack_bases_of.includes(other.seat) ? "bases" : "safe";
}

/** The sign that says so without words. */
export function relationSign(me: Realm | null, other: Realm): IconName | null {
  const how = relation(me, other);
  if (how === "target") return other.shielded ? "outpost" : "combat";
  return ({ mate: "link", fallen: "close", bases: "base", safe: null, none: null } as const)[how];
}

/** Where several play together: which team, for somebody who looks on. */
export const teams = (seats: Realm[]): boolean => new Set(seats.map((realm) => realm.team)).size < seats.length;

/** The others, starting with whoever sits to the left, as at a real table; those of my side last. */
export function around(seats: Realm[], me: Realm): Realm[] {
  const at = seats.findIndex((realm) => realm.seat === me.seat);
  const others = at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at)];
  return [...others.filter((realm) => realm.team !== me.team), ...others.filter((realm) => realm.team === me.team)];
}

/** Choices of cards that do not lie open on the table: of the discard pile, of a legacy, of the trade deck. */
export function fromPiles(legal: Choice[], view: StarRealmsView): Choice[] {
  return legal.filter(({ action }) => {
    const [verb, what = ""] = action.split(" ");
    if (verb === "take") return what !== "explorer" && !view.row.includes(what);
    return verb === "leave" || action.startsWith("pick discard ");
  });
}

/** The card an action is about, where it names one. */
export const cardOf = (action: string): string => action.split(" ").at(-1) ?? "";

/** Actions that are shown on a card, a base or a player; the others are buttons. */
export function onTable(action: string): boolean {
  if (action === "play all" || action === "end") return true;
  return /^(play|use|ally|scrap|buy|attack|give|pass|take|leave|pick (hand|row|base|ship|player|discard)) /.test(
    action,
  );
}
