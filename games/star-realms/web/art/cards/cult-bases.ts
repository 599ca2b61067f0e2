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
import { crater, small, turret } from "$web/art/parts";
import { bolts, lens, limb } from "./cult-parts";
import { group, path } from "$web/art/pen";
import { PAINT } from "../../hues";

const paint = PAINT.machine_cult;

export const cultBases: Record<string, Drawing> = {
  /** A moon of steel with one eye. */
  battle_station: () =>
    hull(oval(0, 0, 86)) +
    under("M-86 6A86 86 0 0 0 86 6z") +
    hollow("M-86-3H86V7H-86z") +
    windows("M-84 2H84", 3, 3, 5) +
    seam(
      "M-60-62C-30-50 30-50 60-62M-80-34C-30-24 30-24 80-34M-80 36C-30 46 30 46 80 36M-58 64C-30 70 30 70 58 64M0-86V86M-50-70C-40-20-40 30-50 70M50-70C60-20 60 30 50 70",
    ) +
    steel(oval(-32, -34, 30)) +
    lens(-32, -34, 20) +
    each(
      [
        [24, -56],
        [52, -30],
        [20, -28],
        [-30, 40],
        [30, 46],
        [56, 24],
      ],
      (x, y) => lamp(box(x, y, 9, 3)),
    ) +
    round(4, steel("M82-8H106V8H82z"), 45) +
    round(4, turret(108, 0, 0, 0.7), 45),

  /** Half a world, half a wheel. */
  mech_world: () =>
    put(
      -44,
      0,
      `<path d="M0-84A84 84 0 0 0 0 84L-14 62L12 44L-16 22L8 0L-14-22L14-44L-10-62z" fill="url(#orb)" stroke="${paint.outline}" stroke-width="1.400"/>` +
        `<path d="M0-84A84 84 0 0 0 0 84L-14 62L12 44L-16 22L8 0L-14-22L14-44L-10-62z" fill="url(#dark)"/>` +
        crater(-40, -30, 12) +
        crater(-56, 16, 9) +
        crater(-26, 46, 10) +
        crater(-24, -58, 7),
    ) +
    beam("M-40-30H20M-44 28H20M-36 0H10", 7) +
    steel(cog(70, -46, 40, 12, 9)) +
    hull(oval(70, -46, 22)) +
    hollow(oval(70, -46, 9)) +
    steel(cog(92, 40, 46, 13, 9)) +
    hull(oval(92, 40, 26)) +
    hollow(oval(92, 40, 11)) +
    steel(cog(22, 60, 26, 9, 7)) +
    hollow(oval(22, 60, 8)) +
    lens(10, 0, 20),

  /** A hill of wrecks under a magnet. */
  junkyard: () =>
    beam("M-118 70V-70M-104 70V-70M-130-74H30", 5) +
    bar(
      "M-118-50L-104-30M-104-50L-118-30M-118-10L-104 10M-104-10L-118 10M-118 30L-104 50M14-72V-44M-111-92L30-74M-111-92L-130-74",
    ) +
    steel("M-10-44H38V-32H-10z") +
    steel("M2-28L30-24L40-10L12-2L-4-14z") +
    under("M-90 84C-70 30-30 34-10 12C20 0 30 34 60 30C90 40 100 60 126 84z") +
    put(-46, 52, hull("M44 0L-8-13L-40-18L-30 0L-40 18L-8 13z") + hollow(oval(4, 0, 8, 5)), 1, -24) +
    put(20, 34, steel(cog(0, 0, 26, 9, 7)) + hollow(oval(0, 0, 8))) +
    put(72, 58, hull(box(-28, -15, 56, 30, 3)) + seam("M-14-15V15M8-15V15"), 1, 18) +
    put(8, 68, steel(box(-32, -9, 64, 18, 8)), 1, -8) +
    put(-78, 72, steel(corners(0, 0, 16, 6)), 1, 10) +
    put(104, 76, trim("M-20 0L0-14L20 0L0 10z")) +
    limb(
      [
        [-20, 78],
        [-8, 60],
        [10, 78],
      ],
      6,
    ) +
    hull("M-138 80H138L120 97H-120z") +
    lens(-111, -74, 10) +
    lens(90, 88, 5),

  /** A cube. */
  machine_base: () =>
    hull("M0-92L82-54L0-16L-82-54z") +
    hull("M-82-54L0-16V84L-82 42z") +
    under("M82-54L0-16V84L82 42z") +
    seam("M-54-40V56M-28-28V70M28-28V70M54-40V56M-82-22L0 16L82-22M-82 10L0 50L82 10M-40-74L42-36M40-74L-42-36") +
    each(
      [
        [-70, -32],
        [-44, 8],
        [-16, 36],
        [-66, 26],
        [-40, -14],
      ],
      (x, y) => `<path class="m" d="M${x} ${y}l12 5.500v7l-12-5.500z"/>`,
    ) +
    each(
      [
        [16, 10],
        [40, -12],
        [66, 6],
        [34, 34],
        [62, -34],
      ],
      (x, y) => `<path class="m" opacity=".7" d="M${x} ${y}l12-5.500v7l-12 5.500z"/>`,
    ) +
    edge("M-82-54L0-16L82-54M0-16V84") +
    lens(0, 22, 20) +
    twin(hull("M-82-10L-112-22V18L-82 30z") + steel("M-112-12H-138V-4H-112zM-112 2H-134V10H-112z")),

  /** A mind under glass. */
  brain_world: () =>
    under("M-100 34H100L70 78L0 94L-70 78z") +
    hull("M-114 22H114L100 40H-100z") +
    windows("M-98 31H98", 4, 6, 6) +
    twin(
      limb(
        [
          [-84, 44],
          [-124, 62],
          [-136, 92],
        ],
        7,
      ) +
        limb(
          [
            [-60, 66],
            [-86, 84],
            [-92, 98],
          ],
          6,
        ),
    ) +
    group(
      "",
      path("M-4 20C-50 26-84 10-82-18C-92-40-72-60-52-58C-46-80-14-88-4-74z", { class: "t" }) +
        path("M4 20C50 26 84 10 82-18C92-40 72-60 52-58C46-80 14-88 4-74z", { class: "t" }),
    ) +
    `<path d="M-8-66C-24-60-14-44-30-40C-20-30-34-20-24-8M-50-50C-40-36-60-30-48-16C-62-8-50 4-40 2M-72-30C-64-24-70-12-76-10M-14-6C-24 4-12 12-20 18M8-66C24-60 14-44 30-40C20-30 34-20 24-8M50-50C40-36 60-30 48-16C62-8 50 4 40 2M72-30C64-24 70-12 76-10M14-6C24 4 12 12 20 18" fill="none" stroke="${paint.socket}" stroke-width="3" stroke-linecap="round" opacity=".75"/>` +
    `<path class="o" opacity=".12" d="${dome(0, 22, 104, 116)}"/>` +
    edge("M-104 22a104 116 0 0 1 208 0") +
    `<path class="o" opacity=".4" d="M-86-18C-78-56-52-78-28-84C-52-64-66-40-68-10z"/>` +
    lens(0, 58, 17) +
    each(
      [
        [-46, -22],
        [36, -46],
        [54, -8],
        [-18, -50],
      ],
      (x, y) => glow(x, y, 12, 0.9),
    ),

  /** A tower that shouts red. */
  warning_beacon: () =>
    `<path class="m" opacity=".4" d="M-12-58L-330-146V30zM12-58L330-146V30z"/>` +
    hull("M-22 60L-14-38H14L22 60z") +
    under("M2 60V-38H14L22 60z") +
    trim("M-20 36H20L19 22H-19zM-17 0H17L16-12H-16z") +
    steel("M-26-38H26L20-48H-20z") +
    lens(0, -60, 20) +
    hull("M-22-76L0-97L22-76z") +
    bar("M-20-48V-76M20-48V-76") +
    hull("M-60 60H60L44 78H-44z") +
    under("M-44 78H44L0 97z") +
    bolts([
      [-48, 68],
      [0, 68],
      [48, 68],
    ]),

  /** A face that knows. */
  the_oracle: () =>
    `<path class="m" opacity=".2" d="${oval(0, -10, 122, 88)}"/>` +
    round(16, bar("M96 0H116"), 0) +
    edge(oval(0, -4, 98, 90)) +
    hull("M-52-66C-30-92 30-92 52-66C66-40 62 6 46 42L18 86H-18L-46 42C-62 6-66-40-52-66z") +
    under("M0-84C24-84 40-80 52-66C66-40 62 6 46 42L18 86H0z") +
    seam("M-58-30C-30-46-20-30-8-26M58-30C30-46 20-30 8-26M0-8L-10 30H10zM-52 10L-30 24M52 10L30 24") +
    hollow("M-46-16C-36-26-20-24-14-12C-24-4-38-4-46-16zM46-16C36-26 20-24 14-12C24-4 38-4 46-16z") +
    lens(-30, -15, 6) +
    lens(30, -15, 6) +
    hollow("M-22 50H22L14 58H-14z") +
    windows("M-18 54H18", 3, 3, 3) +
    trim("M-16-88L0-98L16-88L8-64H-8z") +
    lens(0, -60, 12),

  /** Black, thin, and only half there. */
  stealth_tower: () =>
    `<path class="m" opacity=".13" d="M-66 84L-40-96H40L66 84z"/>` +
    `<path d="M-66 84L-40-96H40L66 84" fill="none" stroke="${paint.cable}" stroke-width="1.400" stroke-dasharray="5 6" opacity=".7"/>` +
    hollow("M-15 84L-8-52L0-98L8-52L15 84z") +
    hull("M-15 84L-8-52L0-98V84z") +
    edge("M-15 84L-8-52L0-98L8-52L15 84") +
    seam("M-9-30H0M-11 0H0M-12 30H0M-14 60H0") +
    twin(hull("M-8-40L-34-52L-30-26L-9-16zM-11 10L-44-4L-38 30L-13 40z")) +
    lens(0, -8, 8) +
    lens(0, 34, 5) +
    steel("M-38 84H38L26 97H-26z"),

  /** Three arms that guard three ways. */
  frontier_station: () =>
    round(
      3,
      hull("M-18-20L-24-74L-14-90H14L24-74L18-20z") +
        seam("M-20-48H20M-22-64H22") +
        tint("M-5-76H5V-40H-5z") +
        steel("M-14-90H-6V-99H-14zM6-90H14V-99H6z"),
      0,
    ) +
    round(
      3,
      limb(
        [
          [26, -15],
          [60, -35],
        ],
        7,
      ) +
        hull(corners(70, -40, 17, 6)) +
        tint(oval(70, -40, 5)),
      0,
    ) +
    hull(corners(0, 0, 46, 6, 0)) +
    under("M-46 0H46L23 40H-23z") +
    edge(corners(0, 0, 46, 6, 0)) +
    lens(0, 0, 24) +
    bolts([
      [-34, -14],
      [34, -14],
      [-34, 14],
      [34, 14],
      [0, -36],
      [0, 36],
    ]),

  /** An oven for ships. */
  the_incinerator: () =>
    along(
      [-78, 78],
      (x) =>
        hull(`M${x - 16} 40L${x - 12}-72H${x + 12}L${x + 16} 40z`) +
        trim(`M${x - 14}-60H${x + 14}V-48H${x - 14}z`) +
        `<path class="m" d="M${x - 10}-74C${x - 16}-86 ${x - 2}-88 ${x}-100C${x + 4}-88 ${x + 16}-86 ${x + 10}-74z"/>` +
        glow(x, -80, 22, 0.9),
    ) +
    hull("M-66-52C-40-72 40-72 66-52L84 60H-84z") +
    under("M-84 60L-76 20H76L84 60z") +
    hollow("M-48 46V-10C-48-42 48-42 48-10V46z") +
    glow(0, 20, 66, 1) +
    `<path class="m" d="M-44 46C-50 20-30 16-32-10C-16 0-18 14-10 18C-8 0 2-8 2-28C18-14 14 4 22 12C26 4 28-2 26-10C44 10 44 30 42 46z"/>` +
    lamp(
      "M-26 46C-30 30-18 28-18 14C-8 22-8 28-4 32C-2 18 4 14 4 2C16 16 10 26 16 30C18 26 20 22 20 18C28 28 28 38 24 46z",
    ) +
    `<path d="M-48 46V-10C-48-42 48-42 48-10V46M-24 46V-30M0 46V-34M24 46V-30" fill="none" stroke="${paint.outline}" stroke-width="5"/>` +
    lens(0, -52, 12) +
    steel("M-130 46H130L112 70H-112z") +
    under("M-112 70H112L60 94H-60z") +
    bolts([
      [-110, 57],
      [-80, 57],
      [-50, 57],
      [50, 57],
      [80, 57],
      [110, 57],
    ]) +
    small(-120, 6, 20, 0.9),
};
