import {
  along,
  box,
  cog,
  corners,
  type Drawing,
  each,
  edge,
  glass,
  globe,
  glow,
  hollow,
  hull,
  lamp,
  oval,
  pair,
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
import { crater, mast, small, stack } from "$web/art/parts";
import { bell, flame } from "$web/art/craft";
import { PAINT } from "../../hues";

const paint = PAINT.scavengers;

const made = (color: string) => (d: string) => `<path class="q" fill="${color}" d="${d}"/>`;
/** Plates from other people's ships. */
const rust = made(paint.oxide);
const brass = made(paint.brass);
const slate = made(paint.slate);
const rock = made(paint.rust);
const bone = made(paint.bone);

const weld = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${paint.bone}" stroke-width="1.600" stroke-dasharray="1.500 2.500" opacity=".75"/>`;
const ribs = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${paint.rib}" stroke-width="3" stroke-linejoin="round"/>`;
const cable = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${paint.cable}" stroke-width="3.200" stroke-linecap="round"/>`;

/** A hook on a rope. */
const hook = (x: number, y: number): string => ribs(`M${x} ${y}v12c0 12-16 12-16 0`) + steel(oval(x, y, 5));

export const scavengers: Record<string, Drawing> = {
  /** One seat, one arm, one spanner. */
  tinker: () =>
    put(
      0,
      0,
      flame(-66, 8, 36, 8) +
        bell(-56, 8, 12, 11) +
        rust("M-50-20L-74-52L-34-46L-10-22z") +
        ribs("M30 20L72 36L104 12") +
        put(98, 8, steel("M-6 8L16-6C14-20 26-30 38-26L28-16L34-6L46-12C46 4 32 12 20 6L0 18z"), 0.9, -6) +
        hull("M-58-22L30-34L46 4L30 38L-52 36z") +
        slate("M-58-22L-18-28L-22 36H-52z") +
        brass("M-6 12H28L24 36H-6z") +
        `<path class="z" d="${oval(34, -10, 32, 30)}"/>` +
        glass("M30-28C46-28 58-16 58-4L32-6z") +
        edge(oval(34, -10, 32, 30)) +
        weld("M-18-28L-22 36M-6 12H28") +
        mast(-30, -28, 40),
      1.06,
      -8,
    ),

  /** Barrels, planks, a sail. */
  junk_raft: () =>
    ribs("M-10 34V-88M-10-60L56-40") +
    brass("M-8-84C30-78 52-60 58-38L-8-24z") +
    rust("M4-70H24V-50H4z") +
    weld("M4-70H24V-50H4z") +
    slate("M20-44H40V-30H20z") +
    stack(
      [
        [-92, 6],
        [-58, 6],
        [-76, -20],
      ],
      32,
      26,
    ) +
    steel("M48 32C36 6 96 6 84 32z") +
    along([-110, -66, -22, 22, 66, 110], (x) =>
      (x % 4 ? hull : slate)(
        `M${x - 20} 50C${x - 20} 38 ${x + 20} 38 ${x + 20} 50V66C${x + 20} 78 ${x - 20} 78 ${x - 20} 66z`,
      ),
    ) +
    rust("M-138 32H138V46H-138z") +
    weld("M-90 32V46M-30 32V46M40 32V46M96 32V46") +
    cable("M-100 32C-90-10-40-60-10-86M110 32C96 0 40-60-10-86") +
    lamp(oval(-10, -90, 4)) +
    glow(-10, -90, 16),

  /** A shovel with an engine. */
  digger: () =>
    put(
      0,
      0,
      steel("M-92 46H20C34 46 40 56 40 64C40 74 34 82 20 82H-92C-106 82-112 74-112 64C-112 56-106 46-92 46z") +
        each(
          [
            [-92, 64],
            [-58, 64],
            [-24, 64],
            [12, 64],
          ],
          (x, y) => hollow(oval(x, y, 9)) + hull(oval(x, y, 5)),
        ) +
        hull("M-104-6H-10L4 14V46H-104z") +
        brass("M-104 14H-60V46H-104z") +
        trim("M-52-46H-12L-2-6H-52z") +
        glass("M-44-38H-18L-10-14H-44z") +
        ribs("M-10 20L40-58L96-22") +
        ribs("M-4 30L46-46M92-26L104 10") +
        slate("M76 4L138-6L134 24L112 46L82 36z") +
        bone("M82 36L78 50L92 40L90 56L104 44L104 58L114 45z") +
        steel(oval(40, -56, 8) + oval(96, -22, 7)) +
        steel("M-90-6H-78V-34H-90z") +
        `<path class="o" opacity=".2" d="M-88-36C-102-50-90-62-104-74C-76-76-70-52-80-36z"/>` +
        weld("M-60 14V46M-104 14H-60"),
      1,
      -4,
    ),

  /** A ball on a chain. */
  wrecking_crew: () =>
    put(
      0,
      0,
      flame(-126, -20, 22, 8) +
        bell(-114, -20, 12, 11) +
        hull("M-118-46L-40-54L-20-24L-36 10L-112 6z") +
        rust("M-92-50L-56-53L-60 8H-88z") +
        glass("M-46-44L-30-22L-48-18z") +
        slate("M-104 6L-50 9L-66 34H-98z") +
        weld("M-92-50L-88 8M-56-53L-60 8") +
        ribs("M-50-46L40-88L54-80L-36-24M-20-60L-14-40M10-74L16-56") +
        `<path d="M48-82L60-20" fill="none" stroke="${paint.bone}" stroke-width="5" stroke-dasharray="7 4"/>` +
        round2(66, 28, 46) +
        steel(oval(66, 28, 42)) +
        crater(52, 16, 6) +
        crater(84, 40, 5) +
        seam("M30 8C50 24 80 24 104 12M30 48C54 58 80 56 100 46") +
        each(
          [
            [126, -14],
            [118, 76],
            [132, 40],
          ],
          (x, y) => slate(corners(x, y, 9, 5, x)),
        ),
      1,
      0,
    ),

  /** A harpoon, drawn. */
  hunter: () =>
    put(
      0,
      0,
      flame(-106, 0, 34, 9) +
        bell(-96, 0, 12, 12) +
        cable("M24-88L-34 0L24 88") +
        pair(
          rust("M40-8C66-30 60-68 22-94C34-62 30-38 12-10z") +
            weld("M46-18C56-40 48-64 34-78") +
            slate("M-50-16L-84-44L-30-24z"),
        ) +
        hull("M-100-18L-20-24L50-12V12L-20 24L-100 18z") +
        under("M-100 2H50V12L-20 24L-100 18z") +
        brass("M-70-20L-44-23V23L-70 20z") +
        weld("M-70-20V20M-44-23V23") +
        glass("M-30-14L6-10V-4H-30z") +
        steel("M-34-3H118V3H-34z") +
        bone("M108-14L148 0L108 14L120 0z") +
        tint(oval(-10, 8, 4)),
      1,
      -14,
    ),

  /** A tug with a wreck on its line. */
  salvage_tug: () =>
    put(
      -74,
      38,
      put(
        0,
        0,
        slate("M-62-14L10-24L38-8L58-18L50 8L60 22L-54 26z") +
          hollow("M38-8L20 2L32 10L16 22H60L50 8z") +
          ribs("M30-16V20M42-14V22") +
          windows("M-44-2H4", 3, 3, 6) +
          rust("M-40-17L-20-20L-22 25H-42z"),
        1,
        16,
      ),
    ) +
    cable("M-26 20C0 0 10 8 34-6") +
    ribs("M-24 22L-40 30") +
    put(
      62,
      -24,
      flame(-52, 10, 22, 9) +
        bell(-40, 10, 14, 15) +
        hull("M-44-18H30L58-2L66 20L40 40H-44z") +
        under("M-44 16H65L40 40H-44z") +
        trim("M-26-18V-52H14L24-18z") +
        glass("M-16-44H10L16-28H-16z") +
        brass("M-44-2H-14V40H-44z") +
        weld("M-14-2V40M-44-2H-14") +
        steel("M-2-52H10V-74H-2z") +
        hollow(oval(44, 20, 6)) +
        bone("M52-6L84 6L70 26z"),
      1.05,
      -8,
    ),

  /** A hall with a saw in its roof. */
  chop_shop: () =>
    steel(corners(0, -44, 52, 18, 0, 42)) +
    hollow(oval(0, -44, 9)) +
    hull("M-108-20H108V64H-108z") +
    brass("M-108-20H-56V22H-108z") +
    slate("M52-20H108V30H52z") +
    rust("M-56 30H-20V64H-56z") +
    weld("M-56-20V64M-108 22H-56M52-20V64M52 30H108") +
    hollow("M-42 64V-4H42V64z") +
    put(0, 32, hull("M34 0L-6-12L-34-16L-26 0L-34 16L-6 12z") + ribs("M4-10V10M14-7V7"), 1, -4) +
    glow(-18, 18, 20) +
    glow(24, 44, 14) +
    `<path d="M-108-20H108" stroke="${paint.bone}" stroke-width="6" stroke-dasharray="10 10" fill="none"/>` +
    windows("M-98-4H-66M62 4H98", 7, 8, 6) +
    rust("M-132 64H132L116 84H-116z") +
    ribs("M-100 84V97M100 84V97M-40 84V95M40 84V95") +
    hook(-80, 84),

  /** Black flag, crooked hull. */
  freebooter: () =>
    put(
      0,
      4,
      flame(-116, 14, 26, 9) +
        bell(-104, 14, 14, 12) +
        ribs("M-16-14V-94") +
        hollow("M-16-92C-44-98-62-84-94-90C-84-76-94-64-86-48C-60-44-44-58-16-50z") +
        bone(oval(-56, -74, 9, 8)) +
        bone("M-72-58L-40-52L-40-56L-72-62zM-72-54L-40-60L-40-56L-72-50z") +
        hollow(oval(-59, -75, 2.4) + oval(-52, -75, 2.4)) +
        ribs("M40-10V-64") +
        rust("M40-62C66-56 84-40 88-16L40-12z") +
        hull("M-110-16L-78-34L-64-12H60L132-24C122 20 92 40 50 42H-84C-104 30-110 8-110-16z") +
        under("M-106 10H114C100 32 80 41 50 42H-84C-98 34-104 22-106 10z") +
        slate("M-50-12H-6L-10 14H-46z") +
        brass("M30-12H62L56 16H34z") +
        weld("M-50-12L-46 14H-10M30-12L34 16H56") +
        along([-70, -2, 66], (x) => hollow(box(x, 16, 14, 10)) + steel(`M${x + 4} 18h24v6h-24z`)) +
        bone("M118-20L146-44L130-14z"),
      1,
      -4,
    ),

  /** A stone with a door. */
  hollow_asteroid: () =>
    rock("M-120 6L-104-44L-58-80L4-72L56-90L104-54L126-4L108 48L60 84L0 74L-54 90L-100 58z") +
    `<path d="M-100 58L-54 90L0 74L60 84L108 48L126-4L96 32L40 52L-20 44L-80 50z" fill="${paint.shade}" opacity=".5"/>` +
    crater(-76, -32, 13) +
    crater(-88, 26, 9) +
    crater(72, -50, 10) +
    crater(84, 20, 12) +
    crater(-20, 66, 8) +
    crater(20, -72, 7) +
    hollow(oval(0, -4, 52, 46)) +
    glow(0, 4, 46, 0.8) +
    slate("M-46 18H46L36 34H-36z") +
    hull("M-34 18V-6H-14V18zM-8 18V-22H12V18zM18 18V-2H36V18z") +
    windows("M-24 0V14M2-16V14M27 4V14", 8, 5, 5) +
    ribs(oval(0, -4, 52, 46)) +
    round(6, steel(box(48, -5, 12, 10)), 0) +
    small(112, -70, 150, 0.9),

  /** A mouth that eats wrecks at one end. */
  reclaimer: () =>
    put(
      0,
      0,
      flame(-134, -6, 14, 10) +
        bell(-120, -6, 14, 15) +
        hull("M-124-34H0L30-48H64V44H30L0 26H-124z") +
        brass("M-124-34H-84V26H-124z") +
        slate("M-44-34H-8V26H-44z") +
        rust("M-80-8H-48V26H-80z") +
        weld("M-84-34V26M-44-34V26M-8-34V26M-80-8H-48") +
        hollow("M64-48L96-62V58L64 44z") +
        glow(70, 0, 30, 0.9) +
        slate("M60-52L104-78L124-60L108-50L112-40L96-38L98-28L64-30z") +
        slate("M60 48L104 76L124 58L108 48L112 38L96 36L98 26L64 28z") +
        each(
          [
            [118, -10],
            [134, 12],
            [108, 16],
            [138, -24],
          ],
          (x, y) => steel(corners(x, y, 9, 5, x * 3)),
        ) +
        stack(
          [
            [-108, -60],
            [-78, -60],
            [-48, -60],
          ],
          28,
          25,
        ) +
        windows("M-76-22H-52M-36-22H-14", 5, 5, 5) +
        steel("M-20-34H-8V-70H-20z") +
        lamp(oval(-14, -72, 5)),
      0.98,
      -4,
    ),

  /** Tents and lanterns on a wheel of planks. */
  shadow_bazaar: () =>
    rust("M-134 48H134L112 66H-112z") +
    ribs("M-100 66L-40 92H40L100 66M0 66V92") +
    each(
      [
        [-94, 0],
        [-36, 14],
        [24, -4],
        [86, 4],
      ],
      (x, y) =>
        hull(`M${x - 26} 48V${y}H${x + 26}V48z`) +
        hollow(`M${x - 18} 48V${y + 12}H${x + 18}V48z`) +
        glow(x, 36, 16, 0.8) +
        (x < -50 || (x > 0 && x < 50) ? trim : brass)(
          `M${x - 34} ${y + 2}L${x} ${y - 44}L${x + 34} ${y + 2}q-9 10-17 0q-9 10-17 0q-9 10-17 0q-9 10-17 0z`,
        ) +
        ribs(`M${x} ${y - 44}v-12`) +
        rust(`M${x} ${y - 56}l18 5l-18 6z`),
    ) +
    cable(
      "M-130-30C-110-14-100-40-94-52M-94-46C-80-20-50-20-36-36M-36-36C-20-10 10-20 24-54M24-54C44-10 70-20 86-46M86-46C100-20 120-20 132-34",
    ) +
    each(
      [
        [-112, -26],
        [-66, -24],
        [-6, -18],
        [56, -24],
        [112, -24],
      ],
      (x, y) => lamp(oval(x, y, 4.5)) + glow(x, y, 13, 0.9),
    ) +
    windows("M-116 57H116", 3, 4, 8),

  /** It cuts a hull in two. */
  hulk_breaker: () =>
    put(
      -70,
      30,
      slate("M-70-16L40-24L52-10L40 0L54 12L42 26H-60z") + windows("M-50 0H20", 3, 4, 6) + ribs("M46-16V22"),
      1,
      6,
    ) +
    put(
      84,
      44,
      slate("M-44-22L-32-12L-42 0L-30 12L-40 26L30 20L62 0L34-18z") +
        windows("M-20 2H34", 3, 4, 6) +
        ribs("M-36-14V20"),
      1,
      -6,
    ) +
    glow(2, 36, 46) +
    lamp("M-5-24H5L3 60H-3z") +
    hull("M-62-60L-40-84H40L62-60L44-34H-44z") +
    under("M-60-56H60L44-34H-44z") +
    brass("M-40-84H-8V-34H-44L-56-54z") +
    weld("M-8-84V-34") +
    glass("M12-76H36L48-60H12z") +
    rust("M-18-34H18L10-18H-10z") +
    ribs("M-52-44L-104-34L-120 10M52-44L106-30L120 14") +
    slate("M-130 6L-110 6L-108 36L-118 22L-132 34zM130 10L110 10L108 40L118 26L132 38z") +
    bell(-66, -62, 14, 9) +
    flame(-78, -62, 20, 6),

  /** The ribs of something that was large. */
  boneyard: () =>
    rock("M-140 74C-100 58-40 66 0 64C50 60 100 64 140 74L120 97H-120z") +
    bone("M-120 44C-80 22 80 22 122 40L118 52C80 36-80 36-114 56z") +
    each(
      [
        [-88, 0],
        [-56, -8],
        [-22, -12],
        [12, -12],
        [46, -8],
        [78, 0],
      ],
      (x, y) =>
        bone(
          `M${x - 5} 34C${x - 34} ${y + 4} ${x - 30} ${y - 52} ${x + 6} ${y - 76}C${x - 16} ${y - 40} ${x - 16} ${y} ${x + 7} 32z`,
        ),
    ) +
    bone("M100 20C116-8 146 4 146 28C146 44 128 50 112 46C104 40 98 30 100 20z") +
    hollow(oval(126, 22, 8, 7) + oval(114, 38, 4)) +
    put(-36, 74, hull("M30 0L-6-9L-28-12L-22 0L-28 12L-6 9z"), 1, -12) +
    put(36, 78, steel(cog(0, 0, 16, 8, 5)) + hollow(oval(0, 0, 5))) +
    put(88, 78, slate(box(-18, -9, 36, 18)), 1, 10) +
    glow(-2, 56, 18, 0.6) +
    lamp(oval(-2, 54, 3)),

  /** A skull of a moon. */
  pirate_moon: () =>
    globe(
      0,
      -2,
      86,
      crater(-50, -50, 9) + crater(52, -44, 12) + crater(10, -66, 7) + crater(-66, 26, 8) + crater(66, 30, 9),
    ) +
    hollow("M-52-22C-48-44-14-42-10-20C-12 0-46 2-52-22zM52-22C48-44 14-42 10-20C12 0 46 2 52-22z") +
    glow(-31, -20, 15, 0.9) +
    glow(31, -20, 15, 0.9) +
    hollow("M0 6L-10 24H10z") +
    slate("M-62 40H62L52 78H-52z") +
    hollow("M-54 44H54L50 58H-50z") +
    along([-42, -25, -8, 9, 26, 43], (x) => bone(box(x - 7, 44, 13, 14))) +
    weld("M-62 40H62M-52 78H52") +
    put(-92, 62, ribs("M-30 20L40-20"), 1) +
    twin(ribs("M-62 54L-128 88M-62 66L-118 97") + steel("M-128-30H-84V-20H-128zM-134 0H-86V10H-134z")),

  /** Arms, cranes, hoppers: a yard that flies. */
  titan_salvor: () =>
    flame(-142, 20, 6, 10) +
    bell(-126, 20, 16, 17) +
    ribs("M-84-20L-110-74L-60-92M-10-24L10-88L66-84M50-18L84-64L128-56") +
    hook(-60, -90) +
    hook(66, -82) +
    hook(128, -54) +
    slate("M46-66L84-72L92-58L60-50z") +
    hull("M-130-14L-70-26H80L140 2L146 30L110 54H-110L-130 40z") +
    under("M-130 24H145L110 54H-110L-130 40z") +
    brass("M-110-18L-70-26H-50V50H-110z") +
    rust("M-8-26H34V20H-8z") +
    slate("M76-26L112-9L108 30H76z") +
    weld("M-110-18V50M-50-26V50M-8-26V20H34V-26M76-26V30H108") +
    hollow("M-40 28H66L58 46H-40z") +
    glow(12, 38, 26, 0.8) +
    windows("M-40-10H-14M42-10H70M-100 0H-60M-100 14H-60", 6, 6, 6) +
    ribs("M-90 54L-104 84L-80 97M-20 54L-10 84L-34 97M70 54L84 82L60 96") +
    bone("M136 0L150-20L148 30z") +
    hull("M-40-26L-34-52H-4L4-26z") +
    glass("M-30-46H-10L-4-32H-30z"),
};

function round2(x: number, y: number, r: number): string {
  return put(x, y, round(10, bone(`M${r - 6}-6L${r + 8} 0L${r - 6} 6z`)));
}
