import { circle, group, line, mix, n, path, poly, rect } from "$web/art/pen";
import { bell, type Craft, flame, windows } from "$web/art/craft";
import { WHITE } from "$web/art/palette";
import { PAINT } from "../hues";

const paint = PAINT.scavengers;

/** Whatever was found, welded together, never the same on both sides. */
export function scavengers(craft: Craft): string {
  const { dice, size, colors } = craft;
  const half = 50 + size * 34;
  const tints = [
    mix(colors.mid, paint.rust, 0.4),
    mix(colors.main, paint.soot, 0.5),
    paint.steel,
    paint.brass,
    paint.slate,
  ];
  let out = flame(-half, -9, 40 + size * 20, 9 + size * 4) + flame(-half * 0.8, 14 + size * 5, 22, 4);
  out += bell(-half + 8, -9, 15, 11 + size * 4) + bell(-half * 0.8 + 6, 14 + size * 5, 8, 5);
  const scraps = 5 + Math.round(size * 6);
  for (let i = 0; i < scraps; i++) {
    const x = -half * 0.8 + (i * half * 1.5) / scraps;
    const up = dice.from(9, 19) + size * 12 * dice.next();
    const down = dice.from(7, 17) + size * 8 * dice.next();
    const w = dice.from(18, 30);
    const tint = dice.pick(tints);
    out += poly(
      [
        [x, -up * dice.from(0.6, 1)],
        [x + w * 0.6, -up],
        [x + w, -up * dice.from(0.3, 0.8)],
        [x + w * dice.from(0.9, 1.1), down * 0.7],
        [x + w * 0.4, down],
        [x - 4, down * dice.from(0.4, 0.9)],
      ],
      { fill: tint, stroke: paint.outline, "stroke-width": 1.2 },
    );
    out += poly(
      [
        [x, 0],
        [x + w, 2],
        [x + w * dice.from(0.9, 1.1), down * 0.7],
        [x + w * 0.4, down],
        [x - 4, down * 0.6],
      ],
      { fill: paint.shade, opacity: 0.45 },
    );
    out += line(x + 2, -up * 0.4, x + w - 2, -up * 0.5, {
      stroke: mix(tint, WHITE, 0.5),
      "stroke-width": 0.9,
      opacity: 0.6,
      "stroke-dasharray": "1.500 3",
    });
    if (dice.chance(0.35))
      out += rect(x + 4, -up * 0.35, 9, 6, {
        fill: dice.pick([colors.main, paint.bone, paint.oxide]),
        stroke: paint.outline,
        "stroke-width": 0.8,
      });
  }
  // Ribs where plating is missing.
  const hole = dice.from(-half * 0.4, half * 0.1);
  out += rect(hole, -7, 22, 13, { fill: paint.hold });
  for (let i = 0; i < 4; i++)
    out += line(hole + 3 + i * 5.5, -7, hole + 3 + i * 5.5, 6, { stroke: paint.rib, "stroke-width": 1.8 });
  // Cables.
  for (let i = 0; i < 2 + size * 2; i++) {
    const x = dice.from(-half * 0.7, half * 0.2);
    out += path(
      `M${n(x)} ${n(dice.from(-12, 4))}q${n(dice.from(12, 22))} ${n(dice.from(10, 26))} ${n(dice.from(26, 46))} ${n(dice.from(-6, 6))}`,
      { fill: "none", stroke: paint.cable, "stroke-width": 2 },
    );
  }
  const head = half * 0.62;
  out += poly(
    [
      [head - 14, -14],
      [head + 10, -11],
      [head + 24, 0],
      [head + 8, 10],
      [head - 14, 11],
    ],
    { fill: mix(colors.main, paint.tarp, 0.35), stroke: paint.outline, "stroke-width": 1.3 },
  );
  out += poly(
    [
      [head + 5, -8],
      [head + 18, -1],
      [head + 6, 1],
    ],
    { fill: colors.lamp, opacity: 0.9 },
  );
  out += group(
    `translate(${n(head + 4)} 12) rotate(${n(dice.from(-12, 22))})`,
    path(`M0 0l16 6 14-4-6 8-20 2z`, { fill: "url(#steel)", stroke: paint.outline, "stroke-width": 1 }),
  );
  out += windows(craft, -half * 0.3, -1, half * 0.6, 9, 3, 2.4);
  out +=
    line(-half * 0.1, -20, dice.from(-20, 10), -40 - size * 12, { stroke: paint.mast, "stroke-width": 1.5 }) +
    circle(-half * 0.1, -20, 2.4, { fill: colors.main });
  return out;
}

/** A hollowed rock held together by girders. */
export function scavengersBase(craft: Craft): string {
  const { dice, size, colors, outpost } = craft;
  const wide = 60 + size * 18;
  const points: [number, number][] = [];
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * Math.PI * 2;
    points.push([Math.cos(a) * wide * dice.from(0.82, 1.05), Math.sin(a) * 44 * dice.from(0.8, 1.1)]);
  }
  let out = poly(points, { fill: "url(#under)", stroke: paint.outline, "stroke-width": 1.4 });
  out += group("translate(-5 -6) scale(.86)", poly(points, { fill: mix(colors.mid, paint.earth, 0.5), opacity: 0.75 }));
  for (let i = 0; i < 7; i++)
    out += circle(dice.from(-wide * 0.7, wide * 0.7), dice.from(-28, 28), dice.from(3, 9), {
      fill: paint.pit,
      opacity: 0.55,
    });
  for (let i = 0; i < 4 + Math.round(size * 4); i++) {
    const x = dice.from(-wide * 0.8, wide * 0.6);
    const y = dice.from(-48, 12);
    const [w, h] = [dice.from(18, 34), dice.from(13, 26)];
    out += group(
      `rotate(${n(dice.from(-14, 14))} ${n(x)} ${n(y)})`,
      rect(x, y, w, h, {
        fill: dice.pick([paint.steel, mix(colors.main, paint.soot, 0.45), paint.brass]),
        stroke: paint.outline,
        "stroke-width": 1.2,
      }) + windows(craft, x + 3, y + 5, w - 4, 6, 3.4, 3),
    );
  }
  for (let i = 0; i < 3; i++) {
    const x = -wide + i * wide * 0.8;
    out += line(x, dice.from(-30, 0), x + wide * 0.7, dice.from(0, 34), { stroke: paint.rib, "stroke-width": 3.4 });
  }
  out += circle(dice.from(-14, 14), 6, 13 + size * 3, { fill: "url(#glow)", opacity: 0.9 });
  if (outpost)
    for (const side of [-1, 1])
      out += path(`M${n(side * wide * 0.8)} -8l${n(side * 26)} -9l${n(side * 3)} 7l${n(side * -24)} 13z`, {
        fill: "url(#steel)",
        stroke: paint.outline,
      });
  return out;
}
