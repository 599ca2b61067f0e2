import { ink } from "$web/parts/icons";
import { SIGNS } from "./hues";

export const signs = {
  // What cards do, and what they are.
  scrap: `<path d="M5 7.500h14l-1.300 14.300H6.300zM3.500 4.400h17v2.200h-17zM9 2h6v2.400H9z" fill="${SIGNS.scrap}"/><path d="M9.500 10.500v8m5-8v8" stroke="${ink}" stroke-width="1.800"/>`,
  destroy: `<path d="M3 20 9 4l3 5 2-3 7 14z" fill="none" stroke="${SIGNS.destroy}" stroke-width="2"/><path d="m5 22 14-20" stroke="${SIGNS.destroy}" stroke-width="2.600"/>`,
  acquire: `<path d="M12 2v12m-5-5 5 5 5-5" stroke="${SIGNS.acquire}" stroke-width="2.600" fill="none"/><path d="M3 15v6h18v-6" stroke="${SIGNS.acquire}" stroke-width="2.400" fill="none"/>`,
  base: `<path d="M12 1.500 21 4v9c0 5-4 8-9 9.700C7 21 3 18 3 13V4z" fill="${SIGNS.shield}"/>`,
  outpost: `<path d="M12 1.500 21 4v9c0 5-4 8-9 9.700C7 21 3 18 3 13V4z" fill="${SIGNS.outpost}" stroke="${SIGNS.shield}" stroke-width="1.800"/><path d="M12 6v12M6.500 11h11" stroke="${SIGNS.shield}" stroke-width="1.800"/>`,
  // Factions.
  trade_federation: `<path d="M12 1.500 21 6.700v10.600l-9 5.200-9-5.200V6.700z" fill="none" stroke="currentColor" stroke-width="2.600"/><circle cx="12" cy="12" r="4" fill="currentColor"/>`,
  star_empire: `<path d="m12 1 3.100 7.600 8.200.6-6.300 5.300 2 8L12 18.200 5 22.500l2-8L.7 9.200l8.200-.6z" fill="currentColor"/>`,
  blob: `<circle cx="9" cy="10" r="7" fill="currentColor"/><circle cx="16.500" cy="16" r="5.500" fill="currentColor"/><circle cx="18.500" cy="5.500" r="2.900" fill="currentColor"/><circle cx="8.600" cy="9.600" r="2.400" fill="${ink}"/>`,
  machine_cult: `<path d="M4 4h16v16H4z" fill="none" stroke="currentColor" stroke-width="2.600"/><path d="M8.500 8.500h7v7h-7z" fill="currentColor"/><path d="M12 0v4m0 16v4M0 12h4m16 0h4" stroke="currentColor" stroke-width="2.600"/>`,
  consortium: `<circle cx="8.500" cy="12" r="6.500" fill="none" stroke="currentColor" stroke-width="2.600"/><circle cx="15.500" cy="12" r="6.500" fill="none" stroke="currentColor" stroke-width="2.600"/>`,
  kingdom: `<path d="M2 20 1 6l6 5 5-9 5 9 6-5-1 14z" fill="currentColor"/><path d="M2 22.500h20" stroke="currentColor" stroke-width="2.200"/>`,
  scavengers: `<path d="M14.500 2a6.500 6.500 0 0 0-5.700 9.600L2 18.400 5.600 22l6.800-6.800A6.500 6.500 0 0 0 21.600 7l-4 4-4-1.200L12.500 6l4-4z" fill="currentColor"/>`,
} as const;

declare module "$web/parts/icons" {
  interface Signs extends Record<keyof typeof signs, string> {}
}
