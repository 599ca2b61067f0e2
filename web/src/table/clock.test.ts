import { expect, test } from "vitest";
import { spell } from "./clock";

const days = (d: string, h: string) => `${d}j ${h}h`;

test("a clock reads as clocks do", () => {
  expect(spell(0, days)).toBe("0:00");
  expect(spell(59_001, days)).toBe("1:00");
  expect(spell(61_000, days)).toBe("1:01");
  expect(spell(3_723_000, days)).toBe("1:02:03");
  expect(spell(90_000_000, days)).toBe("1j 01h");
});
