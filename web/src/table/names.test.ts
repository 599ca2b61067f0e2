import { expect, test } from "vitest";
import type { SeatInfo } from "../api/types";
import { nameOf, playing, seatName, seatsAt, withNames } from "./names";

const seats = [
  { seat: 1, name: "Ada" },
  { seat: 2, name: "" },
] as SeatInfo[];

test("players are called by their names, where they have one", () => {
  expect(withNames("Player 1 attacks Player 2.", seats)).toBe("Ada attacks Player 2.");
  expect(withNames("Joueur 1 : à vous", seats)).toBe("Ada : à vous");
});

test("a name in French takes the form of the words around it", () => {
  expect(withNames("Joueur 2 détruit la Balise du Joueur 1", seats)).toBe("Joueur 2 détruit la Balise d’Ada");
  expect(withNames("Au Joueur 1 : la Balise du Joueur 2", seats)).toBe("À Ada : la Balise du Joueur 2");
  expect(withNames("le Joueur 1 joue", seats)).toBe("Ada joue");
  const hugo = [{ seat: 1, name: "Hugo" }] as SeatInfo[];
  expect(withNames("donne 2 Commerce au Joueur 1, le temps du Joueur 1", hugo)).toBe(
    "donne 2 Commerce à Hugo, le temps de Hugo",
  );
});

test("bots of one level are told apart by their seats", () => {
  const bots = [
    { seat: 1, name: "Ada" },
    { seat: 2, name: "Novice" },
    { seat: 3, name: "Novice" },
  ] as SeatInfo[];
  expect(bots.map((seat) => seatName(seat, bots))).toEqual(["Ada", "Novice 2", "Novice 3"]);
  expect(nameOf(3, bots)).toBe("Novice 3");
  expect(nameOf(4, bots)).toBe("4");
  expect(withNames("Player 2 attacks Player 3", bots)).toBe("Novice 2 attacks Novice 3");
});

test("a bot that plays for somebody is named with them, and only what it did itself", () => {
  const now = [
    { seat: 1, name: "Ada", mine: true, stand_in: "Medium" },
    { seat: 2, name: "Ben", mine: false, stand_in: null },
  ] as SeatInfo[];
  expect(now.map((seat) => seatName(seat, now))).toEqual(["Ada (Medium)", "Ben"]);
  expect(withNames("Player 1 attacks Player 2", seatsAt(now, 1, null))).toBe("Ada attacks Ben");
  expect(withNames("Player 1 attacks Player 2", seatsAt(now, 1, "Medium"))).toBe("Ada (Medium) attacks Ben");
  expect(playing(now)).toEqual([]);
});
