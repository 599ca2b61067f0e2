import { expect, test } from "vitest";
import type { ArchivedGame } from "../../api/types";
import { runningShare } from "./share";

const game = (ranks: number[], mine: number): ArchivedGame =>
  ({
    seats: ranks.map((_, i) => ({ seat: i + 1, mine: i + 1 === mine })),
    result: { ranks, scores: [], why: "" },
  }) as unknown as ArchivedGame;

test("the share moves with every game I sat at", () => {
  expect(runningShare([game([1, 2], 1), game([1, 2], 2), game([2, 1], 2), game([1, 2], 0)])).toEqual([1, 0.5, 2 / 3]);
});
