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
import { star } from "$web/art/parts";
import { bell, flame } from "$web/art/craft";
import { figure } from "./people";

/** Epoch I: what rebels carry. */
export const first: Record<string, Drawing> = {
  human_cloning: () =>
    along(
      [-80, 0, 80],
      (x) =>
        hollow(box(x - 30, -66, 60, 132, 12)) +
        glow(x, 0, 46, 0.5) +
        figure(x, 4, 1.05) +
        `<path class="z" d="${box(x - 30, -66, 60, 132, 12)}"/>` +
        edge(box(x - 30, -66, 60, 132, 12)) +
        hull(box(x - 34, -82, 68, 18, 4)) +
        hull(box(x - 34, 64, 68, 18, 4)) +
        windows(`M${x - 24} 73H${x + 24}`, 4, 5, 5),
    ),
  hawk_maneuver_engines: () =>
    pair(
      hull("M20-16C0-50-50-84-120-92C-106-76-104-70-112-60C-96-58-92-50-100-40C-84-40-78-30-84-16z") +
        seam("M-10-32L-106-70M-20-24L-96-46") +
        edge("M20-16C0-50-50-84-120-92"),
    ) +
    flame(-84, 0, 50, 18) +
    bell(-60, 0, 26, 24) +
    hull("M-66-28H20C50-26 70-18 84-6L118 4L88 10C70 22 48 28 20 28H-66z") +
    under("M-66 6H96C70 22 48 28 20 28H-66z") +
    trim("M84-6L118 4L88 10L78 2z") +
    hollow(oval(56, -6, 7)) +
    lamp(oval(57, -7, 3)) +
    seam("M-30-28V28M0-28V28"),
  blast_armor: () =>
    each(
      [
        [-104, -40],
        [-116, 20],
        [104, -44],
        [118, 14],
      ],
      (x, y) => lamp(corners(x, y, 26, 8, 10, 9)) + glow(x, y, 26, 0.7),
    ) +
    hull("M-74-62L-34-80C-24-62 24-62 34-80L74-62L66-10L50 20L44 76C20 88-20 88-44 76L-50 20L-66-10z") +
    under("M0-66C12-67 28-70 34-80L74-62L66-10L50 20L44 76C20 84 10 85 0 85z") +
    seam("M0-64V84M-60-20C-30-4-8-8 0-20C8-8 30-4 60-20M-48 24C-20 36 20 36 48 24M-46 50C-20 60 20 60 46 50") +
    trim("M-98-50C-92-78-64-78-60-62L-62-30C-78-22-96-30-98-50zM98-50C92-78 64-78 60-62L62-30C78-22 96-30 98-50z") +
    put(0, -34, star(0, 0, 15)),
  hyper_learning_pharma: () =>
    put(
      0,
      0,
      hull("M0-36H56C104-36 104 36 56 36H0z") +
        trim("M0-36H-56C-104-36-104 36-56 36H0z") +
        under("M0 8H88C84 26 74 36 56 36H0zM0 8H-88C-84 26-74 36-56 36H0z") +
        `<path class="o" opacity=".5" d="M-70-24H60C70-24 70-16 60-16H-70C-78-16-78-24-70-24z"/>`,
      1.05,
      -32,
    ) +
    each(
      [
        [76, 52],
        [98, 24],
        [60, 80],
        [-84, -56],
        [-104, -24],
      ],
      (x, y) => tint(oval(x, y, x % 3 ? 9 : 6)) + glow(x, y, 14, 0.6),
    ),
  brainwave_sync_implants: () =>
    twin(
      hull("M-128 88V40C-140 10-136-44-96-56C-64-64-40-46-38-18L-24 8L-36 14V34C-36 46-52 46-62 44V88z") +
        steel(oval(-92, -18, 15)) +
        lamp(oval(-92, -18, 7)) +
        seam("M-92-3V30M-80-10L-56 0"),
    ) +
    edge("M-20-30C-10-44 10-44 20-30M-26-50C-12-70 12-70 26-50M-32-70C-14-94 14-94 32-70") +
    glow(0, -34, 24, 0.7),
  performance_enhancement_suit: () =>
    hull(
      "M-26-40L-62-52L-84-80L-98-70L-78-30L-40-12L-34 30L-46 94H-16L0 46L16 94H46L34 30L40-12L78-30L98-70L84-80L62-52L26-40z",
    ) +
    under("M0-40H26L62-52L84-80L98-70L78-30L40-12L34 30L46 94H16L0 46z") +
    hull("M-18-46V-66C-18-88 18-88 18-66V-46z") +
    glass("M-12-66H12V-56H-12z") +
    edge("M-78-60L-58-38L-24-30L0 0L24-30L58-38L78-60M0 0V40M-34 30H34M-40 64H-22M40 64H22") +
    lamp(oval(0, -6, 8)) +
    glow(0, -6, 24),
  propaganda_amplification_software: () =>
    put(
      0,
      0,
      edge("M86-58C116-30 116 30 86 58M106-78C146-40 146 40 106 78") +
        hull("M-40-24L70-76V76L-40 24z") +
        under("M-40 6L70 20V76L-40 24z") +
        trim("M70-84H84V84H70z") +
        hull(box(-84, -28, 46, 56, 8)) +
        steel("M-70 28H-44L-34 72H-62z") +
        windows("M-74-10H-48M-74 8H-48", 5, 5, 4),
      0.95,
      -8,
    ),
  red_falcon_missile_fighter: () =>
    twin(
      hull("M-16-6L-128 22L-134 34L-16 22z") +
        edge("M-16-6L-128 22") +
        steel("M-70 28H-60V70L-65 84L-70 70zM-96 32H-86V66L-91 80L-96 66zM-44 26H-34V74L-39 88L-44 74z") +
        tint("M-70 70H-60L-65 84zM-96 66H-86L-91 80zM-44 74H-34L-39 88z"),
    ) +
    hull("M0-88C16-66 24-30 26 10L18 46H-18L-26 10C-24-30-16-66 0-88z") +
    under("M0-88C16-66 24-30 26 10L18 46H0z") +
    glass("M0-46C8-34 11-18 10-2H-10C-11-18-8-34 0-46z") +
    trim("M-10 46L-18 70L0 58L18 70L10 46z") +
    glow(0, 74, 20),
  matter_duplication: () =>
    along(
      [-66, 66],
      (x) =>
        `<g${x > 0 ? ' opacity=".78"' : ""}>` +
        hull(`M${x}-56L${x + 50}-30L${x}-4L${x - 50}-30z`) +
        hull(`M${x - 50}-30L${x}-4V58L${x - 50} 32z`) +
        under(`M${x + 50}-30L${x}-4V58L${x + 50} 32z`) +
        edge(`M${x - 50}-30L${x}-4L${x + 50}-30M${x}-4V58`) +
        "</g>",
    ) +
    along([-74, 78], (y) => edge(`M-34 ${y}C-16 ${y + (y < 0 ? -16 : 16)} 16 ${y + (y < 0 ? -16 : 16)} 34 ${y}`)) +
    lamp("M36-84L44-66L26-68zM-36 88L-44 70L-26 72z") +
    glow(0, 0, 18, 0.8),
  trance_state_inducer: () =>
    hull(oval(0, 0, 88)) +
    hollow(oval(0, 0, 76)) +
    `<path d="M0 0C8-10 20 0 14 14C4 30-24 24-26 0C-24-32 18-42 38-18C58 14 30 52-6 50C-48 44-66-4-42-40C-12-74 44-70 66-28" fill="none" stroke-width="9" class="g"/>` +
    glow(0, 0, 30, 0.9) +
    round(12, lamp(oval(82, 0, 3))) +
    steel("M-16 86H16L24 98H-24z"),
  election_hack_firmware: () =>
    put(0, -52, hull(box(-34, -44, 68, 70)) + `<path class="g" d="M-18-18L-4-2L20-34" stroke-width="6"/>`, 1, -10) +
    hull("M-92-20H92L80 84H-80z") +
    under("M-84 44H84L80 84H-80z") +
    trim("M-104-34H104V-14H-104z") +
    hollow("M-50-28H50V-20H-50z") +
    put(
      0,
      34,
      steel(box(-26, -22, 52, 44, 3)) + round(4, bar("M-14 22V34M0 22V34M14 22V34")) + tint(box(-14, -12, 28, 24)),
    ) +
    glow(0, 34, 26, 0.6),
  personal_cloaking_device: () =>
    put(
      0,
      34,
      `<path d="M9-50C22-48 24-38 24-24L22-6H15V36H3V0H0V-50z" class="z"/>` +
        `<path class="g" style="stroke-width:1.200" stroke-dasharray="3 3" d="M0-50H9C22-48 24-38 24-24L22-6H15V36H3V0M0-76C6-76 10-70 10-64C10-56 6-52 0-52"/>` +
        hull("M0-50H-9C-22-48-24-38-24-24L-22-6H-15V36H-3V0H0z") +
        hull("M0-76C-6-76-10-70-10-64C-10-56-6-52 0-52z") +
        lamp(oval(0, -20, 4)) +
        glow(0, -20, 14),
      1.62,
    ) + edge("M60-60H90M56-34H108M60-8H120M56 18H104M60 44H92"),

  capital_ship_drydock: () =>
    hull("M-132-60H-104V44H104V-60H132V84H-132z") +
    under("M-132 62H132V84H-132z") +
    windows("M-118-50V34M118-50V34", 6, 7, 7) +
    windows("M-110 73H110", 5, 7, 6) +
    beam("M-104-30H-70M104-30H74M-104 8H-80M104 8H80", 6) +
    hull("M-88 20L-76-14H-34L-28-44H8L14-14H60L96 10L84 28H-70z") +
    under("M-84 10H96L84 28H-70z") +
    windows("M-70 0H70M-24-32H4", 4, 6, 5) +
    glow(-70, 20, 14) +
    glow(62, -10, 14) +
    bar("M-118-60V-84M118-60V-84"),
};
