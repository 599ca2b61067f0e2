export const signs = {
  points: `<path d="m12 1.500 8.500 10.500L12 22.500 3.500 12z" fill="currentColor"/>`,
  power: `<path d="M14 1 4 14h6l-1 9L20 9h-7z" fill="currentColor"/>`,
  connection: `<circle cx="5" cy="18.500" r="4" fill="currentColor"/><circle cx="19" cy="5.500" r="4" fill="currentColor"/><path d="M5 18.500V9.500q0-4 4-4h6" fill="none" stroke="currentColor" stroke-width="2.600"/>`,
  sector_habitat: `<path d="M12 2 22 10v12H2V10z" fill="currentColor"/>`,
  sector_ocean: `<path d="M1 8q3.700-5 7.300 0t7.400 0 7.300 0M1 16q3.700-5 7.300 0t7.400 0 7.300 0" fill="none" stroke="currentColor" stroke-width="3.200"/>`,
  sector_orbit: `<path d="m12 1 2.800 8.200L23 12l-8.200 2.800L12 23l-2.800-8.200L1 12l8.200-2.800z" fill="currentColor"/>`,
} as const;

declare module "$web/parts/icons" {
  interface Signs extends Record<keyof typeof signs, string> {}
}
