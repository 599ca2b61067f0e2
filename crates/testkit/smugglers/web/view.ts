/** The view of Smugglers, as the toy writes it. */
export interface SmugglersView {
  heap: number;
  players: { cards: number; hand?: number[]; out: boolean }[];
  /** By team. */
  scores: number[];
  turn: number;
  over: boolean;
}

/** Actions shown on a cargo or on a rival; the toy has no others. */
export const onTable = (action: string): boolean => /^(sell|give|raid) \d$/.test(action);
