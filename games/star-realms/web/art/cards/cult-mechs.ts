import {
  along,
  bar,
  box,
  corners,
  type Drawing,
  each,
  edge,
  flip,
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
  under,
} from "$web/art/kit";
import { bell, flame } from "$web/art/craft";
import { bolts, lens, limb, missile } from "./cult-parts";

export const cultMechs: Record<string, Drawing> = {
  /** Two legs and a head that turns. */
  patrol_mech: () =>
    limb(
      [
        [10, 6],
        [46, 34],
        [20, 66],
        [36, 92],
      ],
      11,
    ) +
    steel("M18 88H66V97H18z") +
    limb(
      [
        [-10, 8],
        [-48, 22],
        [-66, 56],
        [-52, 92],
      ],
      11,
    ) +
    steel("M-72 88H-24V97H-72z") +
    hull("M-62-46L-40-70H34L64-48L70-14L44 10H-44L-66-12z") +
    under("M-66-22H68L44 10H-44L-66-12z") +
    hollow("M10-46H60L64-28H10z") +
    lens(36, -37, 11) +
    steel("M60-14H116V-8H60zM60-2H112V4H60z") +
    trim("M-62-46L-40-70H-16L-34-46z") +
    seam("M-34-46L-44 10M-4-70V10") +
    bar("M-30-70V-94M-20-70V-84") +
    tint("M-52-16H-20V-8H-52z") +
    bolts([
      [-50, -30],
      [0, 2],
      [40, 2],
    ]),

  /** A needle. */
  stealth_needle: () =>
    put(
      0,
      0,
      `<path class="z" d="M-150-30L150 0L-150 30L-110 0z" opacity=".14"/>` +
        glow(-118, 0, 18, 0.9) +
        hull("M150 0L-10-11L-116-7V7L-10 11z") +
        under("M150 0L-10 11L-116 7V0z") +
        pair(hull("M-70-8L-110-34L-124-30L-108-7z")) +
        edge("M-100 0H120") +
        seam("M-40-9V9M0-10V10M40-8V8") +
        lens(18, 0, 8),
      1,
      -24,
    ),

  /** A giant with a gun for an arm. */
  battle_mech: () =>
    limb(
      [
        [-14, 30],
        [-32, 60],
        [-34, 94],
      ],
      14,
    ) +
    limb(
      [
        [14, 30],
        [34, 58],
        [40, 94],
      ],
      14,
    ) +
    steel("M-58 88H-14V98H-58zM18 88H64V98H18z") +
    limb(
      [
        [-40, -30],
        [-76, -6],
        [-62, 36],
      ],
      13,
    ) +
    steel("M-74 30H-50L-44 52L-56 46L-62 58L-70 46L-80 50z") +
    hull("M-48-48H48L58-20L34 34H-34L-58-20z") +
    under("M0-48H48L58-20L34 34H0z") +
    seam("M-44 0H44M-20 34L-26 0M20 34L26 0") +
    lens(0, -18, 14) +
    hull("M-20-78H20L26-56L16-46H-16L-26-56z") +
    lamp(box(-13, -66, 26, 6)) +
    hull("M-82-62C-62-76-46-66-42-44L-72-28C-86-34-88-50-82-62z") +
    hull("M82-62C62-76 46-66 42-44L72-28C86-34 88-50 82-62z") +
    limb(
      [
        [58, -34],
        [70, 0],
      ],
      14,
    ) +
    steel("M50-6H130V4H138V20H130V30H50z") +
    seam("M70-6V30M90-6V30M110-6V30") +
    hollow(box(130, 7, 12, 10)) +
    edge("M54 12H128"),

  /** A fortress on four legs. */
  missile_mech: () =>
    limb(
      [
        [-50, 16],
        [-104, 8],
        [-116, 92],
      ],
      13,
    ) +
    limb(
      [
        [50, 16],
        [104, 8],
        [116, 92],
      ],
      13,
    ) +
    limb(
      [
        [-26, 22],
        [-56, 44],
        [-50, 94],
      ],
      12,
    ) +
    limb(
      [
        [26, 22],
        [56, 44],
        [50, 94],
      ],
      12,
    ) +
    along([-116, -50, 50, 116], (x) => steel(`M${x - 18} 98L${x - 10} 86H${x + 10}L${x + 18} 98z`)) +
    hull("M-74-18H74L88 6L56 36H-56L-88 6z") +
    under("M-86 8H86L56 36H-56z") +
    lens(0, 8, 17) +
    trim("M-60-10H-34V26H-60zM34-10H60V26H34z") +
    put(
      -46,
      -24,
      hull(box(-30, -44, 60, 44, 3)) +
        each(
          [
            [-18, -32],
            [0, -32],
            [18, -32],
            [-18, -13],
            [0, -13],
            [18, -13],
          ],
          (x, y) => hollow(oval(x, y, 7)) + tint(oval(x, y, 3.8)),
        ),
      1,
      -24,
    ) +
    put(
      46,
      -24,
      hull(box(-30, -44, 60, 44, 3)) +
        each(
          [
            [-18, -32],
            [0, -32],
            [18, -32],
            [-18, -13],
            [0, -13],
            [18, -13],
          ],
          (x, y) => hollow(oval(x, y, 7)) + tint(oval(x, y, 3.8)),
        ),
      1,
      24,
    ) +
    hull("M-18-18L-14-46H14L18-18z") +
    lamp(box(-9, -38, 18, 5)) +
    put(104, -66, missile(0, 0, 22), 0.8, -46) +
    put(-104, -66, flip(missile(0, 0, 22)), 0.8, 46),

  /** Behind a drill. */
  mining_mech: () =>
    limb(
      [
        [-70, 30],
        [-92, 56],
        [-88, 92],
      ],
      11,
    ) +
    limb(
      [
        [-10, 32],
        [10, 56],
        [0, 92],
      ],
      11,
    ) +
    steel("M-108 88H-68V97H-108zM-20 88H22V97H-20z") +
    hull("M-112-26L-88-56H-20L16-34V24L-6 40H-90L-112 16z") +
    under("M-112 0H16V24L-6 40H-90L-112 16z") +
    lens(-36, -18, 13) +
    trim("M-104-26L-86-48H-66L-78-26z") +
    seam("M-66-56V40M-2-46V34") +
    steel("M12-44H30V36H12z") +
    hull("M30-48L138-4L30 42z") +
    under("M30 8L138-4L30 42z") +
    edge("M48-41L42 37M72-31L64 27M96-21L88 17M116-12L110 7") +
    each(
      [
        [120, 34],
        [104, 56],
        [134, 54],
        [92, 40],
      ],
      (x, y) => steel(corners(x, y, 8, 5, x)),
    ) +
    bar("M-50-56V-80H-30M-90-40L-120-62") +
    lamp(oval(-120, -63, 4)),

  /** Legs like a centipede, the hull of a cruiser. */
  mech_cruiser: () =>
    put(
      0,
      0,
      flame(-132, -4, 16, 10) +
        bell(-118, -4, 14, 14) +
        along(
          [-90, -54, -18, 18, 54],
          (x) =>
            limb(
              [
                [x, 14],
                [x + 16, 48],
                [x + 2, 84],
              ],
              7,
            ) +
            limb(
              [
                [x, -18],
                [x + 18, -50],
                [x + 40, -58],
              ],
              6,
            ),
        ) +
        along(
          [-104, -66, -28, 10, 48],
          (x) =>
            hull(`M${x}-26H${x + 34}L${x + 40} 0L${x + 34} 24H${x}L${x + 6} 0z`) +
            under(`M${x + 4} 6H${x + 39}L${x + 34} 24H${x}z`) +
            tint(`M${x + 12}-8H${x + 28}V-2H${x + 12}z`),
        ) +
        hull("M84-30L118-22L142 0L118 22L84 28L94 0z") +
        lens(112, 0, 13),
      0.98,
      -8,
    ),

  /** Two jaws that close on ships. */
  the_wrecker: () =>
    put(
      0,
      0,
      flame(-138, 0, 10, 12) +
        bell(-120, 0, 18, 18) +
        pair(
          limb(
            [
              [-40, -22],
              [4, -68],
            ],
            15,
          ) +
            hull("M-8-88L40-92L104-70L144-28L108-36L96-22L84-40L70-28L56-48L20-52z") +
            edge("M40-92L104-70L144-28") +
            seam("M30-74L90-54"),
        ) +
        hull("M-124-40H-30L10-20V20L-30 40H-124z") +
        under("M-124 6H10V20L-30 40H-124z") +
        trim("M-110-40H-94V40H-110z") +
        seam("M-74-40V40") +
        steel(oval(-22, 0, 32)) +
        lens(-16, 0, 22) +
        put(84, 0, steel("M-34-10L14-14L34-2L16 12L-30 12L-20 2z") + glow(-30, 0, 16), 1, 10),
      1,
      0,
    ),
};
