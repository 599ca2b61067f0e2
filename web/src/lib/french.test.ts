import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { before, FUNCTIONS, Noun, typeset, type Gender } from "./french";

/** What the server's French is held to as well. */
const examples = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../crates/core/src/french.json"), "utf8"),
) as { typeset: [string, string][]; little: [string, Gender | null, string, string, string][] };

test.each(examples.typeset)("%s is set as it is printed", (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
  expect(typeset(printed)).toBe(printed);
});

test.each(examples.little)("little words melt into the article of %s", (name, gender, de, le, au) => {
  expect([before("DE", name, gender), before("LE", name, gender), before("AU", name, gender)]).toEqual([de, le, au]);
});

test("messages ask for them by name", () => {
  const made = new FluentBundle("fr", { useIsolating: false, transform: typeset, functions: FUNCTIONS });
  made.addResource(new FluentResource("burns = { $who } brûle { LE($card) } { DE($owner) } !"));
  const burns = made.getMessage("burns")?.value ?? "";
  const said = (owner: string) => made.formatPattern(burns, { who: "Ada", card: new Noun("Barge", "f"), owner }, []);
  expect(said("Joueur 2")).toBe("Ada brûle la Barge du Joueur 2\u202f!");
  expect(said("Yves")).toBe("Ada brûle la Barge d’Yves\u202f!");
});
