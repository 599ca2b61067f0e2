import {
  along,
  bar,
  beam,
  box,
  cog,
  corners,
  dome,
  type Drawing,
  each,
  edge,
  glass,
  globe,
  glow,
  hollow,
  hoop,
  hull,
  lamp,
  oval,
  put,
  round,
  seam,
  shine,
  steel,
  tint,
  trim,
  under,
  windows,
} from "$web/art/kit";
import { container } from "$web/art/parts";
import { bell, flame } from "$web/art/craft";
import { coin } from "./people";

const bolt = (x: number, y: number, size: number, turn = 0): string =>
  put(x, y, lamp("M4-30L-16 4H-2L-6 30L18-8H2z"), size, turn);
const reticle = (x: number, y: number, r: number): string =>
  edge(oval(x, y, r) + oval(x, y, r * 0.55)) +
  edge(
    `M${x - r * 1.35} ${y}H${x - r * 0.3}M${x + r * 0.3} ${y}H${x + r * 1.35}M${x} ${y - r * 1.35}V${y - r * 0.3}M${x} ${y + r * 0.3}V${y + r * 1.35}`,
  );

function flame2(x: number, y: number): string {
  return put(x, y, lamp("M-9 0C-12 22-4 32 0 50C4 32 12 22 9 0z") + glow(0, 14, 24));
}

