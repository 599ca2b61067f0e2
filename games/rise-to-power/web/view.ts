import type { Board as TableBoard, Choice } from "$web/table/board.svelte";
import type { Card, Cell, Deed, Prism, Seat, Types, View } from "./types";

export type Board = TableBoard<Types>;

/** What a legal action is about, so that it can be put together by pointing. */
export interface Order {
  action: string;
  words: string;
  verb: Deed["type"];
  card: Card | null;
  /** A cell, or the district laid over, or the contract swapped for. */
  place: Cell | Card | null;
  /** The place, if it is a cell. */
  cell: Cell | null;
  pay: Prism[] | null;
}

/** The contract a deed is about. Who defends is asked about the contested one. */
function subject(deed: Deed, contested: Card | null): Card | null {
  if (deed.type === "defend") return contested;
  return "card" in deed && deed.type !== "discard" ? deed.card : null;
}

const cellOf = (deed: Deed): Cell | null => ("at" in deed ? deed.at : null);

function placeOf(deed: Deed): Cell | Card | null {
  if ("at" in deed) return deed.at;
  if ("over" in deed) return deed.over ?? null;
  return "for" in deed ? deed.for : null;
}

function payment(deed: Deed): Prism[] | null {
  if ("pay" in deed) return deed.pay.toSorted();
  if ("cards" in deed) return deed.cards.toSorted();
  return deed.type === "discard" ? [deed.card] : null;
}

export const orderOf = ({ action, words, data }: Choice<Deed>, contested: Card | null): Order => ({
  action,
  words,
  verb: data.type,
  card: subject(data, contested),
  place: placeOf(data),
  cell: cellOf(data),
  pay: payment(data),
});

export const prismValue = (card: Prism): number => Number(/\d+$/.exec(card)?.[0] ?? 0);
export const prismColour = (card: Prism): string => card.replace(/\d+$/, "");
export const total = (pay: readonly string[]): number => pay.reduce((sum, card) => sum + prismValue(card), 0);

/** Are these the same cards? */
export const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join("+") === b.toSorted().join("+");

/** Payments from the best: exact first, then the least value, then the fewest cards. */
export function ranked(orders: Order[], cost: number | null): Order[] {
  const over = (order: Order) => (cost === null ? 0 : Math.max(0, total(order.pay ?? []) - cost));
  return orders.toSorted(
    (a, b) =>
      over(a) - over(b) || total(a.pay ?? []) - total(b.pay ?? []) || (a.pay?.length ?? 0) - (b.pay?.length ?? 0),
  );
}

/** Where a cell lies, in columns and rows. */
export function cellAt(cell: Cell): { x: number; y: number } {
  const [x, y] = cell.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

/** An action that is not among the legal ones: its kind, and its text to ask the rules with. */
export interface Wish {
  verb: Deed["type"];
  action: string;
}

/** The action somebody who points at a contract or an Exchange card means, as far as it can be guessed: to be asked why it is not there. */
export function wish(view: View, seat: Seat | null, card: Card, colour: string): Wish | undefined {
  const me = view.seats.find((s) => s.seat === seat);
  if (!me) return undefined;
  const taken = new Set([...me.districts, ...me.contracts].map((x) => x.cell));
  const cell = ["1,0", "-1,0", "0,1", "0,-1"].find((free) => !taken.has(free)) ?? "1,0";
  if (view.track.includes(card)) return { verb: "acquire", action: `acquire ${card} at ${cell}` };
  if ([...view.exchange.ready, ...view.exchange.fresh].includes(card))
    return { verb: "take", action: `take ${card} at ${cell}` };
  const hand = me.hand ?? [];
  const fitting = hand.filter((prism) => prismColour(prism) === colour);
  const pay = (fitting.length ? fitting : hand).join("+") || `${colour}1`;
  if (me.contracts.some((c) => c.card === card)) return { verb: "power", action: `power ${card} ${pay}` };
  if (view.seats.some((s) => s.contracts.some((c) => c.card === card)))
    return { verb: "contest", action: `contest ${card} at ${cell} ${pay}` };
  return undefined;
}
