import { expect, test } from "vitest";
import { clearOf, kindOf, placeOf, points, stepAt } from "./marks";

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
