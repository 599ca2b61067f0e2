import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../../api/types";
import { differences, matters } from "./differs";

const option = (given: Partial<OptionInfo>): OptionInfo => ({
  name: "",
  title: "",
  summary: "",
  kind: { type: "flag" },
  default: false,
  formats: [],
  needs: null,
  ...given,
});
const sets = option({
  name: "sets",
  title: "Sets",
  kind: {
    type: "several",
    choices: [
      ["core", "Core Set"],
      ["rise", "Rise"],
    ],
  },
  default: ["core"],
});
const symbol = option({
  name: "symbol",
  title: "Symbol",
  kind: {
    type: "choice",
    choices: [
      ["a", "Combat"],
      ["b", "Trade"],
    ],
  },
  default: "a",
  needs: ["sets", "rise"],
});
const boss = option({
  name: "boss",
  title: "Boss",
  kind: { type: "number", min: 1, max: 6 },
  default: 1,
  formats: ["raid"],
});
const game = { options: [sets, symbol, boss] } as GameInfo;

test("an option matters with its format and its set", () => {
  expect(matters(symbol, game, "standard", {})).toBe(false);
  expect(matters(symbol, game, "standard", { sets: ["core", "rise"] })).toBe(true);
  expect(matters(boss, game, "standard", {})).toBe(false);
  expect(matters(boss, game, "raid", {})).toBe(true);
});

test("only what is otherwise than usual is said", () => {
  expect(differences(game, "standard", { sets: ["core"], symbol: "b", boss: 2 })).toEqual([]);
  expect(differences(game, "raid", { sets: ["core", "rise"], symbol: "b", boss: 2 })).toEqual([
    "Core Set, Rise",
    "Trade",
    "Boss: 2",
  ]);
});
