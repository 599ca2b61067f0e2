import {
  along,
  bar,
  beam,
  box,
  corners,
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
  seam,
  shine,
  steel,
  tint,
  trim,
  twin,
  under,
  windows,
} from "$web/art/kit";
import { crater, small, star } from "$web/art/parts";
import { blade, helmet } from "./people";

/** A sentinel: a hexagonal eye with vanes. */
const sentinel = (x: number, y: number, size: number): string =>
  put(
    x,
    y,
    bar("M0-58V-44M0 58V44M-50-29L-38-22M50-29L38-22M-50 29L-38 22M50 29L38 22") +
      hull(corners(0, 0, 46, 6)) +
      under("M-40 6H40V23L0 46L-40 23z") +
      hollow(oval(0, 0, 24)) +
      tint(oval(0, 0, 17)) +
      glow(0, 0, 26, 0.8) +
      shine(oval(-5, -6, 4)),
    size,
  );

const fire = (x: number, y: number, size: number): string =>
  put(
    x,
    y,
    tint(
      "M0 50C-40 50-52 20-40-6C-34 4-28 8-22 10C-28-20-10-40 4-60C4-36 26-26 24-2C32-8 34-16 32-26C54 4 50 50 0 50z",
    ) +
      lamp(
        "M2 50C-22 50-28 30-20 12C-14 20-10 22-6 22C-8 4 2-8 8-18C10 0 24 8 22 22C26 20 28 14 28 8C38 28 28 50 2 50z",
      ),
    size,
  );

