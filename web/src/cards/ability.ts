import type { IconName } from "../parts/icons";

/** A sign with a number, a word, or what is said in words where there is room for them and in signs where there is none. */
export type Token =
  | { icon: IconName; count?: number | undefined; rival?: boolean }
  | { word: string }
  | { words: Token[]; signs: Token[] };

/** One row on a card's face. */
export interface Ability {
  /** The sign before it, and its hue. */
  sign?: IconName;
  hue?: string;
  /** Which of the card's abilities it is, for who knows whether it was used: its kind, and its place among those of the kind. */
  part?: [kind: string, nth: number];
  /** Not what the card does at once when it is played. */
  sub?: boolean;
  tokens: Token[];
}
