import { type IconName, isIcon } from "$web/parts/icons";
import type { Board as TableBoard } from "$web/table/board.svelte";
import { PLANETS } from "./hues";
import type { Borrowed, Crew, Deed, Odds, Planet, PlayerView, Track, Types, View } from "./types";

export type Board = TableBoard<Types>;

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

/** The planet a deed points at, if it is one. What moves is pointed at where it comes from. */
export function planetOf(deed: Deed): Planet | null {
  if (deed.type === "move") return deed.from;
  return "planet" in deed ? deed.planet : null;
}

/** What a player has only at the end: technologies, missions and economy as they stand today. */
export const atTheEnd = ({ pending }: PlayerView): number => pending.technologies + pending.missions + pending.economy;

/** Are there cubes that a mission lends, this round or the next? */
export const lent = (cubes: Borrowed): boolean => cubes.now > 0 || cubes.next > 0;

/** Deeds shown on the map, the tracks and their tiles; the rest are buttons. */
export const onTable = (deed: Deed): boolean =>
  planetOf(deed) !== null || ["place", "take", "perform", "buy"].includes(deed.type);

/** The tracks of this round that are still to be resolved and where a player has workers, in their order, with how many. */
export function stillToCome(view: View, seat: number): { track: Track; n: number }[] {
  const now = TRACKS.findIndex((track) => track === view.phase);
  if (view.phase !== "placing" && now < 0) return [];
  return TRACKS.slice(Math.max(now, 0))
    .map((track) => ({ track, n: workersOn(view, track, seat) }))
    .filter(({ n }) => n > 0);
}

/** How many workers a player has on a track. */
export function workersOn({ tracks }: View, track: Track, seat: number): number {
  if (track === "missions" || track === "senate") return crewSize(tracks[track][seat - 1] ?? {});
  const tokens = track === "specialists" ? Object.values(tracks.specialists) : tracks[track];
  const extra = track === "influence" ? [tracks.influence_x, tracks.influence_y] : [];
  return [...tokens, ...extra].filter((token) => token?.seat === seat).length;
}

/** Where the planets hang on the map, in hundredths. */
export const PLACES: Record<Planet, { x: number; y: number; color: string; ringed?: boolean }> = {
  veltair: { x: 16, y: 23, color: PLANETS.veltair },
  trega: { x: 46, y: 11, color: PLANETS.trega },
  vollux: { x: 78, y: 26, color: PLANETS.vollux, ringed: true },
  erdara: { x: 29, y: 48, color: PLANETS.erdara },
  galcrux: { x: 60, y: 42, color: PLANETS.galcrux, ringed: true },
  alioth: { x: 79, y: 61, color: PLANETS.alioth },
  mirzam: { x: 15, y: 79, color: PLANETS.mirzam },
  sargas: { x: 53, y: 78, color: PLANETS.sargas },
};
export const ROUTES: [Planet, Planet][] = [
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
