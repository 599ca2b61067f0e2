import { expect, test } from "vitest";
import type { Deed, SeatView } from "./types";
import { around, fitsUpright, onTable, pieceText, relation, relationSign, spread } from "./view";

test("neighbours come in table order, the left one first", () => {
  const seats = [1, 2, 3, 4].map((seat) => ({ seat, team: seat }) as SeatView);
  const from = (me: Partial<SeatView>) => around(seats, me as SeatView).map((r) => r.seat);
  expect(from({ seat: 3, team: 3 })).toEqual([4, 1, 2]);
  expect(from({ seat: 9, team: 9 })).toEqual([1, 2, 3, 4]);
});

test("the rivals come before those of my side", () => {
  const seats = [1, 2, 3, 4].map((seat) => ({ seat, team: seat % 2 }) as SeatView);
  expect(around(seats, seats[0] as SeatView).map((r) => r.seat)).toEqual([2, 4, 3]);
});

test("what somebody is to me", () => {
  const me = { seat: 1, team: 0, alive: true, may_attack: [2], may_attack_bases_of: [2, 4] } as SeatView;
  const other = (more: Partial<SeatView>) => relation(me, { seat: 2, team: 1, alive: true, ...more } as SeatView);
  expect([other({}), other({ seat: 4 }), other({ seat: 3 }), other({ team: 0 }), other({ alive: false })]).toEqual([
    "target",
    "bases",
    "safe",
    "mate",
    "fallen",
  ]);
});

test("to somebody who looks on, nobody is anything", () => {
  const realm = { seat: 2, team: 0, alive: true, shielded: false } as SeatView;
  expect([relation(null, realm), relationSign(null, realm)]).toEqual(["none", null]);
  expect(relation(null, { ...realm, alive: false })).toBe("fallen");
});

test("a copy is named by what it is and what it copies", () => {
  const piece = {
    card: "stealth_needle",
    used: false,
    ally_ready: [],
    ally_used: [],
    defense: 0,
    damage: 0,
    outpost: false,
  };
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
  const buttons: Deed[] = [
    { type: "choose", n: 1 },
    { type: "accept" },
    { type: "decline" },
    { type: "send", to: "top" },
  ];
  const shown: Deed[] = [
    { type: "play", card: "scout" },
    { type: "attack", seat: 2 },
    { type: "attack", seat: 2, card: "bioformer" },
    { type: "pick_discard", card: "viper" },
    { type: "pick_player", seat: 3 },
    { type: "end" },
  ];
  expect(buttons.some(onTable)).toBe(false);
  expect(shown.every(onTable)).toBe(true);
});

test("ships lie flat where they could not be read standing", () => {
  expect(fitsUpright(0, 4, 970, 100)).toBe(false);
  expect(fitsUpright(0, 4, 970, 220)).toBe(true);
  expect(fitsUpright(0, 12, 360, 90)).toBe(true);
  expect(fitsUpright(2, 0, 970, 60)).toBe(true);
});
