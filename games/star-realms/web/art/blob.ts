import { circle, ellipse, group, n, path, radial, mix } from "$web/art/pen";
import type { Craft } from "$web/art/craft";
import { WHITE } from "$web/art/palette";
import { PAINT } from "../hues";

const paint = PAINT.blob;

export function blobDefs(main: string): string {
  return (
    radial(
      "flesh",
      [
        [0, mix(main, WHITE, 0.55)],
        [0.4, main],
        [1, mix(main, paint.shade, 0.78)],
      ],
      0.42,
      0.24,
      0.8,
    ) +
    radial(
      "flesh2",
      [
        [0, mix(main, paint.sun, 0.35)],
        [0.6, mix(main, paint.moss, 0.4)],
        [1, paint.shade],
      ],
      0.4,
      0.3,
      0.75,
    )
  );
}

function eye(craft: Craft, x: number, y: number, r: number): string {
  const slit = craft.dice.chance(0.5);
  return (
    circle(x, y, r * 1.25, { fill: paint.socket, opacity: 0.85 }) +
    circle(x, y, r, { fill: paint.eye }) +
    circle(x + r * 0.16, y, r * 0.82, { fill: slit ? paint.amber : paint.lime }) +
    (slit
      ? ellipse(x + r * 0.18, y, r * 0.18, r * 0.6, { fill: paint.slit })
      : ellipse(x + r * 0.2, y, r * 0.3, r * 0.55, { fill: paint.pupil })) +
    circle(x - r * 0.25, y - r * 0.35, r * 0.2, { fill: WHITE })
  );
}

function tentacle(craft: Craft, x: number, y: number, length: number, width: number): string {
  const { dice } = craft;
  const bend = dice.from(-26, 26);
  const curl = dice.from(-22, 22);
  const ex = x - length;
  const ey = y + curl;
  const c1x = x - length * 0.4;
  const c1y = y + bend;
  const c2x = x - length * 0.75;
  const c2y = y - bend * 0.7 + curl;
  return path(
    `M${n(x)} ${n(y - width)}C${n(c1x)} ${n(c1y - width)} ${n(c2x)} ${n(c2y - width * 0.4)} ${n(ex)} ${n(ey)}C${n(c2x)} ${n(c2y + width * 0.5)} ${n(c1x)} ${n(c1y + width)} ${n(x)} ${n(y + width)}z`,
    { fill: "url(#flesh2)", stroke: paint.outline, "stroke-width": 0.8 },
  );
}

