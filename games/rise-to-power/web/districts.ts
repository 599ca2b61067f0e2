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
  flip,
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
  trim,
  under,
  veil,
  windows,
} from "$web/art/kit";
import { container, small, tree } from "$web/art/parts";
import { ring } from "$web/art/craft";

/** The landmark that each district is known by: its ground is at y = 48, it is 200 wide and 100 high round (0, 0). */
export interface District {
  /** What it stands on. */
  ground: "streets" | "sea" | "moon" | "orbit";
  draw: Drawing;
}

const both = (body: string): string => body + flip(body);
const water = (y: number): string => `M-160 ${y}q8-6 16 0${"t16 0".repeat(19)}V60H-160z`;

export const districts: Record<string, District> = {
  /** One mountain of homes. */
  arcology: {
    ground: "streets",
    draw: () =>
      hull("M-58 48C-30 30-18-10-14-50H14C18-10 30 30 58 48z") +
      under("M2 48V-50H14C18-10 30 30 58 48z") +
      trim("M-17-34H17L18-28H-18zM-22-6H22L24 0H-24zM-33 22H33L37 28H-37z") +
      windows("M-10-44V-38M-3-44V-38M4-44V-38", 3.4, 3, 3) +
      windows("M-14-20H14M-13-13H14M-22 10H22M-24 16H24M-38 36H38M-42 42H42", 3.2, 4, 3) +
      bar("M0-50V-60") +
      lamp(oval(0, -60, 2)),
  },
  /** Glass houses and trees. */
  garden_quarter: {
    ground: "streets",
    draw: () =>
      `<path class="z" d="${dome(0, 48, 46, 74)}"/>` +
      each(
        [
          [-28, 48],
          [26, 48],
        ],
        (x, y) => tree(x, y, 1.7),
      ) +
      tree(0, 48, 3) +
      edge("M-46 48a46 74 0 0 1 92 0M-24 48C-24 10-10-20 0-26C10-20 24 10 24 48M-44 22H44") +
      both(
        `<path class="z" d="${dome(-72, 48, 24, 30)}"/>` +
          tree(-80, 48, 1.3) +
          tree(-64, 48, 1.1) +
          edge("M-96 48a24 30 0 0 1 48 0M-72 18V48"),
      ),
  },
  /** Arches, and a train across them. */
  transit_hub: {
    ground: "streets",
    draw: () =>
      hull("M-34 14V-24C-34-50 34-50 34-24V14z") +
      hollow("M-24 6V-18C-24-38 24-38 24-18V6z") +
      glow(0, -10, 22, 0.7) +
      trim("M-38-2H38V6H-38z") +
      hull(oval(0, -44, 9)) +
      lamp(oval(0, -44, 6)) +
      hull("M-160 14H160V26H-160z") +
      along([-160, -120, 120, 160, -80, -40, 0, 40, 80], (x) =>
        hull(`M${x - 20} 26H${x + 20}V48H${x + 14}C${x + 14} 32 ${x - 14} 32 ${x - 14} 48H${x - 20}z`),
      ) +
      trim("M-98 14V0H-48V14zM-44 14V0H6V14zM10 14V0H50C62 2 70 10 72 14z") +
      windows("M-94 6H-52M-40 6H2M14 6H50", 5, 5, 3),
  },
  /** Three wheels in the current. */
  tidal_farm: {
    ground: "sea",
    draw: () =>
      each(
        [
          [-66, 2],
          [0, -16],
          [66, 2],
        ],
        (x, y) =>
          hull(`M${x - 4} 48L${x - 2.5} ${y}H${x + 2.5}L${x + 4} 48z`) +
          put(
            x,
            y,
            round(3, hull("M-4-2C-7-20-3-34 0-40C4-32 6-16 4-2z"), x / 3) + trim(oval(0, 0, 6)) + lamp(oval(0, 0, 2.4)),
            x ? 0.86 : 1.08,
          ),
      ) +
      trim(water(40)) +
      `<path class="o" opacity=".25" d="M-90 45h30M-30 43h24M24 46h30M70 43h20" style="stroke:currentColor"/>`,
  },
  /** Tanks among the corals, under water. */
  reef_depot: {
    ground: "sea",
    draw: () =>
      veil(water(-34)) +
      trim(
        "M-88 50C-92 26-104 20-98 4C-90 16-86 22-84 28C-82 14-86 2-78-8C-74 10-74 24-78 50zM82 50C80 30 72 22 76 8C82 18 84 24 86 30C90 16 88 6 96-2C98 16 94 30 92 50z",
      ) +
      hull(dome(0, 30, 36, 40)) +
      under("M4-10C26-8 36 10 36 30H4z") +
      windows("M-26 16C-14 8 14 8 26 16M-30 26H30", 4, 4, 4) +
      hull(oval(-56, 30, 19)) +
      hull(oval(56, 30, 19)) +
      trim("M-75 27H-37V33H-75zM37 27H75V33H37z") +
      beam("M-38 40H38", 6) +
      hollow("M-9 30V18C-9 8 9 8 9 18V30z") +
      glow(0, 24, 12) +
      steel("M-48 48H48L40 38H-40z") +
      put(
        44,
        -22,
        hull("M-20-6H12C22-6 26 0 26 2C22 8 10 8 0 8H-20z") +
          trim("M-4-6V-13H8V-6z") +
          lamp(oval(18, 0, 2.4)) +
          glow(26, 2, 10),
      ),
  },
  /** Cranes, and a ship between them. */
  seaport: {
    ground: "sea",
    draw: () =>
      both(
        beam("M-80 40V-34M-60 40V-34M-96-34H-24", 4) +
          bar("M-70-50L-96-34M-70-50L-24-34M-70-50V-34M-36-34V-12M-80 40L-60 10M-60 40L-80 10M-80 0L-60-30"),
      ) +
      container(-46, -12, 20, 12) +
      each(
        [
          [-34, 8],
          [-12, 8],
          [10, 8],
          [-23, -5],
          [0, -5],
        ],
        (x, y) => container(x, y, 20, 12),
      ) +
      hull("M34 20V-14H50L54 20z") +
      windows("M38-6H50M38 2H50", 3.4, 3, 3) +
      hull("M-58 20H64L54 42H-46z") +
      under("M-52 32H58L54 42H-46z") +
      trim(water(42)),
  },
  /** Wings of glass about a mast. */
  solar_array: {
    ground: "orbit",
    draw: () =>
      beam("M0-48V46M-92-24H92M-92 20H92", 4) +
      each(
        [
          [-92, -42],
          [-62, -42],
          [-32, -42],
          [6, -42],
          [36, -42],
          [66, -42],
          [-92, 2],
          [-62, 2],
          [-32, 2],
          [6, 2],
          [36, 2],
          [66, 2],
        ],
        (x, y) => trim(box(x, y, 26, 36)) + seam(`M${x + 13} ${y}v36M${x} ${y + 12}h26M${x} ${y + 24}h26`),
      ) +
      hull(oval(0, -2, 12)) +
      lamp(oval(0, -2, 6)) +
      glow(0, -2, 20, 0.8) +
      `<path class="o" opacity=".5" d="M-92-42h26l-26 24zM6-42h26l-26 24zM36 2h26l-26 24z"/>`,
  },
  /** A round door in a grey hill. */
  lunar_vault: {
    ground: "moon",
    draw: () =>
      steel(
        "M-170 50C-130 30-100 42-80 36C-60 30-50 26-34 6C-14-24 14-24 34 6C50 26 60 30 80 36C100 42 130 30 170 50z",
      ) +
      hollow(oval(-70, 36, 9, 4) + oval(76, 38, 8, 3.6) + oval(-48, 44, 5, 2)) +
      hull(oval(0, 20, 34)) +
      hollow(oval(0, 20, 27)) +
      trim(hoop(0, 20, 27, 27, 6)) +
      put(
        0,
        20,
        round(6, steel("M-3-20H3V-4H-3z")) +
          hull(oval(0, 0, 8)) +
          lamp(oval(0, 0, 3.6)) +
          round(8, lamp(oval(30.5, 0, 1.8))),
      ) +
      both(hull("M-98 44V26L-92 20L-86 26V44z") + windows("M-92 28V42", 4, 3, 3)) +
      bar("M0-14V-34") +
      lamp(oval(0, -35, 2)),
  },
  /** A ring with ships at its rim. */
  orbital_dock: {
    ground: "orbit",
    draw: () =>
      ring(0, 2, 78, 30, 9, false, "url(#under)") +
      hull("M-12-44H12L16-10V18L0 44L-16 18V-10z") +
      under("M2-44H12L16-10V18L2 42z") +
      windows("M-6-38V14M4-38V14", 3.4, 4, 3) +
      trim("M-18-14H18V-6H-18z") +
      ring(0, 2, 78, 30, 9, true, "url(#hull)") +
      ring(0, 2, 78, 30, 2, true, "url(#trim)") +
      windows("M-72 16C-40 36 40 36 72 16", 3, 4, 5) +
      beam("M-16 4H-66M16 4H66", 3) +
      small(-90, -14, 0, 0.9) +
      small(92, 18, 180, 0.9) +
      small(52, 42, 200, 0.7) +
      bar("M0-44V-54") +
      lamp(oval(0, -55, 2)),
  },
};

