import { expect, test } from "vitest";
import { titleOf } from "$web/table/rulebook.kit";
import rulebook from "./rulebook";

test.each([
  ["buy", "Buying"],
  ["attack", "Bases and outposts"],
  ["rivals", "More than two players"],
])("%s leads to the section about it", (about, title) => {
  expect(titleOf("star-realms", rulebook, about)).toBe(title);
});
