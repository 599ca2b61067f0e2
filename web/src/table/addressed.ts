/** What I did, said to me: the rules tell it of somebody (`plays a card`), the log says it to me (`play a card`, « jouez une carte »). */

const ENGLISH: Record<string, string> = { is: "are", has: "have", does: "do", goes: "go", was: "were" };
const FRENCH: Record<string, string> = {
  a: "avez",
  accomplit: "accomplissez",
  aura: "aurez",
  est: "êtes",
  fait: "faites",
  doit: "devez",
  reçoit: "recevez",
  prend: "prenez",
  entreprend: "entreprenez",
  reprend: "reprenez",
  perd: "perdez",
  défend: "défendez",
  peut: "pouvez",
  met: "mettez",
  remet: "remettez",
  envoie: "envoyez",
  paie: "payez",
  détruit: "détruisez",
  construit: "construisez",
  choisit: "choisissez",
  subit: "subissez",
  enchérit: "enchérissez",
  obtient: "obtenez",
  retient: "retenez",
  devra: "devrez",
  lègue: "léguez",
  achète: "achetez",
  enlève: "enlevez",
  acquiert: "acquérez",
  bat: "battez",
  tient: "tenez",
};

function form(verb: string, lang: string): string {
  if (lang === "fr") return FRENCH[verb] ?? (/^\p{Ll}+e$/u.test(verb) ? `${verb}z` : verb);
  if (ENGLISH[verb]) return ENGLISH[verb];
  if (/^[a-z]+(ss|sh|ch|x)es$/.test(verb)) return verb.slice(0, -2);
  return /^[a-z]+[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** A second verb of a sentence; other words after "and" are things. */
const SECOND: Record<string, RegExp> = {
  en: /( and )(discards|has|lays|powers|takes|upgrades)\b/g,
  fr: /( et (?:ne |le |l[’'])?)(alimente|améliore|défausse|place|prend)(?!\p{L})/gu,
};
const YOURS: Record<string, string> = { son: "votre", sa: "votre", ses: "vos" };

function sentence(words: string, lang: string): string {
  const turned = words
    .replace(/^(ne |n[’'])?(\p{L}+)/u, (_, not = "", verb: string) => not + form(verb, lang))
    .replace(SECOND[lang] ?? /$^/, (_, and: string, verb: string) => and + form(verb, lang));
  return lang === "fr" ? turned.replace(/ (son|sa|ses) /g, (_, whose: string) => ` ${YOURS[whose]} `) : turned;
}

/** The first word of each part of a turn is the verb. */
export const addressed = (words: string, lang: string): string =>
  words
    .split(" · ")
    .map((part) => sentence(part, lang))
    .join(" · ");
