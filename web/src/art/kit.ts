import { DARK, type Palette, STEEL, WHITE } from "./palette";
import { circle, group, mix, n, radial } from "./pen";

/**
 * Materials for drawings by hand. A drawing is what its shapes are made of, written as plain paths; the picture's style sheet says what
 * each material looks like in its palette, lights it from above left and outlines it. Pictures are 300 × 200 with (0, 0) in the middle; what
 * matters keeps within ±66 of it sideways, for narrow frames cut the rest.
 */
export type Drawing = () => string;

const made = (material: string) => (d: string) => `<path class="${material}" d="${d}"/>`;

/** Plating in light, in shadow, in the colours of its owner; bare metal; what no light reaches. */
export const hull = made("h");
export const under = made("u");
export const trim = made("t");
export const steel = made("s");
export const hollow = made("k");
/** Glass with somebody behind it. */
export const glass = made("v");
/** Lines: seams between plates, thin bars, an edge in the colour of its owner. */
export const seam = made("l");
export const bar = made("b");
export const edge = made("g");
/** Flat light: of lamps, of the owner's colour, white. */
export const lamp = made("a");
export const tint = made("m");
export const shine = made("o");
/** A veil of the owner's colour, to be seen through. */
export const veil = made("z");

/** Windows along a line. */
export const windows = (d: string, width = 2.6, on = 3, off = 3): string =>
  `<path class="w" stroke-width="${n(width)}" stroke-dasharray="${n(on)} ${n(off)}" d="${d}"/>`;

/** Bars of another width. */
export const beam = (d: string, width: number): string => `<path class="b" stroke-width="${n(width)}" d="${d}"/>`;

export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r
    ? `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(height - 2 * r)}a${r} ${r} 0 0 1-${r} ${r}h-${n(width - 2 * r)}a${r} ${r} 0 0 1-${r}-${r}v-${n(height - 2 * r)}a${r} ${r} 0 0 1 ${r}-${r}z`
    : `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h-${n(width)}z`;

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 0 1-${n(2 * rx)} 0z`;

/** The upper half of an oval. */
export const dome = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(2 * rx)} 0z`;

/** A hoop: an oval with a hole. */
export const hoop = (x: number, y: number, rx: number, ry: number, width: number): string =>
  oval(x, y, rx, ry) +
  `M${n(x - rx + width)} ${n(y)}a${n(rx - width)} ${n(ry - width)} 0 0 0 ${n(2 * (rx - width))} 0a${n(rx - width)} ${n(ry - width)} 0 0 0-${n(2 * (rx - width))} 0z`;

