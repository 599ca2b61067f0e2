import type { Dice } from "./dice";
import { DARK, type Palette, WHITE } from "./palette";
import { circle, ellipse, group, mix, n, radial, rect } from "./pen";

export const WIDTH = 300;
export const HEIGHT = 200;

/** How far a sky goes on beyond its picture, for frames of another shape. */
const MORE = 160;

/** All of a picture, or also what lies around it. */
export const backdrop = (fill: Record<string, string | number>, wide: boolean): string =>
  wide ? rect(-MORE, -MORE, WIDTH + 2 * MORE, HEIGHT + 2 * MORE, fill) : rect(0, 0, WIDTH, HEIGHT, fill);

/** Nebula, stars and the limb of a planet: what every card stands before. */
export function sky(dice: Dice, colors: Palette, wide = false): { defs: string; body: string } {
  const seed = dice.int(1, 900);
  const x = dice.from(0.2, 0.8);
  const y = dice.from(0.15, 0.6);
  const frequency = `${dice.from(0.007, 0.013).toFixed(4)} ${dice.from(0.011, 0.02).toFixed(4)}`;
  const cloud = (id: string, color: string, plus: number, gain: number) => {
    const [r, g, b] = [1, 3, 5].map((i) => (parseInt(color.slice(i, i + 2), 16) / 255).toFixed(2));
    return (
      `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed + plus}"/>` +
      `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} ${gain * 0.6} 0 0 ${n(-gain * 0.62)}"/></filter>`
    );
  };
  const defs =
    cloud("cloudA", colors.main, 0, 1.9) +
    cloud("cloudB", colors.second, 7, 2.2) +
    radial(
      "sky",
      [
        [0, mix(colors.main, DARK.dusk, 0.66)],
        [0.55, mix(colors.second, DARK.haze, 0.84)],
        [1, DARK.far],
      ],
      x,
      y,
      0.85,
    ) +
    radial(
      "vignette",
      [
        [0.55, DARK.night, 0],
        [1, DARK.night, 0.75],
      ],
      0.5,
      0.5,
      0.75,
    );
  let body = backdrop({ fill: "url(#sky)" }, wide);
  body += backdrop({ filter: "url(#cloudB)", opacity: 0.34 }, wide);
  body += backdrop({ filter: "url(#cloudA)", opacity: 0.24 }, wide);
  const beyond = wide ? MORE / 2 : 0;
  for (let i = 0; i < (wide ? 110 : 46); i++) {
    const big = dice.chance(0.09);
    const at: [number, number] = [dice.from(-beyond, WIDTH + beyond), dice.from(-beyond, HEIGHT + beyond)];
    if (big) body += circle(...at, 3.4, { fill: colors.lamp, opacity: 0.12 });
    body += circle(...at, big ? 1.3 : dice.from(0.3, 0.85), { fill: WHITE, opacity: dice.from(0.35, 0.95) });
  }
  return { defs, body };
}

/** A planet cut off by the edge of the picture. */
export function limb(dice: Dice, colors: Palette): { defs: string; body: string } {
  const right = dice.chance(0.5);
  const r = dice.from(52, 110);
  const cx = right ? WIDTH - dice.from(-20, 34) : dice.from(-20, 34);
  const cy = HEIGHT + dice.from(-16, 34);
  const earth = mix(colors.second, colors.main, dice.from(0.15, 0.6));
  const lightX = right ? 0.32 : 0.68;
  const defs =
    radial(
      "globe",
      [
        [0, mix(earth, WHITE, 0.12)],
        [0.45, mix(earth, DARK.deep, 0.58)],
        [1, DARK.ground],
      ],
      lightX,
      0.2,
      0.85,
    ) +
    radial("air", [
      [0.86, colors.main, 0],
      [0.93, mix(colors.main, WHITE, 0.35), 0.5],
      [1, colors.main, 0],
    ]) +
    `<clipPath id="disc">${circle(cx, cy, r, {})}</clipPath>`;
  let bands = "";
  const tilt = dice.from(-22, 22);
  for (let i = 0; i < 7; i++) {
    bands += ellipse(cx + dice.from(-20, 20), cy - r + (i * r) / 3 + dice.from(-6, 6), r * 1.1, dice.from(2, 9), {
      fill: i % 2 ? WHITE : DARK.black,
      opacity: dice.from(0.05, 0.16),
    });
  }
  const body =
    circle(cx, cy, r * 1.09, { fill: "url(#air)" }) +
    circle(cx, cy, r, { fill: "url(#globe)" }) +
    group("", group(`rotate(${n(tilt)} ${n(cx)} ${n(cy)})`, bands), { "clip-path": "url(#disc)" });
  return { defs, body };
}
