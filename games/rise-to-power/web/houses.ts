import { Dice } from "$web/art/dice";
import { circle, DRAWING, gradient, group, line, mix, n, path, poly, rect } from "$web/art/pen";
import { SKYLINE } from "./hues";

/** What a skyline is built of, by sector. */
export type Style = "spires" | "domes" | "towers" | "stacks";

function building(
  dice: Dice,
  style: Style,
  x: number,
  w: number,
  h: number,
  ground: number,
  color: string,
  lit: boolean,
): string {
  const top = ground - h;
  const body = { fill: "url(#wall)", stroke: SKYLINE.ground, "stroke-width": 1 };
  let out = "";
  if (style === "spires") {
    out += poly(
      [
        [x, ground],
        [x, top + 14],
        [x + w / 2, top - 12],
        [x + w, top + 14],
        [x + w, ground],
      ],
      body,
    );
    out += line(x + w / 2, top - 12, x + w / 2, top - 26, {
      stroke: mix(color, SKYLINE.light, 0.4),
      "stroke-width": 1.4,
    });
  } else if (style === "domes") {
    out += path(
      `M${n(x)} ${n(ground)}V${n(top + w * 0.5)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(top + w * 0.5)}V${n(ground)}z`,
      body,
    );
    out += path(
      `M${n(x + 3)} ${n(top + w * 0.5)}A${n(w / 2 - 3)} ${n(w / 2 - 3)} 0 0 1 ${n(x + w * 0.7)} ${n(top + 5)}`,
      { fill: "none", stroke: SKYLINE.light, opacity: 0.35, "stroke-width": 1.6 },
    );
  } else if (style === "stacks") {
    out += rect(x, top, w, h, body) + rect(x + w * 0.2, top - 12, w * 0.25, 12, body);
    if (lit)
      out +=
        circle(x + w * 0.32, top - 17, 5, { fill: SKYLINE.light, opacity: 0.16 }) +
        circle(x + w * 0.42, top - 25, 7, { fill: SKYLINE.light, opacity: 0.1 });
  } else {
    out +=
      rect(x, top, w, h, { ...body, rx: 2 }) +
      rect(x + 2, top + 3, w - 4, 2.5, { fill: color, opacity: lit ? 0.9 : 0.3 });
  }
  for (let y = top + 12; y < ground - 6; y += 7) {
    for (let wx = x + 4; wx < x + w - 4; wx += 6) {
      if (dice.chance(0.55))
        out += rect(wx, y, 2.8, 3.2, {
          fill: lit ? SKYLINE.window : SKYLINE.blind,
          opacity: lit ? dice.from(0.55, 1) : 0.9,
        });
    }
  }
  return out;
}

/** Night over a district, 200 × 110, and whatever stands in it. */
export function night(dice: Dice, color: string, lit: boolean, body: string, defs = ""): string {
  const wall = lit ? mix(color, SKYLINE.wall, 0.35) : mix(color, SKYLINE.wall, 0.8);
  const stars = Array.from({ length: 22 }, () =>
    circle(dice.from(0, 200), dice.from(0, 60), dice.from(0.3, 0.9), {
      fill: SKYLINE.light,
      opacity: dice.from(0.3, 0.8),
    }),
  ).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 110" width="200" height="110" preserveAspectRatio="xMidYMax slice"><defs>${gradient(
      "wall",
      [
        [0, mix(wall, SKYLINE.light, lit ? 0.22 : 0.05)],
        [1, mix(wall, SKYLINE.ground, 0.55)],
      ],
    )}` +
    `${gradient("dusk", [
      [0, SKYLINE.night],
      [1, mix(color, SKYLINE.deep, lit ? 0.62 : 0.85)],
    ])}${defs}</defs>` +
    rect(0, 0, 200, 110, { fill: "url(#dusk)" }) +
    stars +
    body +
    "</svg>"
  );
}

export const street = rect(0, 105, 200, 5, { fill: SKYLINE.ground });

/** A district by night without a landmark: rows of houses, dark until they have power. */
export function drawHouses(id: string, color: string, style: Style, lit: boolean): string {
  const dice = new Dice(`skyline/${id}`);
  const body = far(dice, color) + group("", houses(dice, color, style, lit), { id: DRAWING }) + street;
  return night(dice, color, lit, body);
}

/** Roofs in the distance. */
export function far(dice: Dice, color: string): string {
  let out = "";
  for (let x = -6; x < 200;) {
    const w = dice.from(14, 26);
    out += rect(x, 104 - dice.from(20, 52), w, 60, { fill: mix(color, SKYLINE.deep, 0.86) });
    x += w + dice.from(2, 9);
  }
  return out;
}

function houses(dice: Dice, color: string, style: Style, lit: boolean): string {
  let out = "";
  for (let x = 6; x < 178;) {
    const w = dice.from(20, 34);
    const mid = 1 - Math.abs(x + w / 2 - 100) / 110;
    out += building(dice, style, x, w, 24 + mid * dice.from(24, 52), 106, color, lit);
    x += w + dice.from(1, 7);
  }
  return out;
}
