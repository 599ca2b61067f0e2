import { type Hues, WHITE } from "$web/art/palette";
import type { Planet } from "./types";

/** By set of cards. */
export const HUES = {
  technologies: ["#2fd3c2", "#a9c6c6", "#fff0b8", "#2a6fb0"],
  missions: ["#b08cff", "#bdb2d8", "#ffe7a8", "#5a3fc0"],
  "imperial-actions": ["#ff5b4e", "#8b90a3", "#ffd0c4", "#8a2450"],
  "power-tiles": ["#f3c63f", "#cfc7ae", "#fff6d8", "#b0552a"],
} as const satisfies Record<string, Hues>;

export const PLANETS: Record<Planet, string> = {
  veltair: "#57c6b0",
  trega: "#d68a4a",
  vollux: "#9a6be0",
  erdara: "#e05b5b",
  galcrux: "#e0c050",
  alioth: "#58a6ff",
  mirzam: "#7bd84a",
  sargas: "#e58ab8",
};

/** A route of the scene. */
export const ROUTE = "#bcd0ff";

export const SENTINEL = { hull: "#1a1420", vane: "#d9dfee", eye: "#ff6a5c", pupil: WHITE } as const;
