import { coat, head, ink } from "$web/parts/icons";

export const signs = {
  // Workers.
  citizen: `${head}${coat}`,
  hero: `<path d="m12 .5 1.700 3.600 4 .5-2.900 2.700.8 3.900L12 9.300l-3.600 1.900.8-3.900-2.900-2.700 4-.5z" fill="currentColor"/>${coat}`,
  soldier: `${head}<path d="M3 22v-4.500C3 13.700 6.500 12 11 12s6 1.700 6 5.500V22z" fill="currentColor"/><path d="M20.500 3v19" stroke="currentColor" stroke-width="2.600"/>`,
  scientist: `<path d="M8.500 1.500h7v2.400h-1v5.300l6.300 10.300c.9 1.500 0 3-1.800 3H5c-1.800 0-2.700-1.500-1.800-3L9.500 9.200V3.900h-1z" fill="currentColor"/><path d="M7.200 17h9.600" stroke="${ink}" stroke-width="2"/>`,
  diplomat: `${head}<path d="M4 22v-4.500C4 13.700 7.500 12 12 12s8 1.700 8 5.500V22z" fill="currentColor"/><path d="m12 12.500 2.600 3L12 22l-2.600-6.500z" fill="${ink}"/>`,
  merchant: `${head}<path d="M3 12h18l-2 10H5z" fill="currentColor"/><path d="M9 12v10m6-10v10" stroke="${ink}" stroke-width="2"/>`,
  // Goods.
  good_medicine: `<path d="M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z" fill="none" stroke="currentColor" stroke-width="2.400"/>`,
  good_biotech: `<path d="M3 21C3 9 9 3 21 3c0 12-6 18-18 18z" fill="currentColor"/><path d="M3.500 20.500 15 9" stroke="${ink}" stroke-width="2.200"/>`,
  good_nanotech: `<path d="M7 4h10l5 8-5 8H7l-5-8z" fill="none" stroke="currentColor" stroke-width="2.200"/><circle cx="7" cy="12" r="2.200" fill="currentColor"/><circle cx="14.500" cy="8" r="2.200" fill="currentColor"/><circle cx="14.500" cy="16" r="2.200" fill="currentColor"/>`,
  good_rare_ore: `<path d="M2 21 7 8l5 5 3-11 7 19z" fill="currentColor"/><path d="m7 8 3 13m5-19-2 19" stroke="${ink}" stroke-width="1.600"/>`,
  good_rocket_fuel: `<path d="M12 1c1 5 7 7 7 13.500a7 7 0 0 1-14 0C5 11 7.500 9.500 8 6c2 1 3 2.500 3 4.500C12.500 8 13 4 12 1z" fill="currentColor"/><circle cx="12" cy="16.500" r="2.800" fill="${ink}"/>`,
  good_soma: `<rect x="1" y="7.500" width="22" height="9" rx="4.500" transform="rotate(-45 12 12)" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="m12 5.600 6.400 6.400 1.300-1.300a4.500 4.500 0 0 0-6.400-6.400z" fill="currentColor"/>`,
  good_liquid_hydrogen: `<path d="M12 1.500c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z" fill="none" stroke="currentColor" stroke-width="2.400"/><path d="M9 15a3 3 0 0 0 3 3" fill="none" stroke="currentColor" stroke-width="2.200"/>`,
  good_silica: `<path d="M12 1.500 21.500 12 12 22.500 2.500 12z" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M12 1.500V22.500M2.500 12h19" stroke="currentColor" stroke-width="1.800"/>`,
} as const;

declare module "$web/parts/icons" {
  interface Signs extends Record<keyof typeof signs, string> {}
}
