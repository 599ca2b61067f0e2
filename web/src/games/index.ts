import { toys } from "$toys";
import { getContext, setContext } from "svelte";
import { NEUTRAL } from "../art/palette";
import { toImage } from "../art/pen";
import { drawPlanet } from "../art/planet";
import type { Ability } from "../cards/ability";
import type { Lesson } from "../learn/lesson";
import type { Cue } from "../lib/sound";
import { bring } from "../lib/words.svelte";
import type { Film } from "../table/film.svelte";
import { addSigns, type IconName } from "../parts/icons";
import type { CampaignBook, GameLook, GamePages, GameTable, Rulebook, Subject, Teller } from "./pages";

export type { GameTable } from "./pages";

/** The games' own folders, found by themselves: nothing in the pages names a game. */
const found = import.meta.glob<GamePages>("../../../games/*/web/game.ts", { eager: true, import: "default" });
const games = new Map(
  Object.entries({ ...found, ...toys }).map(([path, pages]) => [path.split("/").at(-3) ?? "", pages]),
);

export const gamePages = (game: string): GamePages | undefined => games.get(game);

/** A game, and what it is built on. */
export function withBase(game: string): string[] {
  const on = games.get(game)?.on;
  return on ? [game, ...withBase(on)] : [game];
}

const looks = new Map<string, GameLook>();
const books = new Map<string, Rulebook>();

async function bringOne(game: string): Promise<void> {
  const pages = games.get(game);
  const [look, book] = await Promise.all([pages?.look?.(), pages?.rulebook?.(), bring(game, "web")]);
  if (look?.default.signs) addSigns(look.default.signs);
  if (look) looks.set(game, look.default);
  if (book) books.set(game, book.default);
}

/** Brings what a game's cards and table are shown with: words, signs, pictures, the places in its rules. */
export async function bringGame(game: string): Promise<void> {
  await Promise.all(withBase(game).map(bringOne));
}

/** The table of a game that was brought. What has no table is played on the plain one: nothing is ever unplayable. `plain` asks for that one. */
export async function tableOf(game: string, plain = false): Promise<GameTable> {
  const load = (plain ? undefined : games.get(game)?.table) ?? (() => import("../table/plain/PlainTable.svelte"));
  const [table] = await Promise.all([load(), bringGame(game)]);
  return table.default;
}

export async function lessonOf(game: string): Promise<Lesson | undefined> {
  return (await games.get(game)?.lesson?.())?.default;
}

export async function campaignOf(game: string): Promise<CampaignBook | undefined> {
  const [book] = await Promise.all([games.get(game)?.campaign?.(), bringGame(game)]);
  return book?.default;
}

export async function filmOf(game: string): Promise<Film | undefined> {
  return (await games.get(game)?.film?.())?.default;
}

export const bookOf = (game: string): Rulebook | undefined => books.get(game);
export const hasBook = (game: string): boolean => games.get(game)?.rulebook !== undefined;

/** The first that a game, or what it is built on, has of something. */
function first<T>(game: string, pick: (look: GameLook) => T | undefined): T | undefined {
  for (const name of withBase(game)) {
    const look = looks.get(name);
    const had = look && pick(look);
    if (had !== undefined) return had;
  }
  return undefined;
}

const pictures = new Map<string, string>();

/** The picture of a card, as the address of an image. */
export function cardPicture(game: string, card: Subject): string {
  const key = `${game}/${card.id}`;
  let image = pictures.get(key);
  if (!image) {
    const draw = first(game, (look) => look.picture) ?? plainPicture;
    pictures.set(key, (image = toImage(draw(card))));
  }
  return image;
}

const plainPicture = ({ id }: Subject): string => drawPlanet(id, NEUTRAL[0]);

/** The rows on a card's face; empty when the game gives no structure to draw from. */
export const abilitiesOf = (game: string, more: Record<string, unknown>): Ability[] =>
  first(game, (look) => look.abilities)?.(more) ?? [];

/** What decided a game that is over, where its scores do not tell it. */
export const verdictOf = (game: string, view: unknown): string | undefined =>
  first(game, (look) => look.verdict as ((view: unknown) => string | undefined) | undefined)?.(view);

/** A turn in one line, if its game has a way to say it. */
export const digestOf = (game: string, events: unknown[], teller: Teller): string | undefined =>
  first(game, (look) => look.digest as ((events: unknown[], teller: Teller) => string | undefined) | undefined)?.(
    events,
    teller,
  );

export const tidyOf = (game: string, words: string): string => first(game, (look) => look.tidy)?.(words) ?? words;

export const goesOnWith = (game: string, event: string): boolean =>
  first(game, (look) => look.onward)?.includes(event) ?? false;

export const countedOf = (game: string): [IconName, string][] =>
  Object.entries(first(game, (look) => look.counted) ?? {}) as [IconName, string][];

export const cueOf = (game: string, event: string): Cue | undefined => first(game, (look) => look.cues?.[event]);

/** Which game the cards below here are of. */
const GAME = Symbol("game");
export const setGame = (game: () => string): (() => string) => setContext(GAME, game);
export const shownGame = (): (() => string) => getContext<(() => string) | undefined>(GAME) ?? (() => "");
