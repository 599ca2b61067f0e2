import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SECTORS } from "./hues";
import type { Deed, TieBreak, View } from "./types";
import { orderOf, ranked, same, total, wish } from "./view";

const order = (data: Deed, contested: string | null = null) => orderOf({ action: "", words: "", data }, contested);

test("orders are about what the actions are about", () => {
  expect(order({ type: "acquire", card: "arcology-1", at: "-1,2" })).toMatchObject({
    card: "arcology-1",
    place: "-1,2",
    cell: "-1,2",
    pay: null,
  });
  expect(order({ type: "upgrade", card: "a-2", over: "a-1", pay: ["blue4", "blue1"] })).toMatchObject({
    card: "a-2",
    place: "a-1",
    cell: null,
    pay: ["blue1", "blue4"],
  });
  expect(order({ type: "contest", card: "a-2", at: "1,0", pay: ["green3"] })).toMatchObject({
    verb: "contest",
    card: "a-2",
    place: "1,0",
    pay: ["green3"],
  });
  const defended = { card: "a-2", pay: ["green3"] };
  expect(order({ type: "defend", over: "a-1", pay: ["green3"] }, "a-2")).toMatchObject({ ...defended, place: "a-1" });
  expect(order({ type: "defend", pay: ["green3"] }, "a-2")).toMatchObject({ ...defended, place: null });
  expect(order({ type: "swap", card: "a-1", for: "b-1" })).toMatchObject({ card: "a-1", place: "b-1" });
  expect(order({ type: "discard", card: "blue6" })).toMatchObject({ card: null, pay: ["blue6"] });
  expect(order({ type: "end" })).toMatchObject({ verb: "end", card: null, place: null, pay: null });
});

test("the exact payment comes first", () => {
  const orders = [["blue6"], ["blue2", "blue3"], ["blue5"]].map((pay) => order({ type: "power", card: "a-1", pay }));
  expect(ranked(orders, 5).map((o) => o.pay)).toEqual([["blue5"], ["blue2", "blue3"], ["blue6"]]);
});

test("small readings", () => {
  expect(total(["blue2", "green6"])).toBe(8);
  expect(same(["a", "b"], ["b", "a"])).toBe(true);
  expect(same(["a", "a"], ["a"])).toBe(false);
});

test("what somebody pointing at a card would want", () => {
  const view = {
    track: ["a-1", null],
    exchange: { ready: ["b-1"], fresh: [] },
    seats: [
      {
        seat: 1,
        hand: ["blue2", "blue3", "green4"],
        districts: [{ cell: "1,0" }],
        contracts: [{ card: "c-1", cell: "-1,0" }],
      },
      { seat: 2, districts: [], contracts: [{ card: "d-1", cell: "1,0" }] },
    ],
  } as unknown as View;
  expect(wish(view, 1, "a-1", "blue")).toEqual({ verb: "acquire", action: "acquire a-1 at 0,1" });
  expect(wish(view, 1, "b-1", "blue")?.action).toBe("take b-1 at 0,1");
  expect(wish(view, 1, "c-1", "blue")?.action).toBe("power c-1 blue2+blue3");
  expect(wish(view, 1, "d-1", "orange")?.action).toBe("contest d-1 at 0,1 blue2+blue3+green4");
  expect(wish(view, 1, "e-1", "blue")).toBeUndefined();
  expect(wish(view, null, "a-1", "blue")).toBeUndefined();
});

test("a sector has one colour, on the page and in pictures", () => {
  const page = readFileSync(join(import.meta.dirname, "colors.css"), "utf8");
  for (const name of ["residential", "offshore", "space"] as const)
    expect(page).toContain(`--${name}: ${SECTORS[name]};`);
});

test.each(["en", "fr"])("every way a tie is broken is told in %s", (lang) => {
  const words = readFileSync(join(import.meta.dirname, `../words/${lang}/web.ftl`), "utf8");
  const ways: Record<TieBreak, true> = { districts: true, agendas: true, prism: true, shared: true };
  for (const by of Object.keys(ways)) expect(words, by).toContain(`\ntie-${by} = `);
});
