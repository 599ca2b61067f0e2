import { expect, test } from "vitest";
import type { Decision, Review, TurnReview } from "../api/types";
import { clearOf, kindOf, placeOf, points, running, stepAt, turnsTold } from "./marks";

const curve = [0, 4, 10].map((step, turn) => ({ turn, step, seat: 1, chances: [0.5, 0.5], turned: false }));

test("a step lies between the turns it belongs to, and is found there again", () => {
  expect([0, 2, 4, 7, 10, 12].map((step) => placeOf(curve, step))).toEqual([0, 0.5, 1, 1.5, 2, 2]);
  for (const step of [0, 2, 4, 7, 10]) expect(stepAt(curve, placeOf(curve, step) / 2)).toBe(step);
  expect(stepAt(curve, 7)).toBe(10);
  expect(placeOf([], 3)).toBe(0);
});

test("points have a sign unless there are none", () => {
  expect([0.123, -0.05, 0.001, -0.001].map((share) => points(share, "en"))).toEqual(["+12", "-5", "0", "0"]);
});

test("mistakes are told by kind, whatever the game calls its deeds", () => {
  expect(kindOf("buy", "buy")).toBe("bought");
  expect(kindOf("end", "acquire")).toBe("not_bought");
  expect(kindOf("end", "play")).toBe("unplayed");
  expect(kindOf("attack", "attack")).toBe("target");
  expect(kindOf("attack", "end")).toBe("other");
  expect(["trade", "pick_row"].map((best) => kindOf("power", best))).toEqual(["used", "used"]);
  expect(["swap", "recover"].map((best) => kindOf("end", best))).toEqual(["not_bought", "not_bought"]);
  expect(["steal", "pick_base", "pick_player", "remove"].map((best) => kindOf("attack", best))).toEqual(
    Array.from({ length: 4 }, () => "target"),
  );
  expect(kindOf("power", "draw")).toBe("drew");
});

test("of marks that lie on each other the weightiest is seen", () => {
  const marks = [
    { x: 10, cost: 1 },
    { x: 14, cost: 5 },
    { x: 30, cost: 2 },
    { x: 44, cost: 3 },
  ];
  const seen = clearOf(
    marks,
    (m) => m.x,
    (m) => m.cost,
    15,
  );
  expect(seen.map((m) => m.x)).toEqual([14, 44]);
});

test("turns that cost something come worst first, each with its choices", () => {
  const turn = (seat: number, step: number, cost: number, judgement: string) =>
    ({ seat, step, cost, judgement }) as TurnReview;
  const choice = (seat: number, step: number, cost: number, judgement = "mistake") =>
    ({ seat, step, cost, judgement }) as Decision;
  const review = {
    turns: [turn(1, 1, 0.06, "mistake"), turn(2, 4, 0.2, "fine"), turn(1, 7, 0.15, "blunder"), turn(2, 9, 0, "fine")],
    decisions: [choice(1, 2, 0.06), choice(2, 5, 0.08), choice(1, 8, 0.1), choice(2, 9, 0, "fine")],
  } as Review;
  const told = turnsTold(review);
  expect(told.map((one) => one.turn.step)).toEqual([7, 4, 1]);
  expect(told.map(({ choices }) => choices.map((d) => d.step))).toEqual([[8], [5], [2]]);
});

test("a running mean is of the last ones", () => {
  expect(running([1, 3, 5], 2)).toEqual([1, 2, 4]);
});
