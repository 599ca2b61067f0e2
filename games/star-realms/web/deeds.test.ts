import { expect, test } from "vitest";
import type { Told } from "$web/api/types";
import { lastTurns } from "./deeds";

const story = (...events: object[]) => events.map((data) => ({ data, words: "" }) as unknown as Told);

test("only the last turn of each player counts", () => {
  const deeds = lastTurns(
    story(
      { type: "turn_began", seats: [2] },
      { type: "acquired", seat: 2, card: "scout" },
      { type: "turn_began", seats: [1] },
      { type: "attacked", seat: 1, target: 2, n: 3 },
      { type: "attacked", seat: 1, target: 2, n: 2 },
      { type: "turn_began", seats: [2] },
      { type: "acquired", seat: 2, card: "predator" },
      { type: "destroyed", seat: 2, owner: 1, card: "bioformer" },
    ),
  );
  expect(deeds.get(2)).toEqual({ acquired: ["predator"], hits: new Map(), destroyed: ["bioformer"] });
  expect(deeds.get(1)?.hits.get(2)).toBe(5);
});
