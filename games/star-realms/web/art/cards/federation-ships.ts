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
  glow,
  hollow,
  hoop,
  hull,
  lamp,
  oval,
  pair,
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
import { container, mast, tree } from "$web/art/parts";
import { bell, flame } from "$web/art/craft";

/** The shuttle that every fleet begins with. */
const shuttle = () =>
  put(
    0,
    0,
    flame(-84, 8, 44, 9) +
      bell(-74, 8, 14, 12) +
      trim("M-72-24L-116-92H-70L-14-34z") +
      seam("M-98-82L-44-32M-86-88L-30-34") +
      hull("M-78-30C-40-42 20-42 58-30C88-20 106 2 108 18C100 32 70 36 40 36H-70C-82 20-84-10-78-30z") +
      under("M-80 16H107C98 32 70 36 40 36H-70C-76 30-79 24-80 16z") +
      glass("M62-22C82-14 96 2 98 12L58 10L50-24z") +
      seam("M36-36V34M-40-38V34") +
      windows("M-30-10H32", 9, 9, 6) +
      edge("M-79 16H106") +
      hull("M-30 30H34L6 66H-52z") +
      trim("M6 66H-52L-46 56H14z"),
    1,
    -8,
  );

export const federationShips: Record<string, Drawing> = {
  federation_shuttle: shuttle,
  federation_shuttle_starter: shuttle,

  /** Two hulls side by side, joined by a bridge. */
  cutter: () =>
    put(
      0,
      0,
      pair(
        flame(-92, -40, 46, 8) +
          bell(-84, -40, 10, 10) +
          hull("M-86-56H20C70-56 112-46 132-34C106-26 70-26 20-26H-86z") +
          under("M-86-38H126C106-28 70-26 20-26H-86z") +
          trim("M28-55C70-54 100-46 118-38H44z") +
          windows("M-74-47H24", 4, 5, 4) +
          hull("M-50-28H-20V0H-50zM4-28H26V0H4z"),
      ) +
        trim("M-64-14H30L54 0L30 14H-64z") +
        glass("M22-8L38 0L22 8H8V-8z") +
        windows("M-54 0H2", 4, 5, 4),
      0.96,
      -14,
    ),

  /** A long curved yacht under a fin like a sail. */
  embassy_yacht: () =>
    put(
      0,
      8,
      flame(-116, 12, 30, 7) +
        bell(-106, 12, 12, 8) +
        trim("M-44-18C-38-56-10-82 36-94C20-64 16-42 22-18z") +
        seam("M-28-20C-20-50 0-70 24-84M-10-20C-4-46 6-62 20-76") +
        hull("M-62-14C-30-28 30-28 66-16L58 0H-70z") +
        windows("M-56-8H54", 7, 8, 4) +
        hull("M-118-2C-60 0 70 4 140-26C118 18 70 40 0 40C-56 40-98 28-118-2z") +
        under("M-112 8C-50 26 60 22 126-6C104 26 58 40 0 40C-50 40-90 30-112 8z") +
        edge("M-114 4C-50 22 66 18 132-14") +
        windows("M-90 6C-40 14 40 12 92 0", 3, 4, 5) +
        lamp(oval(138, -26, 3)),
      1,
      -6,
    ),

  /** Containers on a spine. */
  freighter: () =>
    put(
      0,
      0,
      flame(-124, -14, 22, 8) +
        flame(-124, 14, 22, 8) +
        bell(-114, -15, 12, 12) +
        bell(-114, 15, 12, 12) +
        hull(box(-116, -30, 22, 60, 4)) +
        steel(box(-96, -5, 160, 10)) +
        bar("M-96-12H60M-96 12H60M-80-12L-66 12M-24-12L-10 12M32-12L46 12") +
        each(
          [
            [-78, -58],
            [-22, -58],
            [34, -58],
            [-78, 16],
            [-22, 16],
            [34, 16],
          ],
          (x, y) => container(x, y, 38, 42),
        ) +
        hull("M78-40H100C124-34 140-14 142 4C140 24 122 38 100 40H78z") +
        glass("M110-26C124-18 132-8 133 2L106 0z") +
        trim("M78-40H88V40H78z") +
        mast(92, -40, 26),
      0.98,
      -14,
    ),

  /** A stubby gunner with four pods on its arms. */
  trade_escort: () =>
    twin(
      steel("M-40-14L-104-34V-24L-40 4z") +
        hull(oval(-112, -20, 28, 34)) +
        trim(oval(-112, -20, 18, 23)) +
        hollow(oval(-112, -20, 10, 13)) +
        glow(-112, -20, 14, 0.8) +
        steel("M-66 6H-58V62H-66zM-80 2H-72V54H-80z") +
        hull("M-96 2L-40-6V20L-84 16z"),
    ) +
    hull("M0-78L40-48L54 6L34 62H-34L-54 6L-40-48z") +
    under("M0-78L40-48L54 6L34 62H0z") +
    glass("M-22-36H22L28-14H-28z") +
    windows("M-34 4H36M-32 18H34M-30 32H32", 5, 6, 5) +
    trim("M-34 46H34L28 62H-28z") +
    steel("M-10 62H10V92H-10z") +
    seam("M0-78V-36M0-14V46"),

  /** A carrier with a tower and banners. */
  flagship: () =>
    flame(-120, 20, 28, 9) +
    flame(-116, 36, 24, 7) +
    bell(-108, 20, 14, 13) +
    bell(-104, 36, 10, 9) +
    trim("M-50-62L-96-92L-84-66L-110-50H-50z") +
    hull("M-66-8L-52-66H-14L-2-84H16L22-66L38-8z") +
    windows("M-50-54H24M-52-40H26M-56-26H30", 4, 5, 4) +
    steel("M2-84V-98H6V-84z") +
    hull("M-112-8H60L144 12L132 32L60 48H-84L-112 36z") +
    under("M-112 22H138L132 32L60 48H-84L-112 36z") +
    hollow("M-44 26H66L56 38H-44z") +
    glow(8, 32, 18, 0.7) +
    windows("M-40 32H58", 3, 4, 8) +
    windows("M-100 6H90", 4, 6, 5) +
    edge("M-112 14H140") +
    steel("M84 2L100-14L104-12L96 6z") +
    steel("M56 0L68-14L72-12L66 0z"),

  /** A great disc before two long engines. */
  command_ship: () =>
    put(
      0,
      10,
      flame(-138, 2, 12, 8) +
        flame(-134, 22, 12, 8) +
        bell(-124, 2, 14, 12) +
        bell(-120, 22, 14, 12) +
        trim("M-92-8L-128-62L-92-58L-44-14z") +
        hull("M-128-12H-40V34H-116z") +
        under("M-124 12H-40V34H-116z") +
        under("M-20 34H76L56 78L28 92L0 78z") +
        windows("M-2 50H60M8 64H50", 4, 6, 5) +
        hull("M4-14L12-62H24L30-92H42L46-62H62L70-14z") +
        windows("M18-50H58M16-36H62M14-24H64", 4, 5, 4) +
        lamp(oval(36, -94, 3)) +
        hull(oval(38, 8, 104, 36)) +
        under("M-66 8A104 36 0 0 0 142 8C134 24 94 30 38 30C-18 30-58 24-66 8z") +
        trim(oval(38, -6, 66, 18)) +
        hull(oval(38, -10, 54, 13)) +
        windows("M-56 18C-30 34 10 38 38 38C66 38 106 34 132 18", 4, 5, 5) +
        windows("M-6-6C10 0 66 0 82-6", 3, 4, 4) +
        shine(oval(96, -12, 6, 2)),
      1,
      -5,
    ),

  /** A sail of light with a hull like a splinter. */
  solar_skiff: () =>
    bar("M-96 62L30-84M-96 62L104-30M-96 62L66 66M-40 30L70-70") +
    trim("M24-92C70-84 104-62 124-28C118 8 100 48 72 78C70 44 62 20 40-8C22-34 14-62 24-92z") +
    seam(
      "M24-92C60-50 92-20 124-28M34-30C60-6 90 4 114 2M52 10C70 24 84 30 98 36M74-78C66-40 70 20 88 58M100-58C94-30 96 0 106 20",
    ) +
    `<path class="o" opacity=".35" d="M34-84C60-78 84-66 98-50C76-56 50-60 30-66z"/>` +
    hull("M-134 58C-110 44-84 44-62 56C-80 70-110 74-134 58z") +
    glass("M-84 50C-74 50-68 54-66 57H-90z") +
    windows("M-122 59H-96", 3, 3, 3) +
    glow(-136, 60, 12),

  /** A tractor before two tanks. */
  trade_hauler: () =>
    flame(-136, 14, 14, 8) +
    bell(-128, 14, 10, 10) +
    beam("M-124 14H70", 7) +
    each(
      [
        [-88, 14],
        [-14, 14],
      ],
      (x, y) =>
        hull(oval(x, y, 34, 27)) +
        under(`M${x - 34} ${y + 4}A34 27 0 0 0 ${x + 34} ${y + 4}z`) +
        trim(`M${x - 9} ${y - 26}H${x + 9}V${y + 26}H${x - 9}z`),
    ) +
    hull("M40-72H92C122-68 138-36 140 4V56H40z") +
    under("M40 30H140V56H40z") +
    glass("M92-58C112-54 124-34 126-10H82z") +
    trim("M40 18H140V30H40z") +
    lamp(oval(130, 44, 6)) +
    windows("M52-52V8M64-52V8", 7, 7, 6) +
    steel("M46-72H56V-96H46zM66-72H76V-90H66z"),

  /** A wedge with a light that searches. */
  patrol_cutter: () =>
    `<path class="z" d="M34-62L330 10V160L30-50z"/>` +
    put(
      0,
      14,
      flame(-112, 8, 30, 8) +
        bell(-102, 8, 12, 11) +
        beam("M-8-18L14-66M12-18L22-62", 5) +
        steel("M4-84H44V-62H4z") +
        lamp(oval(42, -73, 9, 11)) +
        glow(44, -72, 22) +
        tint(box(-56, -46, 18, 12, 4)) +
        lamp(box(-36, -46, 18, 12, 4)) +
        glow(-27, -42, 16, 0.7) +
        hull("M-70-16L-62-34H-12L-2-16z") +
        hull("M-106-16H60L140 6L70 30H-90z") +
        under("M-102 8H138L70 30H-90z") +
        glass("M40-10L84 4H34z") +
        edge("M-106 6H138") +
        windows("M-92-5H20", 4, 6, 5) +
        under("M-60 30H20L-20 64H-84z"),
      1,
      -4,
    ),

  /** Broad and flat, with a ramp let down. */
  frontier_ferry: () =>
    steel("M86 30L134 62L128 70L76 46z") +
    hull("M-128 4H90L100 24L84 52H-116z") +
    under("M-124 30H98L84 52H-116z") +
    hollow("M40 10H96L100 24L90 42H40z") +
    glow(74, 26, 22, 0.8) +
    hull("M-118-34H20V4H-118z") +
    windows("M-108-22H14M-108-8H14", 7, 9, 5) +
    trim("M-104-62H-14L0-34H-118z") +
    glass("M-22-56L-10-38H-46V-56z") +
    windows("M-96-48H-54", 6, 7, 5) +
    edge("M-126 18H40") +
    flame(-128, 20, 20, 8) +
    hull(box(-110, 52, 60, 16, 6)) +
    hull(box(10, 52, 60, 16, 6)) +
    glow(-80, 70, 16, 0.8) +
    glow(40, 70, 16, 0.8) +
    mast(-60, -62, 24),

  /** A garden under glass at the end of a stalk. */
  colony_seed_ship: () =>
    put(
      0,
      0,
      flame(-126, 0, 24, 9) +
        bell(-114, 0, 14, 14) +
        steel(box(-116, -7, 130, 14)) +
        along([-92, -58, -24], (x) => hull(oval(x, -18, 15, 12)) + under(oval(x, 18, 15, 12))) +
        hull(box(-6, -22, 14, 44, 3)) +
        under("M4 18A66 62 0 0 0 132 18z") +
        `<path class="z" d="${oval(68, 2, 64)}"/>` +
        tint("M6 14C30 2 44 12 62 8C84 0 104 8 130 14C118 20 20 20 6 14z") +
        each(
          [
            [34, 10],
            [60, 8],
            [88, 6],
            [110, 12],
            [48, 12],
            [76, 10],
          ],
          (x, y) => tree(x, y, x === 60 || x === 88 ? 1.5 : 1),
        ) +
        trim("M4 16H132L126 28H10z") +
        windows("M16 22H120", 3, 4, 5) +
        edge(oval(68, 2, 64)) +
        `<path class="o" opacity=".55" d="M26-36C40-54 62-60 80-56C58-52 42-40 32-24z"/>`,
      0.98,
      -10,
    ),

  /** Behind a shield of its own. */
  peacekeeper: () =>
    flame(-128, -14, 20, 8) +
    flame(-128, 18, 20, 8) +
    bell(-116, -14, 14, 12) +
    bell(-116, 18, 14, 12) +
    hull("M-118-34H20L62-20V24L20 40H-118z") +
    under("M-118 6H62V24L20 40H-118z") +
    windows("M-104-20H24M-104-6H30", 4, 6, 4) +
    trim("M-86-34L-70-62H-30L-16-34z") +
    windows("M-66-48H-34", 5, 5, 4) +
    steel("M20 40L60 60H100V54L60 34zM20-34L60-56H100V-50L60-28z") +
    hull("M72-88C102-78 124-72 138-72C142-10 128 50 76 92C60 50 58-40 72-88z") +
    trim("M80-70C100-62 114-58 124-58C126-8 114 38 82 70C72 34 70-30 80-70z") +
    shine("M100-38L106-12H128L110 2L116 28L100 12L84 28L90 2L76-12H94z"),

  /** Ours on the beat: a small hull with lights on its roof. */
  system_police: () =>
    put(
      0,
      6,
      flame(-76, 0, 40, 9) +
        bell(-68, 0, 12, 12) +
        pair(trim("M-30-18L-60-58H-20L24-20z")) +
        hull("M-70-24H30C62-20 88-8 96 0C88 10 62 22 30 26H-70z") +
        under("M-70 6H92C80 16 58 24 30 26H-70z") +
        hollow("M-70-8H60L70 0H-70z") +
        glass("M36-16C56-12 72-6 78-2H30z") +
        lamp(box(-26, -36, 14, 12, 4)) +
        tint(box(-8, -36, 14, 12, 4)) +
        glow(-19, -32, 18, 0.8) +
        glow(-1, -32, 18, 0.5) +
        seam("M-40-24V26M14-26V26"),
      1.1,
      -10,
    ),

  /** Round tanks on a raft. */
  stock_ferry: () =>
    put(
      0,
      0,
      flame(-108, 26, 36, 8) +
        bell(-98, 26, 12, 11) +
        each(
          [
            [-62, -14],
            [-4, -14],
            [54, -14],
          ],
          (x, y) => hull(oval(x, y, 32)) + trim(`M${x - 31} ${y - 4}h62v9h-62z`) + seam(`M${x} ${y - 32}v64`),
        ) +
        hull("M-104 16H84L116 30L84 46H-92z") +
        under("M-100 32H112L84 46H-92z") +
        glass("M84 20L104 30H84z") +
        windows("M-86 25H70", 4, 6, 5),
      1.02,
      -6,
    ),

  /** A wedge that carries its coin before it. */
  revenue_cutter: () =>
    put(
      0,
      10,
      flame(-112, 22, 30, 8) +
        bell(-102, 22, 12, 11) +
        hull("M-106 4H40L136 30L40 50H-92z") +
        under("M-102 26H130L40 50H-92z") +
        edge("M-106 4H40L136 30") +
        glass("M44 10L90 24H38z") +
        windows("M-92 14H26", 5, 6, 5) +
        steel("M-34 4L-24-22H-8L2 4z") +
        hull(oval(-16, -48, 48, 42)) +
        tint(hoop(-16, -48, 39, 34, 4)) +
        trim(corners(-16, -48, 24, 6)) +
        shine(corners(-16, -48, 10, 6)) +
        trim("M-98 4L-118-30H-92L-70 4z") +
        under("M-50 50H20L-10 70H-70z"),
      1,
      -8,
    ),

  /** Decks and funnels of a liner. */
  core_world_liner: () =>
    put(
      0,
      6,
      flame(-130, 16, 16, 8) +
        along(
          [-58, -14, 30],
          (x) => trim(`M${x - 10}-38L${x - 16}-82H${x + 8}L${x + 12}-38z`) + hollow(oval(x - 4, -82, 12, 4)),
        ) +
        hull("M-84-40H56L66-22H-94z") +
        hull("M-106-22H84L96 0H-112z") +
        windows("M-78-31H52", 4, 5, 4) +
        windows("M-100-10H84", 5, 5, 4) +
        hull("M-134-2H144C132 26 112 42 84 44H-104C-122 38-132 20-134-2z") +
        under("M-132 18H132C124 34 108 42 84 44H-104C-118 40-128 30-132 18z") +
        windows("M-120 8H124M-110 28H100", 3, 4, 4) +
        edge("M-133 16H134") +
        mast(70, -40, 26),
      0.98,
      -5,
    ),

  /** A sword upright in the middle, a pan on each side. */
  lawkeeper_frigate: () =>
    put(
      0,
      0,
      flame(-104, 0, 34, 8) +
        bell(-94, 0, 12, 12) +
        pair(
          beam("M-30-12V-58", 6) +
            flame(-74, -64, 30, 6) +
            hull("M-70-76H18C34-72 44-66 48-62C40-52 20-48-4-48H-50C-62-54-70-64-70-76z") +
            trim("M-70-76H18L30-68H-66z"),
        ) +
        hull("M-96-18H10L30-24L140 0L30 24L10 18H-96z") +
        under("M-96 4H122L30 24L10 18H-96z") +
        trim("M4-36H18V36H4z") +
        edge("M-96 0H140") +
        windows("M-84-9H-4", 4, 5, 4) +
        glass("M30-14L64-6L30-4z"),
      1,
      -12,
    ),

  /** Hoops and holds, the greatest of the merchantmen. */
  grand_argosy: () =>
    put(
      0,
      0,
      flame(-140, -10, 10, 10) +
        flame(-140, 12, 10, 10) +
        bell(-124, -12, 16, 14) +
        bell(-124, 12, 16, 14) +
        under(hoop(-56, 0, 22, 84, 9) + hoop(14, 0, 24, 92, 9)) +
        hull("M-128-24H60C104-22 132-8 144 2C132 14 104 26 60 28H-128z") +
        under("M-128 8H140C124 20 100 26 60 28H-128z") +
        along([-110, -84, -30, -10], (x) => container(x, -46, 22, 24) + container(x, 24, 22, 22)) +
        windows("M-120-6H80M-118 6H70", 4, 5, 4) +
        trim("M60-24C100-22 126-8 138 0H76z") +
        glass("M96-12C108-10 118-4 124 0H92z") +
        hull("M-56-84C-40-84-34-40-34 0C-34 40-40 84-56 84V75C-48 70-43 40-43 0C-43-40-48-70-56-75z") +
        hull("M14-92C32-92 38-44 38 0C38 44 32 92 14 92V83C24 78 29 44 29 0C29-44 24-78 14-83z") +
        windows("M-39-50V50M33-56V56", 3, 4, 5),
      0.98,
      -8,
    ),
};
