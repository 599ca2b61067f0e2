/** What somebody did in their last turn, as far as others want to know: what was acquired, whom it hurt, what fell. */
import type { Told } from "$web/api/types";

export interface Deeds {
  acquired: string[];
  /** Damage to authority, by seat. */
  hits: Map<number, number>;
  destroyed: string[];
}

interface Happening {
  type?: string;
  seat?: number;
  seats?: number[];
  card?: string;
  target?: number;
  n?: number;
}

export function lastTurns(story: Told[]): Map<number, Deeds> {
  const deeds = new Map<number, Deeds>();
  const of = (seat: number): Deeds => {
    const known = deeds.get(seat) ?? { acquired: [], hits: new Map(), destroyed: [] };
    deeds.set(seat, known);
    return known;
  };
  for (const { data } of story) {
    const event = (data ?? {}) as Happening;
    if (event.type === "turn_began") for (const seat of event.seats ?? []) deeds.delete(seat);
    if (event.seat === undefined) continue;
    if (event.type === "acquired" && event.card) of(event.seat).acquired.push(event.card);
    if (event.type === "destroyed" && event.card) of(event.seat).destroyed.push(event.card);
    if (event.type === "attacked" && event.target) {
      const { hits } = of(event.seat);
      hits.set(event.target, (hits.get(event.target) ?? 0) + (event.n ?? 0));
    }
  }
  return deeds;
}
