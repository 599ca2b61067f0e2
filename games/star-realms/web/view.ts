import type { IconName } from "$web/parts/icons";
import type { Board as TableBoard, Choice } from "$web/table/board.svelte";
import type { Deed, Heap, PieceView, SeatView, Types } from "./types";

export type Board = TableBoard<Types>;

/** An action that is not among the legal ones: its kind, and its text to ask the rules with. */
export interface Wish {
  verb: Deed["type"];
  action: string;
}

/** A piece as the text of actions names it. */
export const pieceText = (piece: PieceView): string => (piece.copies ? `${piece.card}:${piece.copies}` : piece.card);

/** Every card of a pile, one by one. */
export const spread = (heaps: Heap[]): string[] =>
  heaps.flatMap((heap) => Array.from({ length: heap.n }, () => heap.card));

/** What somebody is to me: out, on my side, within reach of my attacks (or only the bases), or not; to somebody who looks on, nothing. */
export type Relation = "fallen" | "mate" | "target" | "bases" | "safe" | "none";
export function relation(me: SeatView | null, other: SeatView): Relation {
  if (!other.alive) return "fallen";
  if (!me) return "none";
  if (other.team === me.team) return "mate";
  if (me.may_attack.includes(other.seat)) return "target";
  return me.may_attack_bases_of.includes(other.seat) ? "bases" : "safe";
}

/** The sign that says so without words. */
export function relationSign(me: SeatView | null, other: SeatView): IconName | null {
  const how = relation(me, other);
  if (how === "target") return other.shielded ? "outpost" : "combat";
  return ({ mate: "link", fallen: "close", bases: "base", safe: null, none: null } as const)[how];
}

/** Where several play together: which team, for somebody who looks on. */
export const teams = (seats: SeatView[]): boolean => new Set(seats.map((realm) => realm.team)).size < seats.length;

/** The others, starting with whoever sits to the left, as at a real table; those of my side last. */
export function around(seats: SeatView[], me: SeatView): SeatView[] {
  const at = seats.findIndex((realm) => realm.seat === me.seat);
  const others = at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at)];
  return [...others.filter((realm) => realm.team !== me.team), ...others.filter((realm) => realm.team === me.team)];
}

/** A choice of a card that does not lie open on the table. */
export type Pick = Choice<Extract<Deed, { type: "take" | "leave" | "pick_discard" }>>;

/** Choices of cards that do not lie open on the table: of the discard pile, of a legacy, of the trade deck. */
export const fromPiles = (board: Board): Pick[] => [
  ...board.of("take").filter(({ data }) => data.card !== "explorer" && !board.view.row.includes(data.card)),
  ...board.of("leave"),
  ...board.of("pick_discard"),
];

/** Deeds that are shown on a card, a base or a player, or that have a button of their own; the others are buttons below. */
export const onTable = (deed: Deed): boolean =>
  deed.type === "play_all" || deed.type === "end" || "card" in deed || "seat" in deed;

/** Narrower than this a standing card is hard to read. */
const READABLE = 78;

/** Can so many ships stand in this room beside so many bases, and still be read? The room is as `StarRealms.svelte` divides it. */
export function fitsUpright(bases: number, ships: number, wide: number, high: number): boolean {
  if (!ships || !wide || !high) return true;
  const units = Math.max(2 * bases + ships, 3);
  const width = (lines: number) =>
    Math.min((wide - 24) / Math.ceil(units / lines) - 9, (((high - 12 - 8 * (lines - 1)) / lines) * 142) / 204);
  const upright = Math.max(...[1, 2, 3].map(width));
  // Lying, a card is twice as wide and little more than half as high: it is read better in a low room, not in a narrow one.
  const lying = Math.min((wide - 24) / (bases + ships) - 9, ((high - 12) * 176) / 92);
  return upright >= READABLE || lying < 1.7 * upright;
}
