/** The view of Rise to Power, as its crate writes it. Cells are `column,row` from the plant at `0,0`: right and up. */
export interface Influence {
  districts: number;
  upgrades: number;
  agendas: number;
  total: number;
}

export interface SeatView {
  seat: number;
  hand_size: number;
  hand?: string[];
  known: string[];
  draw: number;
  capacity: number;
  connections: number;
  active: number;
  upgrades: number;
  districts: { cell: string; cards: string[] }[];
  contracts: { cell: string; card: string; cost: number }[];
  influence: Influence;
  out: boolean;
}

export interface AgendaView {
  id: string;
  influence: number;
  at_least: number;
  progress: number[];
  claimed_by: number | null;
}

export interface RiseToPowerView {
  number: number;
  first: number;
  turn: number;
  prompt: { type: string; seat?: number; card?: string; attacker?: number; shown?: string[] };
  points: number;
  wild: number;
  discount: number;
  track: (string | null)[];
  contracts: { deck: number; top: string | null; discard: string[] };
  exchange: { ready: string[]; fresh: string[] };
  prism: { deck: number; discard: string[] };
  agendas: AgendaView[];
  seats: SeatView[];
  looked?: string[];
  contest?: { attacker: number; owner: number; card: string; shown: string[]; answer: string };
  last_round?: { seat: number; why: string };
}

/** What a legal action is about: read off its text, so that it can be put together by pointing. */
export interface Order {
  action: string;
  words: string;
  verb: string;
  card: string | null;
  /** A cell, or the district laid over, or the contract swapped for. */
  place: string | null;
  pay: string[] | null;
}

const cards = (text: string | undefined): string[] | null => (text ? text.split("+").toSorted() : null);

export function readOrder(action: string, words: string, contested: string | null): Order {
  const [verb = "", ...rest] = action.split(" ");
  const order: Order = { action, words, verb, card: null, place: null, pay: null };
  switch (verb) {
    case "acquire":
    case "take":
      return { ...order, card: rest[0] ?? null, place: rest[2] ?? null };
    case "power":
      return { ...order, card: rest[0] ?? null, pay: cards(rest[1]) };
    case "upgrade":
    case "contest":
      return { ...order, card: rest[0] ?? null, place: rest[2] ?? null, pay: cards(rest[3]) };
    case "defend":
      return rest[0] === "over"
        ? { ...order, card: contested, place: rest[1] ?? null, pay: cards(rest[2]) }
        : { ...order, card: contested, pay: cards(rest[0]) };
    case "swap":
      return { ...order, card: rest[0] ?? null, place: rest[2] ?? null };
    case "trade":
    case "scrap":
      return { ...order, card: rest[0] ?? null };
    case "recover":
    case "keep":
    case "discard":
      return { ...order, pay: cards(rest[0]) };
    default:
      return order;
  }
}

export const prismValue = (card: string): number => Number(/\d+$/.exec(card)?.[0] ?? 0);
export const prismColour = (card: string): string => card.replace(/\d+$/, "");
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

export function cellAt(text: string): { x: number; y: number } {
  const [x, y] = text.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

export const isCell = (text: string): boolean => /^-?\d+,-?\d+$/.test(text);

/** The action somebody who points at a contract or an Exchange card means, as far as it can be guessed: to be asked why it is not there. */
export function wish(view: RiseToPowerView, seat: number | null, card: string, colour: string): string | undefined {
  const me = view.seats.find((s) => s.seat === seat);
  if (!me) return undefined;
  const taken = new Set([...me.districts, ...me.contracts].map((x) => x.cell));
  const cell = ["1,0", "-1,0", "0,1", "0,-1"].find((free) => !taken.has(free)) ?? "1,0";
  if (view.track.includes(card)) return `acquire ${card} at ${cell}`;
  if ([...view.exchange.ready, ...view.exchange.fresh].includes(card)) return `take ${card} at ${cell}`;
  const hand = me.hand ?? [];
  const fitting = hand.filter((prism) => prismColour(prism) === colour);
  const pay = (fitting.length ? fitting : hand).join("+") || `${colour}1`;
  if (me.contracts.some((c) => c.card === card)) return `power ${card} ${pay}`;
  if (view.seats.some((s) => s.contracts.some((c) => c.card === card))) return `contest ${card} at ${cell} ${pay}`;
  return undefined;
}
