import { framed, inlay } from "$web/art/frame";
import { palette } from "$web/art/palette";
import { circle, line, rect } from "$web/art/pen";
import { HUES, SCENE } from "./hues";
import { drawHouses, type Style } from "./houses";

/** A plant and the districts on its grid. */
export function scene(): string {
  const tiles: [string, string, Style, number, number][] = [
    ["a", SCENE.spires, "spires", 60, 110],
    ["b", SCENE.domes, "domes", 60, 200],
    ["c", SCENE.towers, "towers", 400, 110],
    ["d", SCENE.stacks, "stacks", 400, 200],
  ];
  let body = "";
  for (const [, , , x, y] of tiles)
    body += line(300, 200, x + 70, y + 38, { stroke: SCENE.wire, "stroke-width": 3, opacity: 0.8 });
  for (const [id, color, style, x, y] of tiles)
    body +=
      rect(x - 3, y - 3, 146, 83, { fill: SCENE.tile, stroke: color, "stroke-width": 3, rx: 10 }) +
      inlay(drawHouses(`scene-${id}`, color, style, true), x, y, 140, 77, `preserveAspectRatio="xMidYMid slice"`);
  body +=
    circle(300, 190, 74, { fill: SCENE.plant, stroke: SCENE.rim, "stroke-width": 4 }) +
    circle(300, 190, 58, { fill: "none", stroke: SCENE.rim, "stroke-width": 1.5, "stroke-dasharray": "4 7" });
  body += `<path d="M312 138 272 204h26l-8 46 44-68h-28z" fill="${SCENE.bolt}"/>`;
  return framed("home/rise-to-power", palette(HUES.plant), body);
}
