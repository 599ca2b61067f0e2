import type { Decision, Judgement, Point, Review, TurnReview } from "../api/types";

/** The sign of a judgement, as players write it. */
export const SIGNS: Record<Judgement, string> = { fine: "", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** Hundredths of a win, with their sign; what rounds to nothing has none. */
export function points(share: number, lang: string): string {
  const rounded = Math.round(share * 100);
  return new Intl.NumberFormat(lang, { signDisplay: "exceptZero" }).format(rounded === 0 ? 0 : rounded);
}

export const percent = (share: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Where a step lies between the points of a curve: which point comes before it, and how far it is to the next. */
export function placeOf(curve: readonly Point[], step: number): number {
  if (!curve.length) return 0;
  const next = curve.findIndex((point) => point.step > step);
  if (next === 0) return 0;
  if (next < 0) return curve.length - 1;
  const from = (curve[next - 1] as Point).step;
  const to = (curve[next] as Point).step;
  return next - 1 + (step - from) / Math.max(1, to - from);
}

/** The step at a place of the curve, from 0 to 1. */
export function stepAt(curve: readonly Point[], share: number): number {
  const place = Math.min(Math.max(share, 0), 1) * (curve.length - 1);
  const from = curve[Math.floor(place)];
  const to = curve[Math.ceil(place)];
  if (!from || !to) return 0;
  return Math.round(from.step + (to.step - from.step) * (place - Math.floor(place)));
}

/** Strokes of luck worth a mark: those that moved somebody by this much. */
const LUCKY = 0.06;
export const luckySteps = (review: Review): { step: number; luck: number[] }[] =>
  review.chance.filter((s) => s.step > 0 && Math.max(...s.luck.map(Math.abs)) >= LUCKY);

/** Of marks along a line those that stand clear of each other: the weightier ones first. */
export function clearOf<M>(
  marks: readonly M[],
  at: (mark: M) => number,
  weight: (mark: M) => number,
  room: number,
): M[] {
  const kept: M[] = [];
  for (const mark of marks.toSorted((a, b) => weight(b) - weight(a)))
    if (kept.every((other) => Math.abs(at(other) - at(mark)) >= room)) kept.push(mark);
  return kept;
}

/** Turns that cost something, the worst first, each with the choices in it that did. */
export interface TurnTold {
  turn: TurnReview;
  choices: Decision[];
}

export function turnsTold(review: Review): TurnTold[] {
  const all = review.turns.map((turn): TurnTold => ({ turn, choices: [] }));
  for (const d of review.decisions) {
    if (d.judgement === "fine") continue;
    all.findLast(({ turn }) => turn.seat === d.seat && turn.step <= d.step)?.choices.push(d);
  }
  const cost = ({ turn, choices }: TurnTold) =>
    Math.max(turn.judgement === "fine" ? 0 : turn.cost, ...choices.map((d) => d.cost));
  return all
    .filter(({ turn, choices }) => turn.judgement !== "fine" || choices.length > 0)
    .toSorted((a, b) => cost(b) - cost(a));
}

/** The verbs of all games: what gets something, uses something, turns on somebody, draws cards. */
const BUY = new Set(["buy", "acquire", "take", "train", "bid", "swap", "recover"]);
const USE = new Set(
  "play play_all use ally scrap power upgrade perform place trade pick_hand pick_discard pick_ship pick_row choose scenario send move at reward".split(
    " ",
  ),
);
const ATTACK = new Set([
  "attack",
  "strike",
  "contest",
  "defend",
  "land",
  "steal",
  "remove",
  "pick_base",
  "pick_player",
  "name",
]);
const DRAW = new Set(["draw", "keep"]);
export const KINDS = ["bought", "not_bought", "unplayed", "used", "target", "no_attack", "drew", "other"] as const;
export type Kind = (typeof KINDS)[number];

/** What kind of mistake it is to do one thing where another is better. */
export function kindOf(verb: string, best: string): Kind {
  if (BUY.has(best)) return BUY.has(verb) ? "bought" : "not_bought";
  if (ATTACK.has(best)) return ATTACK.has(verb) ? "target" : "no_attack";
  if (USE.has(best)) return USE.has(verb) ? "used" : "unplayed";
  if (DRAW.has(best)) return "drew";
  return "other";
}

/** The mean of the last so many numbers, number by number. */
export const running = (all: readonly number[], last = 10): number[] =>
  all.map((_, i) => {
    const some = all.slice(Math.max(0, i - last + 1), i + 1);
    return some.reduce((a, b) => a + b, 0) / some.length;
  });
