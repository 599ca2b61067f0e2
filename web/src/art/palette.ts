import { mix } from "./pen";

/** The hues of one kind of picture: a faction, a sector, a kind of card. */
export interface Palette {
  /** Its own colour. */
  main: string;
  /** Hull in light, in half light, in shadow. */
  lit: string;
  mid: string;
  dark: string;
  /** Windows and other small lights. */
  lamp: string;
  /** A second colour of the nebula. */
  second: string;
}

/** The four colours a palette is mixed from. */
export type Hues = readonly [main: string, hull: string, lamp: string, second: string];

/** What belongs to nobody. */
export const NEUTRAL: Hues = ["#9aa7c4", "#b7c1d6", "#9fe8ff", "#3d557f"];

export function palette([main, hull, lamp, second]: Hues): Palette {
  return {
    main,
    lit: mix(hull, "#ffffff", 0.45),
    mid: hull,
    dark: mix(hull, "#0a1020", 0.68),
    lamp,
    second,
  };
}
