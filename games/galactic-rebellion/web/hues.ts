import type { Hues } from "$web/art/palette";

/** By set of cards. */
export const HUES = {
  technologies: ["#2fd3c2", "#a9c6c6", "#fff0b8", "#2a6fb0"],
  missions: ["#b08cff", "#bdb2d8", "#ffe7a8", "#5a3fc0"],
  "imperial-actions": ["#ff5b4e", "#8b90a3", "#ffd0c4", "#8a2450"],
  "power-tiles": ["#f3c63f", "#cfc7ae", "#fff6d8", "#b0552a"],
} as const satisfies Record<string, Hues>;
