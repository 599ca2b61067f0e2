import { framed, inlay } from "$web/art/frame";
import { palette } from "$web/art/palette";
import { drawPlanet } from "$web/art/planet";
import { HUES } from "./hues";

/** A moon behind which one can hide. */
export const scene = (): string =>
  framed("home/smugglers", palette(HUES), inlay(drawPlanet("hideout", HUES[0]), 190, 60, 240, 240));
