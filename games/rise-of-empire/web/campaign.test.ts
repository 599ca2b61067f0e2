import { describe, expect, it } from "vitest";
import type { SheetView } from "./types";
import { offers } from "./campaign";

const text = { en: "", fr: "" };
const sheet = (number: number): SheetView => ({
  side: "star_empire",
  number,
  title: text,
  rows: [1, 2].map((cost) => ({ cost, ship: text, base: text, sticker: `se${number}_${cost}`, used: null })),
});

const upgrade = (sticker: string) => ({
  action: `upgrade ${sticker}`,
  words: "",
  data: { type: "upgrade" as const, sticker },
});

describe("stickers on offer", () => {
  it("finds the sheet and the row of each action", () => {
    const found = offers([sheet(1), sheet(2)], [upgrade("se2_1"), upgrade("se1_2")]);
    expect(found.map((o) => [o.sheet.number, o.row.cost])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it("leaves out what is on no sheet", () => {
    expect(offers([sheet(1)], [upgrade("tf1_1")])).toEqual([]);
  });
});
