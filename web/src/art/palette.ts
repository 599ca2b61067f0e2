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

export const WHITE = "#ffffff";

/** What things fade into, from near to far. */
export const DARK = {
  dusk: "#0a1226",
  deep: "#0a1020",
  haze: "#070c1a",
  edge: "#05080f",
  ground: "#050913",
  far: "#04070f",
  night: "#03060d",
  black: "#02040a",
} as const;

export const STARS = ["#cfe0ff", WHITE, "#ffe9c4"] as const;

/** What a planet's second colour is mixed with, the glow of its cracks and the lights of its cities. */
export const PLANET = { seconds: [WHITE, "#0a1a3a", "#ffd9a0", "#2a0f3a"], lava: "#ffb35c", city: "#ffe9a8" } as const;

/** Suits and visors of the program's opponents. */
export const FACES = [
  ["#3f6fb5", "#7fe3ff"],
  ["#b5493f", "#ffd27f"],
  ["#4b8f4a", "#d8ff8a"],
  ["#8a5ab8", "#ffb3f0"],
  ["#b98a2f", "#8affea"],
  ["#3f8f8a", "#ff9d7a"],
  ["#7a8296", "#a8c8ff"],
  ["#a8466f", "#ffe38a"],
] as const;

/** Bare metal, whoever flies it. */
export const STEEL = { lit: "#8794b0", mid: "#475470", dark: "#1a2238" } as const;

/** Signs in a picture: the page's own colours of what is counted, which a picture cannot read, and the plate behind. */
export const COUNTED = { trade: "#ffd257", combat: "#ff7a6d", authority: "#57dbe8" } as const;
export const PLATE = "#060c1ad0";

/** What signs are drawn with beside the colour of what is counted. */
export const SIGN = {
  ink: "#06101f",
  trade: "#6d4a00",
  combat: "#43100b",
  authority: "#06353b",
  card: "#c8d4ee",
  drawn: "#8db6ff",
  discarded: "#ffb3a8",
} as const;

export function palette([main, hull, lamp, second]: Hues): Palette {
  return {
    main,
    lit: mix(hull, WHITE, 0.45),
    mid: hull,
    dark: mix(hull, DARK.deep, 0.68),
    lamp,
    second,
  };
}
