import { bar, box, corners, hollow, hull, lamp, oval, put, seam, steel, tint, trim } from "./kit";
import { n } from "./pen";

/** What more than one faction builds with. */

/** A crate for goods, its door at the end. */
export const container = (x: number, y: number, width: number, height: number): string =>
  ((Math.round(x * 7 + y * 3) % 3) + 3) % 3 === 0
    ? hull(box(x, y, width, height, 2)) + ribs(x, y, width, height)
    : ((Math.round(x * 7 + y * 3) % 3) + 3) % 3 === 1
      ? trim(box(x, y, width, height, 2)) + ribs(x, y, width, height)
      : steel(box(x, y, width, height, 2)) + ribs(x, y, width, height);

const ribs = (x: number, y: number, width: number, height: number): string => {
  let d = "";
  for (let at = x + 5; at < x + width - 3; at += 6) d += `M${n(at)} ${n(y + 4)}v${n(height - 8)}`;
  return seam(d);
};

/** A dish that listens along `turn`. */
export const dish = (x: number, y: number, r: number, turn: number): string =>
  put(
    x,
    y,
    bar(`M0 0H${n(r * 1.1)}M${n(r * 0.7)} 0L${n(r * 0.2)} ${n(-r * 0.9)}M${n(r * 0.7)} 0L${n(r * 0.2)} ${n(r * 0.9)}`) +
      hull(
        `M${n(r * 0.35)} ${n(-r)}C${n(-r * 0.4)} ${n(-r * 0.6)} ${n(-r * 0.4)} ${n(r * 0.6)} ${n(r * 0.35)} ${n(r)}C${n(r * 0.1)} ${n(r * 0.4)} ${n(r * 0.1)} ${n(-r * 0.4)} ${n(r * 0.35)} ${n(-r)}z`,
      ) +
      lamp(oval(r * 1.1, 0, 2.4)),
    1,
    turn,
  );

export const mast = (x: number, y: number, height: number): string =>
  bar(`M${n(x)} ${n(y)}V${n(y - height)}M${n(x - 5)} ${n(y - height * 0.6)}h10`) + lamp(oval(x, y - height, 2));

export const tree = (x: number, y: number, size: number): string =>
  bar(`M${n(x)} ${n(y)}v${n(-8 * size)}`) + tint(oval(x, y - 12 * size, 5 * size, 7 * size));

/** A turret that points along `turn`. */
export const turret = (x: number, y: number, turn: number, size = 1): string =>
  put(x, y, steel("M6-6H34V-2.500H6zM6 2.500H34V6H6z"), size, turn) + put(x, y, steel(oval(0, 0, 11, 10)), size);

/** A small ship far away, or at a berth. */
export const small = (x: number, y: number, turn = 0, size = 1): string =>
  put(x, y, hull("M18 0L2-5L-10-12L-8-3L-14 0L-8 3L-10 12L2 5z"), size, turn);

/** A crater, or the mouth of a shaft. */
export const crater = (x: number, y: number, r: number): string => hollow(oval(x, y, r, r * 0.8));

export const star = (x: number, y: number, r: number): string => trim(corners(x, y, r, 5, -90, r * 0.42));

/** A stack of crates, side by side. */
export const stack = (places: readonly (readonly [number, number])[], width: number, height: number): string =>
  places.map(([x, y]) => container(x, y, width, height)).join("");
