import { expect, test } from "vitest";
import { withBase } from "$web/games";
import type { Rulebook } from "$web/games/pages";
import { sectionIn } from "$web/table/rulebook";
import { titleOf } from "$web/table/rulebook.kit";
import base from "../../star-realms/web/rulebook";
import rulebook from "./rulebook";

test.each([
  ["upgrade", "Changing a card for good"],
  ["stickers", "Stickers"],
])("%s leads to the section about it", (about, title) => {
  expect(titleOf("rise-of-empire", rulebook, about)).toBe(title);
});

test("what the campaign does not tell of is looked up in the game it is built on", () => {
  const books: [string, Rulebook][] = [
    ["rise-of-empire", rulebook],
    ["star-realms", base],
  ];
  expect(withBase("rise-of-empire")).toEqual(["rise-of-empire", "star-realms"]);
  expect(sectionIn(books, "upgrade")).toBe("/rules/rise-of-empire#s3");
  expect(sectionIn(books, "buy")).toBe("/rules/star-realms#s4");
  expect(sectionIn(books, "nonsense")).toBeNull();
});
