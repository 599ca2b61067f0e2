import { circle, ellipse, group, n, path, rect } from "$web/art/pen";
import { bell, type Craft, flame, ring, windows } from "$web/art/craft";
import { DARK, WHITE } from "$web/art/palette";
import { PAINT } from "../hues";

const paint = PAINT.trade_federation;

/** Modular hulls: a spine, pods slung along it, rows of lit windows. */
export function federation(craft: Craft): string {
  const { dice, size } = craft;
  const half = 58 + size * 38;
  const spine = 7 + size * 4;
  const pods = dice.int(2, 3) + Math.round(size * 2);
  let far = "";
  let near = "";
  const step = (half * 1.25) / pods;
  const shape = dice.pick(["box", "tank", "slab"]);
  for (let i = 0; i < pods; i++) {
    const x = -half + 16 + i * step;
    const w = step * dice.from(0.72, 0.86);
    const up = dice.from(10, 17) + size * 9;
    const down = dice.from(9, 15) + size * 7;
    const rx = shape === "tank" ? Math.min(w, up) / 2 : shape === "box" ? 3 : 1;
    far += rect(x, -spine - up, w, up + 4, { fill: "url(#hull)", rx, stroke: paint.outline, "stroke-width": 1 });
    far += rect(x + 2, -spine - up * 0.62, w - 4, 2.4, { fill: "url(#trim)" });
    if (size > 0.25) far += windows(craft, x + 3, -spine - up * 0.38, w - 5, 5, 2.4, 1.8);
    near += rect(x, spine - 3, w, down + 3, { fill: "url(#under)", rx, stroke: paint.outline, "stroke-width": 1 });
    near += rect(x + 2, spine + down * 0.5, w - 4, 1.8, { fill: craft.colors.main, opacity: 0.7 });
  }
  const habitat = size > 0.45 && dice.chance(0.75);
  const ringX = -half + half * dice.from(1.15, 1.4);
  const ringR = 26 + size * 16;
  let out =
    flame(-half - 8, -spine * 0.4, 34 + size * 24, 6 + size * 3) +
    flame(-half - 8, spine * 0.5, 28 + size * 20, 5 + size * 2);
  if (habitat)
    out += group("", ellipse(ringX, 0, ringR * 0.3, ringR, { fill: "none", stroke: "url(#under)", "stroke-width": 7 }));
  out += bell(-half + 2, -spine * 0.4, 9, 6 + size * 2) + bell(-half + 2, spine * 0.5, 9, 5 + size * 2);
  out += far + near;
  out += rect(-half, -spine, half * 2 - 12, spine * 2, {
    rx: spine,
    fill: "url(#hull)",
    stroke: paint.outline,
    "stroke-width": 1.2,
  });
  out += windows(craft, -half + 10, -1.5, half * 1.55, 6.5, 3.6, 2.4);
  // The bridge.
  const nose = half - 14;
  out += path(
    `M${n(nose - 16)} ${n(-spine)}h8q${n(14 + size * 10)} 1 ${n(18 + size * 14)} ${n(spine)}q-4 ${n(spine - 1)} ${n(-18 - size * 14)} ${n(spine)}h-8z`,
    { fill: "url(#trim)", stroke: paint.outline, "stroke-width": 1.2 },
  );
  out += path(
    `M${n(nose - 2)} ${n(-spine * 0.55)}q${n(8 + size * 6)} 0 ${n(11 + size * 8)} ${n(spine * 0.5)}h${n(-13 - size * 5)}z`,
    { fill: paint.glass, opacity: 0.9 },
  );
  if (habitat) {
    out += path(`M${n(ringX)} ${n(-ringR)}A${n(ringR * 0.3)} ${n(ringR)} 0 0 1 ${n(ringX)} ${n(ringR)}`, {
      fill: "none",
      stroke: "url(#hull)",
      "stroke-width": 7,
    });
    for (let a = -60; a <= 60; a += 17) {
      out += circle(ringX + Math.cos((a * Math.PI) / 180) * ringR * 0.3, Math.sin((a * Math.PI) / 180) * ringR, 1.3, {
        fill: craft.colors.lamp,
      });
    }
  }
  if (dice.chance(0.5))
    out += path(`M${n(-half * 0.2)} ${n(-spine - 18 - size * 10)}v-12m-5 3h10`, {
      stroke: paint.mast,
      "stroke-width": 1.4,
      fill: "none",
    });
  return out;
}

/** A wheel of modules round a lit hub. */
export function federationBase(craft: Craft): string {
  const { dice, size, outpost } = craft;
  const rx = 74 + size * 22;
  const ry = 20 + dice.from(0, 8);
  let out = ring(0, 6, rx, ry, 9, false, "url(#under)");
  const towers = dice.int(3, 4) + Math.round(size * 2);
  for (let i = 0; i < towers; i++) {
    const x = -rx * 0.72 + (i * rx * 1.44) / (towers - 1);
    const mid = 1 - Math.abs(x) / rx;
    const h = 22 + mid * (26 + size * 18) + dice.from(-5, 7);
    const w = dice.from(13, 20);
    const top = dice.pick([2, w / 2]);
    out += rect(x - w / 2, -h + 8, w, h + 8 + mid * 20, {
      rx: top,
      fill: "url(#hull)",
      stroke: paint.outline,
      "stroke-width": 1,
    });
    out += rect(x - w / 2 + 2, -h + 14, w - 4, 2.6, { fill: "url(#trim)" });
    for (let y = -h + 21; y < 6; y += 6) out += windows(craft, x - w / 2 + 3, y, w - 4, 4.6, 2.2, 2.2);
  }
  out += circle(0, -4, 17 + size * 6, { fill: "url(#hull)", stroke: paint.outline, "stroke-width": 1.2 });
  out += circle(0, -4, 10 + size * 4, { fill: "url(#trim)" });
  out += circle(-3, -8, 4, { fill: WHITE, opacity: 0.7 });
  out += ring(0, 6, rx, ry, 9, true, "url(#hull)");
  out += ring(0, 6, rx, ry, 2, true, craft.colors.main);
  for (let i = 1; i < 16; i++) {
    const a = (i / 16) * Math.PI;
    if (dice.chance(0.8)) out += circle(Math.cos(a) * rx, 6 + Math.sin(a) * ry + 2.5, 1.4, { fill: craft.colors.lamp });
  }
  if (outpost) {
    for (const side of [-1, 1]) {
      out += path(`M${n(side * (rx - 6))} 0l${n(side * 22)} -5v4l${n(side * -20)} 6z`, {
        fill: "url(#steel)",
        stroke: DARK.edge,
        "stroke-width": 0.8,
      });
    }
  }
  return out;
}
