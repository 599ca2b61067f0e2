import { circle, mix, n, path, rect } from "$web/art/pen";
import { bell, type Craft, flame, ring, windows } from "$web/art/craft";
import { WHITE } from "$web/art/palette";
import { PAINT } from "../hues";

const paint = PAINT.consortium;

/** Rings and freight: a truss carrying crates through turning hoops. */
export function consortium(craft: Craft): string {
  const { dice, size, colors } = craft;
  const half = 56 + size * 36;
  const hoops = 1 + Math.round(size * 2);
  let out = flame(-half - 4, 0, 36 + size * 22, 6 + size * 3);
  out += bell(-half + 6, 0, 12, 8 + size * 3);
  const at = Array.from({ length: hoops }, (_, i) => -half * 0.45 + (i * half * 1.1) / Math.max(1, hoops));
  const r = 24 + size * 15;
  const hoop = (x: number, front: boolean) =>
    path(`M${n(x)} ${n(-r)}A${n(r * 0.34)} ${n(r)} 0 0 ${front ? 1 : 0} ${n(x)} ${n(r)}`, {
      fill: "none",
      stroke: front ? "url(#hull)" : "url(#under)",
      "stroke-width": 6,
    }) +
    (front
      ? path(`M${n(x)} ${n(-r)}A${n(r * 0.34)} ${n(r)} 0 0 1 ${n(x)} ${n(r)}`, {
          fill: "none",
          stroke: colors.main,
          "stroke-width": 1.6,
        })
      : "");
  for (const x of at) out += hoop(x, false);
  const crates = [colors.main, paint.brass, paint.slate, mix(colors.main, WHITE, 0.4)];
  const step = 13;
  for (let x = -half + 16; x < half - 26; x += step) {
    for (const side of [-1, 1]) {
      const tall = dice.int(1, 1 + Math.round(size * 2));
      for (let k = 0; k < tall; k++) {
        const tint = dice.pick(crates);
        out += rect(x, side < 0 ? -6 - (k + 1) * 9 : 6 + k * 9, step - 1.6, 8.4, {
          fill: mix(tint, paint.shade, side < 0 ? 0.28 : 0.58),
          stroke: paint.outline,
          "stroke-width": 0.9,
          rx: 0.8,
        });
        out += rect(x + 2, side < 0 ? -4 - (k + 1) * 9 : 8 + k * 9, step - 5.6, 1.4, {
          fill: mix(tint, WHITE, 0.4),
          opacity: 0.55,
        });
      }
    }
  }
  out += rect(-half, -5.5, half * 2 - 16, 11, { fill: "url(#steel)", stroke: paint.outline, "stroke-width": 1 });
  out += windows(craft, -half + 6, -1, half * 1.7, 7, 3, 2);
  const nose = half - 22;
  out += path(`M${n(nose)} -11h12q${n(14 + size * 6)} 2 ${n(20 + size * 8)} 11q-6 9 ${n(-20 - size * 8)} 11h-12z`, {
    fill: "url(#hull)",
    stroke: paint.outline,
    "stroke-width": 1.1,
  });
  out += path(`M${n(nose + 11)} -6q9 1 13 6h-15z`, { fill: "url(#trim)" });
  for (const x of at) out += hoop(x, true);
  return out;
}

export function consortiumBase(craft: Craft): string {
  const { dice, size, colors, outpost } = craft;
  const rx = 70 + size * 24;
  const tilt = dice.from(-14, 14);
  let out = "";
  const decks = 2 + Math.round(size);
  for (let i = 0; i < decks; i++) {
    const y = -26 + (i * 52) / (decks - 1 || 1);
    const r = rx * (1 - Math.abs(i - (decks - 1) / 2) * 0.22);
    out += ring(0, y, r, 13, 8, false, "url(#under)");
  }
  out += rect(-13 - size * 3, -62 - size * 8, 26 + size * 6, 124 + size * 14, {
    rx: 6,
    fill: "url(#hull)",
    stroke: paint.outline,
    "stroke-width": 1.2,
  });
  for (let y = -52; y < 54; y += 8) out += windows(craft, -9, y, 20, 5, 2.8, 2.4);
  for (let i = 0; i < decks; i++) {
    const y = -26 + (i * 52) / (decks - 1 || 1);
    const r = rx * (1 - Math.abs(i - (decks - 1) / 2) * 0.22);
    out += ring(0, y, r, 13, 8, true, "url(#hull)") + ring(0, y, r, 13, 2, true, colors.main);
    for (let k = 0; k < 6; k++) {
      const a = dice.from(0.1, 0.9) * Math.PI;
      out += rect(Math.cos(a) * r - 5, y + Math.sin(a) * 13 + 3, 10, 8, {
        fill: dice.pick([colors.main, paint.brass, paint.slate]),
        stroke: paint.outline,
        "stroke-width": 0.9,
      });
    }
  }
  out += circle(0, -64 - size * 8, 7, { fill: "url(#trim)" });
  if (outpost)
    out += path(`M${n(-rx - 20)} 8A${n(rx + 20)} 70 0 0 1 ${n(rx + 20)} 8`, {
      fill: "none",
      stroke: colors.main,
      "stroke-width": 2,
      opacity: 0.55,
      "stroke-dasharray": "10 5",
    });
  return `<g transform="rotate(${n(tilt)})">${out}</g>`;
}
