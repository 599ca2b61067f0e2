import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "colors.css"), "utf8");

type Rgb = [number, number, number];

/** How a colour-blind eye sees linear light (Machado, Oliveira and Fernandes 2009, full severity). */
const EYES: Record<string, number[][]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as Rgb;
const seen = (color: Rgb, eye: number[][]): Rgb =>
  eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, i) => sum + share * (color[i] ?? 0), 0),
      ),
    ),
  ) as Rgb;

/** CIE L*a*b*, in which distances are about what an eye calls different. */
function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const apart = (a: Rgb, b: Rgb) => Math.hypot(...lab(a).map((v, i) => v - (lab(b)[i] ?? 0)));

/** The style sheet, rule by rule. */
const rules = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selectors, body]) => ({
  selectors: (selectors ?? "").split(",\n").map((selector) => selector.trim()),
  body: body ?? "",
}));

const SAFE = ':root[data-colors="safe"]';
const DARK = ":is(.card, .dark)";
/** Where colours that everybody tells apart are shown: the rules that hold there, those that win last. */
const places: Record<string, string[]> = {
  dark: [":root", SAFE],
  light: [":root", ':root[data-theme="light"]', SAFE, `${SAFE}[data-theme="light"]`],
  "what stays dark in light": [":root", `:root[data-theme="light"] ${DARK}`, `${SAFE}[data-theme="light"] ${DARK}`],
  contrast: [":root", ':root[data-theme="contrast"]', SAFE, `${SAFE}[data-theme="contrast"]`],
};

/** What a colour is there. */
function colorAt(place: string, name: string): Rgb {
  const said = (places[place] ?? [])
    .flatMap((selector) => rules.filter(({ selectors }) => selectors.includes(selector)))
    .flatMap(({ body }) => new RegExp(`--${name}: (#[0-9a-f]+);`).exec(body)?.[1] ?? []);
  const hex = said.at(-1) ?? "";
  return rgb(hex.length === 4 ? `#${hex.slice(1).replace(/./g, "$&$&")}` : hex);
}

const players = [1, 2, 3, 4, 5, 6].map((n) => `player-${n}`);
const counted = ["trade", "combat", "authority"];

/** The pairs that are too near, as an eye sees them. */
function near(place: string, names: string[], least: number): string[] {
  const known = names.map((name) => [name, colorAt(place, name)] as const);
  return Object.entries(EYES).flatMap(([eye, matrix]) =>
    known.flatMap(([a, one], i) =>
      known
        .slice(i + 1)
        .map(([b, two]) => [b, apart(seen(one, matrix), seen(two, matrix))] as const)
        .filter(([, distance]) => !(distance >= least))
        .map(([b, distance]) => `${eye}: ${a} ${b} ${distance.toFixed(1)}`),
    ),
  );
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Those that an eye hardly sees on the ground they lie on (3 to 1, as for signs). */
function faint(place: string, names: string[]): string[] {
  return Object.entries(EYES).flatMap(([eye, matrix]) =>
    names.flatMap((name) =>
      ["panel", "deep"].flatMap((ground) => {
        const [one, two] = [colorAt(place, name), colorAt(place, ground)].map((c) => luminance(seen(c, matrix)) + 0.05);
        const contrast = Math.max(one ?? 0, two ?? 0) / Math.min(one ?? 0, two ?? 0);
        return contrast >= 3 ? [] : [`${eye}: ${name} on ${ground} ${contrast.toFixed(1)}`];
      }),
    ),
  );
}

test.each(Object.keys(places))("%s: players and what is counted are told apart, and seen, by every eye", (place) => {
  expect(near(place, players, 12)).toEqual([]);
  expect(near(place, counted, 12)).toEqual([]);
  expect(faint(place, [...players, ...counted])).toEqual([]);
});