/** Bodies with tentacles and an eye; the dear ones grow more of everything. */
export function blob(craft: Craft): string {
  const { dice, size, colors } = craft;
  const rx = 36 + size * 24 + dice.from(-4, 6);
  const ry = 21 + size * 15 + dice.from(-3, 5);
  let out = "";
  const arms = 4 + Math.round(size * 4);
  for (let i = 0; i < arms; i++) {
    const y = -ry * 0.75 + (i * ry * 1.5) / (arms - 1);
    out += tentacle(craft, -rx * 0.35, y, 52 + size * 36 + dice.from(-14, 14), 5.5 + size * 2.5);
  }
  // Spines along the back.
  const spines = dice.int(0, 3) + Math.round(size * 4);
  for (let i = 0; i < spines; i++) {
    const a = -Math.PI * (0.25 + (0.6 * (i + 0.5)) / spines);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    out += path(
      `M${n(c * rx * 0.9 - 5)} ${n(s * ry * 0.9)}L${n(c * rx * 1.25 - 7)} ${n(s * ry * 1.5)}L${n(c * rx * 0.9 + 6)} ${n(s * ry * 0.9)}z`,
      { fill: "url(#flesh2)" },
    );
  }
  const wobble = dice.from(0.75, 1.05);
  out += path(
    `M${n(rx)} 0C${n(rx)} ${n(-ry * wobble)} ${n(rx * 0.4)} ${n(-ry * 1.15)} ${n(-rx * 0.1)} ${n(-ry)}S${n(-rx)} ${n(-ry * 0.5)} ${n(-rx)} 0S${n(-rx * 0.5)} ${n(ry * 1.05)} ${n(-rx * 0.05)} ${n(ry)}S${n(rx)} ${n(ry * wobble)} ${n(rx)} 0z`,
    { fill: "url(#flesh)", stroke: paint.outline, "stroke-width": 1.2 },
  );
  for (let i = 0; i < 7 + size * 9; i++) {
    const a = dice.from(0, Math.PI * 2);
    const d = Math.sqrt(dice.next()) * 0.78;
    out += circle(Math.cos(a) * rx * d - rx * 0.1, Math.sin(a) * ry * d + ry * 0.1, dice.from(1.2, 3.8), {
      fill: dice.chance(0.4) ? colors.lamp : paint.spot,
      opacity: dice.from(0.35, 0.8),
    });
  }
  // Jaws, for those that bite.
  if (dice.chance(0.5)) {
    const my = ry * 0.36;
    out += path(
      `M${n(rx * 0.98)} ${n(my * 0.4)}Q${n(rx * 0.5)} ${n(my * 0.9)} ${n(rx * 0.25)} ${n(my)}Q${n(rx * 0.6)} ${n(my * 1.9)} ${n(rx * 0.9)} ${n(my * 1.2)}z`,
      { fill: paint.mouth },
    );
    for (let i = 0; i < 5; i++)
      out += path(`M${n(rx * (0.36 + i * 0.12))} ${n(my * (0.95 - i * 0.1))}l3 5 3-6z`, { fill: paint.teeth });
  }
  const eyes = size > 0.75 ? 3 : dice.chance(0.3 + size * 0.4) ? 2 : 1;
  for (let i = 0; i < eyes; i++)
    out += eye(craft, rx * (0.52 - i * 0.42), -ry * (0.25 + (i % 2) * 0.28), (eyes > 1 ? 6.5 : 9) + size * 3 - i * 1.5);
  return out;
}

/** A hive: a cluster of bodies grown together round one great eye. */
export function blobBase(craft: Craft): string {
  const { dice, size, colors, outpost } = craft;
  let out = "";
  const wide = 66 + size * 22;
  for (let i = 0; i < 7; i++) {
    const side = i % 2 ? 1 : -1;
    const arm = tentacle(craft, -10, 0, dice.from(62, 96) + size * 10, 7);
    out += group(`rotate(${n(side * dice.from(6, 40) + (side > 0 ? 180 : 0))})`, arm);
  }
  const lobes = 9 + Math.round(size * 7);
  for (let i = 0; i < lobes; i++) {
    const a = (i / lobes) * Math.PI * 2 + dice.from(-0.3, 0.3);
    const d = dice.from(0.35, 0.75);
    out += circle(Math.cos(a) * wide * d, Math.sin(a) * 38 * d + 2, dice.from(13, 22) + size * 4, {
      fill: dice.chance(0.6) ? "url(#flesh)" : "url(#flesh2)",
      stroke: paint.outline,
      "stroke-width": 1,
    });
  }
  out += ellipse(0, 0, 34 + size * 6, 30 + size * 6, {
    fill: "url(#flesh)",
    stroke: paint.outline,
    "stroke-width": 1.2,
  });
  for (let i = 0; i < 14; i++)
    out += circle(dice.from(-wide, wide) * 0.8, dice.from(-30, 34), dice.from(1.5, 4), {
      fill: colors.lamp,
      opacity: dice.from(0.3, 0.8),
    });
  out += eye(craft, 2, -2, 14 + size * 4);
  if (outpost)
    for (let i = 0; i < 9; i++)
      out += group(
        `rotate(${n(-100 + i * 25)})`,
        path(`M-5 -46L0 ${n(-72 - size * 8)}L5 -46z`, { fill: "url(#flesh2)", stroke: paint.outline }),
      );
  return out;
}
