import { circle, line, mix, n, path, poly, rect } from "$web/art/pen";
import { bell, type Craft, flame, ring, windows } from "$web/art/craft";
import { DARK, WHITE } from "$web/art/palette";
import { PAINT } from "../hues";

const paint = PAINT.unaligned;

/** Small grey craft that anybody may fly. */
export function unaligned(craft: Craft): string {
  const { dice, size, colors } = craft;
  const half = 48 + size * 26;
  const wing = dice.from(20, 30) + size * 10;
  const forked = dice.chance(0.5);
  let out = flame(-half * 0.62, 0, 40 + size * 20, 7 + size * 3);
  out += bell(-half * 0.55, 0, 11, 8);
  for (const side of [-1, 1]) {
    out += poly(
      forked
        ? [
            [half * 0.25, side * 4],
            [half * 0.75, side * wing],
            [half * 0.15, side * (wing + 4)],
            [-half * 0.7, side * wing * 0.62],
            [-half * 0.5, side * 5],
          ]
        : [
            [half * 0.35, side * 4],
            [-half * 0.25, side * wing],
            [-half * 0.85, side * (wing + 7)],
            [-half * 0.55, side * 5],
          ],
      { fill: side < 0 ? "url(#hull)" : "url(#under)", stroke: DARK.deep, "stroke-width": 1.1 },
    );
    out += line(-half * 0.3, side * wing * 0.72, half * (forked ? 0.85 : 0.2), side * wing * (forked ? 0.86 : 0.5), {
      stroke: mix(colors.main, WHITE, 0.3),
      "stroke-width": 2.2,
    });
  }
  out += path(
    `M${n(half * 1.05)} 0Q${n(half * 0.5)} ${n(-11 - size * 4)} ${n(-half * 0.5)} -9v18Q${n(half * 0.5)} ${n(11 + size * 4)} ${n(half * 1.05)} 0z`,
    { fill: "url(#hull)", stroke: DARK.deep, "stroke-width": 1.1 },
  );
  out += path(`M${n(half * 0.62)} -3Q${n(half * 0.3)} -9 ${n(half * 0.02)} -6l2 5z`, { fill: paint.glass });
  out += windows(craft, -half * 0.4, 2.5, half * 0.55, 7, 3, 2);
  out += rect(-half * 0.48, -6, 8, 12, { fill: "url(#steel)" });
  return out;
}

export function unalignedBase(craft: Craft): string {
  const { size } = craft;
  let out = ring(0, 4, 72 + size * 12, 20, 8, false, "url(#under)");
  out += rect(-22, -46, 44, 92, { rx: 10, fill: "url(#hull)", stroke: DARK.deep, "stroke-width": 1.2 });
  for (let y = -36; y < 40; y += 9) out += windows(craft, -16, y, 34, 7, 3.6, 3);
  out += circle(0, 0, 13, { fill: "url(#glow)" });
  out += ring(0, 4, 72 + size * 12, 20, 8, true, "url(#hull)");
  return out;
}
