import { circle, group, line, n, path, poly, rect } from "$web/art/pen";
import { bell, type Craft, flame } from "$web/art/craft";
import { DARK, WHITE } from "$web/art/palette";
import { PAINT } from "../hues";

const paint = PAINT.machine_cult;

function lens(x: number, y: number, r: number, color: string): string {
  return (
    circle(x, y, r * 1.9, { fill: "url(#glow)", opacity: 0.55 }) +
    circle(x, y, r * 1.15, { fill: paint.socket, stroke: paint.rim, "stroke-width": 1.6 }) +
    circle(x, y, r * 0.78, { fill: color }) +
    circle(x, y, r * 0.36, { fill: paint.glare }) +
    circle(x - r * 0.3, y - r * 0.34, r * 0.14, { fill: WHITE })
  );
}

/** Plates bolted round a red lens. */
export function cult(craft: Craft): string {
  const { dice, size, colors } = craft;
  const half = 46 + size * 30;
  const body = 12 + size * 8;
  let out = flame(-half - 4, 0, 38 + size * 24, 7 + size * 4);
  out += bell(-half + 4, -body * 0.4, 10, 5 + size * 2) + bell(-half + 4, body * 0.4, 10, 5 + size * 2);
  const plates = 2 + Math.round(size * 2);
  const rake = dice.from(6, 20);
  for (const side of [-1, 1]) {
    // Arms that reach forward.
    if (dice.chance(0.75)) {
      const reach = half * dice.from(0.85, 1.3);
      const out0 = side * (body + 16 + size * 10);
      out += path(
        `M${n(-half * 0.2)} ${n(side * body)}L${n(half * 0.2)} ${n(out0)}L${n(reach)} ${n(out0 * 0.62)}l8 ${n(side * -5)}m-8 ${n(side * 5)}l9 ${n(side * 3)}`,
        { fill: "none", stroke: "url(#steel)", "stroke-width": 5, "stroke-linejoin": "round" },
      );
      out += circle(half * 0.2, out0, 4.5, { fill: paint.joint, stroke: colors.main, "stroke-width": 1.3 });
    }
    for (let i = plates; i >= 0; i--) {
      const x = -half + (i * half * 1.35) / plates;
      const w = (half * 1.35) / plates - 2;
      const h = body + 6 + (plates - i) * dice.from(2, 6) + size * 5;
      out += poly(
        [
          [x, side * 3],
          [x + w, side * 3],
          [x + w - 3, side * h * 0.72],
          [x + w - rake, side * h],
          [x - 4, side * h * 0.86],
        ],
        { fill: side < 0 ? "url(#hull)" : "url(#under)", stroke: paint.outline, "stroke-width": 1.3 },
      );
      out += line(x + w * 0.3, side * 6, x + w * 0.25 - 3, side * h * 0.7, {
        stroke: colors.main,
        "stroke-width": 1.3,
        opacity: 0.85,
      });
    }
  }
  out += rect(-half - 2, -6 - size * 2, half * 1.7, 12 + size * 4, {
    fill: "url(#steel)",
    stroke: paint.outline,
    "stroke-width": 1,
  });
  for (let x = -half + 4; x < half * 0.4; x += 7)
    out += line(x, -5, x, 5, {
      stroke: dice.chance(0.6) ? colors.main : paint.outline,
      "stroke-width": 1.5,
      opacity: 0.9,
    });
  const head = half * 0.55;
  out += poly(
    [
      [head - 16, -body - 4],
      [head + 12, -body * 0.8],
      [head + 24 + size * 6, 0],
      [head + 12, body * 0.8],
      [head - 16, body + 4],
      [head - 24, 0],
    ],
    { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 1.3 },
  );
  out += lens(head + 3, 0, 8 + size * 4, colors.main);
  if (size > 0.55) {
    for (const side of [-1, 1]) {
      for (let i = 0; i < 3; i++)
        out +=
          rect(-half * 0.6 + i * 13, side * (body + 20) - 2, 10, 4, { fill: paint.pipe, rx: 2 }) +
          circle(-half * 0.6 + i * 13 + 10, side * (body + 20), 2, { fill: colors.main });
    }
  }
  return out;
}

/** A monolith of plates that watches. */
export function cultBase(craft: Craft): string {
  const { dice, size, colors, outpost } = craft;
  const wide = 34 + size * 16;
  const high = 46 + size * 12;
  let out = "";
  const rows = dice.int(2, 3) + Math.round(size);
  for (const side of [-1, 1]) {
    for (let i = 0; i < rows; i++) {
      const y = -high * 0.75 + (i * high * 1.5) / rows;
      const reach = wide + dice.from(22, 46) + size * 8;
      const h = (high * 1.2) / rows;
      out += poly(
        [
          [side * wide * 0.6, y],
          [side * reach, y + dice.from(-6, 6)],
          [side * (reach + 9), y + h * 0.5],
          [side * (reach - 6), y + h * 0.9],
          [side * wide * 0.6, y + h],
        ],
        { fill: side < 0 ? "url(#hull)" : "url(#under)", stroke: paint.outline, "stroke-width": 1.3 },
      );
      out += line(side * (wide + 8), y + h * 0.5, side * (reach - 4), y + h * 0.45, {
        stroke: colors.main,
        "stroke-width": 1.6,
        opacity: 0.9,
      });
      if (outpost)
        out += line(side * (reach + 4), y + h * 0.5, side * (reach + 24), y + h * 0.5, {
          stroke: paint.cable,
          "stroke-width": 3,
        });
    }
  }
  out += poly(
    [
      [-wide * 0.7, -high],
      [wide * 0.7, -high],
      [wide, -high * 0.6],
      [wide, high * 0.7],
      [wide * 0.6, high],
      [-wide * 0.6, high],
      [-wide, high * 0.7],
      [-wide, -high * 0.6],
    ],
    { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 1.6 },
  );
  out += poly(
    [
      [0, -high],
      [wide * 0.7, -high],
      [wide, -high * 0.6],
      [wide, high * 0.7],
      [wide * 0.6, high],
      [0, high],
    ],
    { fill: DARK.edge, opacity: 0.32 },
  );
  for (let i = 0; i < 4 + size * 3; i++) {
    const y = -high * 0.8 + i * 13;
    out += line(-wide * 0.8, y, wide * 0.8, y, { stroke: paint.outline, "stroke-width": 1, opacity: 0.7 });
    if (dice.chance(0.6))
      out += rect(dice.from(-wide * 0.7, wide * 0.4), y + 4, dice.from(5, 12), 2.4, { fill: colors.main });
  }
  out += group("", lens(0, -6, 15 + size * 5, colors.main));
  out +=
    line(0, -high, 0, -high - 20 - size * 8, { stroke: paint.mast, "stroke-width": 2.4 }) +
    circle(0, -high - 21 - size * 8, 2.6, { fill: colors.main });
  return out;
}
