import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { gamePages, withBase } from "../games";
import { LANGS, preferredLang } from "./languages";

const root = join(import.meta.dirname, "../../..");
const games = readdirSync(join(root, "games"));
const PARTS = ["web.ftl", "rulebook.ftl", "rulings.ftl"];

/** The words of the pages: what all share, and each game's own. */
const toys = readdirSync(join(root, "crates/testkit")).filter((name) =>
  existsSync(join(root, "crates/testkit", name, "words")),
);
const folders = [
  "words",
  ...games.map((game) => `games/${game}/words`),
  ...toys.map((toy) => `crates/testkit/${toy}/words`),
];
const filesOf = (folder: string) => PARTS.filter((file) => existsSync(join(root, folder, "en", file)));
const text = (folder: string, lang: string, file: string) => readFileSync(join(root, folder, lang, file), "utf8");
const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] as string);
const keysOf = (folder: string) => filesOf(folder).flatMap((file) => keys(text(folder, "en", file)));

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.includes(".test.") ? [path] : [];
  });
}
/** The messages that the files of a folder ask for by name. */
const asked = (folder: string) =>
  sources(join(root, folder)).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\bt\("([a-z0-9-]+)"/g)].map((m) => m[1] as string),
  );

/** A message with its text and the arguments it takes. */
function marks(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of source.split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (key) found.set(key, [...new Set([...part.matchAll(/\$(\w+)/g)].map((m) => m[1] as string))].toSorted());
  }
  return found;
}

describe.each(folders.flatMap((folder) => filesOf(folder).map((file) => [folder, file] as const)))(
  "%s %s",
  (folder, file) => {
    test.each(LANGS)("says everything in %s, with the same arguments", (lang) => {
      const said = text(folder, lang, file);
      expect(keys(said).toSorted()).toEqual(keys(text(folder, "en", file)).toSorted());
      expect(marks(said)).toEqual(marks(text(folder, "en", file)));
      const made = new FluentBundle(lang);
      expect(made.addResource(new FluentResource(said))).toEqual([]);
      for (const key of keys(said)) expect(made.hasMessage(key), `${lang} ${key}`).toBe(true);
    });
  },
);

test("every key means one thing, whichever games are on the page", () => {
  const all = folders.flatMap(keysOf);
  expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
});

test("every key written in the shared pages is said for all games", () => {
  const said = new Set(keysOf("words"));
  // Said by the game whose table asks it.
  const guarded = ["main-phase"];
  expect([...new Set(asked("web/src"))].filter((key) => !said.has(key) && !guarded.includes(key))).toEqual([]);
});

test.each(games)(
  "every key written in the pages of %s is said there, by what it is built on, or for all games",
  (game) => {
    const said = new Set(["words", ...withBase(game).map((name) => `games/${name}/words`)].flatMap(keysOf));
    expect([...new Set(asked(`games/${game}/web`))].filter((key) => !said.has(key))).toEqual([]);
  },
);

test("there are words for every language on the list, and no others", () => {
  for (const folder of folders) expect(readdirSync(join(root, folder)).toSorted()).toEqual(LANGS.toSorted());
});

test("a reader gets the first of the reader's languages that we speak", () => {
  expect(preferredLang("fr", ["en-GB"])).toBe("fr");
  expect(preferredLang(null, ["de-AT", "fr-CA", "en"])).toBe("fr");
  expect(preferredLang(null, ["en-US", "fr"])).toBe("en");
  expect(preferredLang("xx", ["de"])).toBe("en");
});

test("nothing in the pages names a game", () => {
  for (const game of games) expect(gamePages(game), `games/${game}/web/game.ts`).toBeDefined();
  const names = new RegExp(games.flatMap((game) => [game, game.replaceAll("-", "_")]).join("|"), "i");
  const naming = sources(join(root, "web/src")).filter(
    (path) => !path.endsWith("api/types.ts") && names.test(readFileSync(path, "utf8")),
  );
  expect(naming.map((path) => relative(root, path))).toEqual([]);
});
