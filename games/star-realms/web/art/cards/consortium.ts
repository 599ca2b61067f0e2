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
  glass,
  glow,
  hoop,
  hull,
  lamp,
  oval,
  pair,
  put,
  round,
  seam,
  shine,
  steel,
  tint,
  trim,
  twin,
  under,
  windows,
} from "$web/art/kit";
import { container, mast, small, stack, turret } from "$web/art/parts";
import { bell, flame, ring } from "$web/art/craft";

/** The near half of a hoop that a hull goes through; the far half is `under(hoop(…))` drawn before it. */
const nearHoop = (x: number, rx: number, ry: number, width: number): string =>
  hull(
    `M${x}-${ry}C${x + rx * 1.33}-${ry} ${x + rx * 1.33} ${ry} ${x} ${ry}V${ry - width}C${x + (rx - width) * 1.33} ${ry - width} ${x + (rx - width) * 1.33}-${ry - width} ${x}-${ry - width}z`,
  );

export const consortium: Record<string, Drawing> = {
  /** A splinter through one hoop. */
  courier_skiff: () =>
    put(
      0,
      0,
      flame(-96, 0, 46, 9) +
        bell(-86, 0, 12, 11) +
        under(hoop(-20, 0, 34, 86, 10)) +
        bar("M-20-80V80") +
        hull("M-90-12H0C50-13 96-8 122 0C96 8 50 13 0 12H-90z") +
        under("M-90 2H118C92 8 50 13 0 12H-90z") +
        trim("M44-11C76-10 104-5 122 0C104 5 76 10 44 11z") +
        glass("M26-8C42-8 54-5 62-1H26z") +
        windows("M-70 0H-34M-2 0H16", 4, 5, 5) +
        nearHoop(-20, 34, 86, 10) +
        edge("M-20-86C25-86 25 86-20 86"),
      1,
      -20,
    ),

  /** A crane that flies: four rotors, a load on a rope. */
  lifter: () =>
    beam("M-108-58H108", 7) +
    along(
      [-108, -48, 48, 108],
      (x) => under(oval(x, -62, 26, 8)) + hull(hoop(x, -66, 26, 8, 4)) + glow(x, -58, 14, 0.8),
    ) +
    hull("M-44-52H44L54-30L38-10H-38L-54-30z") +
    glass("M8-44H38L46-30H8z") +
    windows("M-42-30H0", 5, 6, 5) +
    bar("M-30-10L-44 26M30-10L44 26M-30-10L30 26M30-10L-30 26") +
    container(-50, 26, 48, 30) +
    container(2, 26, 48, 30) +
    container(-26, 58, 52, 28) +
    steel("M-56 22H56V28H-56z"),

  /** A buoy with a barrier. */
  toll_beacon: () =>
    `<path class="m" opacity=".28" d="${oval(0, -50, 60)}"/>` +
    put(
      6,
      -16,
      trim("M0-6H122V6H0z") + along([14, 50, 86], (x) => shine(`M${x}-6h16v12h-16z`)) + lamp(oval(126, 0, 6)),
      1,
      -14,
    ) +
    hull("M-26 30L-14-38H14L26 30z") +
    under("M4 30V-38H14L26 30z") +
    trim("M-19-6H19L21 8H-21z") +
    lamp(oval(0, -52, 15)) +
    glow(0, -52, 40) +
    edge("M-20-38H20M-15-66H15") +
    bar("M-15-38V-66M15-38V-66M0-66V-92") +
    hull("M-66 30H66L52 52H-52z") +
    ring(0, 52, 84, 16, 10, true, "url(#hull)") +
    ring(0, 52, 84, 16, 3, true, "url(#trim)") +
    windows("M-56 40H56", 4, 6, 6) +
    under("M-40 66H40L0 94z"),

  /** Sails like a clipper's, of light. */
  brokerage_clipper: () =>
    put(
      0,
      4,
      flame(-124, 26, 22, 8) +
        bar("M-64 16V-72M-6 16V-90M52 16V-66") +
        trim("M-60-70C-30-62-26-20-44 6L-84 4C-70-20-72-50-60-70z") +
        trim("M0-88C36-76 40-24 18 6L-28 6C-10-20-14-62 0-88z") +
        trim("M58-64C86-54 90-18 70 8L34 6C48-18 46-44 58-64z") +
        seam("M-40-36C-54-34-66-34-76-36M22-44C4-40-10-40-18-44M80-32C64-28 52-28 44-32") +
        hull("M-126 12H84L142 2C124 34 96 48 60 48H-96C-114 42-124 28-126 12z") +
        under("M-122 24H128C114 40 92 48 60 48H-96C-110 42-118 34-122 24z") +
        windows("M-108 20H100", 4, 5, 5) +
        edge("M-126 12H84L142 2"),
      1,
      -8,
    ),

  /** A gate between two towers. */
  customs_station: () =>
    glow(0, 0, 60, 0.25) +
    `<path class="m" opacity=".3" d="M-52-52H52V56H-52z"/>` +
    edge("M-52-30H52M-52-8H52M-52 14H52M-52 36H52") +
    twin(
      hull("M-104-70L-90-84H-64L-50-70V78H-104z") +
        windows("M-92-60V68M-78-66V68M-64-60V68", 6, 7, 6) +
        trim("M-104-40H-50V-30H-104zM-104 24H-50V34H-104z") +
        turret(-108, -54, 190, 0.9) +
        turret(-108, 50, 170, 0.9) +
        lamp(oval(-77, -88, 4)),
    ) +
    hull("M-56-76H56L46-52H-46z") +
    tint("M-22-70H22V-58H-22z") +
    hull("M-60 60H60L44 84H-44z") +
    small(-6, 4, 0, 1.4) +
    shine("M14-67H18V-61H14z"),

  /** A long box of boxes. */
  bulk_carrier: () =>
    flame(-132, 18, 14, 9) +
    trim("M-84-20L-60-66L-34-60L-10-20zM-6-20L18-78L44-70L62-20zM66-20L86-52L112-46L124-20z") +
    seam("M-60-66L-50-20M18-78L26-20M44-70L40-20M86-52L92-20") +
    hull("M-104-20V-72H-84V-20z") +
    glass("M-102-66H-88V-56H-102z") +
    hull("M-134-20H138C134 36 86 84 4 84C-76 84-128 36-134-20z") +
    under("M-128 8H132C116 54 72 84 4 84C-66 84-112 52-128 8z") +
    edge("M-134-20H138") +
    seam("M-70-20C-66 30-50 64-30 80M4-20V84M76-20C72 30 58 64 38 80") +
    windows("M-118-6H122", 4, 6, 6) +
    each(
      [
        [-34, 34],
        [38, 34],
      ],
      (x, y) => hull(box(x - 20, y - 14, 40, 28, 4)) + tint(box(x - 14, y - 8, 28, 16, 2)),
    ) +
    mast(-94, -72, 22),

  /** Scales above a round hall. */
  arbitration_court: () =>
    beam("M0-20V-86M-86-68L86-78", 5) +
    bar("M-86-68L-104-34M-86-68L-68-34M86-78L68-44M86-78L104-44") +
    trim("M-112-34H-60C-62-16-110-16-112-34zM60-44H112C110-26 62-26 60-44z") +
    lamp(oval(0, -88, 5)) +
    hull(dome(0, 22, 70, 48)) +
    under("M10-25C48-20 68 0 70 22H10z") +
    windows("M-56 8C-30-10 30-10 56 8", 6, 6, 6) +
    hull("M-84 22H84V34H-84z") +
    along([-66, -40, -13, 14, 40, 66], (x) => hull(box(x - 6, 34, 12, 30))) +
    hull("M-96 64H96L70 82H-70z") +
    under("M-70 82H70L0 97z") +
    windows("M-84 72H84", 4, 6, 6) +
    edge("M-84 22H84"),

  /** One in the middle, gunners around it. */
  security_convoy: () =>
    each(
      [
        [-70, -62],
        [66, -66],
        [-84, 62],
        [56, 66],
      ],
      (x, y) =>
        put(
          x,
          y,
          flame(-26, 0, 24, 5) +
            hull("M-28-10L0-14L40 0L0 14L-28 10z") +
            under("M-28 1H36L0 14L-28 10z") +
            trim("M-22-9L-34-24L-4-13zM-22 9L-34 24L-4 13z") +
            steel("M20-2H54V2H20z"),
          0.95,
          -6,
        ),
    ) +
    put(
      0,
      0,
      flame(-108, 0, 30, 9) +
        bell(-98, 0, 12, 13) +
        stack(
          [
            [-86, -32],
            [-50, -32],
            [-14, -32],
            [-86, 6],
            [-50, 6],
            [-14, 6],
          ],
          33,
          26,
        ) +
        steel(box(-100, -7, 140, 14)) +
        hull("M22-34H56C90-30 112-12 116 0C112 12 90 30 56 34H22z") +
        under("M22 4H115C108 16 86 32 56 34H22z") +
        glass("M76-18C90-14 100-6 104-2L70-2z") +
        trim("M22-34H32V34H22z"),
      1,
      -6,
    ),

  /** Rings of traders round a tower of figures. */
  commodity_exchange: () =>
    ring(0, 46, 126, 24, 12, false, "url(#under)") +
    ring(0, 0, 92, 18, 10, false, "url(#under)") +
    ring(0, -42, 60, 12, 8, false, "url(#under)") +
    hull("M-24 84V-72L0-92L24-72V84z") +
    under("M4 84V-88L24-72V84z") +
    `<path class="g" d="M-18 60L-8 40L0 48L8 20L18-4" stroke-width="3"/>` +
    windows("M-16-60H16M-16-48H16M-16-30H16M-16-18H16", 4, 4, 4) +
    ring(0, -42, 60, 12, 8, true, "url(#hull)") +
    ring(0, 0, 92, 18, 10, true, "url(#hull)") +
    ring(0, 46, 126, 24, 12, true, "url(#hull)") +
    ring(0, -42, 60, 12, 2.4, true, "url(#trim)") +
    ring(0, 0, 92, 18, 3, true, "url(#trim)") +
    ring(0, 46, 126, 24, 3, true, "url(#trim)") +
    each(
      [
        [-100, 52],
        [-56, 62],
        [50, 62],
        [96, 52],
        [-70, 6],
        [64, 8],
        [-40, -36],
        [38, -36],
      ],
      (x, y) => container(x - 8, y - 2, 16, 12),
    ),

  /** Three hoops and guns between the freight. */
  merchant_cruiser: () =>
    put(
      0,
      0,
      flame(-134, -8, 14, 9) +
        flame(-134, 10, 14, 9) +
        bell(-120, -9, 14, 11) +
        bell(-120, 10, 14, 11) +
        under(hoop(-78, 0, 16, 60, 8) + hoop(-18, 0, 18, 72, 8) + hoop(42, 0, 16, 60, 8)) +
        hull("M-122-20H60C100-20 132-8 144 4C130 16 100 24 60 24H-122z") +
        under("M-122 6H142C126 18 100 24 60 24H-122z") +
        stack(
          [
            [-110, -40],
            [-60, -40],
            [-38, -40],
            [2, -40],
            [24, -40],
          ],
          20,
          20,
        ) +
        nearHoop(-78, 16, 60, 8) +
        nearHoop(-18, 18, 72, 8) +
        nearHoop(42, 16, 60, 8) +
        trim("M70-20C104-19 130-8 142 2L84 4z") +
        glass("M96-10C108-8 118-3 124 0H90z") +
        windows("M-112-6H60", 4, 6, 5) +
        turret(66, -26, -8, 0.9) +
        turret(72, 28, 8, 0.9),
      1,
      -7,
    ),

  /** A great ledger: two leaves of windows about a spine. */
  clearing_house: () =>
    twin(
      hull("M-10-66C-40-86-90-84-124-66V50C-90 36-40 36-10 56z") +
        windows(
          "M-112-54C-84-66-48-66-22-52M-112-34C-84-46-48-46-22-32M-112-14C-84-26-48-26-22-12M-112 6C-84-6-48-6-22 8M-112 26C-84 14-48 14-22 28",
          7,
          8,
          6,
        ) +
        edge("M-124-66C-90-84-40-86-10-66") +
        under("M-124 50C-90 36-40 36-10 56V68C-40 48-90 48-124 62z"),
    ) +
    trim("M-12-70H12V82L0 94L-12 82z") +
    tint("M-4-54H4V60H-4z") +
    hull(oval(0, -78, 15)) +
    lamp(oval(0, -78, 7)) +
    small(-60, -94, 10, 0.8) +
    small(66, 84, 190, 0.8),

  /** A table in the sky, with a chair at every side. */
  chamber_of_directors: () =>
    round(7, hull("M-20-96H20L14-68H-14z") + windows("M-10-88H10M-8-78H8", 4, 4, 4) + beam("M0-68V-50", 6)) +
    hull(hoop(0, 0, 60, 60, 18)) +
    edge(oval(0, 0, 60) + oval(0, 0, 42)) +
    round(14, lamp(oval(51, 0, 2.6))) +
    under(oval(0, 0, 38)) +
    trim(corners(0, 0, 32, 7, -90, 16)) +
    glow(0, 0, 20),

  /** The fleet's pride: two hulls, hoops, towers and every crate there is. */
  consortium_argosy: () =>
    put(
      0,
      0,
      pair(
        flame(-138, -46, 10, 9) +
          bell(-124, -46, 14, 12) +
          hull("M-128-60H70C104-60 130-52 144-46C130-38 104-32 70-32H-128z") +
          trim("M76-60C106-58 130-52 144-46H96z") +
          windows("M-116-51H70M-116-40H80", 3, 4, 5) +
          stack(
            [
              [-112, -82],
              [-84, -82],
              [-56, -82],
              [0, -82],
              [28, -82],
            ],
            26,
            21,
          ),
      ) +
        under(hoop(-28, 0, 22, 92, 9)) +
        beam("M-100-32V32M-64-32V32M20-32V32M56-32V32", 7) +
        hull("M-110-16H40L74 0L40 16H-110z") +
        under("M-110 2H70L40 16H-110z") +
        glass("M36-9L58 0L36 9z") +
        windows("M-100-6H20", 5, 6, 5) +
        nearHoop(-28, 22, 92, 9) +
        edge("M-28-92C2-92 2 92-28 92"),
      0.96,
      -6,
    ),
};
