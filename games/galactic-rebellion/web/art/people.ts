import { bar, box, corners, edge, hollow, hull, lamp, oval, put, steel, trim, under } from "$web/art/kit";

/** Head and shoulders, 100 high. */
export const bust = (x: number, y: number, size = 1, face = ""): string =>
  put(
    x,
    y,
    hull("M-46 56C-46 22-26 10-10 8V-4H10V8C26 10 46 22 46 56z") +
      under("M6 8L10 8C26 10 46 22 46 56H6z") +
      hull(oval(0, -22, 21, 25)) +
      face,
    size,
  );

/** Somebody standing, 100 high. */
export const figure = (x: number, y: number, size = 1): string =>
  put(
    x,
    y,
    hull("M-9-28C-22-26-24-16-24-2L-22 16H-15V50H-3V20H3V50H15V16H22L24-2C24-16 22-26 9-28z") +
      hull(oval(0, -40, 10, 12)),
    size,
  );

/** A peaked cap. */
export const cap = (x: number, y: number, size = 1): string =>
  put(
    x,
    y,
    trim("M-30-6C-34-24 34-24 30-6L24 4H-24z") + hollow("M-25 2H25L20 12C8 7-8 7-20 12z") + lamp(oval(0, -6, 4)),
    size,
  );

/** A soldier's helmet, from the front. */
export const helmet = (x: number, y: number, size = 1): string =>
  put(
    x,
    y,
    hull("M-30 30V-6C-30-40 30-40 30-6V30L18 40H-18z") +
      under("M4-31C22-30 30-20 30-6V30L18 40H4z") +
      hollow("M-22-6H22V4H6V24H-6V4H-22z") +
      steel(box(-4, -40, 8, 22, 3)),
    size,
  );

export const blade = (x: number, y: number, turn: number, size = 1): string =>
  put(
    x,
    y,
    steel("M-4 20L-5-60L0-76L5-60L4 20z") + trim("M-20 20H20V28H-20z") + hull("M-4 28H4V50H-4z") + bar("M0-60V14"),
    size,
    turn,
  );

/** What people want. */
export const coin = (x: number, y: number, r: number): string =>
  trim(oval(x, y, r)) + edge(oval(x, y, r * 0.7)) + lamp(corners(x, y, r * 0.42, 6));
