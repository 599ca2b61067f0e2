import { expect, test } from "vitest";
import { titleOf } from "$web/table/rulebook.kit";
import rulebook from "./rulebook";

test.each([
  ["contest", "Contesting"],
  ["exchange", "The Exchange"],
])("%s leads to the section about it", (about, title) => {
  expect(titleOf("rise-to-power", rulebook, about)).toBe(title);
});
