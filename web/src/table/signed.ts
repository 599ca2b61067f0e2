import type { IconName } from "../parts/icons";

/** A piece of a sentence: words, or a number with its sign. */
export type Piece = { text: string } | { icon: IconName; n: string; word: string };

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Numbers of what a game counts, with their signs: `+2 trade` is +2 and the sign of trade. */
export function signed(words: string, names: readonly { icon: IconName; word: string }[]): Piece[] {
  if (!names.length) return [{ text: words }];
  const any = names.map(({ word }) => escaped(word)).join("|");
  const pattern = new RegExp(`([+−-]?\\d+)[ \\u00a0\\u202f](${any})(?![\\p{L}])`, "giu");
  const out: Piece[] = [];
  let at = 0;
  for (const found of words.matchAll(pattern)) {
    const known = names.find(({ word }) => word.toLowerCase() === found[2]?.toLowerCase());
    if (!known) continue;
    if (found.index > at) out.push({ text: words.slice(at, found.index) });
    out.push({ icon: known.icon, n: found[1] ?? "", word: known.word });
    at = found.index + found[0].length;
  }
  if (at < words.length) out.push({ text: words.slice(at) });
  return out;
}
