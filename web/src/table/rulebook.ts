import { bookOf, withBase } from "../games";
import type { Rulebook } from "../games/pages";

/** The section of the first of these books that tells of it: of a thing of the table, or of a kind of action. */
export function sectionIn(books: [game: string, book: Rulebook | undefined][], about: string): string | null {
  for (const [game, book] of books) {
    const section = book?.about[about];
    if (section) return `/rules/${game}#s${section}`;
  }
  return null;
}

/** Where the rules tell of it; those a game is built on are asked where it has none of its own. */
export const ruleOf = (game: string, about: string): string | null =>
  sectionIn(
    withBase(game).map((name) => [name, bookOf(name)]),
    about,
  );
