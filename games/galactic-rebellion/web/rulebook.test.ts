import { expect, test } from "vitest";
import { titleOf } from "$web/table/rulebook.kit";
import rulebook from "./rulebook";

test.each([
  ["senate", "The senate"],
  ["war", "War"],
])("%s leads to the section about it", (about, title) => {
  expect(titleOf("galactic-rebellion", rulebook, about)).toBe(title);
});
