import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rulebook } from "../games/pages";
import { sectionIn } from "./rulebook";

/** For the games' tests: the title of the section that something leads to. */
export function titleOf(game: string, book: Rulebook, about: string): string | undefined {
  const words = readFileSync(join(import.meta.dirname, `../../../games/${game}/words/en/rulebook.ftl`), "utf8");
  const section = /#s(\d+)$/.exec(sectionIn([[game, book]], about) ?? "")?.[1];
  return new RegExp(`^rules-${book.short}-${section}-title = (.*)$`, "m").exec(words)?.[1];
}
