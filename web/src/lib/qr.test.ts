import { expect, test } from "vitest";
import { qr, qrPath } from "./qr";

const rows = (text: string) => qr(text)?.map((row) => row.map((dark) => (dark ? "#" : ".")).join("")) ?? [];

test("a code has its three finders and the size of its version", () => {
  const code = rows("https://starboard.example/join/abcdefghijklmnopqrst");
  expect(code).toHaveLength(33);
  const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
  expect(code.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(code.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
  expect(code.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
});

test("a code that a reader was seen to read stays as it is", () => {
  expect(rows("hi")).toMatchInlineSnapshot(`
    [
      "#######..####.#######",
      "#.....#..##.#.#.....#",
      "#.###.#.##.##.#.###.#",
      "#.###.#.##..#.#.###.#",
      "#.###.#.#..##.#.###.#",
      "#.....#.##..#.#.....#",
      "#######.#.#.#.#######",
      "........#.###........",
      "#.#####.....#.#####..",
      ".###.#.#..#.#..#....#",
      "..##..##.#.#.#..####.",
      "###.#....#.....##.#..",
      "###.#.#....#.#..#.#.#",
      "........#..####..#..#",
      "#######...#.#.##...#.",
      "#.....#.#######..#..#",
      "#.###.#.#...#..#..#..",
      "#.###.#.###.#..#..#..",
      "#.###.#.#..#.#..###..",
      "#.....#..##....##.#..",
      "#######.#.##.#..####.",
    ]
  `);
});

test("what is too long has no code", () => {
  expect(qr("x".repeat(213))).not.toBeNull();
  expect(qrPath("x".repeat(214))).toBeNull();
});