/** Epoch II: what armies carry. */
export const second: Record<string, Drawing> = {
  alliance_with_indigenous_planetary_race: () =>
    put(
      0,
      0,
      hull("M-140-8L-60-26L-10-30L40-8L30 12L-4 4L6 26L-20 34L-64 28L-140 44z") + trim("M-330-14H-104V50H-330z"),
    ) +
    under("M140-30L84-34L52-20L14-28C2-26-8-14-6-4L14 0L26-8L46 14C60 30 54 34 44 30L60 38L86 22L140 24z") +
    seam("M44 30L20 8M32 38L8 16M-64 28L-50 10") +
    hull("M330-40L84-34L92 24L330 34z") +
    tint(oval(116, -16, 5) + oval(104, 6, 4) + oval(126, 8, 6)) +
    glow(10, 2, 50, 0.35) +
    round(7, edge("M70-6L86-10"), -120, 22),
  imperial_corruption: () =>
    trim("M-94 54L-104-46L-52-6L-20-66L-10-30L-22-6L-2 20L-16 54z") +
    trim("M94 54L104-46L52-6L8-76L2-34L12-8L0 12L14 30L4 54z") +
    hull("M-96 54H-16L-22 76H-92zM4 54H96L92 76H10z") +
    lamp(oval(-104, -50, 6) + oval(104, -50, 6) + oval(-20, -70, 6)) +
    each(
      [
        [-44, 88],
        [-6, 84],
        [20, 92],
        [50, 88],
      ],
      (x, y) => coin(x, y, 10),
    ) +
    tint(oval(-62, 28, 7) + oval(62, 28, 7)),
  auto_targeting_blaster: () =>
    reticle(76, -34, 34) +
    put(
      -14,
      10,
      steel("M-60-34H86V-24H100V-6H86V2H-60z") +
        hull("M-90-42H20L28 6H-26L-34 62H-78L-70 6L-90-8z") +
        under("M-74 6H-26L-34 62H-78z") +
        trim("M-40-56H10V-42H-40z") +
        glass("M10-56L24-49L10-44z") +
        edge("M-80-20H16") +
        bar("M-22 8V28H-32"),
    ),
  planetary_jump_armor: () =>
    globe(20, 150, 110) +
    flame2(-30, 52) +
    flame2(14, 52) +
    put(
      -8,
      -12,
      steel(box(-42, -36, 20, 62, 6)) +
        steel(box(22, -36, 20, 62, 6)) +
        hull("M-26-38H26L34 4L22 24L34 60L18 68L0 36L-18 68L-34 60L-22 24L-34 4z") +
        under("M2-38H26L34 4L22 24L34 60L18 68L2 40z") +
        hull("M-32-34L-62-62L-74-54L-46-6zM32-34L62-62L74-54L46-6z") +
        hull("M-17-42V-60C-17-80 17-80 17-60V-42z") +
        glass("M-11-62H11V-52H-11z") +
        trim("M-14-26H14V-8L0 0L-14-8z"),
    ),
  mind_control: () =>
    beam("M-70-88H70M0-98V-78", 9) +
    bar("M-62-84L-40-24M62-84L40-24M-24-84L-16-44M24-84L16-44") +
    hull("M-52 94V64C-84 48-86-4-62-30C-36-58 36-58 62-30C86-4 84 48 52 64V94z") +
    under("M6-50C30-48 50-44 62-30C86-4 84 48 52 64V94H6z") +
    hollow("M-44 18C-40 2-16 2-12 18C-18 30-38 30-44 18zM44 18C40 2 16 2 12 18C18 30 38 30 44 18z") +
    lamp(oval(-28, 18, 6) + oval(28, 18, 6)) +
    put(0, -24, steel(cog(0, 0, 19, 9, 5)) + hollow(oval(0, 0, 6))) +
    seam("M-18 60H18M-12 72H12"),
  intergalactic_translator: () =>
    hull(
      "M-122-70H10C22-70 28-64 28-54V-8C28 2 22 8 10 8H-58L-92 40L-86 8H-122C-134 8-138 2-138-8V-54C-138-64-134-70-122-70z",
    ) +
    trim(
      "M-16-20H122C134-20 138-14 138-4V46C138 56 134 62 122 62H100L108 94L70 62H-16C-28 62-32 56-32 46V-4C-32-14-28-20-16-20z",
    ) +
    `<path class="l" style="stroke-width:5;opacity:1" d="M-116-46H-60M-116-30H-20M-116-14H-76"/>` +
    shine(
      corners(0, 22, 15, 3) + oval(40, 22, 13) + corners(80, 22, 15, 4, 0) + box(104, 10, 20, 6) + box(104, 26, 20, 6),
    ),
  stun_blaster: () =>
    put(
      -12,
      0,
      hull("M-40 24H-4L-16 84H-52z") +
        under("M-22 24H-4L-16 84H-36z") +
        steel("M20-9H86V9H20z") +
        along([40, 58, 76], (x) => trim(oval(x, 0, 5, x === 40 ? 30 : x === 58 ? 23 : 16))) +
        hull(oval(-24, 0, 52, 42)) +
        under("M-76 4A52 42 0 0 0 28 4C6 18-54 18-76 4z") +
        trim("M-84-30L-108-46L-92 0L-108 46L-84 30z") +
        glass(oval(-20, -6, 20, 16)) +
        glow(-20, -6, 26, 0.8) +
        lamp(oval(94, 0, 9)) +
        glow(94, 0, 30) +
        bolt(122, -24, 0.9, 70) +
        bolt(124, 26, 0.9, 110),
      1,
      -10,
    ),

  archon_helmet: () =>
    trim("M-10-30C-12-80 12-98 40-96C28-76 22-56 22-30z") +
    hull("M-62 84L-70 4C-70-52 70-52 70 4L62 84L28 94L18 30H-18L-28 94z") +
    under("M6-38C46-36 70-22 70 4L62 84L28 94L18 30H6z") +
    hollow("M-54 0C-40-14-20-10-8 4L-14 20C-30 20-46 16-54 0zM54 0C40-14 20-10 8 4L14 20C30 20 46 16 54 0z") +
    lamp("M-46 2C-36-6-22-4-14 6C-24 12-38 12-46 2zM46 2C36-6 22-4 14 6C24 12 38 12 46 2z") +
    edge("M-70 4C-70-52 70-52 70 4M0-38V30M-62 50L-24 60M62 50L24 60") +
    hull("M-70-6L-104-40L-84 20zM70-6L104-40L84 20z"),
  laboratory_droid: () =>
    bar("M-44-16L-84 8M44-16L80-24") +
    put(
      96,
      -36,
      `<path class="z" d="M-8-30H8V-10L26 22H-26L-8-10z"/>` +
        tint("M-17 6H17L26 22H-26z") +
        edge("M-8-30H8V-10L26 22H-26L-8-10z"),
    ) +
    steel("M-92 2L-78 0L-70 14L-84 26L-98 20z") +
    hull("M-46-30H46L38 42H-38z") +
    under("M4-30H46L38 42H4z") +
    windows("M-30-12H30M-28 6H28", 6, 6, 5) +
    hull(dome(0, -34, 44, 44)) +
    glass(oval(-14, -52, 9)) +
    hollow(oval(18, -52, 6)) +
    bar("M0-78V-96") +
    lamp(oval(0, -97, 4)) +
    steel("M-38 42H38L28 60H-28z") +
    hull(oval(0, 76, 22)) +
    hollow(oval(0, 76, 8)),
  miniaturized_hyperdrive: () =>
    round(20, edge("M104 0H140"), 9) +
    hull(hoop(0, 0, 78, 78, 20)) +
    round(8, trim("M60-10H84V10H60z")) +
    hollow(oval(0, 0, 56)) +
    glow(0, 0, 56) +
    round(4, steel("M-5-56H5V-26H-5z"), 45) +
    lamp(oval(0, 0, 14)),
  nanotech_optimized_trade_vessels: () =>
    each(
      [
        [-108, -52],
        [-60, -80],
        [-12, -52],
        [36, -80],
        [84, -52],
        [-108, 60],
        [-60, 88],
        [-12, 60],
        [36, 88],
        [84, 60],
        [124, -80],
        [124, 88],
      ],
      (x, y) => edge(corners(x, y, 28, 6)) + lamp(oval(x, y, 3.5)),
    ) +
    flame(-104, 0, 34, 9) +
    bell(-94, 0, 12, 12) +
    each(
      [
        [-84, -28],
        [-50, -28],
        [-16, -28],
        [-84, 4],
        [-50, 4],
        [-16, 4],
      ],
      (x, y) => container(x, y, 31, 24),
    ) +
    steel(box(-94, -5, 120, 10)) +
    hull("M16-30H54C90-26 112-10 116 0C112 10 90 26 54 30H16z") +
    glass("M74-16C90-12 98-6 102-1H70z"),
  loyalty_scanner: () =>
    hull("M-96-86H-40V-72H-82V-40H-96zM96-86H40V-72H82V-40H96zM-96 86H-40V72H-82V40H-96zM96 86H40V72H82V40H96z") +
    trim("M0 66C-40 34-66 10-62-22C-56-52-18-54 0-24C18-54 56-52 62-22C66 10 40 34 0 66z") +
    under("M0 66C40 34 66 10 62-22C58-44 34-52 16-42C40-20 34 30 0 66z") +
    `<path class="a" opacity=".9" d="M-110-3H110V3H-110z"/>` +
    glow(0, 0, 60, 0.5) +
    seam("M-54 20L-22 20L-10 0L6 36L16 20H54"),
  automated_factory: () =>
    steel("M-138 52H138V66H-138z") +
    each(
      [
        [-116, 76],
        [-70, 76],
        [-24, 76],
        [22, 76],
        [68, 76],
        [114, 76],
      ],
      (x, y) => hull(oval(x, y, 12)) + hollow(oval(x, y, 4)),
    ) +
    container(-120, 16, 44, 36) +
    container(-20, 16, 44, 36) +
    container(78, 16, 44, 36) +
    hull("M-76-84H-20V-60H-76z") +
    beam("M-48-60L-4-40L14-6", 13) +
    steel(oval(-48, -60, 13) + oval(-4, -40, 11)) +
    trim("M2-8H28L34 12L24 6H8L-2 12z") +
    hull("M54-84H110V-66H54z") +
    beam("M82-66L110-40L100-6", 11) +
    steel(oval(110, -40, 9)) +
    trim("M88-8H112L118 12L108 6H92L84 12z") +
    glow(100, 14, 18),
  meta_embezzlement_mainframe: () =>
    hull("M-110-84H10V84H-110z") +
    under("M-110 44H10V84H-110z") +
    along(
      [-64, -38, -12, 14],
      (y) => hollow(box(-98, y, 96, 18, 3)) + windows(`M-92 ${y + 9}H-40`, 6, 4, 4) + lamp(oval(-14, y + 9, 4)),
    ) +
    seam("M-98 56H-2M-98 68H-2") +
    each(
      [
        [34, -60],
        [58, -34],
        [84, -52],
        [72, -2],
        [104, -14],
        [94, 30],
        [56, 40],
        [118, 58],
      ],
      (x, y) => coin(x, y, 15),
    ) +
    trim("M46 62H138L128 92H56z"),
  molten_injector_boarding_cannon: () =>
    hull("M96-270H330V270H96L110 180L94 120L108 60L94 30L108 0L94-30L108-60L94-120L110-180z") +
    hollow(oval(116, 0, 20, 34)) +
    glow(108, 0, 44) +
    lamp("M52-7H118V7H52z") +
    steel("M-40-26H50V-38H66V38H50V26H-40z") +
    hull("M-130-44H-40L-24-26V26L-40 44H-130z") +
    under("M-130 8H-24V26L-40 44H-130z") +
    along([-104, -74], (x) => hollow(oval(x, -12, 12, 20)) + glow(x, -6, 16, 0.9)) +
    hull("M50-58L96-70V-50L60-38zM50 58L96 70V50L60 38z") +
    beam("M-100 44L-120 92M-60 44L-40 92", 8),
};
