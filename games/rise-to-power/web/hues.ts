import { COUNTED, DARK, type Hues, NEUTRAL, WHITE } from "$web/art/palette";

/** By kind of card, and by sector. */
export const HUES = {
  agenda: ["#f3c63f", "#cfc7ae", "#fff6d8", "#b0552a"],
  plant: ["#2fd3c2", "#a9c6c6", "#fff0b8", "#2a6fb0"],
  residential: ["#7bd84a", "#4f8f36", "#f0ffcf", "#1f8f7a"],
  offshore: ["#4fa9ff", "#b9cbe6", "#fff0b8", "#3a4fd0"],
  space: ["#dd9350", "#a08a78", "#ffd9a0", "#7a3f2a"],
} as const satisfies Record<string, Hues>;

/** The sectors, as in `colors.css`, and what belongs to none. */
export const SECTORS = { residential: "#7bd84a", offshore: "#58b0ff", space: "#ff9b45", none: NEUTRAL[0] } as const;

/** What skylines are built with beside the colour of their sector. */
export const SKYLINE = {
  light: WHITE,
  wall: "#0b1224",
  window: "#ffefb0",
  blind: "#1b2742",
  night: DARK.haze,
  deep: DARK.deep,
  ground: DARK.ground,
} as const;

/** The scene: a plant, its wires and four districts. */
export const SCENE = {
  spires: "#ff9b45",
  domes: "#7bd84a",
  towers: "#4fa9ff",
  stacks: "#c38bff",
  wire: "#7ff1ff",
  tile: "#0a1122",
  plant: "#0b2a33",
  rim: COUNTED.authority,
  bolt: COUNTED.trade,
} as const;
