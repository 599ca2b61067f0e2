import { expect, test } from "vitest";
import type { GameInfo } from "../api/types";
import { formatTitle, kindsOf, ratingTitle } from "./kinds";

const format = (name: string, title: string, players: number[]) => ({ name, title, summary: "", players });
const game = (name: string, formats: GameInfo["formats"]): GameInfo => ({
  name,
  title: name.toUpperCase(),
  summary: "",
  edition: "1",
  formats,
  options: [],
  sets: [],
  minutes: [1, 2],
  levels: [],
  campaign: null,
});

test("tables of two and of more have ratings of their own, and each has a name", () => {
  const stars = game("stars", [format("standard", "Duel", [2]), format("free", "Free for all", [3, 4])]);
  const power = game("power", [format("standard", "Standard", [2, 3, 4])]);
  const alone = game("alone", [format("standard", "Standard", [1, 2])]);
  expect(kindsOf(stars).map((k) => k.value)).toEqual(["standard", "free-several"]);
  expect(kindsOf(stars).map((k) => k.label)).toEqual(["Duel", "Free for all"]);
  expect(kindsOf(power).map((k) => k.value)).toEqual(["standard", "standard-several"]);
  expect(new Set(kindsOf(power).map((k) => k.label)).size, "told apart").toBe(2);
  expect(kindsOf(alone).map((k) => k.value)).toEqual(["standard"]);
  expect(kindsOf(undefined)).toEqual([]);
  const games = [stars, power, alone];
  expect(ratingTitle(games, "stars", "free-several")).toBe("STARS · Free for all");
  expect(ratingTitle(games, "alone", "standard"), "there is no other").toBe("ALONE");
  expect(ratingTitle(games, "gone", "standard")).toBe("gone");
  expect(formatTitle(games, "stars", "standard")).toBe("STARS · Duel");
  expect(formatTitle(games, "power", "standard")).toBe("POWER");
});
