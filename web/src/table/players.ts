/** As many colours as there are signs of players (`--player-1` and on). */
const COLORS = 6;

export const playerColor = (seat: number): string => `var(--player-${((seat - 1) % COLORS) + 1})`;
