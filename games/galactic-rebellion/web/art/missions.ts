import {
  along,
  bar,
  box,
  corners,
  type Drawing,
  each,
  edge,
  glass,
  glow,
  hollow,
  hoop,
  hull,
  lamp,
  oval,
  put,
  round,
  seam,
  steel,
  tint,
  trim,
  twin,
  under,
  windows,
} from "$web/art/kit";
import { small, star } from "$web/art/parts";
import { blade, bust, cap, figure, helmet } from "./people";

const burst = (x: number, y: number, r: number): string =>
  tint(corners(x, y, r, 11, 8, r * 0.55)) + lamp(corners(x, y, r * 0.66, 9, 0, r * 0.32)) + glow(x, y, r * 0.9, 0.9);

export const missions: Record<string, Drawing> = {
  assassinate_rival_diplomat: () =>
    bust(-10, 20, 1.35, seam("M-8-22H-4M4-22H8")) +
    trim("M-20 34L-10 24L0 34L-6 92H-14z") +
    edge(oval(30, -14, 62) + oval(30, -14, 40)) +
    edge("M-48-14H6M54-14H108M30-92V-38M30 10V64"),
  assassinate_rival_general: () =>
    bust(-34, 30, 1.25) +
    cap(-34, -24, 1.05) +
    put(-60, 60, star(0, 0, 9)) +
    put(-36, 60, star(0, 0, 9)) +
    blade(76, 4, 24, 1.3),
  steal_imperial_plans_galcrux: () =>
    put(
      0,
      0,
      hull("M-52-70H52V66H-52z") +
        edge("M-40-54H40V50H-40zM-40-2H40M0-54V50") +
        edge(oval(0, -2, 30) + oval(0, -2, 14)) +
        trim("M-70-90H70C82-90 82-66 70-66H-70C-82-66-82-90-70-90z") +
        trim("M-70 62H70C82 62 82 88 70 88H-70C-82 88-82 62-70 62z") +
        hollow(oval(-70, -78, 6, 9) + oval(-70, 75, 6, 10)) +
        lamp(oval(0, -2, 4)),
      1,
      14,
    ) + blade(104, 40, -30, 0.7),

  steal_imperial_plans_alioth: () =>
    `<path class="z" d="M-30 40L-96-80H96L30 40z"/>` +
    put(0, -44, edge("M-58 0L0-34L58 0L0 34zM-58 0V6M0-34V34M-30-17L30 17M30-17L-30 17")) +
    glow(0, -44, 40, 0.4) +
    hull("M-64 44H64L84 86H-84z") +
    under("M-72 64H74L84 86H-84z") +
    trim(oval(0, 44, 40, 10)) +
    glow(0, 42, 30) +
    windows("M-60 74H60", 5, 6, 6),
  spy_on_imperial_war_council_veltair: () =>
    round(8, put(0, -74, hull(oval(0, 0, 19, 15)) + trim(oval(0, 0, 9))), 22.5) +
    hull(oval(0, 0, 56)) +
    under("M-56 6A56 56 0 0 0 56 6C30 22-30 22-56 6z") +
    edge(oval(0, 0, 46)) +
    put(0, 0, star(0, 0, 32)) +
    each(
      [
        [-24, -34],
        [34, 18],
        [-20, 32],
      ],
      (x, y) => lamp(oval(x, y, 3)),
    ),
  spy_on_imperial_war_council_sargas: () =>
    twin(
      hull("M-30-66L-74-62L-104 46H-30z") +
        steel(oval(-66, 52, 44, 40)) +
        hollow(oval(-66, 52, 34, 31)) +
        tint(oval(-66, 52, 27, 25)) +
        put(-66, 52, star(0, 0, 18)) +
        `<path class="o" opacity=".5" d="M-88 42C-84 30-74 26-64 28C-74 32-80 38-82 48z"/>` +
        hull(box(-72, -84, 42, 22, 5)) +
        trim("M-84-20L-30-24V-12L-88-6z"),
    ) +
    steel(box(-18, -40, 36, 46, 8)) +
    lamp(oval(0, -18, 6)),

  sabotage_imperial_facility_trega: () =>
    hull("M-120 84V10L-84-16V10L-48-16V10L-12-16V84z") +
    under("M-120 50H-12V84H-120z") +
    windows("M-108 30H-24M-108 64H-24", 6, 8, 6) +
    hull("M-10 84L-4-50H14L20 84zM40 84L50 20L68 30L72 84z") +
    burst(52, -26, 62) +
    put(96, -70, steel(corners(0, 0, 10, 5)), 1) +
    put(4, -84, steel(corners(0, 0, 8, 4)), 1) +
    put(118, 16, steel(corners(0, 0, 9, 5)), 1) +
    hull("M-132 82H132V96H-132z"),
  sabotage_imperial_facility_mirzam: () =>
    along([-18, 22, -58], (x) => trim(box(x, -30, 36, 104, 10)) + seam(`M${x} 0H${x + 36}M${x} 44H${x + 36}`)) +
    hull("M-70 4H70V40H-70z") +
    hollow("M-46 10H12V34H-46z") +
    `<path class="a" d="M-40 14H-30V30H-40zM-22 14H-12V30H-22zM-6 14H4V30H-6z"/>` +
    tint(oval(40, 22, 9)) +
    glow(40, 22, 20) +
    bar("M-40-30C-50-60-10-60 0-84M40-30C50-56 14-60 0-84M0-30V-84") +
    lamp(corners(0, -86, 13, 8, 0, 5)),
  destroy_imperial_capital_ship: () =>
    put(
      -70,
      14,
      hull("M-70-16L-50-44H-20L-10-18L50-24L36-8L52 4L38 22H-70z") +
        under("M-70 4H48L38 22H-70z") +
        windows("M-58-6H26", 4, 5, 5),
      1,
      14,
    ) +
    put(
      78,
      10,
      hull("M-46-24L-34-8L-48 6L-36 24H20L66 2L24-20z") + under("M-46 6H60L20 24H-36z") + windows("M-24-8H30", 4, 5, 5),
      1,
      -16,
    ) +
    burst(2, 0, 58) +
    each(
      [
        [-20, -70],
        [30, 72],
        [-40, 74],
        [50, -72],
      ],
      (x, y) => steel(corners(x, y, 9, 5, x)),
    ) +
    small(120, -78, 150, 0.9),
  rescue_imperial_prisoner_vollux: () =>
    hollow("M-80-92H80V92H-80z") +
    glow(0, -10, 60, 0.4) +
    figure(0, 26, 1.35) +
    along([-56, -28, 0, 28, 56], (x) => steel(box(x - 4, -92, 8, 184))) +
    hull("M-92-98H92V-82H-92zM-92 82H92V98H-92zM-96-90H-78V90H-96zM96-90H78V90H96z") +
    steel("M-78-8H78V2H-78z") +
    trim(box(50, -22, 30, 36, 4)) +
    hollow(oval(65, -4, 5)),
  rescue_imperial_prisoner_erdara: () =>
    put(-72, 22, hull(hoop(0, 0, 44, 44, 14)) + steel(box(-12, -56, 24, 20, 3)), 1, 20) +
    put(72, 22, hull(hoop(0, 0, 44, 44, 14)) + steel(box(-12, -56, 24, 20, 3)), 1, -20) +
    each(
      [
        [-46, -46],
        [-22, -62],
      ],
      (x, y) => put(x, y, steel(hoop(0, 0, 17, 10, 5)), 1, -34),
    ) +
    each(
      [
        [46, -46],
        [26, -60],
      ],
      (x, y) => put(x, y, steel(hoop(0, 0, 17, 10, 5)), 1, 34),
    ) +
    lamp(corners(0, -70, 22, 8, 0, 7)) +
    glow(0, -70, 34) +
    edge("M-14-92L-22-99M14-92L22-99M0-94V-99"),
  assassinate_imperial_general_alioth: () =>
    helmet(0, 16, 1.7) +
    trim("M-30-44C-30-92 30-92 30-44L0-54z") +
    edge(oval(0, 10, 84)) +
    edge("M-120 10H-56M56 10H120M0-99V-66M0 62V99"),
  assassinate_imperial_general_trega: () =>
    put(
      0,
      12,
      steel("M10-12H146V-4H10z") +
        hull("M-140-14L-96-22L-40-16H14V10H-30L-40 46H-58L-52 12L-96 14L-134 40z") +
        under("M-52 6H14V10H-30L-40 46H-58L-52 12L-96 14L-134 40L-137 14z") +
        trim("M-44-44H50V-24H-44z") +
        glass("M50-46H62V-22H50z") +
        hull("M-56-40H-44V-28H-56z") +
        bar("M-24-24V-14M30-24V-12M70-4L54 46M78-4L94 46") +
        steel("M138-16H150V0H138z") +
        bar("M-8 10C-8 28-24 28-28 14"),
      1,
      -14,
    ) + glow(136, -34, 16, 0.7),
  rob_an_imperial_treasury_veltair: () =>
    trim("M-90-6C-96-74 96-74 90-6z") +
    hollow("M-78-6C-78-54 78-54 78-6z") +
    each(
      [
        [-54, -8],
        [-30, -20],
        [-4, -26],
        [24, -22],
        [50, -10],
        [-16, -6],
        [14, -4],
        [36, -2],
      ],
      (x, y) => lamp(oval(x, y, 15)) + seam(oval(x, y, 10)),
    ) +
    glow(0, -30, 60, 0.5) +
    hull("M-96 0H96L88 78H-88z") +
    under("M-92 40H92L88 78H-88z") +
    trim("M-70 0H-54V78H-66zM70 0H54V78H66z") +
    steel(box(-16, -8, 32, 34, 4)) +
    hollow(oval(0, 6, 5)) +
    edge("M-96 0H96"),
  rob_an_imperial_treasury_mirzam: () =>
    hull("M-110 88C-120 40-84 20-66-10L-80-44H-24L-38-10C-20 20 16 40 6 88z") +
    under("M-52-10L-38-10C-20 20 16 40 6 88H-52z") +
    trim("M-72-14H-32V-4H-72z") +
    put(-52, 44, lamp(corners(0, 0, 20, 6)) + seam(corners(0, 0, 13, 6))) +
    put(
      66,
      12,
      steel(oval(0, 0, 62)) +
        hull(hoop(0, 0, 62, 62, 11)) +
        round(8, lamp(oval(56, 0, 3))) +
        hollow("M-30-34L-6-22L22-38L18-8L38 10L12 16L6 40L-14 20L-40 24L-24 0z") +
        glow(0, 0, 30, 0.8),
    ) +
    each(
      [
        [14, 86],
        [34, 92],
        [54, 86],
      ],
      (x, y) => lamp(oval(x, y, 9)),
    ),
  supplant_leader_of_the_pirates_of_sargas: () =>
    put(0, 30, blade(0, 0, 56, 1.7) + blade(0, 0, -56, 1.7)) +
    put(
      0,
      -2,
      hull("M-40 14C-54-6-50-48 0-50C50-48 54-6 40 14L28 20V44H-28V20z") +
        under("M4-50C50-48 54-6 40 14L28 20V44H4z") +
        hollow("M-35-6C-31-24-10-22-8-6C-12 8-31 10-35-6zM35-6C31-24 10-22 8-6C12 8 31 10 35-6zM0 4L-7 16H7z") +
        seam("M-16 30V44M-5 30V44M6 30V44M17 30V44M-28 29H28") +
        trim("M-38-44L-48-88L-20-64L0-94L20-64L48-88L38-44C18-52-18-52-38-44z") +
        lamp(oval(-48, -88, 4) + oval(48, -88, 4)),
    ),

  save_imperial_traitor_erdara: () =>
    along([-18, 18], (x) => bar(`M${x}-40V92`)) +
    along([-20, 4, 28, 52, 76], (y) => bar(`M-18 ${y}H18`)) +
    figure(-2, 42, 1) +
    hull("M-92-60C-80-92 80-92 92-60L70-36H-70z") +
    under("M-84-52H84L70-36H-70z") +
    glass("M-40-76H40L54-62H-54z") +
    hollow("M-34-36H34L24-30H-24z") +
    glow(0, -30, 44, 0.6) +
    twin(hull("M-84-60L-134-84L-124-50L-78-44z") + glow(-124, -62, 14)) +
    `<path class="m" opacity=".2" d="M-30-30H30L84 98H-84z"/>`,
  save_imperial_traitor_vollux: () =>
    hull("M0-86C-50-86-78-56-74-6C-70 44-34 80 0 94z") +
    trim("M0-86C50-86 78-56 74-6C70 44 34 80 0 94z") +
    under("M40-74C64-60 76-36 74-6C70 44 34 80 0 94C40 50 60-10 40-74z") +
    hollow("M-54-22C-46-40-20-38-14-20C-24-8-44-8-54-22zM54-28C46-12 20-14 14-30C24-18 44-16 54-28z") +
    hollow("M-44 40C-30 30-14 28 0 30V40C-14 38-28 42-44 40zM44 30C30 48 14 54 0 52V42C14 44 28 38 44 30z") +
    edge("M0-86V94") +
    seam("M-10 0L0 22H10M-58-44C-46-54-28-54-14-44M58-50C46-44 28-44 14-52"),
  take_control_of_the_imperial_propaganda_machine: () =>
    bar("M-30-60L-60-98M30-60L60-98") +
    edge(
      "M-84-84C-110-60-110-20-84 4M84-84C110-60 110-20 84 4M-106-98C-144-60-144-20-106 20M106-98C144-60 144-20 106 20",
    ) +
    hull(box(-76, -64, 152, 112, 10)) +
    hollow(box(-64, -52, 128, 84, 6)) +
    glow(0, -10, 60, 0.6) +
    put(0, -8, star(0, 0, 32)) +
    each(
      [
        [-50, 40],
        [-34, 40],
        [50, 40],
      ],
      (x, y) => lamp(oval(x, y, 4)),
    ) +
    hull("M-20 48H20L34 84H-34z") +
    hull("M-70 84H70V96H-70z"),
};
