import { framed, inlay } from "$web/art/frame";
import { type Hues, palette } from "$web/art/palette";
import { drawPlanet } from "$web/art/planet";

export const HUES: Hues = ["#d8a657", "#a08a78", "#ffe7a8", "#5a4a8a"];

/** A moon behind which one can hide. */
export const scene = (): string =>
  framed("home/smugglers", palette(HUES), inlay(drawPlanet("hideout", HUES[0]), 190, 60, 240, 240));
