import { framed, inlay } from "$web/art/frame";
import { palette } from "$web/art/palette";
import { circle, line, rect } from "$web/art/pen";
import { HUES } from "./hues";
import { drawSkyline, type Style } from "./skyline";

/** A plant and the districts on its grid. */
export function scene(): string {
  const tiles: [string, string, Style, number, number][] = [
    ["a", "#ff9b45", "spires", 60, 110],
    ["b", "#7bd84a", "domes", 60, 200],
    ["c", "#4fa9ff", "towers", 400, 110],
    ["d", "#c38bff", "stacks", 400, 200],
  ];
  let body = "";
  for (const [, , , x, y] of tiles)
    body += line(300, 200, x + 70, y + 38, { stroke: "#7ff1ff", "stroke-width": 3, opacity: 0.8 });
  for (const [id, color, style, x, y] of tiles)
    body +=
      rect(x - 3, y - 3, 146, 83, { fill: "#0a1122", stroke: color, "stroke-width": 3, rx: 10 }) +
      inlay(drawSkyline(`scene-${id}`, color, style, true), x, y, 140, 77, `preserveAspectRatio="xMidYMid slice"`);
  body +=
    circle(300, 190, 74, { fill: "#0b2a33", stroke: "#57dbe8", "stroke-width": 4 }) +
    circle(300, 190, 58, { fill: "none", stroke: "#57dbe8", "stroke-width": 1.5, "stroke-dasharray": "4 7" });
  body += `<path d="M312 138 272 204h26l-8 46 44-68h-28z" fill="#ffd257"/>`;
  return framed("home/rise-to-power", palette(HUES.plant), body);
}
