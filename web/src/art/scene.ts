import { blob, blobDefs } from "./craft/blob";
import { cult } from "./craft/cult";
import { empire } from "./craft/empire";
import { federation } from "./craft/federation";
import { kingdom } from "./craft/kingdom";
import { type Craft, craftDefs } from "./craft/kit";
import { consortium } from "./craft/consortium";
import { Dice } from "./dice";
import { palette } from "./palette";
import { drawPlanet } from "./planet";
import { circle, group, line, rect, toImage } from "./pen";
import { drawCard } from "./picture";
import { sky } from "./sky";
import { drawSkyline, type Style } from "./skyline";

/** An SVG inside another: its own ids are kept apart by making it an image of its own. */
const inlay = (svg: string, x: number, y: number, width: number, height: number, more = ""): string =>
  `<image href="${toImage(svg).replaceAll("'", "%27")}" x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

function alone(
  faction: string,
  recipe: (craft: Craft) => string,
  word: string,
  size: number,
  turn: number,
  flip = false,
): string {
  const colors = palette(faction);
  const craft: Craft = { dice: new Dice(word), colors, size, outpost: false };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -100 300 200" width="300" height="200"><defs>${craftDefs(colors)}${faction === "blob" ? blobDefs(colors.main) : ""}</defs>${group(`scale(${flip ? "-1.1 1.1" : "1.1"}) rotate(${turn})`, recipe(craft))}</svg>`;
}

function framed(word: string, faction: string, body: string): string {
  const back = sky(new Dice(word), palette(faction));
  // The sky is drawn for 300 × 200; a scene is twice as wide as a card's picture.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" width="600" height="320" preserveAspectRatio="xMidYMid slice"><defs>${back.defs}</defs>${group("scale(2 1.6)", back.body)}${body}${group("scale(2 1.6)", rect(0, 0, 300, 200, { fill: "url(#vignette)" }))}</svg>`;
}

const scenes: Record<string, () => string> = {
  "star-realms": () =>
    framed(
      "home/star-realms",
      "trade_federation",
      inlay(drawPlanet("home", "#3f7fd0", true), 330, 60, 330, 330) +
        inlay(alone("star_empire", empire, "scene-e", 0.8, -14), 30, 70, 330, 220) +
        inlay(alone("blob", blob, "scene-b", 0.6, 8, true), 330, 20, 230, 153) +
        inlay(alone("trade_federation", federation, "scene-f", 0.5, -14), 190, 180, 210, 140) +
        inlay(alone("machine_cult", cult, "scene-c", 0.4, 10, true), 420, 150, 170, 113),
    ),
  "galactic-rebellion": () => {
    const worlds: [string, string, number, number, number, boolean?][] = [
      ["a", "#57c6b0", 40, 90, 150],
      ["b", "#d68a4a", 200, 20, 110],
      ["c", "#9a6be0", 330, 110, 190, true],
      ["d", "#e05b5b", 170, 170, 130],
      ["e", "#58a6ff", 470, 40, 110],
    ];
    const mid = worlds.map(([, , x, y, s]) => [x + s / 2, y + s / 2] as const);
    const routes = [
      [0, 1],
      [1, 2],
      [0, 3],
      [3, 2],
      [2, 4],
    ].map(([a, b]) =>
      line(...(mid[a!] as [number, number]), ...(mid[b!] as [number, number]), {
        stroke: "#bcd0ff",
        "stroke-width": 1.6,
        "stroke-dasharray": "2 7",
        opacity: 0.7,
      }),
    );
    return framed(
      "home/galactic-rebellion",
      "kingdom",
      routes.join("") +
        worlds
          .map(([id, color, x, y, s, ringed]) => inlay(drawPlanet(`scene-${id}`, color, ringed), x, y, s, s))
          .join(""),
    );
  },
  "rise-to-power": () => {
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
    return framed("home/rise-to-power", "consortium", body);
  },
  "rise-of-empire": () =>
    framed(
      "home/rise-of-empire",
      "scavengers",
      inlay(drawPlanet("crown", "#b5583a"), 200, 130, 260, 260) +
        inlay(alone("kingdom", kingdom, "scene-k", 0.9, -12), 20, 70, 320, 213) +
        inlay(alone("consortium", consortium, "scene-co", 0.7, -6, true), 300, 20, 280, 187),
    ),
};

const made = new Map<string, string>();

/** The picture of a game. */
export function scenePicture(game: string): string {
  let image = made.get(game);
  if (!image) made.set(game, (image = toImage(scenes[game]?.() ?? drawCard({ id: game, kind: "base", cost: 5 }))));
  return image;
}
