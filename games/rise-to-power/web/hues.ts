import type { Hues } from "$web/art/palette";

/** By kind of card, and by sector. */
export const HUES = {
  agenda: ["#f3c63f", "#cfc7ae", "#fff6d8", "#b0552a"],
  plant: ["#2fd3c2", "#a9c6c6", "#fff0b8", "#2a6fb0"],
  residential: ["#7bd84a", "#4f8f36", "#f0ffcf", "#1f8f7a"],
  offshore: ["#4fa9ff", "#b9cbe6", "#fff0b8", "#3a4fd0"],
  space: ["#dd9350", "#a08a78", "#ffd9a0", "#7a3f2a"],
} as const satisfies Record<string, Hues>;
