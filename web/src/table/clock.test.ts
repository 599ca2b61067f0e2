import { expect, test } from "vitest";
import { spell } from "./clock";

test("a clock reads as clocks do", () => {
  expect(spell(0)).toBe("0:00");
  expect(spell(59_001)).toBe("1:00");
  expect(spell(61_000)).toBe("1:01");
  expect(spell(3_723_000)).toBe("1:02:03");
  expect(spell(90_000_000)).toBe("1d 01h");
});
