import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { pseudo, pseudoWords } from "../../tests/pseudo";

const root = join(import.meta.dirname, "../../..");
const files = [
  "words/en/web.ftl",
  ...readdirSync(join(root, "games")).flatMap((game) => [
    `games/${game}/words/en/web.ftl`,
    `games/${game}/words/en/rulebook.ftl`,
  ]),
];

/** The messages with their texts left out, and the texts. */
function parts(source: string): { shape: string; texts: string[] } {
  const texts: string[] = [];
  const bare = (value: unknown, key = ""): unknown => {
    if (typeof value === "string" && !["id", "type", "name"].includes(key)) {
      texts.push(value);
      return "…";
    }
    if (Array.isArray(value)) return value.map((item) => bare(item, key));
    if (value && typeof value === "object") {
      const whole = value as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(whole).map(([k, v]) => [k, k === "key" || k === "selector" ? v : bare(v, k)]),
      );
    }
    return value;
  };
  return { shape: JSON.stringify(bare(new FluentResource(source).body)), texts };
}

test("every letter is accented, and it is about a third longer", () => {
  expect(pseudo("Play now")).toBe("Þļààý ñööŵ");
  const long = "Not listed. Whoever has the link may watch; the invitation is needed to sit down.";
  expect(pseudo(long)).not.toMatch(/[A-Za-z]/);
  expect(pseudo(long).length / long.length).toBeGreaterThan(1.25);
});

test.each(files)("%s: what is no text stays as it is, and all text is accented", (file) => {
  const source = readFileSync(join(root, file), "utf8");
  const [was, is] = [parts(source), parts(pseudoWords(source))];
  expect(is.shape).toBe(was.shape);
  expect(is.texts.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
});
