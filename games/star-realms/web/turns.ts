/** What somebody did in their last turn, as far as others want to know: what was acquired, whom it hurt, what fell. */
import type { Teller } from "$web/games/pages";
import { t } from "$web/lib/words.svelte";
import type { Event } from "./types";

export interface LastTurn {
  acquired: string[];
  /** Damage to authority, by seat. */
  hits: Map<number, number>;
  destroyed: string[];
}

export function lastTurns(story: readonly { data: Event }[]): Map<number, LastTurn> {
  const turns = new Map<number, LastTurn>();
  const of = (seat: number): LastTurn => {
    const known = turns.get(seat) ?? { acquired: [], hits: new Map(), destroyed: [] };
    turns.set(seat, known);
    return known;
  };
  for (const { data: event } of story) {
    if (event.type === "turn_began") for (const seat of event.seats) turns.delete(seat);
    if (event.type === "acquired") of(event.seat).acquired.push(event.card);
    if (event.type === "destroyed") of(event.seat).destroyed.push(event.card);
    if (event.type === "attacked") {
      const { hits } = of(event.seat);
      hits.set(event.target, (hits.get(event.target) ?? 0) + event.n);
    }
  }
  return turns;
}

/** Several of one card are counted. */
function counted(cards: string[], name: (id: string) => string): string {
  const times = new Map<string, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times].map(([card, n]) => (n > 1 ? `${n} × ${name(card)}` : name(card))).join(", ");
}

/** A turn in one line: what was played and what it gave, what was bought, whom it hurt. */
export function digest(events: readonly Event[], { card, name }: Teller): string | undefined {
  const of = <T extends Event["type"]>(type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  const cards = (type: "played" | "acquired" | "destroyed" | "scrapped" | "discarded" | "upgraded") =>
    of(type).map((event) => event.card);
  const gained = (["trade", "combat", "authority"] as const)
    .map((what) => ({
      what,
      n: of("gained")
        .filter((event) => event.what === what)
        .reduce((sum, event) => sum + event.n, 0),
    }))
    .filter(({ n }) => n > 0)
    .map(({ what, n }) => `${n} ${t(what)}`)
    .join(", ");
  const hits = new Map<number, number>();
  for (const { target, n } of of("attacked")) hits.set(target, (hits.get(target) ?? 0) + n);
  const said = (key: string, list: string[]) => (list.length ? t(key, { cards: counted(list, card) }) : "");
  const plays = said("digest-plays", cards("played"));
  const parts = [
    plays && gained ? t("digest-gains", { plays, gained }) : plays || gained,
    said("digest-buys", cards("acquired")),
    said("digest-upgrades", cards("upgraded")),
    said("digest-scraps", cards("scrapped")),
    said("digest-destroys", cards("destroyed")),
    ...[...hits].map(([target, n]) => t("digest-attacks", { name: name(target), n })),
    said("digest-discards", cards("discarded")),
  ].filter(Boolean);
  return parts.length ? parts.join(" · ") : undefined;
}
