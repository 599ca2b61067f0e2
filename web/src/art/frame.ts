import { Dice } from "./dice";
import type { Palette } from "./palette";
import { group, rect, toImage } from "./pen";
import { sky } from "./sky";

/** An SVG inside another: its own ids are kept apart by making it an image of its own. */
export const inlay = (svg: string, x: number, y: number, width: number, height: number, more = ""): string =>
  `<image href="${toImage(svg).replaceAll("'", "%27")}" x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

/** The scene of a game, 600 × 320: what is drawn in front of a sky of these hues. */
export function framed(word: string, colors: Palette, body: string): string {
  const back = sky(new Dice(word), colors);
  // The sky is drawn for 300 × 200; a scene is twice as wide as a card's picture.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" width="600" height="320" preserveAspectRatio="xMidYMid slice"><defs>${back.defs}</defs>${group("scale(2 1.6)", back.body)}${body}${group("scale(2 1.6)", rect(0, 0, 300, 200, { fill: "url(#vignette)" }))}</svg>`;
}
