import type { Component } from "svelte";
import type { Board } from "../table/board.svelte";

/** A game's own table. What a game has no table for is played on the plain one: nothing is ever unplayable. */
export type GameTable = Component<{ board: Board }>;

const tables: Record<string, () => Promise<{ default: GameTable }>> = {
  "star-realms": () => import("./star-realms/StarRealms.svelte"),
  "rise-of-empire": () => import("./star-realms/StarRealms.svelte"),
  "rise-to-power": () => import("./rise-to-power/RiseToPower.svelte"),
  "galactic-rebellion": () => import("./galactic-rebellion/GalacticRebellion.svelte"),
};

/** `plain` asks for the plain table, which plays every game by words alone. */
export async function tableOf(game: string, plain = false): Promise<GameTable> {
  const load = (plain ? undefined : tables[game]) ?? (() => import("./plain/PlainTable.svelte"));
  return (await load()).default;
}
