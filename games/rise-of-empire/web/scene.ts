import { framed, inlay } from "$web/art/frame";
import { drawPlanet } from "$web/art/planet";
import { alone } from "../../star-realms/web/art/alone";
import { consortium } from "../../star-realms/web/art/consortium";
import { factionPalette } from "../../star-realms/web/hues";
import { kingdom } from "../../star-realms/web/art/kingdom";
import { CROWN } from "./hues";

/** Two realms that are fought over. */
export const scene = (): string =>
  framed(
    "home/rise-of-empire",
    factionPalette("scavengers"),
    inlay(drawPlanet("crown", CROWN), 200, 130, 260, 260) +
      inlay(alone("kingdom", kingdom, "scene-k", 0.9, -12), 20, 70, 320, 213) +
      inlay(alone("consortium", consortium, "scene-co", 0.7, -6, true), 300, 20, 280, 187),
  );
