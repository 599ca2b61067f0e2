import { steel } from "$web/art/kit";
import { circle } from "$web/art/pen";
import { WHITE } from "$web/art/palette";
import { factionPalette, PAINT } from "../../hues";

const paint = PAINT.machine_cult;
const { main } = factionPalette("machine_cult");

/** The red eye of every machine. */
export const lens = (x: number, y: number, r: number): string =>
  circle(x, y, r * 1.9, { fill: "url(#glow)", opacity: 0.55 }) +
  circle(x, y, r * 1.15, { fill: paint.socket, stroke: paint.rim, "stroke-width": 1.6 }) +
  circle(x, y, r * 0.78, { fill: main }) +
  circle(x, y, r * 0.36, { fill: paint.glare }) +
  circle(x - r * 0.3, y - r * 0.34, r * 0.14, { fill: WHITE });

export const joint = (x: number, y: number, r = 6): string =>
  circle(x, y, r, { fill: paint.joint, stroke: main, "stroke-width": 1.8 });

/** A limb by way of its joints. */
export function limb(points: readonly (readonly [number, number])[], width = 8): string {
  const d = `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
  return (
    `<path d="${d}" fill="none" stroke="${paint.outline}" stroke-width="${width + 3}" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${paint.rim}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${paint.pipe}" stroke-width="${width * 0.3}" stroke-linejoin="round" transform="translate(${-width * 0.15} ${-width * 0.2})"/>` +
    points
      .slice(1, -1)
      .map(([x, y]) => joint(x, y, width * 0.72))
      .join("")
  );
}

export const missile = (x: number, y: number, length = 34): string =>
  steel(`M${x} ${y - 5}h${length}l12 5l-12 5h-${length}l-8 5v-20z`) +
  `<path class="m" d="M${x + length} ${y - 5}l12 5l-12 5z"/>`;

/** Bolts along a line. */
export const bolts = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => circle(x, y, 1.8, { fill: paint.pipe, stroke: paint.outline, "stroke-width": 0.6 })).join("");
