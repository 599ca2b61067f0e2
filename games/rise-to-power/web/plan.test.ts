import { expect, test } from "vitest";
import { Board, type Source } from "$web/table/board.svelte";
import { Plan } from "./plan.svelte";
import type { Types } from "./types";

const info = { seats: [{ seat: 1, name: "Ada", kind: "person", mine: true }] };

/** My network has a contract; what may be done with it are these actions. */
function plan(...legal: { action: string; data: Types["deed"] }[]): Plan {
  const view = {
    track: [],
    exchange: { ready: [], fresh: [] },
    contest: null,
    seats: [{ seat: 1, hand: ["green1"], districts: [], contracts: [{ card: "a-1", cell: "1,0", cost: 5 }] }],
  };
  const now = {
    view,
    legal: legal.map((choice) => ({ ...choice, words: choice.action })),
    to_move: [1],
    outcome: null,
  };
  const source = { info, now, lookingFrom: 1, busy: false, act: () => Promise.resolve(true) };
  return new Plan(new Board<Types>(source as unknown as Source, null));
}

const trade = { action: "trade a-1", data: { type: "trade", card: "a-1" } } as const;

test("a contract that cannot be powered is chosen, and nothing is done with it by itself", () => {
  const chosen = plan(trade);
  chosen.choose("a-1");
  expect(chosen.ready).toBeNull();
  expect(chosen.verb).toBeNull();
  expect(chosen.paying).toEqual([]);
  // What one would have wanted is told, with its reason to be asked for.
  expect(chosen.missing?.verb).toBe("power");
  chosen.verb = "trade";
  expect(chosen.ready?.action).toBe("trade a-1");
});

test("a second tap puts the contract down again", () => {
  const chosen = plan(trade);
  chosen.choose("a-1");
  chosen.verb = "trade";
  chosen.choose("a-1");
  expect([chosen.card, chosen.verb, chosen.ready]).toEqual([null, null, null]);
});

test("what can be powered is powered without a further word, with the payment proposed", () => {
  const chosen = plan({ action: "power a-1 green5", data: { type: "power", card: "a-1", pay: ["green5"] } });
  chosen.choose("a-1");
  expect(chosen.ready?.action).toBe("power a-1 green5");
  expect(chosen.paying).toEqual(["green5"]);
});
