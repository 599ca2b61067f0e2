export const signs = {
  crate: `<path d="M3 6.500 12 2l9 4.500v11L12 22l-9-4.500z" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="m3 6.500 9 4.500 9-4.500M12 11v11" fill="none" stroke="currentColor" stroke-width="2.200"/>`,
} as const;

declare module "$web/parts/icons" {
  interface Signs extends Record<keyof typeof signs, string> {}
}
