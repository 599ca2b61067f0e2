/** The world of the scene. */
export const CROWN = "#b5583a";
