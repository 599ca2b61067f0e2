import { circle, ellipse, n } from "$web/art/pen";
import { WHITE } from "$web/art/palette";
import { PAINT } from "../../hues";

const paint = PAINT.blob;

/** Flesh in light and in shadow. */
export const flesh = (d: string): string => `<path class="f" d="${d}"/>`;
export const gristle = (d: string): string => `<path class="e" d="${d}"/>`;
export const mouth = (d: string): string =>
  `<path d="${d}" fill="${paint.mouth}" stroke="${paint.outline}" stroke-width="1.400"/>`;
export const tooth = (d: string): string =>
  `<path d="${d}" fill="${paint.teeth}" stroke="${paint.outline}" stroke-width=".8"/>`;

/** A row of fangs from one point to another, as long as they are. */
export function fangs(x1: number, y1: number, x2: number, y2: number, count: number, length: number): string {
  const [dx, dy] = [(x2 - x1) / count, (y2 - y1) / count];
  const far = Math.hypot(dx, dy);
  let d = "";
  for (let i = 0; i < count; i++) {
    const [x, y] = [x1 + dx * i, y1 + dy * i];
    d += `M${n(x)} ${n(y)}L${n(x + dx / 2 - (dy / far) * length)} ${n(y + dy / 2 + (dx / far) * length)}L${n(x + dx)} ${n(y + dy)}z`;
  }
  return tooth(d);
}

export function eye(x: number, y: number, r: number, slit = false): string {
  return (
    circle(x, y, r * 1.25, { fill: paint.socket, opacity: 0.85 }) +
    circle(x, y, r, { fill: paint.eye }) +
    circle(x + r * 0.16, y, r * 0.82, { fill: slit ? paint.amber : paint.lime }) +
    (slit
      ? ellipse(x + r * 0.18, y, r * 0.2, r * 0.66, { fill: paint.slit })
      : ellipse(x + r * 0.2, y, r * 0.32, r * 0.56, { fill: paint.pupil })) +
    circle(x - r * 0.25, y - r * 0.35, r * 0.22, { fill: WHITE })
  );
}

/** An arm from a thick root to its tip, by way of two points it is drawn towards. */
export function arm(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  ex: number,
  ey: number,
  width: number,
): string {
  // The root stands across the way the arm sets out.
  const far = Math.hypot(ax - x, ay - y) || 1;
  const [nx, ny] = [(-(ay - y) / far) * width, ((ax - x) / far) * width];
  return gristle(
    `M${n(x - nx)} ${n(y - ny)}C${n(ax - nx)} ${n(ay - ny)} ${n(bx - nx * 0.5)} ${n(by - ny * 0.5)} ${n(ex)} ${n(ey)}` +
      `C${n(bx + nx * 0.5)} ${n(by + ny * 0.5)} ${n(ax + nx)} ${n(ay + ny)} ${n(x + nx)} ${n(y + ny)}z`,
  );
}

/** Spots: dark ones, or glowing ones. */
export const spots = (places: readonly (readonly [number, number, number])[], glowing = false): string =>
  places
    .map(([x, y, r]) =>
      circle(x, y, r, glowing ? { fill: paint.lime, opacity: 0.75 } : { fill: paint.spot, opacity: 0.5 }),
    )
    .join("");

/** Something kept inside, seen through the skin. */
export const inside = (x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: paint.amber, stroke: paint.outline, "stroke-width": 1 }) +
  circle(x - r * 0.3, y - r * 0.35, r * 0.3, { fill: WHITE, opacity: 0.7 });
