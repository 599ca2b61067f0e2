import type { LevelInfo } from "../api/types";

/** The opponent one gets when nobody says which. */
export const usual = (levels: readonly LevelInfo[]): string =>
  (levels.find((level) => level.name === "medium") ?? levels[0])?.name ?? "";
