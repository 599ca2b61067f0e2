import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { expect, test } from "vitest";
import { COUNTED } from "./art/palette";

const root = join(import.meta.dirname, "../..");
const games = ["games", "crates/testkit"]
  .flatMap((shelf) => readdirSync(join(root, shelf)).map((game) => `${shelf}/${game}/web`))
  .filter((folder) => existsSync(join(root, folder)));
const folders = ["web/src", ...games];

/** Where colours are written: a page's are custom properties, a picture's are in TypeScript, for it cannot read the page's. */
const shared = ["web/src/colors.css", "web/src/art/palette.ts"];
const ofAGame = ["colors.css", "hues.ts"];

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => ({
      path: relative(root, join(root, folder, name)),
      isToken: folder === "web/src" ? shared.includes(join(folder, name)) : ofAGame.includes(name),
      text: readFileSync(join(root, folder, name), "utf8"),
    })),
);

const all = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map((found) => found[1] ?? found[0]);

test("colours are written in the files of colours and nowhere else", () => {
  const written = (text: string) => all(text, /(?:#|%23)[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi);
  expect(files.filter((file) => file.isToken && written(file.text).length).length).toBeGreaterThan(8);
  const elsewhere = files.filter((file) => !file.isToken).map(({ path, text }) => [path, ...written(text)]);
  expect(elsewhere.filter((found) => found.length > 1)).toEqual([]);
});

test("every custom property that is used is there", () => {
  const set = new Set(files.flatMap(({ text }) => all(text, /--([\w-]+)(?=[:=])/g)));
  const missing = files.flatMap(({ path, text }) =>
    all(text, /var\(--([\w-]+)(?=[),])/g)
      .filter((name) => !set.has(name))
      .map((name) => `${basename(path)}: --${name}`),
  );
  expect(missing).toEqual([]);
});

test("pictures and pages agree about a colour they both name", () => {
  const page = readFileSync(join(import.meta.dirname, "colors.css"), "utf8");
  for (const [name, color] of Object.entries(COUNTED)) expect(page).toContain(`--${name}: ${color};`);
});
