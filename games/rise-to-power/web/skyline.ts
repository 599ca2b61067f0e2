import { craftDefs } from "$web/art/craft";
import { Dice } from "$web/art/dice";
import { materials } from "$web/art/kit";
import { palette } from "$web/art/palette";
import { DRAWING, group, mix, n, toImage } from "$web/art/pen";
import { districtOf } from "./districts";
import { drawHouses, far, night, street, type Style } from "./houses";
import { SKYLINE } from "./hues";

/** A district by night, 200 × 110; dark until it is powered. Those that are known have their landmark. */
export function drawSkyline(id: string, color: string, style: Style, lit: boolean): string {
  const own = districtOf(id);
  if (!own) return drawHouses(id, color, style, lit);
  const dice = new Dice(`skyline/${id}`);
  const body =
    (own.ground === "streets" ? far(dice, color) : "") +
    group(placed(id), own.draw(), { id: DRAWING, filter: "url(#lift)" }) +
    (own.ground === "orbit" ? "" : street);
  return night(dice, color, lit, body, landmarkDefs(color, lit));
}

/** A landmark is seen from another street in each of a district's contracts. */
function placed(id: string): string {
  const step = (Number(/-(\d+)$/.exec(id)?.[1] ?? 3) % 5) - 2;
  const scale = 1 - Math.abs(step) * 0.06;
  return `translate(${100 + step * 15} ${n(57 + 48 * (1 - scale))}) scale(${scale})`;
}

/** What a landmark is built of: without power its windows are blind and nothing glows. */
function landmarkDefs(color: string, lit: boolean): string {
  const hull = mix(color, SKYLINE.light, 0.35);
  const [main, wall, lamp] = lit
    ? [color, mix(hull, SKYLINE.wall, 0.15), SKYLINE.window]
    : [mix(color, SKYLINE.wall, 0.6), mix(hull, SKYLINE.wall, 0.72), SKYLINE.blind];
  const colors = palette([main, wall, lamp, mix(color, SKYLINE.deep, 0.5)]);
  return (
    craftDefs(colors) +
    materials(colors, SKYLINE.ground) +
    (lit ? "" : `<style>[fill="url(#glow)"]{display:none}.o{opacity:.1}</style>`)
  );
}

const made = new Map<string, string>();

export function skylinePicture(id: string, color: string, style: Style, lit: boolean): string {
  const key = `${id}/${lit}`;
  let image = made.get(key);
  if (!image) made.set(key, (image = toImage(drawSkyline(id, color, style, lit))));
  return image;
}
