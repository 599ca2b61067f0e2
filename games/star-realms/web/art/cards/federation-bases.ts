import {
  along,
  bar,
  beam,
  box,
  dome,
  type Drawing,
  each,
  edge,
  glass,
  globe,
  glow,
  hollow,
  hoop,
  hull,
  lamp,
  oval,
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
import { container, dish, small, tree, turret } from "$web/art/parts";
import { ring } from "$web/art/craft";

export const federationBases: Record<string, Drawing> = {
  /** Stalls on a mast, ships at the ends. */
  trading_post: () =>
    beam("M0-96V96", 10) +
    twin(
      beam("M0-44H-62M0 8H-88M0 56H-54", 7) +
        trim("M-78-56H-26L-18-38H-86z") +
        hull(box(-80, -38, 60, 14, 2)) +
        windows("M-74-31H-24", 5, 6, 5) +
        trim("M-108-6H-46L-38 14H-116z") +
        hull(box(-110, 14, 68, 16, 2)) +
        windows("M-104 22H-48", 6, 7, 5) +
        container(-66, 48, 24, 20) +
        container(-40, 50, 20, 18),
    ) +
    hull("M-22-66H22V72L0 86L-22 72z") +
    windows("M-12-54V66M12-54V66M0-54V66", 6, 6, 6) +
    trim(oval(0, -74, 16)) +
    small(-126, -40, 0, 1) +
    small(128, 48, 180, 1),

  /** A world with a market in its ring. */
  barter_world: () =>
    ring(0, 8, 138, 34, 14, false, "url(#under)") +
    globe(
      0,
      0,
      76,
      `<path class="m" opacity=".55" d="M-66-30C-40-60-10-50-6-34C-2-18-30-14-28 2C-26 20-56 16-72 10C-74-4-72-18-66-30zM20-66C44-60 60-44 64-30C52-20 36-34 24-40C16-46 14-58 20-66zM6 12C30 0 56 10 62 26C50 50 26 62 12 56C0 46-4 24 6 12z"/>`,
    ) +
    ring(0, 8, 138, 34, 14, true, "url(#hull)") +
    ring(0, 8, 138, 34, 3, true, "url(#trim)") +
    windows("M-130 24C-100 42-50 50 0 50C50 50 100 42 130 24", 4, 5, 5) +
    each(
      [
        [-92, 24],
        [-44, 34],
        [12, 36],
        [64, 30],
        [108, 18],
      ],
      (x, y) => trim(`M${x - 14} ${y}L${x - 8} ${y - 16}H${x + 8}L${x + 14} ${y}z`) + hull(box(x - 10, y, 20, 10)),
    ),

  /** A fortress under a bell of light. */
  defense_center: () =>
    `<path class="z" d="${dome(0, 46, 128, 132)}"/>` +
    edge(`M-128 46a128 132 0 0 1 256 0`) +
    `<path class="o" opacity=".3" d="M-104 0C-96-40-64-68-34-76C-60-56-80-30-86 6z"/>` +
    hull("M-66 40V-8L-34-34H34L66-8V40z") +
    twin(turret(-48, -16, 205, 1.2) + turret(-62, 18, 190, 1.2)) +
    trim("M-26-34L-18-64H18L26-34z") +
    glass("M-14-56H14L17-44H-17z") +
    windows("M-52 2H52M-52 16H52", 5, 7, 5) +
    hollow("M-14 40V20H14V40z") +
    glow(0, 34, 14, 0.8) +
    hull("M-132 40H132L112 60H-112z") +
    under("M-118 54H118L84 82L0 94L-84 82z") +
    windows("M-120 49H120", 4, 6, 6) +
    dish(0, -70, 14, -90),

  /** A crescent harbour with ships at its berths. */
  port_of_call: () =>
    hull(
      "M84-78C30-104-60-92-98-42C-126 2-110 62-60 84C-16 102 44 96 84 70L66 46C34 66-10 70-42 52C-74 34-82-6-60-34C-36-64 26-74 66-52z",
    ) +
    under("M-98-42C-126 2-110 62-60 84C-16 102 44 96 84 70L76 58C36 84-16 88-54 70C-100 46-112-2-88-42z") +
    windows("M72-66C28-86-44-80-78-38C-104 0-92 46-52 66C-14 84 36 78 72 58", 4, 6, 6) +
    beam("M-62-20L-18-14M-66 14H-16M-50 44L-10 34M-24-52L4-34M8-66L22-40", 6) +
    small(10, -26, 40, 1.2) +
    small(8, 10, 4, 1.5) +
    small(14, 36, -20, 1.2) +
    small(40, -40, 60, 1) +
    small(110, 0, 180, 1.1) +
    trim("M66-90H98V-40H66zM66 40H98V84H66z") +
    windows("M72-76H94M72-62H94M72 56H94M72 70H94", 5, 5, 4) +
    lamp(oval(82, -94, 3) + oval(82, 88, 3)) +
    glow(82, -92, 14),

  /** One tall house with wings, on a plate. */
  central_office: () =>
    under("M-118 62H118L70 84H-70z") +
    hull("M-128 50H128L118 62H-118z") +
    twin(
      hull("M-66 50V-6L-46-18H-30V50z") +
        windows("M-58-2V46M-48-8V46M-38-8V46", 5, 5, 4) +
        hull("M-104 50V24L-92 16H-70V50z") +
        windows("M-96 28V46M-84 24V46", 5, 5, 4),
    ) +
    hull("M-30 50V-62L0-84L30-62V50z") +
    under("M0 50V-84L30-62V50z") +
    windows("M-22-58V44M-12-64V44M12-64V44M22-58V44", 5, 5, 4) +
    trim("M-34-24H34V-14H-34zM-34 14H34V22H-34z") +
    trim("M-6-80L0-99L6-80z") +
    tint("M-3-76H3V44H-3z") +
    windows("M-116 56H116", 3, 5, 6),

  /** Three cylinders that are only room. */
  storage_silo: () =>
    beam("M-118 46H118M-90 60H90", 7) +
    each(
      [
        [-66, 6],
        [66, 6],
        [0, -6],
      ],
      (x, y) =>
        hull(
          `M${x - 30} ${y - 52}C${x - 30} ${y - 84} ${x + 30} ${y - 84} ${x + 30} ${y - 52}V${y + 62}C${x + 30} ${y + 82} ${x - 30} ${y + 82} ${x - 30} ${y + 62}z`,
        ) +
        `<path d="M${x + 6} ${y - 74}C${x + 24} ${y - 70} ${x + 29} ${y - 62} ${x + 29} ${y - 52}V${y + 62}C${x + 29} ${y + 70} ${x + 18} ${y + 76} ${x + 6} ${y + 77}z" fill="url(#under)" opacity=".55"/>` +
        trim(box(x - 30, y - 24, 60, 14)) +
        trim(box(x - 30, y + 30, 60, 14)) +
        bar(
          `M${x - 20} ${y - 8}V${y + 28}M${x - 12} ${y - 8}V${y + 28}M${x - 20} ${y}h8M${x - 20} ${y + 8}h8M${x - 20} ${y + 16}h8`,
        ) +
        lamp(oval(x, y - 77, 3)),
    ),

  /** A wheel to live in, seen from its side. */
  central_station: () =>
    put(
      0,
      0,
      under(hoop(-10, 0, 56, 92, 15)) +
        beam("M-10-80V80M-56 0H36M-46-46L26 46M-46 46L26-46", 6) +
        hull(hoop(10, 0, 56, 92, 14)) +
        windows("M10-86C48-86 60-40 60 0C60 40 48 86 10 86C-28 86-40 40-40 0C-40-40-28-86 10-86", 4, 5, 6) +
        hull("M-60-20H66L86-10V10L66 20H-60z") +
        under("M-60 6H86L66 20H-60z") +
        trim(oval(-60, 0, 10, 20)) +
        hollow(box(62, -7, 22, 14)) +
        glow(74, 0, 14, 0.9) +
        windows("M-46-8H50", 4, 5, 5) +
        small(122, 0, 180, 1),
      1,
      -14,
    ),

  /** A cage, and a ship that is half built. */
  federation_shipyard: () =>
    beam("M-126-74H126M-126 78H126", 6) +
    along(
      [-118, -60, 0, 60, 118],
      (x) => beam(`M${x}-74V78`, 4) + bar(`M${x}-74l30 22M${x}-74l-30 22M${x} 78l30-22M${x} 78l-30-22`),
    ) +
    hull("M-96-22H-6V26H-96z") +
    under("M-96 8H-6V26H-96z") +
    trim("M-96-22H-76V26H-96z") +
    windows("M-70-8H-12", 5, 6, 5) +
    bar("M-6-20H50C74-18 92-8 98 2C92 14 74 24 50 26H-6M14-20V26M34-20V26M54-19V25M74-12V18M-6 2H98") +
    glow(2, -18, 16) +
    glow(36, 24, 13) +
    glow(74, -12, 11) +
    hull(box(-136, -88, 272, 14, 3)) +
    windows("M-126-81H126", 4, 6, 6) +
    trim("M14-74H34L28-48H20z") +
    bar("M24-48V-26") +
    hull(box(-136, 76, 272, 14, 3)) +
    steel("M-40 76L-34 44H-24L-18 76z"),

  /** Domes on friendly ground. */
  loyal_colony: () =>
    glow(60, -40, 46, 0.5) +
    `<path class="z" d="${dome(0, 52, 70, 84)}"/>` +
    tint("M-66 52C-40 38 40 38 66 52z") +
    hull("M-14 52V-4L0-18L14-4V52z") +
    windows("M-7 2V48M7 2V48", 4, 5, 4) +
    hull("M-46 52V18H-24V52zM24 52V12H44V52z") +
    windows("M-40 24V48M-30 24V48M30 18V48M38 18V48", 4, 5, 4) +
    edge("M-70 52a70 84 0 0 1 140 0") +
    `<path class="o" opacity=".4" d="M-56 14C-46-10-30-22-14-26C-30-12-42 6-46 26z"/>` +
    twin(
      `<path class="z" d="${dome(-98, 60, 34, 32)}"/>` +
        tree(-110, 60, 1.1) +
        tree(-92, 60, 1.5) +
        tree(-78, 60, 1) +
        edge("M-132 60a34 32 0 0 1 68 0"),
    ) +
    under("M-320 270V120C-260 96-200 78-150 66C-100 54-60 50 0 50C60 50 100 54 150 66C200 78 260 96 320 120V270z") +
    tint("M-150 70C-100 58-60 54 0 54C60 54 100 58 150 70V74C100 62-100 62-150 74z") +
    windows("M-130 78C-80 68 80 68 130 78M-110 90C-60 82 60 82 110 90", 2.4, 3, 9) +
    bar("M0-18V-40M-6-32H6"),

  /** A world that is one factory. */
  factory_world: () =>
    each(
      [
        [-44, -36],
        [0, -52],
        [44, -36],
      ],
      (x, y) =>
        hull(`M${x - 14} ${y + 60}L${x - 9} ${y - 14}H${x + 9}L${x + 14} ${y + 60}z`) +
        trim(box(x - 11, y - 8, 22, 8)) +
        `<path class="o" opacity=".32" d="M${x - 7} ${y - 16}C${x - 22} ${y - 28} ${x} ${y - 34} ${x + 2} ${y - 46}C${x + 28} ${y - 40} ${x + 18} ${y - 22} ${x + 8} ${y - 16}z"/>`,
    ) +
    globe(
      0,
      46,
      62,
      hull("M-62 40H-34V16H-12V-4H14V18H38V38H62C62 66 52 84 36 96H-36C-52 84-62 66-62 40z") +
        seam("M-34 40H38M-12 16H14M-50 64H50M-18 64V96M24 64V96") +
        windows("M-28 28H34M-50 52H50M-42 76H42", 5, 6, 6),
    ) +
    hollow(oval(0, 62, 17, 12)) +
    glow(0, 62, 22, 0.9) +
    steel("M-138 58L-60 50V66L-138 72zM138 58L60 50V66L138 72z") +
    container(-134, 30, 30, 26) +
    container(-100, 32, 28, 22) +
    container(76, 32, 28, 22) +
    container(108, 30, 28, 26),

  /** A hall with columns, adrift. */
  trade_commission: () =>
    under("M-104 56H104L64 82L0 90L-64 82z") +
    hull("M-114 44H114V56H-114zM-100 34H100V44H-100z") +
    along(
      [-78, -47, -16, 16, 47, 78],
      (x) => hull(`M${x - 8} 34L${x - 6}-22H${x + 6}L${x + 8} 34z`) + trim(box(x - 10, -28, 20, 7)),
    ) +
    hull("M-104-28H104V-40H-104z") +
    hull("M-112-40L0-88L112-40z") +
    trim("M-70-46L0-76L70-46z") +
    shine(oval(0, -58, 9)) +
    windows("M-104 50H104", 3, 5, 6) +
    glow(0, 6, 24, 0.35),

  /** A door like a wheel, and a ton of wall around it. */
  reserve_treasury: () =>
    turret(112, -60, -20, 1) +
    turret(112, 60, 20, 1) +
    hull(box(-38, -78, 146, 156, 14)) +
    under("M-38 30H108V64C108 72 102 78 94 78H-24C-32 78-38 72-38 64z") +
    hollow(box(-18, -58, 106, 116, 6)) +
    each(
      [
        [-8, 26],
        [24, 26],
        [56, 26],
        [8, 2],
        [40, 2],
        [24, -22],
      ],
      (x, y) => lamp(`M${x} ${y + 22}l5-20h20l5 20z`) + seam(`M${x + 5} ${y + 2}l3 8h14l3-8`),
    ) +
    glow(34, 6, 50, 0.35) +
    steel("M-38-66H-56V-48H-38zM-38 66H-56V48H-38z") +
    hull("M-54-80L-130-58V58L-54 80z") +
    trim(oval(-92, 0, 28, 44)) +
    put(-92, 0, hull(oval(0, 0, 19, 32)) + bar("M0-40V40M-24-12L24 12M-24 12L24-12") + tint(oval(0, 0, 8, 12))),

  /** The first of all worlds, its moon and its girdle of cities. */
  earth_prime: () =>
    globe(
      -6,
      4,
      84,
      tint(
        "M-62-40C-40-72-8-74 8-66C2-54-14-56-18-44C-10-34-22-20-36-22C-30-8-44-8-52-16C-58-24-66-30-62-40zM-34 2C-20-4 0 4 4 16C0 34-14 46-18 66C-30 60-30 44-36 32C-44 22-44 8-34 2zM28-40C50-52 66-34 70-18C62-10 50-18 44-8C50 4 62 2 66 12C60 34 46 42 36 34C38 20 24 12 20-4C20-20 18-32 28-40z",
      ) +
        `<path class="o" opacity=".5" d="M-70-6C-40-14-10-4 20-16C0 2-40 4-70-6zM-20-76C-4-84 20-80 34-72C16-70-4-70-20-76zM0 40C24 32 50 40 64 34C48 52 20 52 0 40z"/>`,
    ) +
    windows("M-80 40C-50 62 40 66 74 34M-66 56C-40 72 30 76 60 54", 2, 2, 6) +
    ring(-6, 4, 128, 22, 4, true, "url(#trim)") +
    each(
      [
        [-108, 18],
        [-40, 26],
        [36, 25],
        [102, 14],
      ],
      (x, y) => hull(box(x - 8, y - 6, 16, 11, 2)) + lamp(oval(x, y, 2)),
    ) +
    `<circle cx="104" cy="-62" r="18" fill="url(#steel)"/>` +
    steel(oval(98, -66, 4) + oval(110, -56, 3)) +
    small(62, -84, 160, 0.8),
};