export const imperialActions: Record<string, Drawing> = {
  planetary_bombardment: () =>
    globe(0, 120, 120, crater(-50, 60, 12) + crater(54, 70, 10)) +
    each(
      [
        [-72, -64],
        [6, -76],
        [80, -62],
      ],
      (x, y) =>
        lamp(`M${x - 3} ${y + 10}H${x + 3}L${x * 0.7 + 4} 26H${x * 0.7 - 4}z`) +
        put(
          x,
          y,
          hull("M-34-10H34L22 12L0 20L-22 12z") +
            under("M-30 2H30L22 12L0 20L-22 12z") +
            trim("M-14-10L-8-26H8L14-10z") +
            windows("M-24-3H24", 3, 4, 4),
        ),
    ) +
    each(
      [
        [-50, 26],
        [4, 16],
        [56, 28],
      ],
      (x, y) => lamp(corners(x, y, 22, 9, 5, 9)) + glow(x, y, 30),
    ),
  the_empire_is_invaded_by_the_vox: () =>
    each(
      [
        [-100, 0],
        [-62, 26],
        [-22, 36],
        [22, 36],
        [62, 26],
        [100, 0],
      ],
      (x, y) =>
        under(
          `M${x - 11} ${y - 20}C${x - 16} ${y + 20} ${x + 12} ${y + 30} ${x * 1.15} ${y + 60}C${x + 20} ${y + 30} ${x + 16} ${y} ${x + 11} ${y - 20}z`,
        ),
    ) +
    hull("M-132-8C-112-60-60-88 0-88C60-88 112-60 132-8C100 30 50 42 0 42C-50 42-100 30-132-8z") +
    under("M-128 0C-80 20 80 20 128 0C100 30 50 42 0 42C-50 42-100 30-128 0z") +
    each(
      [
        [-78, -28],
        [-42, -44],
        [0, -50],
        [42, -44],
        [78, -28],
        [-58, -8],
        [58, -8],
      ],
      (x, y) => hollow(oval(x, y, 12, 9)) + tint(oval(x, y, 7)) + glow(x, y, 12, 0.8),
    ) +
    hollow(oval(0, -2, 30, 18)) +
    along([-20, -7, 7, 20], (x) => lamp(`M${x - 6}-14L${x} 6L${x + 6}-14z`)) +
    small(-120, 82, -30, 0.8) +
    small(124, 84, 210, 0.8),
  new_corps_of_sentinels_raised: () => sentinel(-92, -30, 0.78) + sentinel(92, -30, 0.78) + sentinel(0, 14, 1.3),
  rebel_base_discovered: () =>
    `<path class="a" opacity=".35" d="M70-86L90-74L10 72L-96 60z"/>` +
    put(92, -82, hull("M-30-8L10-18L34-4L20 14L-24 12z") + lamp(oval(-24, 6, 8)) + glow(-26, 8, 22)) +
    under(
      "M-330 270V80L-260 30L-200 76L-150 60L-100 14L-70 40L-30-10L20 50L60 20L110 66L150 50L220 84L270 40L330 76V270z",
    ) +
    seam("M-30-10L-20 40L-40 70M60 20L54 60M-100 14L-96 50") +
    hull("M-74 76V52C-74 30-14 30-14 52V76z") +
    hollow("M-54 76V60C-54 48-34 48-34 60V76z") +
    windows("M-68 58H-58M-30 58H-20", 6, 4, 3) +
    bar("M-44 36V8M-52 16H-36") +
    tint("M-44 8L-24 13L-44 18z") +
    hull("M-330 76H330V270H-330z"),
  troops_re_based: () =>
    hull("M-112-70L-60-88H60L112-70L86-40H-86z") +
    under("M-104-60H104L86-40H-86z") +
    windows("M-70-74H70", 4, 6, 6) +
    hollow("M-50-40H50L42-28H-42z") +
    `<path class="a" opacity=".25" d="M-42-28H42L104 70H-104z"/>` +
    twin(glow(-94, -44, 20)) +
    each(
      [
        [-84, 30],
        [84, 30],
        [-42, 44],
        [42, 44],
      ],
      (x, y) => helmet(x, y, 0.85),
    ) +
    helmet(0, 58, 1.05),
  the_senate_awards_a_trade_route: () =>
    `<path class="g" stroke-dasharray="4 7" stroke-width="3.500" d="M-120-50C-90-90-50-80-30-50M-128 30C-110 60-80 60-60 40"/>` +
    globe(-118, -24, 24) +
    globe(-104, 70, 17) +
    put(
      -8,
      4,
      hull("M-6-30H6L10-118H-10z") +
        steel("M-58-34H58V22H-58z") +
        under("M-58 2H58V22H-58z") +
        trim("M-70-42H-46V30H-70zM46-42H70V30H46z") +
        put(0, -6, star(0, 0, 18)),
      1,
      40,
    ) +
    hull("M16 70H110V84H16zM2 84H124V97H2z") +
    lamp(corners(56, 56, 16, 8, 0, 5)),

  imperial_atrocity: () =>
    hull("M-14 60C-6 20-12-6-24-16H24C12-6 6 20 14 60z") +
    under("M2 60V-16H24C12-6 6 20 14 60z") +
    hull(
      "M-24-10C-60-4-92-20-88-46C-88-66-62-72-50-66C-42-90-8-98 8-88C30-98 58-86 58-66C82-70 100-48 88-32C76-8 44-6 24-10z",
    ) +
    under("M-80-30C-40-18 50-18 92-40C88-10 50-4 24-10H-24C-56-4-76-14-80-30z") +
    tint("M-10 56C-4 20-10 0-18-12H18C10 0 4 20 10 56z") +
    glow(0, -20, 46, 0.5) +
    tint(oval(0, 62, 92, 12)) +
    glow(0, 60, 70, 0.6) +
    each(
      [
        [-104, 36],
        [-80, 52],
        [-56, 30],
        [60, 34],
        [86, 48],
        [110, 30],
      ],
      (x, y) => hollow(`M${x - 11} 90V${y}L${x} ${y + 8}L${x + 4} ${y - 6}L${x + 11} ${y + 4}V90z`),
    ) +
    hull("M-140 84H140V98H-140z"),
  imperial_spies_infiltrate_a_rebel_faction: () =>
    hull("M-86 270V98C-86 40-50 22-30 14L0 40L30 14C50 22 86 40 86 98V270z") +
    under("M0 40L30 14C50 22 86 40 86 98V270H0z") +
    trim("M-34 10L-50-8L-38 42L0 60L38 42L50-8L34 10L0 44z") +
    hollow("M-36-30C-36 20 36 20 36-30z") +
    lamp(oval(-14, -14, 6, 4) + oval(14, -14, 6, 4)) +
    hull("M-92-26C-60-40-48-36-44-50C-40-88-16-90 0-80C16-90 40-88 44-50C48-36 60-40 92-26C60-14-60-14-92-26z") +
    trim("M-45-46C-20-36 20-36 45-46L48-36C20-26-20-26-48-36z"),
  imperial_propaganda: () =>
    beam("M-92-92V270", 7) +
    trim("M-88-86H84L64-40L84 10H-88z") +
    under("M10-86H84L64-40L84 10H10z") +
    put(-8, -38, shine(corners(0, 0, 32, 5, -90, 13))) +
    lamp(oval(-92, -94, 6)) +
    each(
      [
        [-56, 44],
        [18, 54],
        [92, 44],
      ],
      (x, y) =>
        hull(
          `M${x - 34} 270V${y + 28}C${x - 34} ${y + 12} ${x - 14} ${y + 6} ${x} ${y + 6}C${x + 14} ${y + 6} ${x + 34} ${y + 12} ${x + 34} ${y + 28}V270z`,
        ) + hull(oval(x, y - 8, 14, 15)),
    ),

  dangerous_creature_escapes_from_imperial_lab: () =>
    hull(box(-70, 70, 140, 24, 4)) +
    `<path class="z" d="M-58 70V-40L-36-60L-44-20L-16-34L-24 6L8-20L2 10L34-4L58 20V70z"/>` +
    edge("M-58 70V-40L-36-60L-44-20L-16-34L-24 6L8-20L2 10L34-4L58 20V70") +
    under(
      "M-30 70C-40 20-20 0 0-20C10-60 50-80 96-84C70-66 60-56 58-44C80-56 104-52 122-34C98-38 84-34 76-24C94-24 108-10 112 10C94-6 76-8 62 0C50 30 50 50 40 70z",
    ) +
    tint(oval(12, 18, 10) + oval(-6, 40, 7) + oval(28, 44, 6)) +
    each(
      [
        [-84, -70],
        [-104, -30],
        [-70, -92],
        [30, -96],
        [84, 56],
        [104, 36],
      ],
      (x, y) => glass(corners(x, y, 9, 3, x)),
    ) +
    windows("M-56 82H56", 5, 6, 6),
  rebellion_spreads_like_wildfire: () =>
    fire(-84, 30, 0.9) +
    fire(86, 34, 0.8) +
    fire(0, -40, 1.05) +
    hull("M-26 98L-20 30L-30 20V2C-30-12 30-12 30 2V20L20 30L26 98z") +
    under("M2 98V-9C20-9 30-6 30 2V20L20 30L26 98z") +
    trim("M-34 0H34L28 18H-28z") +
    seam("M-20 44H20M-22 58H22") +
    hull("M-120 82H-48L-54 98H-114zM50 82H122L116 98H56z"),
  imperial_double_agent: () =>
    put(
      0,
      0,
      hull(box(-66, -96, 132, 192, 10)) +
        edge(box(-58, -88, 116, 176, 6)) +
        put(
          0,
          -36,
          hollow("M-40 36C-40 14-22 6-10 4V-6H10V4C22 6 40 14 40 36z" + oval(0, -22, 17, 20)) +
            lamp(oval(-6, -24, 3, 2) + oval(7, -24, 3, 2)),
        ) +
        put(
          0,
          36,
          tint("M-40 36C-40 14-22 6-10 4V-6H10V4C22 6 40 14 40 36z" + oval(0, -22, 17, 20)) +
            hollow(oval(-6, -24, 3, 2) + oval(7, -24, 3, 2)),
          1,
          180,
        ) +
        edge("M-58 0H58") +
        put(-42, -68, star(0, 0, 11)) +
        put(42, 68, star(0, 0, 11), 1, 180),
      1,
      12,
    ),

  new_science_lab_built_in_rebel_held_area: () =>
    put(
      0,
      -30,
      `<path class="z" d="M-12-62H12V-20L46 44H-46L-12-20z"/>` +
        tint("M-28 10H28L46 44H-46z") +
        edge("M-12-62H12V-20L46 44H-46L-12-20z") +
        hull(box(-18, -70, 36, 10, 3)) +
        lamp(oval(-10, 24, 6) + oval(12, 30, 5) + oval(4, 10, 4)) +
        glow(0, 24, 30, 0.5),
    ) +
    hull("M-104 84V46C-104 14-56 14-56 46V84zM104 84V46C104 14 56 14 56 46V84z") +
    windows("M-96 52H-64M-96 66H-64M64 52H96M64 66H96", 6, 7, 6) +
    hull("M-56 30H56V84H-56z") +
    hollow("M-14 84V52H14V84z") +
    windows("M-48 44H-22M22 44H48M-48 62H-22M22 62H48", 6, 7, 6) +
    hull("M-138 82H138V96H-138z"),
  imperial_mistake: () =>
    put(
      -46,
      18,
      hull("M-86-18L10-30L64-10L52 4L62 20L-80 26z") +
        under("M-82 6H54L62 20L-80 26z") +
        windows("M-70-6H20", 4, 5, 5) +
        trim("M-60-20L-70-46L-30-40L-20-26z"),
      1,
      16,
    ) +
    put(
      54,
      -26,
      hull("M86 18L-10 30L-60 8L-48-6L-60-20L80-26z") +
        under("M84 6H-52L-60 8L-10 30L86 18z") +
        windows("M70 6H-20", 4, 5, 5) +
        trim("M60-24L72-50L34-44L22-25z"),
      1,
      16,
    ) +
    lamp(corners(4, -4, 38, 9, 0, 15)) +
    glow(4, -4, 56, 0.9) +
    each(
      [
        [-20, -76],
        [30, 70],
        [-10, 80],
        [10, -90],
      ],
      (x, y) => steel(corners(x, y, 8, 5, x)),
    ),
  plague_serum_withheld_from_rebel_planet: () =>
    put(
      0,
      0,
      steel("M-6 60H6V98L0 104L-6 98z") +
        `<path class="z" d="M-24-46H24V50H-24z"/>` +
        tint("M-24-6H24V50H-24z") +
        edge("M-24-46H24V50H-24zM-24-20H-10M-24 0H-10M-24 20H-10") +
        hull("M-36-58H36V-44H-36zM-14 50H14V62H-14z") +
        hull("M-5-96H5V-58H-5z") +
        hull("M-26-104H26V-92H-26z"),
      0.86,
      34,
    ) +
    put(
      0,
      4,
      each(
        [
          [-112, 0],
          [-78, 6],
          [-44, 10],
          [44, 10],
          [78, 6],
          [112, 0],
        ],
        (x, y) => steel(hoop(x, y, 21, 13, 6)),
      ) +
        hull(box(-30, -12, 60, 50, 6)) +
        `<path d="M-18-12V-26C-18-46 18-46 18-26V-12" class="b" stroke-width="8"/>` +
        hollow("M0 4C8 4 10 14 5 18L8 30H-8L-5 18C-10 14-8 4 0 4z"),
    ),
  planetary_civil_war: () =>
    put(-12, 0, `<path d="M-6-80A80 80 0 0 0-6 80L-20 50L4 24L-22-4L2-32L-16-54z" fill="url(#orb)"/>`) +
    put(
      14,
      6,
      `<path d="M6-80A80 80 0 0 1 6 80L-8 50L16 24L-10-4L14-32L-4-54z" fill="url(#orb)"/>` +
        `<path d="M6-80A80 80 0 0 1 6 80L-8 50L16 24L-10-4L14-32L-4-54z" fill="url(#dark)"/>`,
    ) +
    glow(0, 0, 50, 0.9) +
    lamp("M-16-54L2-32L-22-4L4 24L-20 50L-10 26L-32-4L-10-30z") +
    blade(-92, 0, 20, 1.05) +
    blade(96, 0, -20, 1.05) +
    each(
      [
        [-40, -36],
        [44, 40],
        [46, -30],
        [-50, 30],
      ],
      (x, y) => lamp(corners(x, y, 12, 8, 0, 4)),
    ),
};
