import { expect, test } from "vitest";
import { nearest } from "./keys";

const points = [
  { x: 100, y: 0 },
  { x: 210, y: 4 },
  { x: 100, y: 100 },
  { x: -90, y: 2 },
];

test("an arrow finds the nearest thing on its side", () => {
  expect(nearest({ x: 0, y: 0 }, points, "ArrowRight")).toBe(0);
  expect(nearest({ x: 0, y: 0 }, points, "ArrowLeft")).toBe(3);
  expect(nearest({ x: 100, y: 0 }, points, "ArrowDown")).toBe(2);
});

test("what lies ahead comes before what is nearer, but aside", () => {
  const table = [
    { x: 71, y: 382 },
    { x: 756, y: 119 },
  ];
  expect(nearest({ x: 36, y: 119 }, table, "ArrowRight")).toBe(1);
  expect(nearest({ x: 36, y: 119 }, table.slice(0, 1), "ArrowRight")).toBe(0);
});

test("nothing on that side, or no arrow, finds nothing", () => {
  expect(nearest({ x: 0, y: 0 }, points, "ArrowUp")).toBe(-1);
  expect(nearest({ x: 0, y: 0 }, points, "Enter")).toBe(-1);
});
