import type { Page } from "@playwright/test";

/**
 * How alike two pictures are at 64 px, in grey. A shape that is moved, turned a little, mirrored or drawn at another size is the same shape to a
 * player: each picture is therefore brought to one middle and one size, and compared with the other in every pose. Half of the answer is how light
 * and dark lie, half where the edges are.
 */
const SIDE = 64;
const TURNS = [-36, -24, -12, 0, 12, 24, 36];
/** What is drawn of a picture before it is made small. */
const WIDTH = 150;
const HEIGHT = 100;

export interface Named {
  name: string;
  svg: string;
}

/** Light, and edges: each with its mean taken away, and of length 1. */
type View = readonly [light: Float32Array, edges: Float32Array];

export interface Shape {
  name: string;
  plain: View;
  poses: View[];
}

/** What pictures show, without their skies. */
export async function shapes(page: Page, pictures: readonly Named[]): Promise<Shape[]> {
  const found: Shape[] = [];
  for (const { name, svg } of pictures) {
    const grey = Buffer.from(await page.evaluate(drawSmall, [svg, WIDTH, HEIGHT] as const), "base64");
    const poses = [1, -1].flatMap((mirror) => TURNS.map((turn) => view(pose(grey, turn, mirror))));
    found.push({ name, plain: poses[TURNS.indexOf(0)] as View, poses });
  }
  return found;
}

/** From 0, unlike, to 1, the same; `least` is what is not worth knowing exactly. */
export function likeness(a: Shape, b: Shape, least = 0): number {
  let best = least;
  for (const [light, edges] of b.poses) {
    const lit = dot(a.plain[0], light);
    // Edges are looked at only where they can still make a difference.
    if ((lit + 1) / 2 > best) best = Math.max(best, (lit + dot(a.plain[1], edges)) / 2);
  }
  return best;
}

/** The pairs that are more alike than they may be, the most alike first. */
export function tooNear(all: readonly Shape[], most: number): string[] {
  const found: [number, string][] = [];
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) {
      const alike = likeness(a, b, most);
      if (alike > most) found.push([alike, `${a.name} and ${b.name}: ${alike.toFixed(3)}`]);
    }
  });
  return found.toSorted((x, y) => y[0] - x[0]).map(([, pair]) => pair);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function unit(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  const less = values.map((v) => v - mean);
  const length = Math.sqrt(dot(less, less)) || 1;
  return less.map((v) => v / length);
}

function view(light: Float32Array): View {
  const at = (x: number, y: number) => light[y * SIDE + x] ?? 0;
  const edges = new Float32Array(SIDE * SIDE);
  for (let y = 1; y < SIDE - 1; y++)
    for (let x = 1; x < SIDE - 1; x++)
      edges[y * SIDE + x] = Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1));
  return [unit(light), unit(soft(edges))];
}

/** An edge that is off by a pixel is still the same edge. */
function soft(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 2; y < SIDE - 2; y++)
    for (let x = 2; x < SIDE - 2; x++) {
      let sum = 0;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) sum += values[(y + dy) * SIDE + x + dx] as number;
      out[y * SIDE + x] = sum;
    }
  return out;
}

/** Moved to the middle, brought to one size, turned and mirrored. */
function pose(grey: Uint8Array, turn: number, mirror: number): Float32Array {
  const at = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT ? (grey[y * WIDTH + x] as number) : 0;
  let [mass, mx, my, spread] = [0, 0, 0, 0];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const drawn = at(x, y) ? 1 : 0;
      mass += drawn;
      mx += drawn * x;
      my += drawn * y;
      spread += drawn * (x * x + y * y);
    }
  if (!mass) throw new Error("an empty picture");
  mx /= mass;
  my /= mass;
  const step = Math.sqrt(spread / mass - mx * mx - my * my) / (SIDE * 0.26);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * step, Math.sin((turn * Math.PI) / 180) * step];
  const out = new Float32Array(SIDE * SIDE);
  for (let v = 0; v < SIDE; v++)
    for (let u = 0; u < SIDE; u++) {
      const [du, dv] = [(u - SIDE / 2) * mirror, v - SIDE / 2];
      const [x, y] = [mx + cos * du - sin * dv, my + sin * du + cos * dv];
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      const [fx, fy] = [x - x0, y - y0];
      out[v * SIDE + u] =
        (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
        (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy;
    }
  return out;
}

/** In the page: the grey of each pixel. What is drawn at all stands out from the dark of space, however dark it is itself. */
async function drawSmall([svg, width, height]: readonly [string, number, number]): Promise<string> {
  const picture = new DOMParser().parseFromString(svg, "image/svg+xml");
  const drawing = picture.getElementById("drawing");
  if (drawing) {
    const beside = Array.from(drawing.parentElement?.children ?? []);
    for (const part of beside) if (part !== drawing && part.tagName !== "defs") part.remove();
    // The shadow that lifts it from its sky is no part of its shape.
    drawing.removeAttribute("filter");
  }
  picture.documentElement.setAttribute("width", String(width * 2));
  picture.documentElement.setAttribute("height", String(height * 2));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("no canvas");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  let out = "";
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(i, i + 4);
    out += String.fromCharCode(a > 100 ? 60 + 0.76 * (0.3 * r + 0.59 * g + 0.11 * b) : 0);
  }
  return btoa(out);
}
