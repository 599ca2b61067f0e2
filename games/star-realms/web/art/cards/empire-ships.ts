import {
  along,
  bar,
  box,
  type Drawing,
  each,
  edge,
  glass,
  glow,
  hollow,
  hull,
  lamp,
  oval,
  pair,
  put,
  seam,
  steel,
  tint,
  trim,
  twin,
  under,
  windows,
} from "$web/art/kit";
import { small, star, turret } from "$web/art/parts";
import { bell, flame } from "$web/art/craft";

/** A dart with wings that point forward. */
const fighter = () =>
  put(
    -6,
    0,
    flame(-58, 0, 56, 10) +
      bell(-48, 0, 12, 11) +
      pair(
        hull("M-40-10L-52-40L60-84L18-46L12-8z") +
          edge("M-52-40L60-84L18-46") +
          seam("M-36-34L24-58M-34-22L14-36") +
          steel("M44-78H96V-73H40z"),
      ) +
      hull("M-52-14H20L104 0L20 14H-52z") +
      under("M-52 2H94L20 14H-52z") +
      trim("M-52-14H-30V14H-52z") +
      glass("M14-9L52-1L14 1z"),
    0.92,
    -14,
  );

export const empireShips: Record<string, Drawing> = {
  imperial_fighter: fighter,
  imperial_fighter_starter: fighter,

  /** Two prongs like a tuning fork. */
  corvette: () =>
    put(
      0,
      0,
      flame(-96, -10, 40, 8) +
        flame(-96, 10, 40, 8) +
        bell(-88, -10, 10, 10) +
        bell(-88, 10, 10, 10) +
        pair(
          hull("M-70-8L-60-36L-10-40L138-22L132-16L0-18L-10-8z") +
            edge("M-60-36L-10-40L138-22") +
            trim("M-66-30L-92-56L-40-40z"),
        ) +
        hull("M-90-16H-20L22 0L-20 16H-90z") +
        under("M-90 2H18L-20 16H-90z") +
        glass("M-24-8L4-1H-24z") +
        windows("M-80-6H-34", 4, 5, 4) +
        glow(40, 0, 10, 0.6),
      1,
      -10,
    ),

  /** A dish as large as the ship behind it. */
  survey_ship: () =>
    put(
      -4,
      2,
      flame(-112, 6, 30, 8) +
        bell(-100, 6, 12, 11) +
        hull("M-104-14L20-10L40 6L20 22L-104 26z") +
        under("M-104 8H38L20 22L-104 26z") +
        edge("M-104 7H38") +
        trim("M-74-14L-64-46H-20L-12-12z") +
        windows("M-60-36H-24M-66-24H-20", 4, 5, 4) +
        bar("M-44-46V-76M-52-66H-36") +
        steel("M28-4H62V16H28z") +
        hull("M112-84C52-62 34 60 100 96C80 50 84-40 112-84z") +
        under("M112-84C84-40 80 50 100 96C122 60 130-50 112-84z") +
        bar("M90 6L140-2M104-56L140-2M98 66L140-2") +
        lamp(oval(140, -2, 4)) +
        glow(140, -2, 14) +
        hull("M-60 26L-30 60L-16 58L-28 26z"),
      1,
      -6,
    ),

  /** A slab with a row of guns along its side. */
  imperial_frigate: () =>
    put(
      0,
      4,
      flame(-120, -2, 24, 8) +
        flame(-120, 18, 24, 8) +
        bell(-110, -2, 12, 10) +
        bell(-110, 18, 12, 10) +
        trim("M-96-14L-120-84L-78-76L-34-14z") +
        seam("M-104-66L-60-14M-96-74L-48-14") +
        hull("M-34-12L-28-34H0L8-12z") +
        windows("M-24-24H-2", 4, 4, 3) +
        hull("M-114-14H70L140 8L70 30H-114z") +
        under("M-114 10H136L70 30H-114z") +
        edge("M-114 9H138") +
        along([-70, -36, -2, 32], (x) => hollow(box(x, 14, 18, 11, 2)) + steel(`M${x + 7} 17h26v5h-26z`)) +
        windows("M-104-3H60", 4, 6, 5) +
        trim("M70-14L140 8H84L62-14z") +
        turret(36, -18, -14, 0.8) +
        hull("M-60 30H0L-34 78L-58 74z") +
        edge("M-60 30L-58 74L-34 78L0 30"),
      1,
      -8,
    ),

  /** A wedge, seen from above. */
  battlecruiser: () =>
    put(
      0,
      0,
      flame(-108, -40, 36, 8) +
        flame(-110, 0, 44, 11) +
        flame(-108, 40, 36, 8) +
        bell(-96, -40, 12, 10) +
        bell(-98, 0, 14, 13) +
        bell(-96, 40, 12, 10) +
        hull("M144 0L-96-80L-88-52L-104 0z") +
        under("M144 0L-96 80L-88 52L-104 0z") +
        seam("M60-27L-90-40M30 0L-96-66M60 27L-90 40M30 0L-96 66M84 0V-20M84 0V20") +
        edge("M-96-80L144 0L-96 80") +
        hull("M50 0L-60-32L-72 0L-60 32z") +
        trim("M-10 0L-48-18L-58 0L-48 18z") +
        glass("M-24-4L-40-10L-44 0L-40 10L-24 4z") +
        windows("M110-8L-80-62M110 8L-80 62", 3, 5, 6) +
        each(
          [
            [10, -30],
            [-26, -40],
            [10, 30],
            [-26, 40],
          ],
          (x, y) => turret(x, y, y < 0 ? -14 : 14, 0.7),
        ),
      0.98,
      -14,
    ),

  /** A ship of the line: towers, turrets, a ram. */
  dreadnaught: () =>
    flame(-138, 14, 10, 10) +
    flame(-138, 36, 10, 8) +
    bell(-122, 14, 16, 15) +
    bell(-122, 38, 14, 11) +
    hull("M-60-10L-54-64H-40L-34-88H-14L-6-64H4L12-38H40L48-10z") +
    windows("M-46-54H0M-48-40H4M-50-26H36M-30-76H-18", 4, 5, 4) +
    trim("M-26-88L-24-99H-18L-16-88zM4-64H12L14-84H18L20-38H12z") +
    hull("M-126-12H84L146 22L120 34L90 56H-100L-126 44z") +
    under("M-126 24H144L120 34L90 56H-100L-126 44z") +
    edge("M-126-12H84L146 22M-126 22H146") +
    turret(70, -18, -16, 1.2) +
    turret(-92, -18, 196, 1.2) +
    turret(96, -2, -4, 0.9) +
    turret(-20, 48, 24, 1) +
    turret(40, 50, 24, 1) +
    windows("M-112 4H90M-112 36H96", 4, 6, 5) +
    hull("M-60 56H20L0 80H-40z") +
    windows("M-48 66H4", 4, 5, 4),

  /** A flat boat with a canopy and a raised prow. */
  star_barge: () =>
    put(
      0,
      6,
      flame(-110, 14, 34, 8) +
        bell(-100, 14, 12, 10) +
        bar("M-60 2V-40M-14 2V-48M32 2V-40") +
        trim("M-82-34C-60-64 30-72 58-34C40-42 30-42 20-34C8-44-10-44-20-34C-34-44-48-42-56-34C-64-40-74-40-82-34z") +
        tint("M-14-48L-14-76L14-68L-14-60z") +
        bar("M-14-48V-78") +
        container3(-50, -16) +
        container3(-18, -16) +
        container3(8, -16) +
        hull("M-112-4H70C100-6 120-24 126-56C144-30 136 10 100 28H-84C-102 24-110 12-112-4z") +
        under("M-108 10H120C114 18 108 24 100 28H-84C-98 24-104 18-108 10z") +
        edge("M-112-4H70C100-6 120-24 126-56") +
        windows("M-92 4H84", 4, 5, 6),
      1.02,
      -4,
    ),

  /** A lance, and a knight's shield behind it. */
  lancer: () =>
    put(
      0,
      0,
      flame(-104, 0, 34, 9) +
        bell(-94, 0, 12, 11) +
        steel("M-10-5L138-2L148 0L138 2L-10 5z") +
        edge("M0 0H146") +
        tint("M84-2L44-36L54-20L34-14L60-2z") +
        pair(
          hull("M-20-8L-34-62L-100-82L-70-34L-84-8z") +
            edge("M-20-8L-34-62L-100-82") +
            seam("M-30-24L-78-44M-26-10L-74-24") +
            trim("M34-4L16-30L-4-34L6-4z"),
        ) +
        hull("M-96-13H-10L46 0L-10 13H-96z") +
        under("M-96 1H40L-10 13H-96z") +
        glass("M-26-8L4-1H-30z") +
        windows("M-84-5H-40", 3, 4, 4),
      0.92,
      -20,
    ),

  /** A bird with its wings spread. */
  falcon: () =>
    put(
      0,
      0,
      flame(-50, -8, 40, 7) +
        flame(-50, 8, 40, 7) +
        hull("M-40-6L-92-22L-80 0L-92 22L-40 6z") +
        pair(
          hull("M36-10C20-40-6-64-54-94C-46-80-44-74-48-66C-36-62-34-56-38-48C-26-46-24-40-28-34C-16-32-16-24-20-10z") +
            edge("M36-10C20-40-6-64-54-94") +
            seam("M-48-66L-4-44M-38-48L4-32M-28-34L8-20") +
            trim("M28-16C18-34 6-46-10-58C0-40 4-28 6-12z"),
        ) +
        hull("M-44-12C-10-18 40-18 72-12L92-4L118 8L92 8C70 16 0 18-44 12z") +
        trim("M72-12L92-4L118 8L94 6L76 2z") +
        glass("M44-11C56-12 66-9 72-6L46-3z") +
        seam("M-30-12V12M0-15V15"),
      1.06,
      -22,
    ),

  /** A stub of a ship under a gun of its own length. */
  gunship: () =>
    put(
      0,
      0,
      flame(-100, -14, 30, 9) +
        bell(-90, -14, 12, 13) +
        trim("M-64-34L-92-74H-52L-22-40z") +
        hull("M-94-32L-10-46C30-44 56-24 60-2L30 14H-94z") +
        under("M-94-6H60L30 14H-94z") +
        glass("M12-38C34-32 46-20 48-8L6-12z") +
        edge("M-94-6H58") +
        windows("M-80-20H-10", 4, 5, 4) +
        hull("M-50 10H20L30 26L14 50H-40z") +
        steel("M-70 22H40V16H58V22H138V44H58V50H40V44H-70z") +
        hollow(box(126, 27, 14, 12)) +
        seam("M58 22V44M78 22V44M98 22V44M118 22V44") +
        edge("M-70 33H126") +
        steel("M-30 50H0V56H46V62H0V68H-30z") +
        lamp(oval(50, 2, 3)),
      1,
      -10,
    ),

  /** A hammer. */
  heavy_cruiser: () =>
    put(
      0,
      0,
      flame(-120, -18, 20, 9) +
        flame(-120, 18, 20, 9) +
        bell(-108, -18, 14, 13) +
        bell(-108, 18, 14, 13) +
        hull("M-112-36H-60L-40-18H50V18H-40L-60 36H-112z") +
        under("M-112 4H50V18H-40L-60 36H-112z") +
        windows("M-98-22H-64M-98-10H40", 4, 6, 4) +
        pair(
          hull("M44 0V-78L72-90L112-66L124-24L106 0z") +
            edge("M44-78L72-90L112-66L124-24") +
            seam("M60-60L112-52M60-36L116-30M60-14H108") +
            turret(70, -92, 0, 0.8),
        ) +
        trim("M44-14H118V14H44z") +
        glass("M100-9L114 0L100 9z") +
        trim("M-30-18L-20-40H10L16-18z") +
        windows("M-16-30H8", 4, 5, 4),
      0.96,
      -8,
    ),

  /** Old plates, open ribs, one engine left. */
  aging_battleship: () =>
    put(
      0,
      0,
      flame(-128, 6, 14, 8) +
        bell(-114, 6, 14, 13) +
        bell(-112, 32, 10, 9) +
        `<path class="k" d="M-116-14H94L138 10L90 40H-116z"/>` +
        bar("M-30-14V40M-18-14V40M-6-14V40M6-14V40M62-14V38M72-14V36M-30 12H10M56 12H80") +
        hull("M-116-14H-36L-28-4L-40 8L-30 22L-44 40H-116z") +
        hull("M12-14H54L62 0L52 14L60 28L48 40H4L14 24L2 10z") +
        hull("M84-14H94L138 10L90 40H82L90 26L78 12z") +
        under("M-116 20H-34L-44 40H-116zM8 20H56L48 40H4z") +
        hull("M-80-14L-74-54H-50L-46-36H-30L-26-14z") +
        seam("M-100-14V40M-70-14V40M30-14V40") +
        steel("M-60-54L-44-92L-40-90L-50-54z") +
        bar("M-42-92L-20-74M-34-60L-8-78") +
        trim("M20-14L26-34H50L54-14z") +
        steel("M44-30L90-18L88-13L42-22z") +
        windows("M-108-2H-66M20 2H44", 4, 4, 9) +
        each(
          [
            [-92, 8],
            [30, 26],
          ],
          (x, y) => hollow(oval(x, y, 7, 6)),
        ) +
        steel(box(-76, 22, 26, 13) + box(34, -8, 16, 12)) +
        `<path class="o" opacity=".2" d="M-6-16C-20-40 4-50-8-72C20-64 16-40 26-30C18-24 8-20-6-16z"/>`,
      1,
      7,
    ),

  /** The emperor's own: it does not fit into the picture. */
  emperors_dreadnaught: () =>
    small(-124, -76, -30, 0.6) +
    small(126, -70, 210, 0.6) +
    small(-112, 80, -20, 0.5) +
    twin(
      hull("M-20-30L-60-58L-74-34L-150-30L-132 2L-96 10L-60 44L-20 60z") +
        edge("M-20-30L-60-58L-74-34L-150-30L-132 2") +
        seam("M-70-30L-40 40M-110-28L-90 6") +
        windows("M-136-20L-40-20M-124-8L-36-4M-84 10H-34M-62 28H-30", 4, 5, 5) +
        hull("M-20-40L-34-84L-26-96L-14-56z") +
        lamp(oval(-27, -96, 3.5)),
    ) +
    hull("M0-99L22-52L34 30L0 98L-34 30L-22-52z") +
    under("M0-99L22-52L34 30L0 98z") +
    edge("M0-99L22-52L34 30L0 98L-34 30L-22-52z") +
    put(0, -14, star(0, 0, 24)) +
    windows("M-16 16H18M-18 30H20M-12 44H14", 5, 5, 4) +
    trim("M-22-52H22L18-38H-18z") +
    each(
      [
        [-62, -46],
        [62, -46],
        [-96, 14],
        [96, 14],
      ],
      (x, y) => put(x, y, steel(oval(0, 0, 9)) + hollow(oval(0, 2, 4))),
    ) +
    glow(0, 92, 20, 0.9),

  /** A crescent that hides its hold. */
  smuggler: () =>
    put(
      0,
      0,
      flame(-70, -22, 40, 8) +
        flame(-70, 22, 40, 8) +
        hull("M70-70C10-92-72-60-78 0C-72 60 10 92 70 70C34 54 22 30 24 0C22-30 34-54 70-70z") +
        under("M24 8C24 34 36 56 70 70C10 92-72 60-78 4C-40 40-6 30 24 8z") +
        edge("M70-70C10-92-72-60-78 0C-72 60 10 92 70 70") +
        hollow("M24-24L-30-34V30L24 24C22 8 22-8 24-24z") +
        trim(box(-24, -22, 20, 18)) +
        steel(box(-2, -20, 20, 18)) +
        steel(box(-22, 2, 20, 18)) +
        trim(box(2, 4, 18, 16)) +
        hull("M56-70C74-74 92-66 100-54L62-54z") +
        glass("M78-66C88-64 94-58 96-56H80z") +
        windows("M-60-20C-50-48-16-64 20-66", 4, 5, 6),
      1.05,
      -10,
    ),

  /** A swallow with a letter. */
  imperial_dispatch: () =>
    put(
      0,
      0,
      flame(-54, 0, 60, 9) +
        pair(
          hull("M20-8C-10-20-40-44-64-76C-74-52-108-34-132-30C-96-22-60-10-30-6z") +
            edge("M20-8C-10-20-40-44-64-76") +
            seam("M-4-14C-30-26-50-40-68-58"),
        ) +
        hull("M-50-9C-10-18 60-14 118 0C60 14-10 18-50 9z") +
        trim("M60-11C84-8 104-4 118 0C104 4 84 8 60 11z") +
        glass("M34-10L58-6L34-2z") +
        tint(box(-30, -7, 24, 14)) +
        seam("M-30-7L-18 2L-6-7"),
      1,
      -24,
    ),

  /** A boomerang. */
  frontier_raider: () =>
    put(
      0,
      0,
      pair(
        flame(-44, -40, 36, 7) +
          flame(-62, -66, 30, 6) +
          hull("M110 0C70-18 20-44-30-92L-72-86C-40-56-18-26-10 0z") +
          edge("M110 0C70-18 20-44-30-92") +
          trim("M-30-92L-72-86L-62-76L-22-82z") +
          seam("M60-18L-2-24M30-36L-18-50M0-62L-40-70") +
          steel("M20-52H60V-47H20z"),
      ) +
        glass("M84 0L46-10L36 0L46 10z") +
        tint("M30-4H0V4H30z"),
      1.02,
      -14,
    ),

  /** A hull with a raised fist of guns. */
  uprising_frigate: () =>
    put(
      0,
      8,
      flame(-114, 20, 28, 9) +
        bell(-102, 20, 14, 13) +
        hull("M-106 0H60L124 22L60 44H-106z") +
        under("M-106 22H124L60 44H-106z") +
        edge("M-106 0H60L124 22") +
        windows("M-94 11H50", 4, 6, 5) +
        hull("M-50 0L-38-44H2L10 0z") +
        hull("M-46-42C-52-74-34-88-14-88L30-82V-66L42-62V-46L10-40z") +
        seam("M-14-88V-64M4-86V-62M20-84V-60M-40-58H30") +
        steel("M30-82H66V-74H30zM34-70H74V-62H34zM36-58H66V-50H36z") +
        tint("M-44-30H6L8-22H-42z") +
        trim("M-90 44H-40L-60 68H-100z"),
      1,
      -10,
    ),

  /** Long, with a torn banner behind it. */
  liberation_cruiser: () =>
    put(
      0,
      0,
      flame(-100, 14, 34, 9) +
        bell(-88, 14, 14, 13) +
        bar("M-50-12V-92M-50-88H-46") +
        tint("M-50-90C-76-98-96-78-138-86C-126-74-136-66-128-58C-120-54-132-46-124-38C-96-34-76-50-50-42z") +
        hull("M-92-8L90-8L138 14L100 20L90 36H-92z") +
        under("M-92 16H134L100 20L90 36H-92z") +
        edge("M-92-8H90L138 14") +
        hull("M-30-8L-20-36H30L44-8z") +
        windows("M-18-26H28M-24-15H36", 4, 5, 4) +
        each(
          [
            [-70, 36],
            [-30, 36],
            [10, 36],
            [50, 36],
          ],
          (x, y) => trim(`M${x} ${y}h26l-8 22h-26z`),
        ) +
        windows("M-80 6H80", 4, 6, 5) +
        turret(72, -14, -10, 0.9),
      1,
      -8,
    ),

  /** An axe. */
  insurgent_dreadship: () =>
    put(
      0,
      0,
      flame(-136, 0, 12, 11) +
        bell(-120, 0, 16, 15) +
        hull("M-124-18H60V18H-124z") +
        under("M-124 4H60V18H-124z") +
        windows("M-110-7H10", 4, 6, 5) +
        trim("M-110-18L-96-48H-50L-40-18zM-110 18L-96 44H-60L-48 18z") +
        hull("M18-18C24-44 12-64-10-84C40-98 110-70 130 0C110 70 40 98-10 84C12 64 24 44 18 18z") +
        under("M18 6H130C110 70 40 98-10 84C12 64 24 44 18 18z") +
        edge("M-10-84C40-98 110-70 130 0C110 70 40 98-10 84") +
        seam("M30-20L100-50M30 20L100 50M40 0H126M24-40L60-78M24 40L60 78") +
        put(60, 0, star(0, 0, 20)) +
        turret(-20, -24, -6, 1) +
        turret(-20, 24, 6, 1),
      0.98,
      -8,
    ),
};

function container3(x: number, y: number): string {
  return trim(box(x, y, 22, 16, 2)) + seam(`M${x + 6} ${y + 3}v10M${x + 12} ${y + 3}v10M${x + 17} ${y + 3}v10`);
}
