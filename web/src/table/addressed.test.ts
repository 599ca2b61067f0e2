import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addressed } from "./addressed";

test("what I did is said to me", () => {
  expect(addressed("plays 4 × Scout: 4 Trade · buys Bastion · passes Viper to Kestrel", "en")).toBe(
    "play 4 × Scout: 4 Trade · buy Bastion · pass Viper to Kestrel",
  );
  expect(addressed("is defeated.", "en")).toBe("are defeated.");
  expect(addressed("Scout: +1 Trade", "en")).toBe("Scout: +1 Trade");
  expect(addressed("joue Éclaireur · achète Bastion · prend Arcologie 2", "fr")).toBe(
    "jouez Éclaireur · achetez Bastion · prenez Arcologie 2",
  );
  expect(addressed("ne forme personne.", "fr")).toBe("ne formez personne.");
  expect(addressed("n’a plus de case libre.", "fr")).toBe("n’avez plus de case libre.");
  expect(addressed("entreprend « Trêve »", "fr")).toBe("entreprenez « Trêve »");
  expect(addressed("Éclaireur : +1 Commerce", "fr")).toBe("Éclaireur : +1 Commerce");
});

test("so is a second verb, and what is mine", () => {
  expect(addressed("loses 2 authority (Bomb) and has 30 left.", "en")).toBe(
    "lose 2 authority (Bomb) and have 30 left.",
  );
  expect(addressed("n’a plus de case libre et ne prend plus de contrat.", "fr")).toBe(
    "n’avez plus de case libre et ne prenez plus de contrat.",
  );
  expect(addressed("défend le contrat Arcologie 2 et l’alimente avec 4.", "fr")).toBe(
    "défendez le contrat Arcologie 2 et l’alimentez avec 4.",
  );
  expect(addressed("termine son tour et défausse Viper.", "fr")).toBe("terminez votre tour et défaussez Viper.");
});

/** What the rules say of somebody's deeds, without the name. */
function deeds(lang: string): string[] {
  const games = join(import.meta.dirname, "../../../games");
  return readdirSync(games)
    .flatMap((game) => readFileSync(join(games, game, "words", lang, "rules.ftl"), "utf8").split("\n"))
    .filter((line) => /^event-\S+ = \{ \$(?:seat|player|owner) \} \p{Ll}/u.test(line))
    .map((line) => line.replace(/^.*? = \{ \$\w+ \} /, ""));
}

test("every deed of every game is said to me", () => {
  const french = deeds("fr").map((line) => addressed(line, "fr"));
  expect(french.length).toBeGreaterThan(50);
  expect(french.filter((line) => !/^(?:ne |n')?(?:\p{Ll}+ez|êtes|faites)(?!\p{L})/u.test(line))).toEqual([]);
  expect(french.filter((line) => / et (?:ne |le |l')?(?!ne |le )\p{Ll}+[et] | (?:son|sa|ses) /u.test(line))).toEqual(
    [],
  );
  const english = deeds("en").map((line) => addressed(line, "en"));
  expect(
    english.filter((line) => /^(?:[a-z]+[^s]s|is|has|does) | and (?:[a-z]+[^s]s|is|has|does) /.test(line)),
  ).toEqual([]);
});
