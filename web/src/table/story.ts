/**
 * The log as people read it: whose turn it was, the turn in one line, and every line of it without repeating who did it. Where a game has
 * no such line, what happens to others after a move stands under their own names, and what the table does under none.
 */
import type { Item, SeatInfo, SeatNumber } from "../api/types";
import { addressed } from "./addressed";
import { withMine } from "./mine";
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
  /** With such an event the table goes on by itself: what follows and names nobody is nobody's deed. */
  onward: (event: string) => boolean;
}

/** Whose deed a sentence of the rules is: it begins with who does it. */
const doer = (words: string): SeatNumber | null => Number(/^(?:Player|Joueur) (\d)\b/.exec(words)?.[1] ?? 0) || null;

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** What the rules say of an event, under the name of who acts: the name is not said again, and I am "you". */
export function toldBy(words: string, mover: SeatNumber | null, seats: readonly SeatInfo[], telling: Telling): string {
  const [first = "", ...others] = telling.tidy(words).split(/(?<=\.) (?=(?:Player|Joueur) \d)/);
  const after = others.map((sentence) => whatFollows(sentence, seats, telling));
  return [toldFirst(first, mover, seats, telling), ...after].join(" ");
}

/** A further sentence names its doer. */
function whatFollows(words: string, seats: readonly SeatInfo[], { me, lang, you }: Telling): string {
  if (me === null) return withNames(words, seats);
  const [, mine] = new RegExp(`^(?:Player|Joueur) ${me} (.*)`, "s").exec(words) ?? [];
  const said = mine === undefined ? words : `${capital(you)} ${addressed(mine, lang)}`;
  return withNames(capital(asYou(said, me, lang, you)), seats);
}

function toldFirst(words: string, mover: SeatNumber | null, seats: readonly SeatInfo[], telling: Telling): string {
  const { me, lang, you } = telling;
  let said = words;
  const starts = (seat: SeatNumber) => new RegExp(`^(?:Player|Joueur) ${seat}\\b(?:\\s?:)?\\s?`).exec(said);
  const own = mover === null ? null : starts(mover);
  if (own) said = said.slice(own[0].length);
  if (own && mover === me) said = addressed(said, lang);
  const mine = !own && me !== null ? starts(me) : null;
  if (mine) said = addressed(said.slice(mine[0].length), lang);
  if (me !== null) said = asYou(said, me, lang, you);
  said = withNames(said, seats);
  if (!mine) return said;
  return mine[0].includes(":") ? telling.other(capital(you), said) : `${capital(you)} ${said}`;
}

/** Calls me "you" where I am spoken of, and what I have mine. In French the pronoun goes before a verb whose object I am. */
function asYou(words: string, me: SeatNumber, lang: string, you: string): string {
  const said = withMine(words, me, lang);
  if (lang !== "fr")
    return said
      .replace(new RegExp(`\\bof Player ${me}\\b`, "g"), "of yours")
      .replace(new RegExp(`\\bPlayer ${me}\\b`, "g"), you);
  const who = `Joueur ${me}\\b`;
  return said
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

/** A sentence as the rules say it, and after whose move. */
interface Said extends Line {
  seats: readonly SeatInfo[];
  mover: SeatNumber | null;
  event: string;
}

/** The moves of one player in a row. */
interface Turn {
  mover: SeatNumber | null;
  bot: string | null;
  said: Said[];
  events: { type: string }[];
}

/** What was taken back has not happened. */
function standing(items: readonly Item[]): Item[] {
  const out: Item[] = [];
  for (const item of items) {
    if (item.type === "took_back") {
      const gone = (other: Item) => other.type === "moved" && other.step > item.to_step;
      for (let last = out.length - 1; last >= 0 && !isBefore(out[last], item.to_step); last--)
        if (gone(out[last] as Item)) out.splice(last, 1);
    }
    out.push(item);
  }
  return out;
}

const isBefore = (item: Item | undefined, step: number) => item?.type === "moved" && item.step <= step;

function turnsOf(items: readonly Item[], seats: readonly SeatInfo[]): Turn[] {
  const out: Turn[] = [];
  for (const item of standing(items)) {
    // Who won, the rules have told already.
    if (item.type === "chat" || (item.type === "ended" && item.outcome)) continue;
    const [mover, bot, step] = item.type === "moved" ? [item.seat, item.bot, item.step] : [null, null, null];
    const of = { mover, seats: seatsAt(seats, mover, bot), step };
    const said: Said[] =
      item.type === "moved" || item.type === "started"
        ? item.events.map(({ words, data }) => ({ ...of, words, about: subjects(data), event: data.type }))
        : [{ ...of, words: item.words, about: [], event: "" }];
    const heard = said.filter((line) => line.words);
    const events = item.type === "moved" ? item.events.map((e) => e.data) : [];
    if (!heard.length) continue;
    const last = out.at(-1);
    if (last && last.mover === mover && last.bot === bot) {
      last.said.push(...heard);
      last.events.push(...events);
    } else out.push({ mover, bot, said: heard, events });
  }
  return out;
}

/** Each sentence of a turn with whose it is. */
function whose({ mover, said }: Turn, onward: Telling["onward"]): [SeatNumber | null, Said][] {
  // Before the first move nobody acts: every sentence names whom it is about.
  if (mover === null) return said.map((line) => [null, line]);
  let now: SeatNumber | null = mover;
  return said.map((line, i) => {
    if (onward(line.event)) now = null;
    else if (line.step !== said[i - 1]?.step) now = mover;
    now = doer(line.words) ?? now;
    return [now, line];
  });
}

/** What the mover did: what happens to others is not told as the mover's. */
const ownOf = ({ mover, events }: Turn) => events.filter((event) => !("seat" in event) || event.seat === mover);

export function groupsOf(items: readonly Item[], seats: readonly SeatInfo[], telling: Telling): Group[] {
  const named = (seat: SeatNumber) => (seat === telling.me ? telling.you : withNames(`Player ${seat}`, seats));
  const tell = (line: Said, by: SeatNumber | null): Line => ({
    words: toldBy(line.words, by, line.seats, telling),
    step: line.step,
    about: line.about,
  });
  const out: Group[] = [];
  for (const turn of turnsOf(items, seats)) {
    const { mover, bot, said } = turn;
    const group = (by: SeatNumber | null, digest: string | null, lines: Line[]): Group => {
      const seat = seats.find((s) => s.seat === by) ?? null;
      const stand_in = by === mover ? bot : null;
      return { seat: seat && { ...seat, stand_in }, bot: stand_in, digest, lines };
    };
    const short = mover !== null && said.length > 1 ? telling.digest(ownOf(turn), named) : undefined;
    if (short !== undefined) {
      const digest = mover === telling.me && !bot ? addressed(short, telling.lang) : short;
      const lines = said.map((line) => tell(line, mover));
      out.push(group(mover, digest, lines));
      continue;
    }
    for (const [by, line] of whose(turn, telling.onward)) {
      const next = group(by, null, [tell(line, by)]);
      const last = out.at(-1);
      const same = last?.digest === null && last.seat?.seat === next.seat?.seat && last.bot === next.bot;
      if (last && same) last.lines.push(...next.lines);
      else out.push(next);
    }
  }
  return out;
}

/** A group in one line: its digest, or its sentences one after the other. */
export const inOneLine = ({ digest, lines }: Group, most = lines.length): string =>
  digest ??
  lines
    .slice(0, most)
    .map(({ words }) => words.replace(/\.$/, ""))
    .join(" · ");
