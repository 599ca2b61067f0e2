import { expect, test } from "vitest";
import { isCell, ranked, readOrder, type RiseToPowerView, same, total, wish } from "./view";

test("actions are read into what they are about", () => {
  expect(readOrder("acquire arcology-1 at -1,2", "", null)).toMatchObject({
    card: "arcology-1",
    place: "-1,2",
    pay: null,
  });
  expect(readOrder("upgrade a-2 over a-1 blue1+blue4", "", null)).toMatchObject({
    card: "a-2",
    place: "a-1",
    pay: ["blue1", "blue4"],
  });
  expect(readOrder("contest a-2 at 1,0 green3", "", null)).toMatchObject({
    verb: "contest",
    card: "a-2",
    place: "1,0",
    pay: ["green3"],
  });
  expect(readOrder("defend over a-1 green3", "", "a-2")).toMatchObject({ card: "a-2", place: "a-1", pay: ["green3"] });
  expect(readOrder("defend green3", "", "a-2")).toMatchObject({ card: "a-2", place: null, pay: ["green3"] });
  expect(readOrder("discard blue6", "", null)).toMatchObject({ card: null, pay: ["blue6"] });
  expect(readOrder("end", "", null)).toMatchObject({ verb: "end", card: null, place: null, pay: null });
});

test("the exact payment comes first", () => {
  const orders = ["power a-1 blue6", "power a-1 blue2+blue3", "power a-1 blue5"].map((a) => readOrder(a, "", null));
  expect(ranked(orders, 5).map((o) => o.action)).toEqual([
    "power a-1 blue5",
    "power a-1 blue2+blue3",
    "power a-1 blue6",
  ]);
});

test("small readings", () => {
  expect(total(["blue2", "green6"])).toBe(8);
  expect(same(["a", "b"], ["b", "a"])).toBe(true);
  expect(same(["a", "a"], ["a"])).toBe(false);
  expect([isCell("-1,2"), isCell("arcology-1")]).toEqual([true, false]);
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
  } as unknown as RiseToPowerView;
  expect(wish(view, 1, "a-1", "blue")).toBe("acquire a-1 at 0,1");
  expect(wish(view, 1, "b-1", "blue")).toBe("take b-1 at 0,1");
  expect(wish(view, 1, "c-1", "blue")).toBe("power c-1 blue2+blue3");
  expect(wish(view, 1, "d-1", "orange")).toBe("contest d-1 at 0,1 blue2+blue3+green4");
  expect(wish(view, 1, "e-1", "blue")).toBeUndefined();
  expect(wish(view, null, "a-1", "blue")).toBeUndefined();
});
