/**
 * QR codes of links, made here: bytes, error correction M, versions 1 to 10 (up to 213 bytes). As in ISO/IEC 18004: data and error
 * correction are interleaved, laid in two-column zigzags, and the mask with the least penalty is chosen.
 */

/** By version: error correction words a block, then blocks and data words a block of each of the two groups. */
const BLOCKS: readonly (readonly [number, number, number, number, number])[] = [
  [10, 1, 16, 0, 0],
  [16, 1, 28, 0, 0],
  [26, 1, 44, 0, 0],
  [18, 2, 32, 0, 0],
  [24, 2, 43, 0, 0],
  [16, 4, 27, 0, 0],
  [18, 4, 31, 0, 0],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
];
const ALIGN: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x <<= 1;
  if (x & 256) x ^= 0x11d;
}
const times = (a: number, b: number): number =>
  a && b ? (EXP[((LOG[a] as number) + (LOG[b] as number)) % 255] as number) : 0;

/** The error correction words of a block. */
function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((g, k) => (next[k + 1] = (next[k + 1] as number) ^ times(g, EXP[i] as number)));
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] as number;
    if (lead) generator.forEach((g, k) => (rest[i + k] = (rest[i + k] as number) ^ times(g, lead)));
  }
  return rest.slice(data.length);
}

function words(bytes: Uint8Array, version: number): number[] {
  const [count, ones, small, twos, large] = BLOCKS[version - 1] as readonly [number, number, number, number, number];
  const room = ones * small + twos * large;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < ones + twos; i++) {
    const length = i < ones ? small : large;
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => correction(block, count));
  const woven = (lists: number[][]) => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i] as number] : [])),
    ).flat();
  };
  return [...woven(blocks), ...woven(checks)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A remainder of binary polynomials, as format and version are protected with. */
function remainder(value: number, generator: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - degree);
  return rest;
}

type Grid = (boolean | null)[][];

function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const put = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        put(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  const centres = ALIGN[version - 1] ?? [];
  const corner = (x: number, y: number) =>
    (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
  for (const x of centres)
    for (const y of centres)
      if (!corner(x, y))
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++) put(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  for (let i = 8; i < size - 8; i++) {
    if (grid[6]?.[i] === null) put(i, 6, i % 2 === 0);
    if (grid[i]?.[6] === null) put(6, i, i % 2 === 0);
  }
  // Room for the format, which is written last.
  for (let i = 0; i < 9; i++) {
    if (grid[8]?.[i] === null) put(i, 8, false);
    if (grid[i]?.[8] === null) put(8, i, false);
    if (i < 8) put(size - 1 - i, 8, false);
    if (i < 8) put(8, size - 1 - i, false);
  }
  put(8, size - 8, true);
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      put(size - 11 + (i % 3), Math.floor(i / 3), dark);
      put(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
  return grid;
}

function writeFormat(grid: boolean[][], mask: number): void {
  const size = grid.length;
  // 00 is error correction M.
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  const put = (x: number, y: number, dark: boolean) => {
    (grid[y] as boolean[])[x] = dark;
  };
  for (let i = 0; i < 6; i++) put(8, i, bit(i));
  put(8, 7, bit(6));
  put(8, 8, bit(7));
  put(7, 8, bit(8));
  for (let i = 9; i < 15; i++) put(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) put(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) put(8, size - 15 + i, bit(i));
}

function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] as boolean));
  let sum = 0;
  for (const list of [...grid, ...columns]) {
    const text = list.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const finder of ["10111010000", "00001011101"])
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const dark = grid[y]?.[x];
      if (dark === grid[y]?.[x + 1] && dark === grid[y + 1]?.[x] && dark === grid[y + 1]?.[x + 1]) sum += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** The dark squares of the code of a text, by row; nothing if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex(
      ([, ones, small, twos, large], i) => bytes.length + (i < 9 ? 2 : 3) <= ones * small + twos * large,
    ) + 1;
  if (!version) return null;
  const grid = frame(version);
  const size = grid.length;
  const bits = words(bytes, version).flatMap((word) =>
    Array.from({ length: 8 }, (_, i) => ((word >> (7 - i)) & 1) === 1),
  );
  const free: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === null) free.push([x, y]);
    }
  }
  const made = MASKS.map((mask, number) => {
    const out = grid.map((row) => row.map((dark) => dark ?? false));
    free.forEach(([x, y], i) => ((out[y] as boolean[])[x] = (bits[i] ?? false) !== mask(x, y)));
    writeFormat(out, number);
    return out;
  });
  return made.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** The code as the path of an SVG, one unit a square, with the quiet zone of four around it. */
export function qrPath(text: string): { path: string; size: number } | null {
  const grid = qr(text);
  if (!grid) return null;
  const path = grid
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
    .join("");
  return { path, size: grid.length + 8 };
}
