import { expect, test } from "vitest";
import { chosen, fitsSegments } from "./segments";

test("a few short choices stand beside each other, long ones in a list", () => {
  expect(
    fitsSegments([
      ["combat", "Combat"],
      ["trade", "Commerce"],
    ]),
  ).toBe(true);
  expect(fitsSegments([["my-box", "My box (my own box, written down by Ada)"]])).toBe(false);
  expect(fitsSegments(["a", "b", "c", "d", "e"].map((x) => [x, x]))).toBe(false);
});

test("what is chosen is told in full", () => {
  expect(chosen([["my-box", "My box (my own)"]], "my-box")).toBe("My box (my own)");
  expect(chosen([["my-box", "My box (my own)"]], "other")).toBe("");
});
