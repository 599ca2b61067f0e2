import { expect, test } from "vitest";
import { crewSize, onTable, percent, planetOf } from "./view";

test("an action points at a planet, or at none", () => {
  expect(planetOf("land trega")).toBe("trega");
  expect(planetOf("attack alioth sentinels")).toBe("alioth");
  expect(planetOf("strike 2 sargas")).toBe("sargas");
  expect(planetOf("strike 2 senate")).toBeNull();
  expect(planetOf("bid 3")).toBeNull();
});

test("bids, payments and passing stay buttons", () => {
  expect(["bid 3", "pay rebel", "pass", "train hero", "strike 2 senate"].some(onTable)).toBe(false);
  expect(["place hero war", "take soma", "perform x", "buy y", "move a b"].every(onTable)).toBe(true);
});

test("crews and odds", () => {
  expect(crewSize({})).toBe(0);
  expect(percent({ wins: 2, of: 3 })).toBe(67);
});
