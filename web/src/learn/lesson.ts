import type { GameTypes } from "../games/pages";
import type { Like } from "../table/deeds";

/** A guided first game: chapters, each a prepared position with steps that wait for the player to do what they teach. */
export interface Lesson<Types extends GameTypes = GameTypes> {
  options: Partial<Types["options"]>;
  chapters: Chapter<Types["deed"]>[];
  /** Where to go when it is done. */
  leadsTo?: string;
}

export interface Chapter<Deed extends { type: string } = { type: string }> {
  position: unknown;
  steps: Step<Deed>[];
}

export interface Step<Deed extends { type: string } = { type: string }> {
  /** The message of the step. */
  key: string;
  /** Done when I took an action like one of these; without it, when "next" is pressed. */
  until?: Like<Deed>[];
  /** Done after so many of them, if not after one. */
  times?: number;
  /** "Next" is offered when it is my move again. */
  myMove?: boolean;
  /** The action to point at, if it is there. */
  point?: Like<Deed>;
}