/** The lower, nearer half of a hoop that lies flat, `width` thick. */
export const rim = (x: number, y: number, rx: number, ry: number, width: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 0 ${n(2 * rx)} 0v${n(width)}a${n(rx)} ${n(ry)} 0 0 1-${n(2 * rx)} 0z`;

/** Corners at even steps round a point; `inner` makes a star of it. */
export function corners(x: number, y: number, r: number, count: number, turn = -90, inner?: number): string {
  const steps = inner === undefined ? count : count * 2;
  const points = Array.from({ length: steps }, (_, i) => {
    const a = ((turn + (360 * i) / steps) * Math.PI) / 180;
    const d = inner !== undefined && i % 2 ? inner : r;
    return `${n(x + Math.cos(a) * d)} ${n(y + Math.sin(a) * d)}`;
  });
  return `M${points.join("L")}z`;
}

/** A wheel with teeth. */
export function cog(x: number, y: number, r: number, teeth: number, depth: number): string {
  let d = "";
  for (let i = 0; i < teeth * 4; i++) {
    const a = (2 * Math.PI * (i - 0.5)) / (teeth * 4);
    const far = i % 4 < 2 ? r : r - depth;
    d += `${i ? "L" : "M"}${n(x + Math.cos(a) * far)} ${n(y + Math.sin(a) * far)}`;
  }
  return `${d}z`;
}

/** The same again at every `step` degrees round the middle. */
export const round = (count: number, body: string, from = 0, step = 360 / count): string =>
  Array.from({ length: count }, (_, i) => group(`rotate(${n(from + i * step)})`, body)).join("");

/** The same again at every place. */
export const each = (places: readonly (readonly [number, number])[], draw: (x: number, y: number) => string): string =>
  places.map(([x, y]) => draw(x, y)).join("");

/** The same again along a line. */
export const along = (places: readonly number[], draw: (at: number) => string): string => places.map(draw).join("");

export const put = (x: number, y: number, body: string, scale = 1, turn = 0): string =>
  group(`translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})`, body);

/** Mirrored: a ship's other side below, a station's right half; the mirrored half lies in shadow. */
export const pair = (body: string): string => body + `<g class="y" transform="scale(1 -1)">${body}</g>`;
export const twin = (body: string): string => body + `<g class="y" transform="scale(-1 1)">${body}</g>`;
/** Mirrored, in the same light. */
export const flip = (body: string): string => group("scale(-1 1)", body);

export const glow = (x: number, y: number, r: number, opacity = 0.9): string =>
  circle(x, y, r, { fill: "url(#glow)", opacity });

/** A world of its own, and the night over its surface. */
export const globe = (x: number, y: number, r: number, surface = ""): string =>
  circle(x, y, r * 1.1, { fill: "url(#halo)" }) +
  circle(x, y, r, { fill: "url(#orb)" }) +
  surface +
  circle(x, y, r, { fill: "url(#dark)" });

/** The materials of a palette: what a picture with drawings has in its `<defs>`, beside `craftDefs`. */
export function materials(colors: Palette, outline: string): string {
  const filled = ".h,.u,.t,.s,.k,.v,.f,.e,.q";
  const lit = ".h,.u,.t,.s,.f,.e,.q";
  return (
    radial(
      "orb",
      [
        [0, mix(colors.main, WHITE, 0.35)],
        [0.5, mix(colors.main, colors.second, 0.55)],
        [1, mix(colors.second, DARK.deep, 0.6)],
      ],
      0.34,
      0.28,
      0.85,
    ) +
    radial(
      "dark",
      [
        [0.45, DARK.black, 0],
        [1, DARK.black, 0.85],
      ],
      0.32,
      0.26,
      0.85,
    ) +
    radial("halo", [
      [0.84, colors.main, 0],
      [0.91, mix(colors.main, WHITE, 0.4), 0.6],
      [1, colors.main, 0],
    ]) +
    // Light on the upper left edge of a shape and shadow on the lower right one. What is dark, such as an outline, stays dark.
    `<filter id="bevel" x="-.1" y="-.1" width="1.200" height="1.200" color-interpolation-filters="sRGB">` +
    `<feOffset in="SourceAlpha" dx="-2" dy="-3.600" result="a"/><feOffset in="SourceAlpha" dx="1.500" dy="2.200" result="b"/>` +
    `<feComposite in="a" in2="b" operator="arithmetic" k2=".5" k3="-.5" k4=".5"/>` +
    `<feColorMatrix values="0 0 0 1.100 0 0 0 0 1.100 0 0 0 0 1.100 0 0 0 0 0 1"/>` +
    `<feComposite in="SourceGraphic" operator="arithmetic" k1="1.500" k2=".25"/></filter>` +
    // What keeps a drawing apart from its sky.
    `<filter id="lift" x="-.1" y="-.1" width="1.200" height="1.200"><feGaussianBlur in="SourceAlpha" stdDeviation="4"/>` +
    `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>` +
    `<style>${filled}{stroke:${outline};stroke-width:1.4;stroke-linejoin:round;fill-rule:evenodd}${lit}{filter:url(#bevel)}` +
    `.h{fill:url(#hull)}.f{fill:url(#flesh)}.e{fill:url(#flesh2)}.u,.y .h{fill:url(#under)}.t{fill:url(#trim)}.s{fill:url(#steel)}.k{fill:${DARK.night}}` +
    `.v{fill:${mix(colors.lamp, WHITE, 0.35)}}.a{fill:${colors.lamp}}.m{fill:${colors.main}}.o{fill:${WHITE}}.z{fill:${colors.main};opacity:.28}` +
    `.l,.b,.g,.w{fill:none;stroke-linejoin:round}.l{stroke:${outline};opacity:.6;stroke-width:1.1}.b{stroke:${STEEL.lit};stroke-width:2.4}` +
    `.g{stroke:${colors.main};stroke-width:2}.w{stroke:${colors.lamp}}</style>`
  );
}
