import { expect, test } from "vitest";
import type { Now, TableInfo } from "../api/types";
import type { GameTypes } from "../games/pages";
import { Board, type Source } from "./board.svelte";

const seats = [1, 2].map((seat) => ({ seat, name: seat === 1 ? "Ada" : "Ben" }));

function board(words: string, answer: string): Board {
  const now = {
    legal: [{ action: "attack trega 2", words, data: { type: "attack", planet: "trega", seat: 2 } }],
    to_move: [1],
    outcome: null,
  } as unknown as Now;
  const source: Source = {
    info: { seats } as unknown as TableInfo,
    now,
    lookingFrom: 1,
    busy: false,
    act: () => Promise.resolve(true),
  };
  return new Board(source, () => Promise.resolve(answer));
}

test("what may be done names people, not seats", () => {
  expect(board("Voler Joueur 2", "").legal[0]?.words).toBe("Voler Ben");
  expect(board("Attack Player 2", "").can("attack")?.words).toBe("Attack Ben");
});

test("actions are found by what they are", () => {
  interface Types extends GameTypes {
    deed: { type: "attack"; planet: string; seat: number } | { type: "pass" };
  }
  const typed = board("", "") as Board<never> as Board<Types>;
  expect(typed.of("attack", { seat: 2 }).map((choice) => choice.data.planet)).toEqual(["trega"]);
  expect(typed.of("attack", { planet: "trega", seat: 1 })).toEqual([]);
  expect(typed.can("pass")).toBeUndefined();
});

test("so does what may not be done", async () => {
  const asked = board("", "Player 2 is out of reach.");
  await asked.why("attack trega 2", "attack");
  expect(asked.reason).toBe("Ben is out of reach.");
});
