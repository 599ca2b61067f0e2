import { expect, test } from "vitest";
import type { Token } from "$web/cards/ability";
import { addSigns } from "$web/parts/icons";
import { abilities } from "./abilities";
import { signs } from "./signs";

addSigns(signs);

/** What is seen where there is no room for words. */
const small = (tokens: Token[]): string[] =>
  tokens.flatMap((token) =>
    "icon" in token ? [token.icon] : "signs" in token ? small(token.signs) : token.word ? [`“${token.word}”`] : [],
  );
const icons = (more: Record<string, unknown>) => abilities(more).map((row) => small(row.tokens));

test("a card too small for words still shows what its abilities are about", () => {
  expect(icons({ arrives: { if_played: "blob", to: "hand" } })).toEqual([["acquire", "“→”", "hand"]]);
  expect(icons({ primary: [{ copy: "ship" }] })[0]).toContain("ship");
  expect(
    icons({ primary: [{ trade: 2 }], ally: [{ faction: "blob", effects: [{ combat: 4 }, { draw: 1 }] }] }),
  ).toEqual([["trade"], ["combat", "draw"]]);
});

test("what hangs on a condition comes last, after it", () => {
  const card = JSON.parse('{"primary":[{"if":{"own_bases":2,"then":[{"draw":2}]}},{"authority":3}]}') as Record<
    string,
    unknown
  >;
  const row = icons(card)[0] ?? [];
  expect(row[0]).toBe("authority");
  expect(row.slice(-2)).toEqual(["“:”", "draw"]);
  expect(row).toContain("base");
});

test("one of two, with something besides, is said where the choice ends", () => {
  expect(icons({ primary: [{ choice: [[{ trade: 1 }], [{ combat: 1 }]] }, { draw: 1 }] })[0]).toEqual([
    "“(”",
    "trade",
    "“[fx-or]”",
    "combat",
    "“)”",
    "draw",
  ]);
});
