/** A deed of some kind, with some of its fields. */
export type Like<Deed extends { type: string }> = Deed extends unknown ? Pick<Deed, "type"> & Partial<Deed> : never;

/** Is it of that kind, and are its fields those? */
export function isLike(deed: { type: string }, like: { type: string }): boolean {
  const fields = Object.entries(like);
  return fields.every(([field, value]) => (deed as Record<string, unknown>)[field] === value);
}
