import {
  along,
  bar,
  box,
  type Drawing,
  glass,
  globe,
  glow,
  hollow,
  hoop,
  hull,
  lamp,
  oval,
  pair,
  put,
  seam,
  steel,
  tint,
  trim,
  under,
  windows,
} from "$web/art/kit";
import { dish, small } from "$web/art/parts";
import { bell, flame } from "$web/art/craft";

export const unaligned: Record<string, Drawing> = {
  /** A small round hull with panels and a dish: it looks about. */
  scout: () =>
    put(
      0,
      0,
      flame(-50, 0, 50, 8) +
        bell(-42, 0, 10, 10) +
        pair(beam2 + steel("M-44-92H24V-56H-44z") + seam("M-10-92V-56M-44-74H24")) +
        hull("M-46-20H20C52-20 74-10 78 0C74 10 52 20 20 20H-46z") +
        under("M-46 4H77C70 12 50 20 20 20H-46z") +
        glass("M36-12C52-10 62-4 66 0H34z") +
        trim("M-46-20H-30V20H-46z") +
        windows("M-22 0H24", 5, 6, 5) +
        dish(86, 0, 22, 0),
      1,
      -16,
    ),

  /** A snake's head: fangs before, hood behind. */
  viper: () =>
    put(
      0,
      0,
      flame(-74, -12, 44, 8) +
        flame(-74, 12, 44, 8) +
        pair(
          hull("M70-6C50-34 10-58-40-62C-70-62-84-46-80-30L-60-24L-70-6z") +
            seam("M40-26C10-44-30-50-62-44M-60-24L10-14") +
            trim("M-40-62C-70-62-84-46-80-30L-64-32C-66-44-56-52-36-54z") +
            steel("M58-14L118-8L62-4z"),
        ) +
        hull("M-70-14C-20-20 50-16 92 0C50 16-20 20-70 14z") +
        under("M-70 2H90C50 16-20 20-70 14z") +
        glass("M40-10C58-8 72-4 80 0L44 0z") +
        tint(oval(22, -26, 6, 4) + oval(22, 26, 6, 4)),
      1.06,
      -14,
    ),

  /** A tall ship for long ways: tanks, a ring to live in, a bright nose. */
  explorer: () =>
    put(
      0,
      0,
      flame(-128, 0, 20, 10) +
        bell(-112, 0, 16, 15) +
        along([-84, -52], (x) => hull(oval(x, -24, 16, 20)) + under(oval(x, 24, 16, 20))) +
        under(hoop(4, 0, 20, 74, 9)) +
        steel(box(-114, -9, 190, 18, 4)) +
        bar("M4-66V66") +
        hull("M60-26C100-26 126-12 134 0C126 12 100 26 60 26L44 0z") +
        under("M46 4H133C124 14 98 26 60 26z") +
        glass("M96-16C110-12 120-6 124-1H92z") +
        hull("M4-74C20-74 24-34 24 0C24 34 20 74 4 74V65C12 60 15 34 15 0C15-34 12-60 4-65z") +
        windows("M19-46V46", 3, 4, 5) +
        windows("M-100 0H40M62-8H86", 4, 5, 5) +
        trim("M60-26C66-26 72-26 78-25L70 0L78 25C72 26 66 26 60 26L44 0z") +
        dish(-20, -40, 18, -120) +
        bar("M-20-40L-12-9"),
      0.98,
      -14,
    ),

  /** Where one comes from. */
  homeworld: () =>
    glow(-70, -60, 60, 0.5) +
    `<circle cx="84" cy="-56" r="22" fill="url(#steel)"/>` +
    steel(oval(78, -60, 5) + oval(92, -48, 4)) +
    globe(
      0,
      152,
      150,
      `<path class="h" opacity=".7" d="M-120 70C-90 30-50 40-40 20C-10 30 0 50-20 62C-50 70-60 90-110 96zM20 20C60 20 90 40 110 70C80 80 60 60 30 64z"/>` +
        `<path class="o" opacity=".45" d="M-70 40C-40 30-10 38 10 30C-10 48-50 50-70 40zM30 76C60 66 90 80 110 72C90 92 50 92 30 76z"/>`,
    ) +
    hull("M-8 14L-3-74H3L8 14z") +
    trim("M-16-60H16V-50H-16zM-22-20H22V-12H-22z") +
    lamp(oval(0, -78, 4)) +
    glow(0, -78, 16) +
    windows("M-90 44C-60 20-30 12-10 10M90 44C60 20 30 12 10 10M-60 60C-30 46 30 46 60 60", 2.4, 3, 6) +
    hull("M-40 16V-8L-32-16L-24-8V14zM24 14V-2L32-10L40-2V16z") +
    small(-104, -20, -20, 1),

  /** Guns in a row, all one way. */
  siege_line: () =>
    put(
      0,
      12,
      along(
        [-92, 0, 92],
        (x) =>
          steel(`M${x - 8}-12L${x + 10}-88L${x + 32}-82L${x + 16}-8z`) +
          hollow(`M${x + 10}-88L${x + 32}-82L${x + 34}-89L${x + 12}-95z`) +
          seam(`M${x + 4}-50L${x + 26}-44M${x}-30L${x + 20}-24`) +
          glow(x + 24, -92, 14, 0.8) +
          hull(`M${x - 34} 40L${x - 26}-4L${x - 8}-22H${x + 14}L${x + 28}-4L${x + 36} 40z`) +
          under(`M${x - 32} 18H${x + 33}L${x + 36} 40H${x - 34}z`) +
          trim(`M${x - 26} 8H${x + 30}V16H${x - 28}z`) +
          lamp(`M${x - 10}-10h20v7h-20z`) +
          hull(`M${x - 42} 40H${x + 44}L${x + 30} 62H${x - 28}z`) +
          windows(`M${x - 32} 51H${x + 34}`, 4, 5, 5) +
          glow(x, 68, 14, 0.7),
      ) + bar("M-50 50H-42M44 50H50"),
      0.9,
    ),
};

const beam2 = `<path class="b" stroke-width="5" d="M-10-18V-60"/>`;
