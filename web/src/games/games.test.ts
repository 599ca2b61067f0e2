import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gamePages } from ".";
import type { GameLook } from "./pages";

const root = join(import.meta.dirname, "../../../games");
const games = readdirSync(root);

test("no two games use one name for a sign or a colour", async () => {
  const signs: string[] = [];
  const colors: string[] = [];
  for (const game of games) {
    const look: GameLook | undefined = (await gamePages(game)?.look?.())?.default;
    signs.push(...Object.keys(look?.signs ?? {}));
    // Another theme names a game's own colours again.
    for (const file of readdirSync(join(root, game, "web")).filter((name) => name.endsWith(".css")))
      colors.push(
        ...new Set([...readFileSync(join(root, game, "web", file), "utf8").matchAll(/--[\w-]+(?=:)/g)].map(String)),
      );
  }
  const shared = ["app.css", "colors.css"].flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, "..", file), "utf8").matchAll(/--[\w-]+(?=:)/g)].map(String),
  );
  expect(signs.length).toBeGreaterThan(10);
  expect(signs.filter((name, i) => signs.indexOf(name) !== i)).toEqual([]);
  expect(colors.filter((name, i) => colors.indexOf(name) !== i || shared.includes(name))).toEqual([]);
});

test.each(games)("%s has its scene, its table, its lesson and its rules", async (game) => {
  const pages = gamePages(game);
  expect(pages?.scene()).toMatch(/^<svg .*<\/svg>$/s);
  expect(pages?.table).toBeDefined();
  expect((await pages?.lesson?.())?.default.chapters.length).toBeGreaterThan(0);
  const book = (await pages?.rulebook?.())?.default;
  expect(Object.values(book?.about ?? {}).every((section) => section <= (book?.sections ?? 0))).toBe(true);
  for (const name of Object.values(book?.pictures ?? {}))
    expect(book?.files[`./pictures/${name}-en.webp`], name).toBeDefined();
});
