import { t } from "$web/lib/words.svelte";
import type { Cell } from "./types";
import { cellAt } from "./view";

/** Where a cell lies, seen from the plant: `left of the plant`, `2 right and 1 above the plant`. */
export function placeName(cell: Cell): string {
  const { x, y } = cellAt(cell);
  const across = x ? t(x < 0 ? "cell-left" : "cell-right", { n: Math.abs(x) }) : "";
  const along = y ? t(y < 0 ? "cell-below" : "cell-above", { n: Math.abs(y) }) : "";
  if (across && along) return t("cell-both", { across, along });
  return t("cell-one", { where: across || along });
}

/** The words of the rules with the places called by name. */
export const tidy = (words: string): string =>
  words.replace(/(?:\b(?:at|en) )?(-?\d+,-?\d+)/g, (_, cell: string) => placeName(cell));
