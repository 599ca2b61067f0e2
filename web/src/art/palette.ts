import { mix } from "./pen";

/** The hues of one faction's pictures. */
export interface Palette {
  /** The faction's own colour. */
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

const hues: Record<string, [main: string, hull: string, lamp: string, second: string]> = {
  blob: ["#7bd84a", "#4f8f36", "#f0ffcf", "#1f8f7a"],
  trade_federation: ["#4fa9ff", "#b9cbe6", "#fff0b8", "#3a4fd0"],
  star_empire: ["#f3c63f", "#cfc7ae", "#fff6d8", "#b0552a"],
  machine_cult: ["#ff5b4e", "#8b90a3", "#ffd0c4", "#8a2450"],
  consortium: ["#2fd3c2", "#a9c6c6", "#fff0b8", "#2a6fb0"],
  kingdom: ["#b08cff", "#bdb2d8", "#ffe7a8", "#5a3fc0"],
  scavengers: ["#dd9350", "#a08a78", "#ffd9a0", "#7a3f2a"],
  unaligned: ["#9aa7c4", "#b7c1d6", "#9fe8ff", "#3d557f"],
};

export function palette(faction: string): Palette {
  const [main, hull, lamp, second] = hues[faction] ?? (hues["unaligned"] as [string, string, string, string]);
  return {
    main,
    lit: mix(hull, "#ffffff", 0.45),
    mid: hull,
    dark: mix(hull, "#0a1020", 0.68),
    lamp,
    second,
  };
}
