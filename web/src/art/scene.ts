import { gamePages } from "../games";
import { framed, inlay } from "./frame";
import { NEUTRAL, palette } from "./palette";
import { toImage } from "./pen";
import { drawPlanet } from "./planet";

const made = new Map<string, string>();

/** The picture of a game; one that brings none gets a world of its own. */
export function scenePicture(game: string): string {
  let image = made.get(game);
  if (!image) made.set(game, (image = toImage(gamePages(game)?.scene() ?? unknown(game))));
  return image;
}

const unknown = (game: string): string =>
  framed(`home/${game}`, palette(NEUTRAL), inlay(drawPlanet(game, NEUTRAL[0]), 150, 10, 300, 300));