/** The district that a contract is for: `seaport-3` is for the seaport. */
export function districtOf(id: string): District | undefined {
  const name = id.replace(/-\d+$/, "");
  return Object.hasOwn(districts, name) ? districts[name] : undefined;
}

/** What agendas ask for. */
export const agendas: Record<string, Drawing> = {
  /** Three parts of one weight. */
  balanced_grid: () =>
    edge("M0-46L-76 52H76z") +
    beam("M0-40L-70 48M0-40L70 48M-64 54H64", 7) +
    each(
      [
        [0, -48],
        [-78, 54],
        [78, 54],
      ],
      (x, y) => hull(oval(x, y, 34)) + trim(oval(x, y, 22)) + lamp(corners(x, y, 12, x ? (x < 0 ? 4 : 3) : 6)),
    ) +
    glow(0, 18, 26, 0.7),
  /** One above the others. */
  sector_leader: () =>
    hull("M-112 88V30H-42V88zM42 88V46H112V88z") +
    hull("M-40 88V-6H40V88z") +
    under("M4 88V-6H40V88z") +
    trim("M-46-6H46V6H-46zM-116 30H-42V40H-116zM42 46H116V56H42z") +
    trim("M-44-16L-54-66L-22-44L0-80L22-44L54-66L44-16z") +
    lamp(oval(-54, -68, 5) + oval(0, -82, 5) + oval(54, -68, 5)) +
    windows("M-20 22V80M0 22V80M20 22V80", 5, 6, 5),
  /** Power through a pipe. */
  high_throughput: () =>
    hull("M-140-34H-56V34H-140zM56-34H140V34H56z") +
    under("M-140 6H-56V34H-140zM56 6H140V34H56z") +
    trim("M-70-46H-50V46H-70zM50-46H70V46H50z") +
    edge("M-120-12H-84M-130 12H-90M84-12H130M90 12H124") +
    lamp("M12-88L-44 14H-8L-18 88L46-20H6z") +
    glow(0, 0, 70, 0.55),
  /** Storey upon storey. */
  tall_build: () =>
    hull("M-46 92V52H46V92zM-36 52V14H36V52zM-28 14V-22H28V14zM-20-22V-54H20V-22z") +
    under("M4 92V52H46V92zM4 52V14H36V52zM4 14V-22H28V14zM4-22V-54H20V-22z") +
    windows("M-36 64H38M-36 78H38M-26 26H30M-26 40H30M-20-12H22M-20 2H22M-12-44H16M-12-32H16", 5, 6, 5) +
    trim("M-52 52H52V46H-52zM-42 14H42V8H-42zM-34-22H34V-28H-34z") +
    bar("M0-54V-84") +
    trim("M-16-70L0-96L16-70H6V-58H-6V-70z") +
    edge("M-84 92V-60M-96-46L-84-64L-72-46M84 92V-60M72-46L84-64L96-46"),
};
