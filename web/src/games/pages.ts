import type { Component } from "svelte";
import type { Campaign } from "../api/types";
import type { Ability } from "../cards/ability";
import type { Lesson } from "../learn/lesson";
import type { Cue } from "../lib/sound";
import type { IconName } from "../parts/icons";
import type { Board } from "../table/board.svelte";
import type { Film } from "../table/film.svelte";

type Later<T> = () => Promise<{ default: T }>;

/** What a table of a game speaks of: every game's own are `Types` in its `types.ts`, which is generated from its rules. */
export interface GameTypes {
  view: unknown;
  prompt: { type: string };
  event: { type: string };
  deed: { type: string };
  options: Record<string, unknown>;
}

/**
 * What a game brings into the pages: the default export of `games/<game>/web/game.ts`. The scene is on the first page; everything else is
 * loaded when it is shown. Its colours are a style sheet of custom properties that `game.ts` imports.
 */
export interface GamePages {
  /** The picture of the game: an SVG, 600 × 320. */
  scene: () => string;
  /** The game it is built on, whose words, looks and rules are brought along. */
  on?: string;
  /** Without a table of its own a game is played on the plain one. */
  table?: Later<GameTable>;
  look?: Later<GameLook>;
  lesson?: Later<Lesson>;
  rulebook?: Later<Rulebook>;
  /** A few moves of a real game, for who does not know it. */
  film?: Later<Film>;
  /** Rules options under a name (`preset-<name>` in its `web.ftl`). */
  presets?: Record<string, Record<string, unknown>>;
  /** The pages of a campaign: what comes next, and what has come of it. */
  campaign?: Later<CampaignBook>;
}

/** Only the table of a game knows the game's types: whoever shows it hands it a board of its own. */
export type GameTable = Component<{ board: Board<never> }>;

/** Who tells of a turn: how cards and players are called. */
export interface Teller {
  card: (id: string) => string;
  name: (seat: number) => string;
}

/** How a game looks and sounds. */
export interface GameLook {
  /** Signs of its own, by name; no two games use one name. */
  signs?: Record<string, string>;
  /** The picture of a card: an SVG. */
  picture?: (card: Subject) => string;
  /** What a card does, in signs, from what its game tells of it. */
  abilities?: (more: Record<string, unknown>) => Ability[];
  /** What is heard, by event. */
  cues?: Record<string, Cue>;
  /** Signs that stand for counted words, with the message that has the words, by `|`: `3 trade` is written as 3 and the sign `trade`. */
  counted?: Partial<Record<IconName, string>>;
  /** A turn in one line: what was done, without who did it. Nothing where the lines themselves are as short. */
  digest?: (events: never[], teller: Teller) => string | undefined;
  /** Events with which the table goes on by itself, after somebody's move: a new round, what is on offer. */
  onward?: string[];
  /** The words of the rules with names for what they only number. */
  tidy?: (words: string) => string;
  /** What decided a game that is over, where the scores do not tell it, from its view. */
  verdict?: (view: never) => string | undefined;
}

/** What a picture is made from; a card always gives the same one. */
export interface Subject {
  id: string;
  faction?: string | null | undefined;
  kind: string;
  set?: string | undefined;
  cost?: number | null | undefined;
  /** What else its game tells of it. */
  more?: Record<string, unknown> | undefined;
}

/** The rules in our own words: `rules-<short>-<section>` and `rules-<short>-<section>-title` in the game's `rulebook.ftl`. */
export interface Rulebook {
  short: string;
  sections: number;
  /** By section: the cards that stand beside it. */
  examples?: Record<number, string[]>;
  /** By section: the piece of the real table that stands beside it (`npm run shots`). */
  pictures: Record<number, string>;
  /** Those pictures: `./pictures/<name>-<language>.webp`. */
  files: Record<string, string>;
  /** Which section a thing of the table, or an action by its `type`, is explained in. */
  about: Record<string, number>;
}

export type CampaignBook = Component<{
  campaign: Campaign;
  busy: boolean;
  onplay: (choice?: number) => void;
  ontopup: (card: string) => void;
  onfork: (after: number) => void;
}>;
