/** A guided first game: chapters, each a prepared position with steps that wait for the player to do what they teach. */
export interface Lesson {
  options: Record<string, unknown>;
  chapters: Chapter[];
  /** Where to go when it is done. */
  leadsTo?: string;
}

export interface Chapter {
  position: unknown;
  steps: Step[];
}

export interface Step {
  /** The message of the step. */
  key: string;
  /** Done when I took an action like this; without it, when "next" is pressed. */
  until?: RegExp;
  /** Done after so many of them, if not after one. */
  times?: number;
  /** "Next" is offered when it is my move again. */
  myMove?: boolean;
  /** The action to point at, if it is there. */
  point?: RegExp;
}
