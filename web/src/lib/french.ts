import { FluentType, type FluentFunction } from "@fluent/bundle";

/**
 * French as it is printed, as `crates/core/src/french.rs` does it for all that the server says: the spaces at which no line
 * breaks, the apostrophe, and the little words before a name in the form that the name asks for.
 */

/** What a name is in French; people and planets are nothing of it: they take no article. */
export type Gender = "m" | "f" | "mp" | "fp";

/** A name that takes an article in French, such as a card's. */
export class Noun extends FluentType<string> {
  constructor(
    text: string,
    readonly gender: Gender,
  ) {
    super(text);
  }
  toString(): string {
    return this.value;
  }
}

/** The gender that a game tells of a card's French name. */
export const genderOf = (more: Record<string, unknown>): Gender => {
  const told = more["gender"];
  return told === "f" || told === "mp" || told === "fp" ? told : "m";
};

/** Sets a French text, which may be a piece of a message that goes on with a name or a number. */
export const typeset = (text: string): string =>
  text
    .replace(/[ \u00a0](?=[;:!?%»])/g, "\u202f")
    .replace(/«[ \u00a0]/g, "«\u202f")
    .replace(/(^|\d) (?=(?:PV|CU|Commerce|Combat|Influence)(?![\p{L}\d]))/gu, "$1\u00a0")
    .replace(/(\p{L})'(?=[\p{L}\d«]|$)/gu, "$1’");

const VOWEL = "aàâäeéèêëiîïoôöuùûüœæ";
/** Does a word take `d’` and `l’`? An h never does here, nor a number. */
const elides = (name: string): boolean => new RegExp(`^(?:[${VOWEL}]|y(?![${VOWEL}])\\p{L})`, "iu").test(name);

const MELTED = {
  DE: { le: "du ", la: "de la ", les: "des ", "l’": "de l’" },
  LE: { le: "le ", la: "la ", les: "les ", "l’": "l’" },
  AU: { le: "au ", la: "à la ", les: "aux ", "l’": "à l’" },
} as const;
export type Little = keyof typeof MELTED;
type Article = keyof (typeof MELTED)[Little];

/** The article that a name brings along. A capital one is an article in a title, but not in the name of a person. */
function ownArticle(name: string, title: boolean): [Article, string] | null {
  const found = (title ? /^(?:(le|la|les) |(l)['’])/i : /^(?:(le|la|les) |(l)['’])/).exec(name);
  if (!found) return null;
  return [found[2] ? "l’" : ((found[1] as string).toLowerCase() as Article), name.slice(found[0].length)];
}

/** A little word before a name: “du Traqueur”, “de la Barge Solaire”, “d’Alioth”, “du Joueur 2”. */
export function before(little: Little, name: string, gender: Gender | null = null): string {
  const own = ownArticle(name, gender !== null);
  if (own) return MELTED[little][own[0]] + own[1];
  if (/^Joueur \d/.test(name)) return MELTED[little].le + name;
  if (gender === null) {
    if (little === "LE") return name;
    if (little === "AU") return `à ${name}`;
    return elides(name) ? `d’${name}` : `de ${name}`;
  }
  if (gender.length > 1) return MELTED[little].les + name;
  if (elides(name)) return MELTED[little]["l’"] + name;
  return MELTED[little][gender === "f" ? "la" : "le"] + name;
}

const made =
  (little: Little): FluentFunction =>
  ([name]) =>
    name instanceof Noun ? before(little, name.value, name.gender) : before(little, String(name));

/** What the messages may ask for: `{ DE($name) }`. */
export const FUNCTIONS: Record<Little, FluentFunction> = { DE: made("DE"), LE: made("LE"), AU: made("AU") };
