/** The view of Galactic Rebellion, as its crate writes it. Nothing is hidden in this game. */
import { type IconName, isIcon } from "$web/parts/icons";

export type Crew = Partial<Record<string, number>>;
export interface Token {
  seat: number;
  worker: string;
}
export interface Odds {
  wins: number;
  of: number;
}

export interface PlanetView {
  id: string;
  good: string;
  high: number;
  low: number;
  sentinels: number;
  imperial_fleet: boolean;
  rebel_fleet: number | null;
  lab: boolean;
  route: number | null;
  workers: Crew[];
  points: number[];
  closed_to: number[];
}

export interface PlayerView {
  seat: number;
  hand: Crew;
  reserve: Crew;
  credits: number;
  cubes: number;
  against_sentinels: { now: number; next: number };
  against_factions: { now: number; next: number };
  goods: Record<string, number>;
  routes: string[];
  sets: { fours: number; threes: number; mixed: number };
  income: number;
  technologies: { id: string; used: boolean; points: number }[];
  performed: string[];
  sheet: { planets: number[]; senate: number[]; technologies: number; missions: number; economy: number };
  pending: { technologies: number; missions: number; economy: number };
  total: number;
  conceded: boolean;
}

export interface Tracks {
  initiative: (Token | null)[];
  influence: (Token | null)[];
  landed: number;
  influence_x: Token | null;
  influence_y: Token | null;
  goods: (Token | null)[];
  goods_shown: string[];
  missions: Crew[];
  mission_values: number[];
  missions_shown: { id: string; planet: string | null; cost: number | null; points: number; open_to: number[] }[];
  research: (Token | null)[];
  research_cost: number;
  technologies_shown: string[];
  war: (Token | null)[];
  specialists: Record<string, Token | null>;
  senate: Crew[];
  votes: number[];
  resolved: number;
}

export interface RebellionView {
  round: number;
  epoch: number;
  phase: string;
  order: number[];
  planets: PlanetView[];
  tracks: Tracks;
  players: PlayerView[];
  action: string | null;
  auction: { to_bid: number; high: number; leader: number | null; passed: number[] } | null;
  battle: {
    planet: string;
    attacker: number | null;
    defender: number;
    attacker_cubes: number;
    defender_cubes: number;
    odds: Odds;
  } | null;
  attacks: { planet: string; defender: number | null; odds: Odds }[];
  mission_surcharge: number;
}

export const WORKERS = ["rebel", "soldier", "hero", "smuggler", "scientist", "diplomat"] as const;
export const TRACKS = [
  "initiative",
  "influence",
  "goods",
  "missions",
  "research",
  "war",
  "specialists",
  "senate",
] as const;
/** The rounds of each epoch. */
export const EPOCHS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8],
] as const;

const icons: Record<string, IconName> = { rebel: "citizen", smuggler: "merchant" };
export const workerIcon = (worker: string): IconName => icons[worker] ?? (worker as IconName);

export const goodIcon = (good: string): IconName => (isIcon(`good_${good}`) ? `good_${good}` : "trade") as IconName;

export const crewSize = (crew: Crew): number => WORKERS.reduce((sum, worker) => sum + (crew[worker] ?? 0), 0);
export const percent = (odds: Odds): number => Math.round((100 * odds.wins) / Math.max(1, odds.of));

/** The planet an action points at, if it is one. */
export function planetOf(action: string): string | null {
  const [verb, a, b] = action.split(" ");
  if (verb === "land" || verb === "at" || verb === "route" || verb === "attack" || verb === "move") return a ?? null;
  return verb === "strike" && b !== "senate" ? (b ?? null) : null;
}

/** Actions shown on the map, the tracks and their tiles; the rest are buttons. */
export const onTable = (action: string): boolean =>
  planetOf(action) !== null || /^(place|take|perform|buy) /.test(action);

/** Where the planets hang on the map, in hundredths. */
export const PLACES: Record<string, { x: number; y: number; color: string; ringed?: boolean }> = {
  veltair: { x: 16, y: 20, color: "#57c6b0" },
  trega: { x: 46, y: 13, color: "#d68a4a" },
  vollux: { x: 77, y: 22, color: "#9a6be0", ringed: true },
  erdara: { x: 29, y: 48, color: "#e05b5b" },
  galcrux: { x: 60, y: 42, color: "#e0c050", ringed: true },
  alioth: { x: 79, y: 61, color: "#58a6ff" },
  mirzam: { x: 15, y: 79, color: "#7bd84a" },
  sargas: { x: 53, y: 78, color: "#e58ab8" },
};
export const ROUTES: [string, string][] = [
  ["veltair", "trega"],
  ["trega", "vollux"],
  ["veltair", "erdara"],
  ["erdara", "galcrux"],
  ["galcrux", "vollux"],
  ["galcrux", "alioth"],
  ["erdara", "mirzam"],
  ["mirzam", "sargas"],
  ["sargas", "galcrux"],
  ["sargas", "alioth"],
];
