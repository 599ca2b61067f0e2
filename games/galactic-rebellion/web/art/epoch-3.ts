import {
  along,
  bar,
  beam,
  box,
  corners,
  dome,
  type Drawing,
  each,
  edge,
  globe,
  glow,
  hollow,
  hoop,
  hull,
  lamp,
  oval,
  put,
  seam,
  shine,
  steel,
  tint,
  trim,
  under,
  windows,
} from "$web/art/kit";
import { container, small, star } from "$web/art/parts";
import { ring } from "$web/art/craft";
import { bust, coin } from "./people";

function group60(body: string): string {
  return put(0, 0, body, 1, 60) + put(0, 0, body, 1, -60);
}

/** Epoch III: how a galaxy may be ruled. */
export const third: Record<string, Drawing> = {
  technocrat_utopia: () =>
    put(0, -34, edge(oval(0, 0, 96, 30)) + group60(edge(oval(0, 0, 96, 30))) + lamp(oval(0, 0, 12)) + glow(0, 0, 34)) +
    each(
      [
        [-84, 30],
        [-56, 6],
        [-28, 26],
        [0, -2],
        [28, 22],
        [56, 2],
        [84, 30],
      ],
      (x, y) =>
        hull(`M${x - 13} 92V${y + 12}L${x} ${y - 6}L${x + 13} ${y + 12}V92z`) +
        windows(`M${x - 5} ${y + 18}V88M${x + 5} ${y + 18}V88`, 4, 5, 4),
    ) +
    hull("M-122 86H122V97H-122z"),
  mercantile_federation: () =>
    ring(0, 0, 130, 40, 6, false, "url(#under)") +
    coin(0, 0, 60) +
    ring(0, 0, 130, 40, 6, true, "url(#hull)") +
    each(
      [
        [-116, 18],
        [-60, 36],
        [0, 41],
        [60, 36],
        [116, 18],
      ],
      (x, y) => container(x - 12, y - 9, 24, 18),
    ) +
    small(-86, -40, -20, 1.1) +
    small(90, -38, 20, 1.1),
  elitist_oligarchy: () =>
    each(
      [
        [-86, 20],
        [0, 0],
        [86, 20],
      ],
      (x, y) =>
        bust(x, y - 34, 0.8) +
        trim(
          `M${x - 16} ${y - 66}L${x - 20} ${y - 84}L${x - 8} ${y - 76}L${x} ${y - 90}L${x + 8} ${y - 76}L${x + 20} ${y - 84}L${x + 16} ${y - 66}z`,
        ) +
        hull(`M${x - 40} ${y + 12}H${x + 40}V${y + 22}H${x - 40}zM${x - 30} ${y + 22}H${x + 30}V92H${x - 30}z`) +
        seam(`M${x - 14} ${y + 26}V90M${x} ${y + 26}V90M${x + 14} ${y + 26}V90`),
    ),
  democracy: () =>
    each(
      [
        [-100, 24],
        [-50, -4],
        [0, -26],
        [50, -4],
        [100, 24],
      ],
      (x, y) =>
        hull(
          `M${x - 15} 270L${x - 13} ${y + 20}L${x - 20} ${y - 8}L${x - 14} ${y - 10}L${x - 10} ${y + 2}L${x - 12} ${y - 28}L${x - 6} ${y - 30}L${x - 3} ${y - 4}L${x - 1} ${y - 36}H${x + 5}L${x + 5} ${y - 4}L${x + 10} ${y - 30}L${x + 16} ${y - 28}L${x + 13} ${y + 4}L${x + 22} ${y - 10}L${x + 27} ${y - 5}L${x + 13} ${y + 22}L${x + 15} 270z`,
        ) + trim(`M${x - 17} 270L${x - 15} ${y + 52}H${x + 15}L${x + 17} 270z`),
    ) + glow(0, -70, 40, 0.4),
  republic: () =>
    hull(dome(0, -14, 56, 56)) +
    under("M6-70C38-68 56-44 56-14H6z") +
    seam("M-30-14C-30-44-16-62 0-70C16-62 30-44 30-14M0-70V-14") +
    hull(box(-10, -86, 20, 20)) +
    bar("M0-86V-99") +
    hull("M-64-14H64V0H-64z") +
    hull("M-120 0H120V14H-120z") +
    along([-104, -78, -52, -26, 0, 26, 52, 78, 104], (x) => hull(box(x - 7, 14, 14, 46))) +
    hull("M-124 60H124V72H-124zM-136 72H136V86H-136z") +
    trim("M-40 0L0-26L40 0z"),
  star_faring_autocracy: () =>
    put(
      -58,
      10,
      globe(0, 0, 58) + trim("M-60-6H60V8H-60zM-7-58H7V-2H-7z") + trim("M-7-86H7V-78H16V-68H7V-56H-7V-68H-16V-78H-7z"),
    ) +
    put(
      64,
      0,
      steel("M-6-40H6V94H-6z") +
        trim("M-10 30H10V42H-10zM-12-40H12V-32H-12z") +
        star(0, -64, 30) +
        glow(0, -64, 40, 0.6),
      1,
      14,
    ),
  military_dictatorship: () =>
    along([-1, 1], (side) =>
      put(
        side * 6,
        30,
        steel("M-7 50L-8-92L0-112L8-92L7 50z") + trim("M-26 30H26V40H-26z") + hull("M-6 40H6V66H-6z"),
        1,
        side * 52,
      ),
    ) +
    put(
      0,
      22,
      trim("M-70-10C-80-58 80-58 70-10L54 12H-54z") +
        hull("M-54 8H54L50 30H-50z") +
        hollow("M-56 28H56L46 52C18 40-18 40-46 52z") +
        star(0, -14, 17) +
        edge("M-52 19H52"),
    ),

  weak_confederacy: () =>
    put(
      0,
      0,
      hull(hoop(-88, 0, 46, 28, 13)) +
        hull(hoop(88, 0, 46, 28, 13)) +
        hull("M-54-9H-16L-24 9H-54zM54-9H20L14 9H54z") +
        lamp(corners(0, 0, 20, 8, 0, 6)) +
        glow(0, 0, 34, 0.8) +
        each(
          [
            [-6, -30],
            [10, 28],
            [-14, 24],
            [16, -24],
          ],
          (x, y) => steel(corners(x, y, 6, 5, x)),
        ),
      1,
      -16,
    ),
  financial_collective: () =>
    each(
      [
        [-96, 2],
        [-48, 4],
        [0, 6],
        [48, 8],
        [96, 10],
      ],
      (x, n) =>
        Array.from(
          { length: n },
          (_, i) =>
            trim(`M${x - 20} ${78 - i * 15}a20 7 0 0 0 40 0v-10a20 7 0 0 1-40 0z`) + hull(oval(x, 68 - i * 15, 20, 7)),
        ).join(""),
    ) +
    edge("M-110 40L-50 14L0-20L44-50L92-88") +
    hull("M-132 84H132V94H-132z"),
  dynastic_monarchy: () =>
    trim("M-96 50L-110-44L-58-4L-34-66L0-14L34-66L58-4L110-44L96 50z") +
    under("M6-6L34-66L58-4L110-44L96 50H6z") +
    hull("M-98 50H98L92 78H-92z") +
    lamp(oval(-110, -48, 8) + oval(-34, -72, 8) + oval(34, -72, 8) + oval(110, -48, 8)) +
    tint(oval(-58, 64, 8) + oval(58, 64, 8)) +
    shine(corners(0, 64, 11, 4)) +
    edge("M-94 36H94"),
  anarchy: () =>
    hull("M-44 92L-40 4L-22-8L-30-26L0-16L14-34L34-10L40 92z") +
    under("M4 92V-20L14-34L34-10L40 92z") +
    seam("M-26 4V90M-10-6V90M10-10V90M26 6V90") +
    put(74, 62, hull("M-36-16H30L40 0L30 18H-36z") + seam("M-30-6H30M-30 6H30"), 1, 18) +
    tint(
      "M-70 92C-90 50-54 40-60 4C-40 16-36 30-34 44C-22 20-20-40-2-76C-2-40 24-30 22 10C34 0 36-14 34-30C60 0 58 50 62 92C40 70-40 70-70 92z",
    ) +
    lamp(
      "M-36 92C-40 60-20 50-20 26C-8 40-4 50-2 60C4 36 4 10 2-18C16 10 26 40 22 64C28 60 30 54 30 46C38 60 36 80 34 92z",
    ) +
    glow(0, 60, 50, 0.6) +
    hull("M-120 88H120V98H-120z"),
  scientific_oligarchy: () =>
    hull("M-70 76H78V92H-70z") +
    hull("M-40 76C-10 70 44 60 48 10C50-10 40-28 26-34L34-48C60-36 72-14 70 14C68 50 50 70 30 78z") +
    put(
      -6,
      -30,
      steel("M-14-62H14V30H-14z") + trim("M-19-74H19V-60H-19z") + hull("M-18-30H18V6H-18z") + steel("M-8 30H8V50H-8z"),
      1,
      -24,
    ) +
    hull("M-66 36H26V46H-66z") +
    lamp(oval(-10, 33, 15, 4)) +
    glow(-10, 30, 30, 0.8) +
    beam("M-20 46V76", 8) +
    trim(oval(56, 44, 14)),
};
