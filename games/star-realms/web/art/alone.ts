import { type Craft, craftDefs } from "$web/art/craft";
import { Dice } from "$web/art/dice";
import { group } from "$web/art/pen";
import { blobDefs } from "./blob";
import { factionPalette } from "../hues";

/** One ship of a faction by itself, for the scene of a game. */
export function alone(
  faction: string,
  recipe: (craft: Craft) => string,
  word: string,
  size: number,
  turn: number,
  flip = false,
): string {
  const colors = factionPalette(faction);
  const craft: Craft = { dice: new Dice(word), colors, size, outpost: false };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -100 300 200" width="300" height="200"><defs>${craftDefs(colors)}${faction === "blob" ? blobDefs(colors.main) : ""}</defs>${group(`scale(${flip ? "-1.1 1.1" : "1.1"}) rotate(${turn})`, recipe(craft))}</svg>`;
}
