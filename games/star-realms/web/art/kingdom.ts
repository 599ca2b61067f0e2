import { circle, line, mix, n, path, poly, rect } from "$web/art/pen";
import { bell, type Craft, flame, windows } from "$web/art/craft";
import { WHITE } from "$web/art/palette";
import { PAINT } from "../hues";

const paint = PAINT.kingdom;

function banner(x: number, y: number, h: number, w: number, color: string): string {
  return (
    line(x, y, x, y - h, { stroke: paint.gold, "stroke-width": 2 }) +
    path(
      `M${n(x)} ${n(y - h)}q${n(-w * 0.5)} ${n(h * 0.16)} ${n(-w)} ${n(h * 0.04)}q${n(w * 0.16)} ${n(h * 0.34)} ${n(w * 0.02)} ${n(h * 0.62)}q${n(w * 0.5)} ${n(h * 0.1)} ${n(w * 0.98)} ${n(-h * 0.04)}z`,
      { fill: color, stroke: paint.outline, "stroke-width": 0.9 },
    ) +
    circle(x, y - h, 2.2, { fill: paint.gold })
  );
}

/** Keels and banners: galleons of the void. */
export function kingdom(craft: Craft): string {
  const { dice, size, colors } = craft;
  const half = 54 + size * 34;
  const deep = 17 + size * 10;
  let out = flame(-half - 2, -2, 36 + size * 22, 7 + size * 3);
  out += bell(-half + 6, -3, 11, 7 + size * 3);
  const masts = 1 + Math.round(size * 2.4);
  for (let i = 0; i < masts; i++) {
    const x = -half * 0.5 + (i * half * 1.05) / Math.max(1, masts - 0.4);
    const tint = i % 2 ? mix(colors.main, WHITE, 0.3) : colors.main;
    out += banner(x, -deep * 0.5, 32 + size * 18 - Math.abs(i - masts / 2) * 4, 20 + size * 8, tint);
  }
  // The keel.
  out += path(
    `M${n(-half)} ${n(-deep * 0.62)}L${n(half * 0.55)} ${n(-deep * 0.5)}Q${n(half * 0.95)} ${n(-deep * 0.35)} ${n(half + 12)} ${n(-deep * 0.95)}Q${n(half * 0.82)} ${n(deep * 0.5)} ${n(half * 0.2)} ${n(deep)}Q${n(-half * 0.5)} ${n(deep * 1.25)} ${n(-half * 0.9)} ${n(deep * 0.5)}z`,
    { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 1.2 },
  );
  out += path(
    `M${n(-half * 0.97)} ${n(deep * 0.1)}Q${n(0)} ${n(deep * 0.65)} ${n(half * 0.88)} ${n(-deep * 0.3)}Q${n(half * 0.6)} ${n(deep * 0.7)} ${n(half * 0.2)} ${n(deep)}Q${n(-half * 0.5)} ${n(deep * 1.25)} ${n(-half * 0.9)} ${n(deep * 0.5)}z`,
    { fill: "url(#under)" },
  );
  out += path(`M${n(-half * 0.97)} ${n(deep * 0.1)}Q0 ${n(deep * 0.65)} ${n(half * 0.88)} ${n(-deep * 0.3)}`, {
    fill: "none",
    stroke: paint.gold,
    "stroke-width": 1.8,
  });
  out += windows(craft, -half * 0.8, -deep * 0.22, half * 1.35, 8, 3.4, 3.4);
  // Stern castle and lance.
  out += poly(
    [
      [-half, -deep * 0.6],
      [-half + 3, -deep - 10 - size * 6],
      [-half * 0.62, -deep - 6 - size * 4],
      [-half * 0.55, -deep * 0.55],
    ],
    { fill: "url(#trim)", stroke: paint.outline, "stroke-width": 1.1 },
  );
  out += windows(craft, -half + 6, -deep - 2, half * 0.3, 5, 2.4, 4);
  out += line(half * 0.8, -deep * 0.55, half + 32, -deep * 1.12, { stroke: paint.gold, "stroke-width": 2.4 });
  for (let i = 0; i < 2 + Math.round(size * 3); i++) {
    const x = -half * 0.5 + i * 18;
    out +=
      rect(x, deep * 0.42 + dice.from(-1, 2), 7, 4, { fill: paint.port }) +
      line(x + 3, deep * 0.52, x + 15, deep * 0.62, { stroke: paint.gun, "stroke-width": 2 });
  }
  return out;
}

/** A castle upon a rock. */
export function kingdomBase(craft: Craft): string {
  const { dice, size, colors, outpost } = craft;
  const wide = 62 + size * 20;
  let rock = `M${n(-wide)} 16`;
  const steps = 9;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    rock += `L${n(-wide + t * wide * 2)} ${n(24 + Math.sin(t * Math.PI) * (34 + size * 10) + dice.from(-7, 7))}`;
  }
  rock += `L${n(wide)} 16L${n(wide * 0.5)} 10H${n(-wide * 0.5)}z`;
  let out = "";
  const towers = 3 + Math.round(size * 2);
  for (let i = 0; i < towers; i++) {
    const x = -wide * 0.68 + (i * wide * 1.36) / (towers - 1);
    const mid = 1 - Math.abs(x) / wide;
    const h = 26 + mid * (34 + size * 14);
    const w = 15 + mid * 8;
    out += banner(x, -h, 17, 14, i % 2 ? mix(colors.main, WHITE, 0.3) : colors.main);
    out += rect(x - w / 2, -h, w, h + 20, { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 1.1 });
    out += poly(
      [
        [x - w / 2 - 3, -h],
        [x, -h - 15],
        [x + w / 2 + 3, -h],
      ],
      { fill: "url(#trim)", stroke: paint.outline, "stroke-width": 1 },
    );
    for (let y = -h + 8; y < 6; y += 10) out += windows(craft, x - w / 2 + 4, y, w - 4, 6, 2.6, 4.4);
  }
  out += rect(-wide * 0.7, -8, wide * 1.4, 26, { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 1.1 });
  for (let x = -wide * 0.7; x < wide * 0.68; x += 11)
    out += rect(x, -14, 6, 7, { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 0.8 });
  out += path(`M-9 18v-14a9 9 0 0 1 18 0v14z`, { fill: paint.gate, stroke: paint.gold, "stroke-width": 1.5 });
  out += path(rock, { fill: "url(#under)", stroke: paint.outline, "stroke-width": 1.2 });
  if (outpost)
    for (const side of [-1, 1])
      out += line(side * wide * 0.6, 2, side * (wide + 22), -10, { stroke: paint.gold, "stroke-width": 3.4 });
  return out;
}
