import { craftDefs } from "./craft";
import { Dice } from "./dice";
import { type Drawing, materials } from "./kit";
import { DARK, type Palette } from "./palette";
import { DRAWING, group } from "./pen";
import { backdrop, HEIGHT, limb, sky, WIDTH } from "./sky";

interface Drawn {
  /** Which sky it stands before: the same word is always the same sky. */
  word: string;
  colors: Palette;
  outline?: string | undefined;
  /** More gradients, for materials of one's own. */
  defs?: string;
  /** A planet at the edge of the picture. */
  planet?: boolean;
}

/** In frames no wider than this. */
const larger = (shape: string, scale: number): string =>
  `@media (max-aspect-ratio:${shape}){#${DRAWING}{transform:translate(${WIDTH / 2}px,${HEIGHT / 2}px) scale(${scale})}}`;

/**
 * A picture with a drawing before a sky. It fills a frame of any shape: the drawing is shown whole and the sky goes on around it. Only in frames much
 * higher than wide, such as the tile of a base in play, the drawing is larger than its frame, which shows the middle of it.
 */
export function inSky(
  { word, colors, outline = DARK.deep, defs = "", planet = false }: Drawn,
  drawing: Drawing,
): string {
  const dice = new Dice(word);
  const back = sky(dice, colors, true);
  const globe = planet ? limb(dice, colors) : { defs: "", body: "" };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">` +
    `<defs>${back.defs}${globe.defs}${craftDefs(colors)}${materials(colors, outline)}${defs}</defs>` +
    `<style>${larger("13/10", 1.1)}${larger("4/5", 1.6)}</style>` +
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" overflow="visible">` +
    back.body +
    globe.body +
    group(`translate(${WIDTH / 2} ${HEIGHT / 2})`, drawing(), { id: DRAWING, filter: "url(#lift)" }) +
    backdrop({ fill: "url(#vignette)" }, true) +
    "</svg></svg>"
  );
}
