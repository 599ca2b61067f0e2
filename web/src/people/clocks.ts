import type { ClockPlan } from "../api/types";

/** The clocks of agreed games: who runs out of time has lost. */
export const CLOCKS: { value: string; key: string; clock: ClockPlan }[] = [
  { value: "quick", key: "game-pace-quick", clock: { kind: "live", seconds: 300, increment: 3, out: "concede" } },
  { value: "calm", key: "game-pace-calm", clock: { kind: "live", seconds: 900, increment: 5, out: "concede" } },
  {
    value: "delay",
    key: "game-pace-delay",
    clock: { kind: "live", seconds: 600, increment: 0, delay: 10, out: "concede" },
  },
  { value: "days", key: "game-pace-days", clock: { kind: "correspondence", days: 2, out: "concede" } },
];

export const clockOf = (value: string): ClockPlan => (CLOCKS.find((c) => c.value === value) ?? CLOCKS[0]!).clock;
