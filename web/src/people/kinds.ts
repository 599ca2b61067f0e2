import type { GameInfo } from "../api/types";
import { t } from "../lib/words.svelte";

/** What ends the name of a rating for tables of more than two. */
const SEVERAL = "-several";

/** What a rating can be of: a format, and apart from it tables of it for more than two. */
export interface Kind {
  value: string;
  label: string;
}

export function kindsOf(game: GameInfo | undefined): Kind[] {
  return (game?.formats ?? []).flatMap((format) => {
    const [two, more] = [format.players.includes(2), format.players.some((n) => n > 2)];
    return [
      ...(two ? [{ value: format.name, label: format.title }] : []),
      ...(more
        ? [{ value: format.name + SEVERAL, label: two ? t("kind-several", { format: format.title }) : format.title }]
        : []),
    ];
  });
}

/** Game and format of a rating, as people say it; the format only where there are several. */
export function ratingTitle(games: GameInfo[], name: string, kind: string): string {
  const game = games.find((g) => g.name === name);
  const kinds = kindsOf(game);
  const label = kinds.length > 1 ? kinds.find((k) => k.value === kind)?.label : undefined;
  return [game?.title ?? name, label].filter(Boolean).join(" · ");
}

/** A format of a game, as people say it. */
export function formatTitle(games: GameInfo[], name: string, format: string): string {
  const game = games.find((g) => g.name === name);
  const label = (game?.formats.length ?? 0) > 1 ? game?.formats.find((f) => f.name === format)?.title : undefined;
  return [game?.title ?? name, label].filter(Boolean).join(" · ");
}
