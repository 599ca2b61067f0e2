import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const files = readdirSync(join(root, "words/en")).filter((name) => name.startsWith("web"));
const text = (lang: string, file: string) => readFileSync(join(root, "words", lang, file), "utf8");
const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] as string);
const bundle = (lang: string, file: string) => {
  const made = new FluentBundle(lang);
  const errors = made.addResource(new FluentResource(text(lang, file)));
  return { made, errors };
};

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.includes(".test.") ? [path] : [];
  });
}

test.each(files)("%s says the same things in both languages", (file) => {
  expect(keys(text("fr", file)).toSorted()).toEqual(keys(text("en", file)).toSorted());
  expect(new Set(keys(text("en", file))).size).toBe(keys(text("en", file)).length);
  for (const lang of ["en", "fr"]) {
    const { made, errors } = bundle(lang, file);
    expect(errors).toEqual([]);
    for (const key of keys(text(lang, file))) expect(made.hasMessage(key), `${lang} ${key}`).toBe(true);
  }
});

test("every key written in the pages is said", () => {
  const said = new Set(files.flatMap((file) => keys(text("en", file))));
  const asked = sources(join(root, "web/src")).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\bt\("([a-z0-9-]+)"/g)].map((m) => m[1] as string),
  );
  expect([...new Set(asked)].filter((key) => !said.has(key))).toEqual([]);
});

test("a message takes the same arguments in both languages", () => {
  const marks = (source: string) => {
    const found = new Map<string, string[]>();
    for (const part of source.split(/\n(?=[a-z])/)) {
      const key = /^([a-z][\w-]*) =/.exec(part)?.[1];
      if (key) found.set(key, [...new Set([...part.matchAll(/\$(\w+)/g)].map((m) => m[1] as string))].toSorted());
    }
    return found;
  };
  for (const file of files) expect(marks(text("fr", file))).toEqual(marks(text("en", file)));
});
