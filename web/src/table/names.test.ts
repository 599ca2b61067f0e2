import { expect, test } from "vitest";
import type { SeatInfo } from "../api/types";
import { withNames } from "./names";

const seats = [
  { seat: 1, name: "Ada" },
  { seat: 2, name: "" },
] as SeatInfo[];

test("players are called by their names, where they have one", () => {
  expect(withNames("Player 1 attacks Player 2.", seats)).toBe("Ada attacks Player 2.");
  expect(withNames("Joueur 1 : à vous", seats)).toBe("Ada : à vous");
});
