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

/** A sentence as the rules say it, and after whose move. Of some events they say nothing: those count for a turn in one line. */
interface Said extends Line {
  seats: readonly SeatInfo[];
  mover: SeatNumber | null;
  event: { type: string };
}

/** The moves of one player in a row. */
interface Turn {
  mover: SeatNumber | null;
  bot: string | null;
  said: Said[];
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
        ? item.events.map(({ words, data }) => ({ ...of, words, about: subjects(data), event: data }))
        : [{ ...of, words: item.words, about: [], event: { type: "" } }];
    if (!said.some((line) => line.words)) continue;
    const last = out.at(-1);
    if (last && last.mover === mover && last.bot === bot) last.said.push(...said);
    else out.push({ mover, bot, said });
  }
  return out;
}

/** What a player did with what came of it, or what the table did by itself afterwards. */
interface Part {
  alone: boolean;
  said: Said[];
}

function partsOf({ said }: Turn, onward: Telling["onward"]): Part[] {
  const out: Part[] = [];
  let alone = false;
  for (const [i, line] of said.entries()) {
    if (onward(line.event.type)) alone = true;
    else if (line.step !== said[i - 1]?.step) alone = false;
    const last = out.at(-1);
    if (last?.alone === alone) last.said.push(line);
    else out.push({ alone, said: [line] });
  }
  return out;
}

/** The sentences of a part under whose they are. Before the first move nobody acts: every sentence names whom it is about. */
function runsOf(
  { alone, said }: Part,
  mover: SeatNumber | null,
  onward: Telling["onward"],
): [SeatNumber | null, Said[]][] {
  const out: [SeatNumber | null, Said[]][] = [];
  let now = alone ? null : mover;
  for (const [i, line] of said.entries()) {
    if (onward(line.event.type)) now = null;
    else if (!alone && line.step !== said[i - 1]?.step) now = mover;
    if (mover !== null) now = doer(line.words) ?? now;
    const last = out.at(-1);
    if (last?.[0] === now) last[1].push(line);
    else out.push([now, [line]]);
  }
  return out;
}

/** What somebody did or got: what happens to others is not told as theirs. */
const ownOf = (said: Said[], seat: SeatNumber) =>
  said.map((line) => line.event).filter((event) => !("seat" in event) || event.seat === seat);

export function groupsOf(items: readonly Item[], seats: readonly SeatInfo[], telling: Telling): Group[] {
  const named = (seat: SeatNumber) => (seat === telling.me ? telling.you : withNames(`Player ${seat}`, seats));
  const out: Group[] = [];
  for (const turn of turnsOf(items, seats)) {
    const { mover } = turn;
    const told = (said: Said[], by: SeatNumber | null): Line[] =>
      said.flatMap(({ words, step, about, seats: then }) =>
        words ? [{ words: toldBy(words, by, then, telling), step, about }] : [],
      );
    /** In one line, where it took several. */
    const short = (said: Said[], by: SeatNumber | null): string | null => {
      if (by === null || said.filter((line) => line.words).length < 2) return null;
      const digest = telling.digest(ownOf(said, by), named);
      const mine = by === telling.me && !(by === mover && turn.bot);
      return digest === undefined ? null : mine ? addressed(digest, telling.lang) : digest;
    };
    const add = (by: SeatNumber | null, digest: string | null, lines: Line[]) => {
      const seat = seats.find((s) => s.seat === by) ?? null;
      const bot = by === mover ? turn.bot : null;
      const last = out.at(-1);
      if (digest === null && last?.digest === null && last.seat?.seat === seat?.seat && last.bot === bot)
        last.lines.push(...lines);
      else out.push({ seat: seat && { ...seat, stand_in: bot }, bot, digest, lines });
    };
    for (const part of partsOf(turn, telling.onward)) {
      const whole = part.alone ? null : short(part.said, mover);
      if (whole !== null) add(mover, whole, told(part.said, mover));
      else
        for (const [by, run] of runsOf(part, mover, telling.onward)) {
          const lines = told(run, by);
          if (lines.length) add(by, part.alone ? short(run, by) : null, lines);
        }
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
