import { circle, line, n, path, poly, rect } from "$web/art/pen";
import { bell, type Craft, flame, windows } from "$web/art/craft";
import { DARK } from "$web/art/palette";
import { PAINT } from "../hues";

const paint = PAINT.star_empire;

/** Daggers: one ridge, lit plates above, shadow below, gilt edges. */
export function empire(craft: Craft): string {
  const { dice, size, colors } = craft;
  const nose = 66 + size * 36;
  const tail = -(50 + size * 30);
  const span = dice.from(20, 27) + size * 15;
  const sweep = dice.from(0.72, 1.05);
  const notch = dice.from(0.55, 0.85);
  let out = flame(tail + 8, -5, 40 + size * 26, 7 + size * 3) + flame(tail + 8, 6, 32 + size * 22, 5 + size * 2);
  out += bell(tail + 14, -5, 9, 6 + size * 3) + bell(tail + 14, 6, 9, 5 + size * 2);
  // Wings behind the hull.
  for (const side of [-1, 1]) {
    const fill = side < 0 ? "url(#hull)" : "url(#under)";
    out += poly(
      [
        [nose * 0.15, side * 5],
        [tail * 0.5, side * span],
        [tail * sweep - 16, side * (span + 12 + size * 8)],
        [tail * notch, side * span * 0.5],
        [tail * 0.8, side * 4],
      ],
      { fill, stroke: colors.main, "stroke-width": 1.2, "stroke-linejoin": "round" },
    );
    if (size > 0.4) {
      out += poly(
        [
          [nose * 0.42, side * (span + 3)],
          [tail * 0.3, side * (span + 7)],
          [tail * 0.46, side * (span + 2)],
        ],
        { fill: "url(#trim)", stroke: paint.fin, "stroke-width": 0.8 },
      );
    }
    const plates = 2 + Math.round(size * 4);
    for (let i = 0; i < plates; i++) {
      const t = (i + 1) / (plates + 1);
      out += line(
        nose * 0.1 + (tail * 0.9 - nose * 0.1) * t,
        side * 6,
        tail * 0.5 * t + tail * 0.35,
        side * span * (0.45 + 0.5 * t),
        {
          stroke: side < 0 ? paint.seam : paint.shade,
          "stroke-width": 0.9,
          opacity: 0.55,
        },
      );
    }
  }
  // The blade itself.
  const beam = 9 + size * 6;
  out += poly(
    [
      [nose, 0],
      [nose * 0.2, -beam],
      [tail, -beam * 0.7],
      [tail + 8, 0],
    ],
    { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 1 },
  );
  out += poly(
    [
      [nose, 0],
      [nose * 0.2, beam * 0.8],
      [tail, beam * 0.7],
      [tail + 8, 0],
    ],
    { fill: "url(#under)", stroke: paint.outline, "stroke-width": 1 },
  );
  out += line(nose, 0, tail + 8, 0, { stroke: colors.main, "stroke-width": 1.6 });
  out += poly(
    [
      [nose, 0],
      [nose * 0.56, -beam * 0.52],
      [nose * 0.5, 0],
    ],
    { fill: paint.glass, opacity: 0.85 },
  );
  // The bridge and its lamps.
  const bridge = tail * dice.from(0.25, 0.55);
  out += poly(
    [
      [bridge + 15, -beam * 0.5],
      [bridge + 5, -beam - 8 - size * 7],
      [bridge - 10, -beam - 8 - size * 7],
      [bridge - 15, -beam * 0.6],
    ],
    { fill: "url(#trim)", stroke: paint.outline, "stroke-width": 1 },
  );
  out += windows(craft, bridge - 9, -beam - 4 - size * 5, 15, 4, 2.2, 1.8);
  out += windows(craft, tail * 0.5, -3.4, nose * 0.8, 8, 3, 1.6);
  for (let i = 0; i < Math.round(size * 4); i++) {
    const x = tail * 0.2 + i * 15;
    out +=
      rect(x - 3, -beam - 3.5, 6, 4, { fill: "url(#steel)", rx: 1 }) +
      line(x, -beam - 3, x + 11, -beam - 5, { stroke: paint.gun, "stroke-width": 1.4 });
  }
  return out;
}

/** A spire with blades, standing on a terraced keep. */
export function empireBase(craft: Craft): string {
  const { dice, size, colors, outpost } = craft;
  const wide = 56 + size * 24;
  const high = 54 + size * 16;
  const points = dice.int(1, 2) + Math.round(size * 2);
  let out = "";
  for (const side of [-1, 1]) {
    for (let i = points; i >= 1; i--) {
      const x = (side * i * wide) / (points + 0.3);
      const h = high * (1 - (i / (points + 1)) * dice.from(0.5, 0.75));
      out += poly(
        [
          [x - 9, 20],
          [x - 3, -h],
          [x + 3, -h],
          [x + 9, 20],
        ],
        { fill: side < 0 ? "url(#hull)" : "url(#under)", stroke: colors.main, "stroke-width": 1 },
      );
      out += circle(x, -h, 2, { fill: colors.lamp });
      out += windows(craft, x - 4, -h * 0.3, 9, 4, 2, 3);
    }
  }
  out += poly(
    [
      [-wide - 14, 14],
      [wide + 14, 14],
      [wide * 0.62, 38],
      [0, 62 + size * 10],
      [-wide * 0.62, 38],
    ],
    { fill: "url(#under)", stroke: colors.main, "stroke-width": 1.2 },
  );
  out += poly(
    [
      [-wide - 14, 14],
      [-wide * 0.4, 4],
      [wide * 0.4, 4],
      [wide + 14, 14],
      [0, 24],
    ],
    { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 1 },
  );
  out += poly(
    [
      [0, -high - 16],
      [15 + size * 4, 6],
      [0, 16],
      [-15 - size * 4, 6],
    ],
    { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 1 },
  );
  out += poly(
    [
      [0, -high - 16],
      [15 + size * 4, 6],
      [0, 16],
    ],
    { fill: "url(#under)", opacity: 0.75 },
  );
  out += path(
    `M0 ${n(-high - 28)}l3.600 9 9.400.8-7.200 6 2.300 9.200L0 ${n(-high - 8)}l-8.100 5 2.300-9.200-7.200-6 9.400-.8z`,
    { fill: "url(#trim)" },
  );
  for (let y = -high * 0.5; y < 4; y += 8) out += windows(craft, -7, y, 12, 4.5, 2.4, 2.6);
  out += windows(craft, -wide * 0.7, 17, wide * 1.4, 8, 3.6, 2.4);
  if (outpost) {
    for (const side of [-1, 1])
      out +=
        line(side * wide * 0.8, 12, side * (wide + 34), 0, { stroke: paint.arm, "stroke-width": 4 }) +
        circle(side * wide * 0.8, 11, 7, { fill: "url(#steel)", stroke: DARK.edge });
  }
  return out;
}
