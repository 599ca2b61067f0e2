import {
  along,
  box,
  type Drawing,
  each,
  glass,
  globe,
  glow,
  hollow,
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
import { star, turret } from "$web/art/parts";
import { bell, flame } from "$web/art/craft";
import { factionPalette, PAINT } from "../../hues";

const paint = PAINT.kingdom;
const { main } = factionPalette("kingdom");

/** Gold, as a line and as a shape. */
const gilt = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${paint.gold}" stroke-width="${width}" stroke-linejoin="round"/>`;
const gold = (d: string): string =>
  `<path d="${d}" fill="${paint.gold}" stroke="${paint.outline}" stroke-width="1.200" stroke-linejoin="round"/>`;

/** A banner that blows to the left of its pole. */
const banner = (x: number, y: number, height: number, width: number): string =>
  gilt(`M${x} ${y}V${y - height}`, 2.4) +
  `<path d="M${x} ${y - height}q${-width * 0.5} ${height * 0.12} ${-width} 0q${width * 0.14} ${height * 0.26} 0 ${height * 0.5}q${width * 0.5} ${height * 0.12} ${width} 0z" fill="${main}" stroke="${paint.outline}" stroke-width="1.200"/>` +
  gold(oval(x, y - height, 3));

/** Battlements along the top of a wall. */
const merlons = (x: number, y: number, count: number, step = 12): string =>
  hull(Array.from({ length: count }, (_, i) => box(x + i * step, y - 8, step * 0.6, 9)).join(""));

const tower = (x: number, top: number, foot: number, width: number): string =>
  hull(box(x - width / 2, top, width, foot - top)) +
  trim(`M${x - width / 2 - 5} ${top}L${x} ${top - width * 1.15}L${x + width / 2 + 5} ${top}z`) +
  windows(`M${x} ${top + 9}V${foot - 8}`, 5, 7, 9);

export const kingdom: Record<string, Drawing> = {
  /** A small boat with one banner and a short lance. */
  squire: () =>
    put(
      0,
      12,
      flame(-78, 4, 40, 8) +
        bell(-68, 4, 12, 9) +
        banner(-24, -8, 64, 48) +
        hull("M-72-12H50C70-12 84-22 94-36C92 0 74 26 30 28H-50C-66 18-72 4-72-12z") +
        under("M-70 4H84C76 18 58 27 30 28H-50C-62 22-68 14-70 4z") +
        gilt("M-72-12H50C70-12 84-22 94-36") +
        gilt("M76-22L128-52", 3) +
        glass(box(14, -6, 18, 9, 2)) +
        windows("M-56 0H4", 5, 5, 6),
      1.12,
      -8,
    ),

  /** One tower on a rock. */
  watchpost: () =>
    under("M-52 42L-34 36H34L54 42L40 70L10 96L-18 88L-44 66z") +
    seam("M-30 52L-10 74M20 50L6 84M-44 56L-26 60") +
    hull("M-22 42L-18-40H18L22 42z") +
    under("M4 42V-40H18L22 42z") +
    windows("M0-26V20", 6, 9, 9) +
    hull("M-30-40H30V-56H-30z") +
    merlons(-31, -56, 5, 13) +
    lamp("M-10-64C-14-78 0-80 0-94C8-82 14-78 10-64z") +
    glow(0, -76, 34, 0.9) +
    hollow("M-8 42V26C-8 16 8 16 8 26V42z") +
    gilt("M-30-40H30M-8 42V26C-8 16 8 16 8 26V42") +
    steel("M18-12L66-20V-12L20-4zM-18-12L-66-20V-12L-20-4z"),

  /** A horse's head at the prow. */
  cavalier: () =>
    put(
      0,
      6,
      flame(-100, 14, 34, 8) +
        bell(-90, 14, 12, 10) +
        banner(-52, -8, 56, 44) +
        hull(
          "M-94-8H20C34-10 40-30 52-56L48-78L62-68L74-84L80-66C100-58 124-40 130-28C128-18 116-14 104-20L88-26C80-6 74 30 34 38H-70C-86 30-94 12-94-8z",
        ) +
        under("M-92 10H66C60 26 50 36 34 38H-70C-82 32-90 22-92 10z") +
        gilt("M-94-8H20C34-10 40-30 52-56") +
        gold("M48-64C34-50 30-34 18-20C34-22 44-36 54-52z") +
        hollow(oval(92, -50, 4)) +
        seam("M112-28L128-30M80-40C88-36 96-34 104-20") +
        windows("M-76 4H16", 5, 6, 6),
      1,
      -6,
    ),

  /** Low, wide and full. */
  tithe_barge: () =>
    flame(-134, 32, 14, 8) +
    along(
      [-96, -62, -28],
      (x) =>
        hull(`M${x - 18} 14V-8C${x - 18}-24 ${x + 16}-24 ${x + 16}-8V14z`) +
        gilt(`M${x - 18} 4H${x + 16}M${x - 18}-6H${x + 16}`),
    ) +
    gold("M4 14L16-14H50L62 14z") +
    gold("M14-14C20-34 46-34 52-14z") +
    each(
      [
        [24, -22],
        [34, -26],
        [44, -22],
      ],
      (x, y) => lamp(oval(x, y, 5)),
    ) +
    banner(94, 12, 84, 54) +
    hull("M-138 10H96L140 0C138 34 112 54 76 54H-104C-124 46-136 28-138 10z") +
    under("M-134 26H128C116 44 100 54 76 54H-104C-118 48-130 38-134 26z") +
    gilt("M-138 10H96L140 0") +
    windows("M-118 20H104", 5, 6, 8) +
    along([-80, -30, 20, 70], (x) => tint(oval(x, 40, 7)) + gilt(oval(x, 40, 7))),

  /** Light and lean, far in front. */
  outrider: () =>
    put(
      0,
      0,
      flame(-92, -2, 46, 8) +
        bell(-82, -2, 12, 9) +
        trim("M-70-12C-84-44-64-72-30-84C-44-58-30-34 0-18z") +
        trim("M-60 12C-70 40-54 58-26 68C-36 46-24 26 4 14z") +
        hull("M-86-14C-30-24 50-18 130 0C50 16-30 22-86 12z") +
        under("M-86 2H122C46 16-30 22-86 12z") +
        gilt("M-86-14C-30-24 50-18 130 0L148 0") +
        gold("M60-12L96-46L84-9z") +
        glass("M24-14C42-12 54-9 62-5L24-3z") +
        windows("M-66-3H8", 4, 5, 6),
      1.02,
      -18,
    ),

  /** A square keep with four corners. */
  border_keep: () =>
    under("M-110 54H110L84 76L20 94L-40 88L-90 74z") +
    hull("M-86 54V-18H86V54z") +
    merlons(-60, -18, 10, 12) +
    under("M-86 26H86V54H-86z") +
    windows("M-52 2H52", 10, 5, 16) +
    twin(
      hull(box(-108, -46, 36, 100)) +
        merlons(-110, -46, 4, 11) +
        windows("M-90-32V44", 6, 8, 10) +
        turret(-112, -20, 185, 0.9),
    ) +
    hull(box(-28, -62, 56, 54)) +
    merlons(-30, -62, 5, 13) +
    windows("M-12-48V-20M12-48V-20", 6, 8, 8) +
    hollow("M-18 54V26C-18 6 18 6 18 26V54z") +
    gilt("M-18 54V26C-18 6 18 6 18 26V54M-18 40H18M-6 54V12M6 54V12") +
    gilt("M-110 54H110") +
    banner(0, -62, 34, 26),

  /** Alone, with shield and long lance. */
  knight_errant: () =>
    put(
      0,
      0,
      flame(-96, 10, 34, 9) +
        bell(-86, 10, 12, 12) +
        steel("M-20 24L150-26L151-21L-18 38z") +
        gold("M20 12L32 28L44 24L40 4z") +
        trim("M-70-18L-104-58L-60-54L-20-20z") +
        hull("M-90-10C-60-26-20-30 14-24C50-16 72 0 80 14C64 36 10 44-40 40C-70 36-88 14-90-10z") +
        under("M-88 10C-40 22 40 22 80 14C64 36 10 44-40 40C-68 36-84 24-88 10z") +
        hollow("M30-8C46-4 60 6 66 12L28 8z") +
        lamp("M36-2L58 8L36 5z") +
        gold("M-10-28C-30-64-8-86 26-92C10-74 12-50 24-24z") +
        gilt("M-90-10C-60-26-20-30 14-24") +
        put(
          -28,
          14,
          hull("M-24-28H24V2C24 22 8 34 0 40C-8 34-24 22-24 2z") +
            tint("M0-22V32C-8 26-18 18-18 2V-22z") +
            gilt("M-24-28H24V2C24 22 8 34 0 40C-8 34-24 22-24 2z"),
        ),
      1,
      -8,
    ),

  /** Pointed windows and a bell tower. */
  abbey_station: () =>
    under("M-120 56H120L80 78L0 92L-80 78z") +
    hull("M-92 56V6L-30-22H60L100 6V56z") +
    trim("M-100 8L-34-32H56L104 8z") +
    along(
      [-70, -40, -10, 20],
      (x) =>
        hollow(`M${x - 9} 50V26C${x - 9} 16 ${x} 10 ${x} 8C${x} 10 ${x + 9} 16 ${x + 9} 26V50z`) +
        lamp(`M${x - 6} 48V27C${x - 6} 20 ${x} 14 ${x} 13C${x} 14 ${x + 6} 20 ${x + 6} 27V48z`) +
        seam(`M${x} 14V48M${x - 6} 32H${x + 6}`),
    ) +
    hull("M46 56V-54H92V56z") +
    under("M74 56V-54H92V56z") +
    trim("M40-54L69-96L98-54z") +
    hollow("M56-20V-36C56-48 82-48 82-36V-20z") +
    gold("M62-22C62-34 76-34 76-22L80-18H58z") +
    put(69, 12, hull(oval(0, 0, 14)) + tint(oval(0, 0, 10)) + round(8, gilt("M0 0H10", 1.2))) +
    gilt("M-120 56H120") +
    gilt("M69-96V-99"),

  /** Three abreast. */
  honor_guard: () =>
    each(
      [
        [-26, -54],
        [30, 2],
        [-26, 58],
      ],
      (x, y) =>
        put(
          x,
          y,
          flame(-70, 0, 36, 7) +
            bell(-62, 0, 10, 8) +
            trim("M-40-9L-66-26H-30L6-10zM-40 9L-66 26H-30L6 10z") +
            hull("M-64-12H20C54-10 80-4 92 0C80 4 54 12 20 12H-64z") +
            under("M-64 2H90C78 6 54 12 20 12H-64z") +
            gilt("M-64-12H20C54-10 80-4 92 0") +
            gilt("M88 0H124", 3) +
            put(-10, 0, hull("M-13-15H13V2C13 12 4 18 0 21C-4 18-13 12-13 2z") + tint("M0-11V16C-4 13-9 9-9 2V-11z")),
          y ? 1.02 : 1.02,
          -8,
        ),
    ),

  /** A wall of angles. */
  bastion: () =>
    hull("M0-98L20-44L92-66L62-4L140 30L60 40L58 94L0 60L-58 94L-60 40L-140 30L-62-4L-92-66L-20-44z") +
    under("M0-98L20-44L92-66L62-4L140 30L60 40L58 94L0 60z") +
    gilt("M0-98L20-44L92-66L62-4L140 30L60 40L58 94L0 60L-58 94L-60 40L-140 30L-62-4L-92-66L-20-44z", 2.4) +
    seam("M0-98V-30M92-66L34-20M140 30L40 20M58 94L24 40M-58 94L-24 40M-140 30L-40 20M-92-66L-34-20") +
    hull("M-38-26H38L46 14L26 46H-26L-46 14z") +
    under("M2-26H38L46 14L26 46H2z") +
    merlons(-36, -26, 6, 13) +
    windows("M-24-8H26M-26 10H28M-18 28H20", 6, 6, 6) +
    banner(0, -28, 44, 34),

  /** Three masts, two rows of guns. */
  ducal_galleon: () =>
    put(
      0,
      8,
      flame(-128, 18, 18, 9) +
        gilt("M-76 0V-84M-14 0V-99M48 0V-84", 3) +
        each(
          [
            [-76, -80],
            [-14, -94],
            [48, -78],
          ],
          (x, y) =>
            trim(
              `M${x - 34} ${y + 4}C${x - 10} ${y + 12} ${x + 18} ${y + 10} ${x + 32} ${y + 2}C${x + 40} ${y + 24} ${x + 36} ${y + 44} ${x + 28} ${y + 60}C${x + 8} ${y + 54} ${x - 16} ${y + 56} ${x - 34} ${y + 62}C${x - 24} ${y + 42} ${x - 24} ${y + 22} ${x - 34} ${y + 4}z`,
            ),
        ) +
        put(-12, -64, star(0, 0, 13)) +
        hull("M-130-22L-100-26L-92 0H70C100-2 120-16 132-34C134 8 108 48 60 52H-92C-118 44-130 10-130-22z") +
        under("M-124 16H116C104 38 86 50 60 52H-92C-110 46-120 32-124 16z") +
        gilt("M-130-22L-100-26L-92 0H70C100-2 120-16 132-34") +
        gilt("M112-22L146-48", 3) +
        windows("M-122-14V10M-110-16V10", 6, 5, 5) +
        along([-80, -50, -20, 10, 40, 70], (x) => hollow(box(x, 6, 13, 9)) + steel(`M${x + 3} 8h20v5h-20z`)) +
        windows("M-80 30H80", 5, 5, 9),
      0.98,
      -4,
    ),

  /** Walls within walls, and a crown. */
  crown_stronghold: () =>
    under("M-136 58H136L104 80L30 94L-40 92L-108 80z") +
    twin(tower(-112, -8, 58, 30) + tower(-70, -34, 58, 28)) +
    hull("M-100 58V22H100V58z") +
    merlons(-60, 22, 10, 12) +
    hull("M-44 58V-40H44V58z") +
    under("M10 58V-40H44V58z") +
    windows("M-28-22H30M-28-2H30", 7, 6, 9) +
    gold("M-50-40L-56-84L-30-62L0-97L30-62L56-84L50-40z") +
    gilt("M-50-48H50") +
    each(
      [
        [-56, -85],
        [0, -97],
        [56, -85],
      ],
      (x, y) => lamp(oval(x, y, 4)),
    ) +
    tint(oval(-24, -53, 5) + oval(0, -57, 6) + oval(24, -53, 5)) +
    hollow("M-18 58V36C-18 16 18 16 18 36V58z") +
    gilt("M-18 58V36C-18 16 18 16 18 36V58M-136 58H136") +
    glow(0, 48, 18, 0.8),

  /** A hand of five blades. */
  queens_hand: () =>
    put(
      0,
      0,
      flame(-134, 8, 12, 10) +
        bell(-118, 8, 16, 14) +
        gold("M-96-22H-72V40H-96z") +
        hull("M-30-26C-22-60 0-84 30-92L36-84C22-68 14-44 12-18z") +
        hull("M0-20L104-62L110-54L30-8z") +
        hull("M14-10L140-18L141-8L26 10z") +
        hull("M16 6L132 26L128 36L16 30z") +
        hull("M6 26L98 64L90 72L-8 46z") +
        gilt("M-30-26C-22-60 0-84 30-92M0-20L104-62M14-10L140-18M26 20L130 31M-4 40L94 68") +
        hull("M-120-22H-30C10-24 34-10 36 10C34 34 10 48-30 46H-120z") +
        under("M-120 14H36C30 36 8 48-30 46H-120z") +
        put(-24, 10, gold("M-22 12L-26-14L-12-2L0-20L12-2L26-14L22 12z")) +
        windows("M-112-8H-100M-66-8H-52", 5, 5, 5),
      0.98,
      -8,
    ),

  /** A world with a throne upon it. */
  throne_world: () =>
    globe(
      0,
      62,
      96,
      `<path class="h" opacity=".5" d="M-90 40C-60 10-30 20-20 40C-30 60-60 50-80 70zM30 30C60 16 84 40 92 60C70 60 50 66 34 52z"/>` +
        windows("M-70 80C-40 96 40 96 70 80", 2.4, 3, 6),
    ) +
    hull("M-62 40H62L70 58H-70z") +
    hull("M-52 26H52V40H-52z") +
    hull("M-36 26V-52C-36-74-20-84 0-96C20-84 36-74 36-52V26z") +
    trim("M-24 14V-48C-24-64-12-72 0-80C12-72 24-64 24-48V14z") +
    gilt("M-36 26V-52C-36-74-20-84 0-96C20-84 36-74 36-52V26") +
    hull("M-50 26V-2H-36V26zM50 26V-2H36V26z") +
    gold(oval(-43, -6, 8) + oval(43, -6, 8)) +
    gold("M-16-40L-20-60L-8-50L0-64L8-50L20-60L16-40z") +
    under("M-30 14H30V26H-30z") +
    along([-104, 104], (x) => banner(x + 14, 40, 92, 34)),
};
