import { DARK, type Hues, NEUTRAL, type Palette, palette } from "$web/art/palette";

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

/** What each faction's craft are painted with beside their hues. */
export const PAINT = {
  blob: {
    outline: "#06180b",
    shade: "#04140a",
    sun: "#ffe45a",
    moss: "#0a2a1c",
    spot: "#0e3a1c",
    socket: "#0c2210",
    eye: "#c9dd9a",
    amber: "#e0a92a",
    lime: "#d4f26a",
    slit: "#0a0f06",
    pupil: "#07120a",
    mouth: "#1a0610",
    teeth: "#f7ffe6",
  },
  trade_federation: { outline: "#0b1426", glass: "#dff4ff", mast: "#cfe0ff" },
  star_empire: {
    outline: "#2b220d",
    fin: "#1a1408",
    seam: "#5d5540",
    shade: "#000",
    glass: "#fff8e0",
    gun: "#c9cfdd",
    arm: "#d9d2ba",
  },
  machine_cult: {
    outline: "#0a0c15",
    socket: "#1a0507",
    rim: "#6c7288",
    glare: "#fff1ea",
    joint: "#2a3046",
    pipe: "#c6cbd9",
    cable: "#aab1c6",
    mast: "#9aa2b8",
  },
  consortium: { outline: "#071018", shade: "#0a1424", brass: "#d9a441", slate: "#6f88b8" },
  kingdom: { outline: "#120a24", gold: "#e8c56a", port: "#0c0818", gun: "#cfc6e6", gate: "#150c28" },
  scavengers: {
    outline: "#15100c",
    rust: "#6a5140",
    soot: "#3a2a20",
    earth: "#3a2c22",
    tarp: "#4a3a2c",
    steel: "#6c7687",
    brass: "#7f6a4c",
    slate: "#54606e",
    bone: "#c9d2de",
    oxide: "#8a3f2a",
    shade: "#0a0806",
    hold: "#120c08",
    pit: "#160f0a",
    cable: "#1d1611",
    rib: "#8c7a68",
    mast: "#a8998a",
  },
  unaligned: { outline: DARK.deep, glass: "#8fe6ff" },
} as const;

/** The signs of what cards do. */
export const SIGNS = {
  scrap: "#aebbd8",
  destroy: "#ff9d92",
  acquire: "#ffe28f",
  shield: "#cdd6ea",
  outpost: "#04060c",
} as const;

/** The world of the scene. */
export const HOME = "#3f7fd0";

export const factionPalette = (faction: string): Palette => palette(hues[faction] ?? NEUTRAL);

export const outlineOf = (faction: string): string =>
  faction in PAINT ? PAINT[faction as keyof typeof PAINT].outline : DARK.deep;
