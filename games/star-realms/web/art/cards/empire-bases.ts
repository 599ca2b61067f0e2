import {
  along,
  bar,
  beam,
  box,
  corners,
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
  round,
  seam,
  steel,
  tint,
  trim,
  twin,
  under,
  windows,
} from "$web/art/kit";
import { container, crater, dish, small, stack, star, turret } from "$web/art/parts";

export const empireBases: Record<string, Drawing> = {
  /** Three arrows that chase each other round a press. */
  recycling_station: () =>
    round(
      3,
      hull("M-70-72H18V-95L70-56L18-17V-40H-50z") +
        edge("M-70-72H18V-95L70-56L18-17V-40H-50") +
        windows("M-50-56H40", 5, 6, 5),
      0,
    ) +
    steel(oval(0, 0, 24)) +
    hollow(oval(0, 0, 16)) +
    trim(corners(0, 0, 10, 6)) +
    glow(0, 0, 20, 0.6),

  /** A cross of modules between four wings of glass. */
  space_station: () =>
    beam("M-130 0H130", 6) +
    twin(
      trim("M-138-44H-104V-6H-138zM-138 6H-104V44H-138zM-98-44H-64V-6H-98zM-98 6H-64V44H-98z") +
        seam("M-121-44V-6M-121 6V44M-81-44V-6M-81 6V44M-138-25H-104M-98-25H-64M-138 25H-104M-98 25H-64"),
    ) +
    hull("M-16-92H16V92H-16z") +
    hull("M-52-16H52V16H-52z") +
    windows("M-8-80V-30M8-80V-30M-8 30V80M8 30V80", 5, 6, 5) +
    hull(corners(0, 0, 36, 8, 22.5)) +
    edge(corners(0, 0, 36, 8, 22.5)) +
    put(0, 0, star(0, 0, 22)) +
    trim("M-22-92H22V-80H-22zM-22 80H22V92H-22z") +
    windows("M-48 0H-38M38 0H48", 6, 4, 3),

  /** A world that was made into one gun. */
  war_world: () =>
    steel("M20-40L128-98L142-74L38-8z") +
    seam("M52-58L66-36M84-76L98-52M112-90L124-68") +
    hollow("M128-98L142-74L148-78L134-101z") +
    glow(140, -88, 20) +
    globe(
      -16,
      16,
      80,
      crater(-58, -12, 13) +
        crater(-30, 58, 15) +
        crater(28, 62, 9) +
        crater(-66, 34, 8) +
        hull("M-52-46C-30-64 10-70 40-46L58-20C70 10 50 30 20 26C-20 16-50-10-52-46z") +
        seam("M-40-36C-10-10 20 10 54 8M-10-58L30 22") +
        windows("M-36-28C-10-4 20 12 46 12", 3, 4, 5),
    ) +
    steel(oval(24, -24, 30, 26)) +
    trim(hoop(24, -24, 20, 17, 5)) +
    each(
      [
        [-80, -38],
        [-92, 36],
        [10, 92],
      ],
      (x, y) => turret(x, y, x < -85 ? 165 : y > 80 ? 80 : 220, 0.9),
    ),

  /** A castle: curtain walls, round towers, a keep. */
  royal_redoubt: () =>
    under("M-126 48H126L96 72L40 92H-40L-96 72z") +
    twin(
      hull("M-128 50V-48H-134V-70H-122V-62H-112V-70H-100V-62H-90V-70H-80V-48H-86V50z") +
        windows("M-116-34V36M-98-34V36", 6, 7, 9) +
        tint("M-107-70V-94L-84-87L-107-80z") +
        bar("M-107-70V-96") +
        hull("M-86 50V10H-80V2H-70V10H-60V2H-50V10H-44V50z"),
    ) +
    hull("M-46 50V-14H-52V-32H-38V-24H-24V-32H-8V-24H8V-32H24V-24H38V-32H52V-14H46V50z") +
    windows("M-32 0H34", 9, 6, 12) +
    put(0, -2, star(0, 0, 12)) +
    hollow("M-18 50V32C-18 10 18 10 18 32V50z") +
    edge("M-18 50V32C-18 10 18 10 18 32V50M-128 50H128") +
    glow(0, 42, 16, 0.7),

  /** A star with a ship at each point. */
  fleet_hq: () =>
    round(5, small(0, -97, -90, 0.9) + beam("M0-50V-86", 5), 36) +
    hull(corners(0, 0, 94, 5, -90, 46)) +
    under("M0 0L27 38L55 76L0 47L-55 76L-27 38zM0 0L44 14L89-29L27-37z") +
    edge(corners(0, 0, 94, 5, -90, 46)) +
    round(5, seam("M0-40V-84M-10-52L0-46L10-52") + windows("M-8-58V-42M8-58V-42", 4, 4, 4)) +
    hull(corners(0, 0, 36, 5, 90)) +
    trim(corners(0, 0, 27, 5, 90)) +
    glass(oval(0, 0, 11)),

  /** A plate to land on. */
  orbital_platform: () =>
    small(-70, -74, 20, 1.3) +
    glow(-86, -80, 10, 0.7) +
    bar("M88 4V-66M80-52H96M76-34H100") +
    lamp(oval(88, -68, 3)) +
    hull("M58 6L66-34H110L118 6z") +
    windows("M70-24H108M66-10H112", 5, 6, 4) +
    hull(oval(0, 18, 138, 34)) +
    trim(oval(0, 14, 120, 27)) +
    hull(oval(0, 12, 110, 23)) +
    edge(oval(-22, 12, 54, 11)) +
    edge("M-52 12H8M-22 3V21") +
    under("M-138 20A138 34 0 0 0 138 20L96 58H-96z") +
    windows("M-124 34C-80 54 80 54 124 34", 4, 6, 6) +
    under("M-40 56H40L22 92H-22z") +
    small(-24, 4, 0, 1.2) +
    glow(0, 92, 14, 0.8),

  /** A pyramid that listens to everything. */
  command_center: () =>
    dish(-74, -40, 26, -140) +
    dish(76, -44, 26, -40) +
    beam("M-66-30L-46 10M68-32L46 10", 5) +
    hull("M0-84L108 62H-108z") +
    under("M0-84L108 62H20z") +
    edge("M-108 62L0-84L108 62") +
    seam("M-26-48H26M-52-14H52M-80 24H80") +
    windows("M-40 4H34M-66 44H60M-16-30H12", 5, 7, 6) +
    trim("M0-58L24-22H-24z") +
    glass(oval(0, -36, 8)) +
    glow(0, -36, 20, 0.8) +
    hull("M-128 62H128L110 80H-110z") +
    windows("M-114 71H114", 4, 6, 6) +
    hollow("M-14 62V40H14V62z"),

  /** Crates and a crane. */
  supply_depot: () =>
    beam("M70 46V-80M84 46V-80M-60-74H120", 5) +
    bar("M70-60L84-40M84-60L70-40M70-30L84-10M84-30L70-10M70 0L84 20M84 0L70 20M77-92L-60-74M77-92L120-74M-30-72V-40") +
    container(-50, -40, 40, 26) +
    stack(
      [
        [-126, 20],
        [-80, 20],
        [-34, 20],
        [12, 20],
        [-104, -6],
        [-58, -6],
        [-12, -6],
      ],
      44,
      25,
    ) +
    trim(box(98, -68, 24, 22, 3)) +
    glass(box(102, -64, 14, 9)) +
    hull("M-138 46H138L120 66H-120z") +
    under("M-120 66H120L80 86H-80z") +
    edge("M-138 46H138") +
    windows("M-122 56H122", 4, 6, 6) +
    turret(-126, 78, 165, 0.9) +
    turret(126, 78, 15, 0.9),

  /** Domes, colonnades and a stair. */
  imperial_palace: () =>
    under("M-134 62H134L90 84L0 94L-90 84z") +
    trim(dome(0, -30, 40, 46)) +
    seam("M-20-30C-20-56-10-72 0-76M20-30C20-56 10-72 0-76") +
    bar("M0-76V-98") +
    put(0, -93, star(0, 0, 9)) +
    hull("M-46-30H46V-18H-46zM-40-18H40V40H-40z") +
    windows("M-28-8V30M-14-8V30M14-8V30M28-8V30", 7, 12, 6) +
    twin(
      trim(dome(-66, 4, 20, 24)) +
        bar("M-66-20V-36") +
        lamp(oval(-66, -37, 3)) +
        hull("M-88 4H-44V40H-88z") +
        windows("M-78 12V36M-66 12V36M-54 12V36", 6, 8, 6) +
        hull("M-122 40V-20L-112-48L-102-20V40z") +
        trim("M-122-20L-112-56L-102-20z") +
        windows("M-112-8V34", 6, 7, 7),
    ) +
    hull("M-134 40H134V52H-134z") +
    hull("M-26 40H26L44 78H-44z") +
    seam("M-29 48H29M-33 56H33M-37 64H37M-41 71H41") +
    hollow("M-12 40V20C-12 6 12 6 12 20V40z") +
    glow(0, 32, 14, 0.9) +
    edge("M-134 40H-28M28 40H134"),

  /** A hollow rock with a dock behind its lips. */
  hidden_drydock: () =>
    steel("M-126-4L-134-50L-96-86L-30-99L44-88L104-62L128-24L84-30L30-42L-30-34L-76-8z") +
    under("M-126-4L-134-50L-110-40L-60-50L10-62L70-50L128-24L84-30L30-42L-30-34L-76-8z") +
    steel("M-104 34L-60 42L-10 58L52 60L80 76L30 96L-40 90L-92 66z") +
    crater(-84, -62, 10) +
    crater(-22, -78, 9) +
    crater(52, -68, 7) +
    crater(-40, 66, 7) +
    crater(24, 80, 5) +
    beam("M-50-20V46M0-38V58M46-38V60", 4) +
    put(
      30,
      10,
      hull("M96 0L-8-15L-66-22L-54 0L-66 22L-8 15z") +
        under("M96 0L-8 15L-66 22L-54 0z") +
        edge("M96 0L-8-15L-66-22") +
        windows("M-44-4H56", 3, 4, 4),
    ) +
    glow(-52, 10, 18) +
    turret(-118, -76, 215, 0.9),

  /** A crucible that pours behind a veil. */
  veiled_foundry: () =>
    `<path class="o" opacity=".12" d="M-150-60C-90-96-30-60 20-84C70-104 110-84 150-92V-40C100-30 60-54 10-36C-50-16-100-40-150-10z"/>` +
    beam("M-104 76V-58M104 76V-58M-120-58H120", 7) +
    bar("M-104-20L-70-58M104-20L70-58M-30-58V-34M30-58V-34") +
    steel("M-58-34H58L46 22C40 40-40 40-46 22z") +
    trim("M-62-40H62V-28H-62z") +
    seam("M-50 0H50") +
    glow(0, -36, 40, 0.5) +
    lamp("M34 30L50 26C62 34 62 52 60 72H44C46 56 46 44 34 30z") +
    glow(52, 66, 34) +
    hull("M-130 72H130L108 92H-108z") +
    windows("M-116 82H20M90 82H116", 4, 6, 6) +
    trim("M24 60H84L78 74H30z") +
    along([-86, -60], (x) => hull(`M${x - 9} 72L${x - 6} 26H${x + 6}L${x + 9} 72z`) + lamp(oval(x, 26, 4))),

  /** A palace against a rising sun. */
  palace_of_the_rising: () =>
    put(0, 40, round(13, lampRay, -180, 15)) +
    `<path class="a" opacity=".9" d="${dome(0, 40, 62)}"/>` +
    glow(0, 10, 80, 0.6) +
    hull("M-20 44V-30L0-66L20-30V44z") +
    under("M0 44V-66L20-30V44z") +
    edge("M-20-30L0-66L20-30") +
    windows("M-9-20V36M9-20V36", 5, 6, 6) +
    twin(
      hull("M-52 44V-2L-38-28L-24-2V44z") +
        windows("M-38 4V38", 6, 6, 6) +
        hull("M-92 44V16L-76-8L-60 16V44z") +
        windows("M-76 18V40", 6, 6, 6),
    ) +
    hollow("M-8 44V26C-8 16 8 16 8 26V44z") +
    hull("M-124 44H124L108 60H-108z") +
    under("M-108 60H108L56 80L0 94L-56 80z") +
    edge("M-124 44H124") +
    windows("M-110 52H110", 4, 6, 6),
};

const lampRay = `<path class="m" opacity=".55" d="M64-4L140-9V9L64 4z"/>`;
