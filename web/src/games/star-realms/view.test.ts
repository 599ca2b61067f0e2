import { expect, test } from "vitest";
import { around, onTable, pieceText, type Realm, spread } from "./view";

test("neighbours come in table order, the left one first", () => {
  const seats = [1, 2, 3, 4].map((seat) => ({ seat }) as Realm);
  expect(around(seats, 3).map((r) => r.seat)).toEqual([4, 1, 2]);
  expect(around(seats, 9).map((r) => r.seat)).toEqual([1, 2, 3, 4]);
});

test("a copy is named by what it is and what it copies", () => {
  const piece = { card: "stealth_needle", used: false, ally_ready: [], defense: 0, damage: 0, outpost: false };
  expect(pieceText(piece)).toBe("stealth_needle");
  expect(pieceText({ ...piece, copies: "scout" })).toBe("stealth_needle:scout");
});

test("a pile is spread card by card", () => {
  expect(
    spread([
      { card: "scout", n: 2 },
      { card: "viper", n: 1 },
    ]),
  ).toEqual(["scout", "scout", "viper"]);
});

test("answers without a place on the table stay buttons", () => {
  expect(["choose 1", "accept", "decline", "send top"].some(onTable)).toBe(false);
  expect(["play scout", "attack 2", "attack 2 bioformer", "pick discard viper", "end"].every(onTable)).toBe(true);
});
