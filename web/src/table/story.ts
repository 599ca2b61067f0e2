/** The log as people read it: whose turn it was, the turn in one line, and every line of it without repeating who did it. */
import type { Item, SeatInfo, SeatNumber } from "../api/types";
import { addressed } from "./addressed";
import { seatsAt, withNames } from "./names";

export interface Line {
  words: string;
  step: number | null;
  /** What the line speaks of: the values of its data, by which things on the table are found. */
  about: string[];
}

export interface Group {
  seat: SeatInfo | null;
  /** A bot acted for the player. */
  bot: string | null;
  /** The turn in one line; nothing where its lines say it as shortly. */
  digest: string | null;
  lines: Line[];
}

export interface Telling {
  /** The only seat of mine: people call it "you". */
  me: SeatNumber | null;
  lang: string;
  /** What "you" is called as an object. */
  you: string;
  /** Somebody other than who acts: `you: draws a card`. */
  other: (name: string, rest: string) => string;
  /** A turn in one line, in the words of its game. */
  digest: (events: { type: string }[], name: (seat: SeatNumber) => string) => string | undefined;
  /** The game's own names for what the rules only number. */
  tidy: (words: string) => string;
}

/** The one seat of mine; whoever plays several is not called "you". */
export function onlySeat(seats: readonly SeatInfo[]): SeatNumber | null {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null;
}

/** A sentence of the rules under the name of who acts: the name is not said again, and I am "you". */
export function toldBy(words: string, mover: SeatNumber | null, seats: readonly SeatInfo[], telling: Telling): string {
  const { me, lang, you } = telling;
  let said = telling.tidy(words);
  const starts = (seat: SeatNumber) => new RegExp(`^(?:Player|Joueur) ${seat}\\b[  ]?(?!:)`).exec(said);
  const own = mover === null ? null : starts(mover);
  if (own) said = said.slice(own[0].length);
  if (own && mover === me) said = addressed(said, lang);
  const mine = !own && me !== null ? starts(me) : null;
  if (mine) said = addressed(said.slice(mine[0].length), lang);
  if (me !== null) said = asYou(said, me, lang, you);
  said = withNames(said, seats);
  return mine ? telling.other(you.charAt(0).toLocaleUpperCase() + you.slice(1), said) : said;
}

/** Calls me "you" where I am spoken of. In French the pronoun goes before a verb whose object I am. */
function asYou(words: string, me: SeatNumber, lang: string, you: string): string {
  if (lang !== "fr") return words.replace(new RegExp(`\\b(?:Player|Joueur) ${me}\\b`, "g"), you);
  const who = `Joueur ${me}\\b`;
  return words
    .replace(new RegExp(`^(\\p{L}+) ${who}`, "u"), `${you} $1`)
    .replace(new RegExp(`\\b[Dd]u ${who}`, "g"), `de ${you}`)
    .replace(new RegExp(`\\b[Aa]u ${who}`, "g"), `à ${you}`)
    .replace(new RegExp(`\\b(?:[Ll]e )?${who}`, "g"), you);
}

/** Everything in an event that may name a thing on the table. */
export function subjects(data: unknown): string[] {
  if (typeof data === "string") return [data];
  if (Array.isArray(data)) return data.flatMap(subjects);
  if (data && typeof data === "object")
    return Object.entries(data).flatMap(([key, value]) => (key === "type" ? [] : subjects(value)));
  return [];
}

export function groupsOf(items: readonly Item[], seats: readonly SeatInfo[], telling: Telling): Group[] {
  const out: (Group & { events: { type: string }[] })[] = [];
  for (const item of items) {
    if (item.type === "chat") continue;
    const [mover, bot] = item.type === "moved" ? [item.seat, item.bot] : [null, null];
    const seat = seats.find((s) => s.seat === mover) ?? null;
    const then = seatsAt(seats, mover, bot);
    const lines: Line[] =
      item.type === "moved" || item.type === "started"
        ? item.events.map((e) => ({
            words: toldBy(e.words, mover, then, telling),
            step: item.type === "moved" ? item.step : null,
            about: subjects(e.data),
          }))
        : [{ words: item.words, step: null, about: [] }];
    const said = lines.filter((line) => line.words);
    const events = item.type === "moved" ? item.events.map((e) => e.data) : [];
    if (!said.length) continue;
    const last = out.at(-1);
    if (last && last.seat?.seat === seat?.seat && last.bot === bot) {
      last.lines.push(...said);
      last.events.push(...events);
    } else out.push({ seat: seat && { ...seat, stand_in: bot }, bot, digest: null, lines: said, events });
  }
  const digested = (group: Group, events: { type: string }[]) => {
    const said = telling.digest(events, named);
    if (said === undefined) return null;
    return group.seat?.seat === telling.me && !group.bot ? addressed(said, telling.lang) : said;
  };
  const named = (seat: SeatNumber) => (seat === telling.me ? telling.you : withNames(`Player ${seat}`, seats));
  return out.map(({ events, ...group }) => ({
    ...group,
    digest: group.seat && group.lines.length > 1 ? digested(group, events) : null,
  }));
}
