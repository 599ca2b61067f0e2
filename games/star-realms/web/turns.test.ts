import { expect, test } from "vitest";
import { lastTurns } from "./turns";
import type { Event } from "./types";

const story = (...events: Event[]) => events.map((data) => ({ data }));

test("only the last turn of each player counts", () => {
  const turns = lastTurns(
    story(
      { type: "turn_began", turn: 1, seats: [2] },
      { type: "acquired", seat: 2, card: "scout", paid: 1, to: "discard" },
      { type: "turn_began", turn: 2, seats: [1] },
      { type: "attacked", seat: 1, target: 2, n: 3, total: 47 },
      { type: "attacked", seat: 1, target: 2, n: 2, total: 45 },
      { type: "turn_began", turn: 3, seats: [2] },
      { type: "acquired", seat: 2, card: "predator", paid: 2, to: "discard" },
      { type: "destroyed", seat: 2, owner: 1, card: "bioformer", by_combat: true },
    ),
  );
  expect(turns.get(2)).toEqual({ acquired: ["predator"], hits: new Map(), destroyed: ["bioformer"] });
  expect(turns.get(1)?.hits.get(2)).toBe(5);
});
