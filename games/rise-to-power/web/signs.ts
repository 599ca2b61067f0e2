export const signs = {
  power: `<path d="M14 1 4 14h6l-1 9L20 9h-7z" fill="currentColor"/>`,
  sector_habitat: `<path d="M12 2 22 10v12H2V10z" fill="currentColor"/>`,
  sector_ocean: `<path d="M1 8q3.700-5 7.300 0t7.400 0 7.300 0M1 16q3.700-5 7.300 0t7.400 0 7.300 0" fill="none" stroke="currentColor" stroke-width="3.200"/>`,
  sector_orbit: `<path d="m12 1 2.800 8.200L23 12l-8.200 2.800L12 23l-2.800-8.200L1 12l8.200-2.800z" fill="currentColor"/>`,
} as const;

declare module "$web/parts/icons" {
  interface Signs extends Record<keyof typeof signs, string> {}
}
