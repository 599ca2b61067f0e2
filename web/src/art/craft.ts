import type { Dice } from "./dice";
import { DARK, type Palette, STEEL, WHITE } from "./palette";
import { ellipse, gradient, mix, n, path, radial, rect } from "./pen";

/** What a recipe draws from. Crafts point right, centred on (0, 0), about 200 wide and 110 high at full size. */
export interface Craft {
  dice: Dice;
  colors: Palette;
  /** 0 for the cheapest card, 1 for the dearest: adds size and detail. */
  size: number;
  /** Bases only: does it shield the others? */
  outpost: boolean;
}

/** The gradients every recipe may use: `hull`, `under`, `trim`, `glow`, `steel`. */
export function craftDefs(colors: Palette): string {
  return (
    gradient("hull", [
      [0, mix(colors.lit, WHITE, 0.3)],
      [0.38, colors.mid],
      [1, colors.dark],
    ]) +
    gradient("under", [
      [0, mix(colors.mid, DARK.deep, 0.25)],
      [1, mix(colors.dark, DARK.night, 0.55)],
    ]) +
    gradient("trim", [
      [0, mix(colors.main, WHITE, 0.45)],
      [1, mix(colors.main, DARK.deep, 0.45)],
    ]) +
    gradient("steel", [
      [0, STEEL.lit],
      [0.5, STEEL.mid],
      [1, STEEL.dark],
    ]) +
    radial("glow", [
      [0, WHITE, 1],
      [0.25, mix(colors.main, WHITE, 0.45), 0.95],
      [0.6, colors.main, 0.4],
      [1, colors.main, 0],
    ]) +
    `<filter id="soft" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="2.600"/></filter>`
  );
}

/** Exhaust to the left of (x, y). */
export function flame(x: number, y: number, length: number, width: number): string {
  return (
    ellipse(x - length * 0.45, y, length * 0.62, width * 1.25, { fill: "url(#glow)", opacity: 0.75 }) +
    path(
      `M${n(x)} ${n(y - width * 0.6)}Q${n(x - length * 0.5)} ${n(y - width * 0.3)} ${n(x - length)} ${n(y)}Q${n(x - length * 0.5)} ${n(y + width * 0.3)} ${n(x)} ${n(y + width * 0.6)}z`,
      {
        fill: WHITE,
        opacity: 0.75,
      },
    )
  );
}

/** A row of lit windows. */
export function windows(craft: Craft, x: number, y: number, width: number, step = 6, w = 3, h = 2): string {
  let out = "";
  for (let at = x; at < x + width - w; at += step) {
    if (craft.dice.chance(0.78)) {
      out += rect(at, y, w, h, { fill: craft.colors.lamp, opacity: craft.dice.from(0.6, 1), rx: 0.6 });
    }
  }
  return out;
}

/** An engine bell at (x, y), opening to the left. */
export function bell(x: number, y: number, length: number, width: number): string {
  return path(
    `M${n(x)} ${n(y - width * 0.55)}L${n(x - length)} ${n(y - width)}v${n(width * 2)}L${n(x)} ${n(y + width * 0.55)}z`,
    {
      fill: "url(#steel)",
      stroke: DARK.edge,
      "stroke-width": 0.8,
    },
  );
}

/** Where the back half of a ring ends and its front half begins. */
export function ring(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  width: number,
  front: boolean,
  stroke: string,
): string {
  const sweep = front ? 0 : 1;
  return path(`M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 0 ${sweep} ${n(cx + rx)} ${n(cy)}`, {
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
  });
}
