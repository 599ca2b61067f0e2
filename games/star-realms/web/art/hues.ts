import { type Hues, NEUTRAL, type Palette, palette } from "$web/art/palette";

/** The factions' pictures. */
const hues: Record<string, Hues> = {
  blob: ["#7bd84a", "#4f8f36", "#f0ffcf", "#1f8f7a"],
  trade_federation: ["#4fa9ff", "#b9cbe6", "#fff0b8", "#3a4fd0"],
  star_empire: ["#f3c63f", "#cfc7ae", "#fff6d8", "#b0552a"],
  machine_cult: ["#ff5b4e", "#8b90a3", "#ffd0c4", "#8a2450"],
  consortium: ["#2fd3c2", "#a9c6c6", "#fff0b8", "#2a6fb0"],
  kingdom: ["#b08cff", "#bdb2d8", "#ffe7a8", "#5a3fc0"],
  scavengers: ["#dd9350", "#a08a78", "#ffd9a0", "#7a3f2a"],
};

export const factionPalette = (faction: string): Palette => palette(hues[faction] ?? NEUTRAL);
