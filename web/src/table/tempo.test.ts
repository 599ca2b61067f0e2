import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tempo } from "./tempo";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first thing shows at once, the next after its pause", () => {
  const shown: number[] = [];
  const tempo = new Tempo<number>((x) => shown.push(x));
  tempo.add(1, 400);
  tempo.add(2, 400);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(399);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(2);
  expect(shown).toEqual([1, 2]);
});

test("flush shows the rest in order and what comes later is not held up", () => {
  const shown: number[] = [];
  const waiting: number[] = [];
  const tempo = new Tempo<number>(
    (x) => shown.push(x),
    (count) => waiting.push(count),
  );
  for (const x of [1, 2, 3]) tempo.add(x, 400);
  tempo.flush();
  expect(shown).toEqual([1, 2, 3]);
  expect(waiting.at(-1)).toBe(0);
  tempo.add(4, 0);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("a long turn is played faster", () => {
  const shown: number[] = [];
  const tempo = new Tempo<number>((x) => shown.push(x));
  for (let x = 0; x < 30; x++) tempo.add(x, 400);
  vi.advanceTimersByTime(5200);
  expect(shown.length).toBe(30);
});

test("nothing is shown after clear", () => {
  const shown: number[] = [];
  const tempo = new Tempo<number>((x) => shown.push(x));
  tempo.add(1, 400);
  tempo.add(2, 400);
  tempo.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});
