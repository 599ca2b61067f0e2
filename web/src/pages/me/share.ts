import type { ArchivedGame } from "../../api/types";

/** The share of games won after each game, oldest first. A shared win counts as one. */
export function runningShare(games: ArchivedGame[]): number[] {
  let won = 0;
  let played = 0;
  const shares: number[] = [];
  for (const game of games) {
    const mine = game.seats.filter((seat) => seat.mine);
    if (!mine.length || !game.result) continue;
    const best = Math.min(...mine.map((seat) => game.result?.ranks[seat.seat - 1] ?? 99));
    played += 1;
    if (best === 1) won += 1;
    shares.push(won / played);
  }
  return shares;
}
