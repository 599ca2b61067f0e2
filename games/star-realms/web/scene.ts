import { framed, inlay } from "$web/art/frame";
import { drawPlanet } from "$web/art/planet";
import { alone } from "./art/alone";
import { blob } from "./art/blob";
import { cult } from "./art/cult";
import { empire } from "./art/empire";
import { federation } from "./art/federation";
import { factionPalette, HOME } from "./hues";

/** Four factions meet above a world. */
export const scene = (): string =>
  framed(
    "home/star-realms",
    factionPalette("trade_federation"),
    inlay(drawPlanet("home", HOME, true), 330, 60, 330, 330) +
      inlay(alone("star_empire", empire, "scene-e", 0.8, -14), 30, 70, 330, 220) +
      inlay(alone("blob", blob, "scene-b", 0.6, 8, true), 330, 20, 230, 153) +
      inlay(alone("trade_federation", federation, "scene-f", 0.5, -14), 190, 180, 210, 140) +
      inlay(alone("machine_cult", cult, "scene-c", 0.4, 10, true), 420, 150, 170, 113),
  );
