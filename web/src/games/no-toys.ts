import type { GamePages } from "./pages";

/** What is shipped has no toys. */
export const toys: Record<string, GamePages> = {};
export const toyWords: Record<string, () => Promise<string>> = {};
