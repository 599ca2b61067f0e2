import { expect, test } from "vitest";
import type { Deed } from "./types";
import { crewSize, onTable, percent, planetOf } from "./view";

test("a deed points at a planet, or at none", () => {
  expect(planetOf({ type: "land", planet: "trega" })).toBe("trega");
  expect(planetOf({ type: "attack", planet: "alioth", seat: null })).toBe("alioth");
  expect(planetOf({ type: "strike", seat: 2, planet: "sargas" })).toBe("sargas");
  expect(planetOf({ type: "strike", seat: 2, planet: null })).toBeNull();
  expect(planetOf({ type: "move", from: "trega", to: "sargas" })).toBe("trega");
  expect(planetOf({ type: "bid", amount: 3 })).toBeNull();
});

test("bids, payments and passing stay buttons", () => {
  const buttons: Deed[] = [
    { type: "bid", amount: 3 },
    { type: "pay", worker: "rebel" },
    { type: "pass" },
    { type: "train", worker: "hero" },
    { type: "strike", seat: 2, planet: null },
  ];
  const shown: Deed[] = [
    { type: "place", worker: "hero", spot: "war" },
    { type: "take", good: "soma" },
    { type: "perform", mission: "x" },
    { type: "buy", technology: "y" },
    { type: "move", from: "trega", to: "sargas" },
  ];
  expect(buttons.some(onTable)).toBe(false);
  expect(shown.every(onTable)).toBe(true);
});

test("crews and odds", () => {
  expect(crewSize({})).toBe(0);
  expect(percent({ wins: 2, of: 3 })).toBe(67);
});
