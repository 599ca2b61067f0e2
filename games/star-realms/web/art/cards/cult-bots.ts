import {
  along,
  bar,
  box,
  corners,
  type Drawing,
  each,
  flip,
  glow,
  hollow,
  hull,
  lamp,
  oval,
  put,
  seam,
  steel,
  tint,
  trim,
  under,
} from "$web/art/kit";
import { container } from "$web/art/parts";
import { flame } from "$web/art/craft";
import { bolts, joint, lens, limb, missile } from "./cult-parts";

const both = (body: string): string => body + flip(body);

export const cultBots: Record<string, Drawing> = {
  /** A box on treads with a crate in its arms. */
  trade_bot: () =>
    steel("M-66 52H46C62 52 66 64 66 70C66 84 54 88 46 88H-66C-78 88-84 80-84 70C-84 60-78 52-66 52z") +
    each(
      [
        [-62, 70],
        [-34, 70],
        [-8, 70],
        [18, 70],
        [44, 70],
      ],
      (x, y) => joint(x, y, 10),
    ) +
    hull("M-64-22H34L44-8V52H-70V-10z") +
    under("M-70 22H44V52H-70z") +
    trim("M-58-16H-42V46H-58z") +
    seam("M-30-22V52M10-22V52") +
    limb(
      [
        [26, 4],
        [62, -16],
        [84, 10],
      ],
      9,
    ) +
    container(76, 0, 48, 40) +
    limb(
      [
        [20, 34],
        [58, 52],
        [84, 40],
      ],
      9,
    ) +
    hull("M-40-60H16L24-44L14-22H-38L-48-44z") +
    lens(4, -42, 12) +
    bar("M-30-60V-86M-36-78H-24") +
    lamp(oval(-30, -88, 3)) +
    bolts([
      [-64, 30],
      [-64, 10],
      [38, 44],
      [38, 0],
    ]),

  /** Racks on its shoulders. */
  missile_bot: () =>
    flame(-14, 82, 2, 2) +
    glow(-22, 78, 22, 0.8) +
    glow(22, 78, 22, 0.8) +
    both(
      hull("M-118-70H-44V-22H-118z") +
        each(
          [
            [-104, -56],
            [-80, -56],
            [-56, -56],
            [-104, -36],
            [-80, -36],
            [-56, -36],
          ],
          (x, y) => hollow(oval(x, y, 8)) + tint(oval(x, y, 4.5)),
        ) +
        limb(
          [
            [-30, 0],
            [-64, 10],
            [-70, -22],
          ],
          9,
        ),
    ) +
    hull("M-34-30H34L44 10L24 66H-24L-44 10z") +
    under("M0-30H34L44 10L24 66H0z") +
    trim("M-24 66H24L32 82H10L0 72L-10 82H-32z") +
    seam("M-40 10H40M-30 38H30") +
    lens(0, -6, 18) +
    hull("M-18-54H18L24-30H-24z") +
    lamp(box(-12, -46, 24, 5)) +
    put(118, -84, missile(0, 0, 20), 0.7, -50) +
    glow(108, -74, 9),

  /** A tank on six legs. */
  supply_bot: () =>
    both(
      limb(
        [
          [-40, 6],
          [-92, -26],
          [-124, 62],
        ],
        8,
      ) +
        limb(
          [
            [-34, 16],
            [-72, 6],
            [-88, 78],
          ],
          8,
        ) +
        limb(
          [
            [-20, 24],
            [-42, 40],
            [-46, 88],
          ],
          8,
        ),
    ) +
    hull("M-66-14C-66-62 66-62 66-14V8C66 40-66 40-66 8z") +
    under("M-66-2C-40 14 40 14 66-2V8C66 40-66 40-66 8z") +
    trim("M-20-49H-6V33H-20zM6-49H20V33H6z") +
    seam("M-66-14C-40 0 40 0 66-14") +
    lens(0, -12, 17) +
    steel("M-30-50H30V-62H-30z") +
    container(-28, -88, 26, 26) +
    container(2, -88, 26, 26) +
    bolts([
      [-50, -16],
      [50, -16],
      [-44, 14],
      [44, 14],
    ]),

  /** A ball with saws. */
  battle_bot: () =>
    limb(
      [
        [-40, -30],
        [-78, -56],
      ],
      9,
    ) +
    limb(
      [
        [40, -30],
        [80, -52],
      ],
      9,
    ) +
    limb(
      [
        [-36, 34],
        [-78, 58],
      ],
      9,
    ) +
    limb(
      [
        [36, 34],
        [80, 56],
      ],
      9,
    ) +
    each(
      [
        [-88, -60],
        [90, -56],
        [-88, 62],
        [90, 60],
      ],
      (x, y) => steel(corners(x, y, 32, 12, 0, 23)) + hull(oval(x, y, 12)) + tint(oval(x, y, 5)),
    ) +
    hull(oval(0, 0, 54)) +
    under("M-54 4A54 54 0 0 0 54 4C30 20-30 20-54 4z") +
    seam("M-54 0H54M-34-42C-20-20-20 20-34 42M34-42C20-20 20 20 34 42") +
    trim("M-20-50H20L14-38H-14z") +
    lens(0, 0, 23) +
    bolts([
      [-40, -20],
      [40, -20],
      [-40, 22],
      [40, 22],
    ]),

  /** A wrench and a welder. */
  repair_bot: () =>
    limb(
      [
        [20, 10],
        [66, 34],
        [92, 4],
      ],
      9,
    ) +
    bar("M92 4L112-14") +
    glow(118, -20, 26) +
    lamp(corners(118, -20, 15, 8, 0, 4)) +
    limb(
      [
        [-20, 0],
        [-62, -24],
      ],
      10,
    ) +
    put(-70, -30, steel("M10 8L-30-14C-26-26-34-40-50-42L-44-26L-56-18L-68-30C-72-14-60 0-44-2L4 24z"), 1, 16) +
    hull("M-34-26H34L46-10V36L30 60H-30L-46 36V-10z") +
    under("M-46 18H46V36L30 60H-30L-46 36z") +
    trim("M-46-2H46V8H-46z") +
    tint("M-8 20H8V28H16V42H8V50H-8V42H-16V28H-8z") +
    hull("M-26-70C-26-84 26-84 26-70V-34L18-26H-18L-26-34z") +
    lens(0, -52, 14) +
    bar("M-16-78L-26-94M16-78L26-94") +
    glow(-18, 66, 14, 0.8) +
    glow(18, 66, 14, 0.8) +
    bolts([
      [-38, 14],
      [38, 14],
      [-24, 52],
      [24, 52],
    ]),

  /** A locomotive and what it pulls. */
  convoy_bot: () =>
    put(
      0,
      6,
      bar("M-130 26H120") +
        along(
          [-92, -18],
          (x) =>
            hull(`M${x - 34}-30H${x + 26}V30H${x - 34}z`) +
            under(`M${x - 34} 8H${x + 26}V30H${x - 34}z`) +
            seam(`M${x - 16}-30V30M${x + 6}-30V30`) +
            tint(`M${x - 28}-22H${x + 20}V-16H${x - 28}z`) +
            joint(x - 20, 38, 11) +
            joint(x + 14, 38, 11) +
            bolts([
              [x - 28, 24],
              [x + 20, 24],
            ]),
        ) +
        container(-118, -58, 44, 26) +
        steel("M-44-32C-44-60 4-60 4-32z") +
        hull("M26-48H74L106-18L120 18V32H26z") +
        under("M26 8H116L120 18V32H26z") +
        trim("M26-48H46V32H26z") +
        lens(86, -8, 14) +
        steel("M104 32L134 44H70L74 32z") +
        joint(48, 40, 13) +
        joint(84, 40, 13) +
        steel("M54-48H68V-72H54z") +
        `<path class="o" opacity=".25" d="M56-74C40-84 50-98 30-98C60-104 76-90 68-74z"/>`,
      0.98,
      -6,
    ),
};
