import { type Craft, craftDefs } from "$web/art/craft";
import { Dice } from "$web/art/dice";
import { inSky } from "$web/art/drawn";
import { DRAWING, group, n, rect } from "$web/art/pen";
import { HEIGHT, limb, sky, WIDTH } from "$web/art/sky";
import type { Subject } from "$web/games/pages";
import { blob, blobBase, blobDefs } from "./blob";
import { consortium, consortiumBase } from "./consortium";
import { cult, cultBase } from "./cult";
import { empire, empireBase } from "./empire";
import { federation, federationBase } from "./federation";
import { drawingOf } from "./cards";
import { factionPalette, outlineOf } from "../hues";
import { kingdom, kingdomBase } from "./kingdom";
import { scavengers, scavengersBase } from "./scavengers";
import { unaligned, unalignedBase } from "./unaligned";

type Recipe = (craft: Craft) => string;

const recipes: Record<string, [ship: Recipe, base: Recipe]> = {
  blob: [blob, blobBase],
  trade_federation: [federation, federationBase],
  star_empire: [empire, empireBase],
  machine_cult: [cult, cultBase],
  consortium: [consortium, consortiumBase],
  kingdom: [kingdom, kingdomBase],
  scavengers: [scavengers, scavengersBase],
  unaligned: [unaligned, unalignedBase],
};

/** The picture of a card: its own drawing, or one by its faction's recipe. */
export function drawCard({ id, faction: of, kind, cost }: Subject): string {
  const faction = of && of in recipes ? of : "unaligned";
  // A card that a sticker made better is `lifter+se1`, and still a Lifter.
  const card = id.split("+", 1)[0] as string;
  const word = `${faction}/${card}`;
  const own = drawingOf(faction, card);
  if (!own) return byRecipe(word, faction, kind, cost ?? 0);
  const colors = factionPalette(faction);
  return inSky(
    { word, colors, outline: outlineOf(faction), planet: true, defs: faction === "blob" ? blobDefs(colors.main) : "" },
    own,
  );
}

/** A ship under way or a base at its mooring, as its faction builds them. */
export function byRecipe(word: string, faction: string, kind: string, cost: number): string {
  const dice = new Dice(word);
  const colors = factionPalette(faction);
  const craft: Craft = { dice, colors, size: Math.min(1, cost / 8), outpost: kind === "outpost" };
  const back = sky(dice, colors);
  const globe = limb(dice, colors);
  const [ship, base] = recipes[faction] as [Recipe, Recipe];
  const isBase = kind === "base" || kind === "outpost";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${back.defs}${globe.defs}${craftDefs(colors)}${faction === "blob" ? blobDefs(colors.main) : ""}</defs>` +
    back.body +
    globe.body +
    group("", isBase ? moored(craft, base, ship) : underWay(craft, ship), { id: DRAWING }) +
    rect(0, 0, WIDTH, HEIGHT, { fill: "url(#vignette)" }) +
    "</svg>"
  );
}

const at = (x: number, y: number, turn: number, scale: number, flip: boolean, body: string): string =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${flip ? "-" : ""}${scale.toFixed(2)} ${scale.toFixed(2)}) rotate(${n(turn)})`,
    body,
  );

/** Ships: alone, leading a wing of their like, or with escorts. */
function underWay(craft: Craft, ship: Recipe): string {
  const { dice, size } = craft;
  const flip = dice.chance(0.38);
  const turn = dice.from(-30, 6);
  const scale = 1.32 - size * 0.16;
  const escort: Craft = { ...craft, size: 0 };
  const company = dice.next();
  if (company < 0.3 && size < 0.55) {
    const body = ship(escort);
    return (
      at(88, 66, turn, 0.6, flip, body) +
      at(214, 76, turn, 0.68, flip, body) +
      at(146, 126, turn, 1.02, flip, ship(craft))
    );
  }
  if (company < 0.62 && size >= 0.35) {
    const body = ship(escort);
    const high = dice.chance(0.5) ? 44 : 160;
    return (
      at(62, high, turn, 0.3, flip, body) +
      at(112, high - 18, turn, 0.25, flip, body) +
      at(152, 104, turn, scale, flip, ship(craft)) +
      at(236, 206 - high, turn, 0.34, flip, body)
    );
  }
  return at(154, 102, turn, scale * dice.from(0.94, 1.12), flip, ship(craft));
}

/** Bases: near or far, sometimes with a ship coming in. */
function moored(craft: Craft, base: Recipe, ship: Recipe): string {
  const { dice, size } = craft;
  const scale = (1.1 - size * 0.04) * dice.from(0.92, 1.18);
  const body = at(150, 104, dice.from(-7, 7), scale, dice.chance(0.4), base(craft));
  if (!dice.chance(0.45)) return body;
  const left = dice.chance(0.5);
  return body + at(left ? 52 : 248, dice.from(36, 60), -12, 0.28, !left, ship({ ...craft, size: 0.1 }));
}
