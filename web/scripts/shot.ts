import type { Locator, Page } from "@playwright/test";
import type { GameTypes } from "../src/games/pages";
import type { Studio } from "./screens/studio";
import type { Frame, Wanted } from "./situations";

export type { Frame, Wanted } from "./situations";

/** What `npm run shots` takes of a game: the default export of `games/<game>/web/shots.ts`. */
export interface Shots<Types extends GameTypes = GameTypes> {
  /** The moments its pictures show, by name; `table` is taken whole, for its rules and for the papers. */
  moments?: Record<string, Wanted<Types>>;
  /** The pieces of it that stand in its rules, taken one after the other. */
  take: (camera: Camera) => Promise<void>;
  /** What `npm run screens` takes of it beside what every game has. */
  screens?: (studio: Studio) => Promise<void>;
}

export interface Camera {
  page: Page;
  url: string;
  /** Sits down at one of the moments, or goes to a page. */
  visit: (where: string, size?: { width: number; height: number }) => Promise<void>;
  /** Keeps an element as a picture for the game's rules. */
  piece: (name: string, of: Locator) => Promise<void>;
  /** Keeps the screen for README and docs. */
  paper: (name: string) => Promise<void>;
}

export type Worth<Types extends GameTypes> = (frame: Frame<Types>, seat: number) => number | null;
