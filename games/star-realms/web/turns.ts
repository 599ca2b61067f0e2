/** What somebody did in their last turn, as far as others want to know: what was acquired, whom it hurt, what fell. */
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
