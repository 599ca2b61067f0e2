import { expect, test } from "vitest";
import { addSigns } from "$web/parts/icons";
import { abilities } from "./abilities";
import { signs } from "./signs";

addSigns(signs);

const icons = (more: Record<string, unknown>) =>
  abilities(more).map((row) => row.tokens.flatMap((token) => ("icon" in token ? [token.icon] : [])));

test("a card too small for words still shows what its abilities are about", () => {
  expect(icons({ arrives: { if_played: "blob", to: "hand" } })).toEqual([["hand"]]);
  expect(icons({ primary: [{ copy: "ship" }] })).toEqual([["ship"]]);
  expect(
    icons({ primary: [{ trade: 2 }], ally: [{ faction: "blob", effects: [{ combat: 4 }, { draw: 1 }] }] }),
  ).toEqual([["trade"], ["combat", "draw"]]);
});
