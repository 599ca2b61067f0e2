import type { Outcome, TableInfo } from "../api/types";
import { has, t } from "../lib/words.svelte";

/** Why the game ended, in words: some formats have their own for the same reason. */
export function whyWords(outcome: Outcome, table: TableInfo | null): string {
  const own = `why-${outcome.why}-${String(table?.options["format"] ?? "")}`;
  return has(own) ? t(own) : t(`why-${outcome.why}`);
}
