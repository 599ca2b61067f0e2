import type { CardInfo } from "$web/api/types";
import { colourOf } from "./sectors";
import type { Cell, Deed, View } from "./types";
import { type Board, type Order, orderOf, ranked, same, type Wish, wish } from "./view";

/** An action being put together by pointing: what, with what, where, paid how. Only ever one of the legal ones. */
export class Plan {
  card = $state<string | null>(null);
  verb = $state<Deed["type"] | null>(null);
  place = $state<string | null>(null);
  /** Cards chosen to pay with; nothing while the best set is proposed. */
  chosen = $state.raw<string[] | null>(null);

  constructor(private readonly board: Board) {}

  private get view(): View {
    return this.board.view;
  }

  get orders(): Order[] {
    const contested = this.view.contest?.card ?? null;
    return this.board.legal.map((choice) => orderOf(choice, contested));
  }

  /** What a hint proposes. */
  get hinted(): Order | undefined {
    return this.orders.find((order) => order.action === this.board.hinted);
  }

  private wish(card: CardInfo): Wish | undefined {
    return wish(this.view, this.board.seat, card.id, colourOf(card.faction));
  }

  /** What is asked about when nothing can be done with a card. */
  why(card: CardInfo): Wish | undefined {
    return this.subjects.has(card.id) || this.places.has(card.id) ? undefined : this.wish(card);
  }

  /** The first thing one would do with the chosen card, if that is not among what can be done. */
  get missing(): Wish | null {
    // Who defends does only that.
    const wanted = this.card && !this.board.of("defend").length ? this.wish(this.board.card(this.card)) : undefined;
    return wanted && !this.verbs.includes(wanted.verb) ? wanted : null;
  }

  clear(): void {
    this.card = this.verb = this.place = this.chosen = null;
  }

  /** Contracts and districts something can be done with. */
  get subjects(): Set<string> {
    return new Set(this.orders.flatMap((order) => (order.card ? [order.card] : [])));
  }

  private get about(): Order[] {
    return this.orders.filter((order) => order.card === this.card && order.card !== null);
  }

  get verbs(): Deed["type"][] {
    return [...new Set(this.about.map((order) => order.verb))];
  }

  private get doing(): Order[] {
    // What is left when the first thing one would do is not possible is not done by itself.
    const only = this.verbs.length === 1 && !this.missing ? this.verbs[0] : null;
    const verb = this.verb ?? only;
    return verb ? this.about.filter((order) => order.verb === verb) : [];
  }

  get places(): Set<string> {
    return new Set(this.doing.flatMap((order) => (order.place ? [order.place] : [])));
  }

  private get placed(): Order[] {
    const doing = this.doing;
    if (this.place !== null) return doing.filter((order) => order.place === this.place);
    // Powering in place needs no place; with one possibility it is taken for granted.
    const without = doing.filter((order) => order.place === null);
    if (without.length) return without;
    return this.places.size === 1 ? doing : [];
  }

  /** What the contract costs its owner now, where the view tells. */
  get cost(): number | null {
    for (const seat of this.view.seats) {
      const mine = seat.contracts.find((contract) => contract.card === this.card);
      if (mine) return mine.cost;
    }
    return null;
  }

  /** The ways to pay, best first. */
  get payments(): Order[] {
    return ranked(
      this.placed.filter((order) => order.pay !== null),
      this.cost,
    );
  }

  get paying(): string[] {
    return this.chosen ?? this.payments[0]?.pay ?? [];
  }

  /** The action as it stands, if it is whole. */
  get ready(): Order | null {
    const placed = this.placed;
    if (!placed.length) return null;
    if (placed.some((order) => order.pay !== null))
      return placed.find((order) => order.pay !== null && same(order.pay, this.paying)) ?? null;
    return placed.length === 1 ? (placed[0] ?? null) : null;
  }

  /** Begins, or does, what a hint proposes. */
  take(order: Order): void {
    if (order.pay === null) return this.go(order);
    this.clear();
    this.card = order.card;
    this.verb = order.verb;
    this.place = order.place;
    this.chosen = order.pay;
  }

  choose(card: string): void {
    const again = this.card === card;
    this.clear();
    if (!again) this.card = card;
  }

  /** The action that choosing this place completes, where nothing is left to be said. */
  completedBy(place: string): string | undefined {
    const there = this.doing.filter((order) => order.place === place);
    return there.length === 1 && there[0]?.pay === null ? there[0].action : undefined;
  }

  put(place: string): void {
    this.place = place;
    this.chosen = null;
    const order = this.ready;
    if (order && order.pay === null) this.go(order);
  }

  go(order: Order): void {
    this.clear();
    this.board.act(order.action);
  }

  /** Takes a card of the hand into the payment or out of it. */
  toggle(card: string, hand: readonly string[]): void {
    const now = this.paying;
    const inPay = now.filter((c) => c === card).length;
    const inHand = hand.filter((c) => c === card).length;
    const without = now.filter((c) => c !== card);
    this.chosen = [...without, ...Array.from({ length: (inPay + 1) % (inHand + 1) }, () => card)];
  }

  /** Proposes the next way to pay. */
  next(): void {
    const ways = this.payments;
    const at = ways.findIndex((order) => order.pay && same(order.pay, this.paying));
    this.chosen = ways[(at + 1) % Math.max(1, ways.length)]?.pay ?? null;
  }

  get cells(): Cell[] {
    return [...new Set(this.doing.flatMap((order) => (order.cell ? [order.cell] : [])))];
  }
}
