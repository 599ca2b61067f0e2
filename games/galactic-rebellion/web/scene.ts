import { framed, inlay } from "$web/art/frame";
import { palette } from "$web/art/palette";
import { line } from "$web/art/pen";
import { drawPlanet } from "$web/art/planet";
import { HUES, PLANETS, ROUTE } from "./hues";

/** Worlds and the routes between them. */
export function scene(): string {
  const worlds: [string, string, number, number, number, boolean?][] = [
    ["a", PLANETS.veltair, 40, 90, 150],
    ["b", PLANETS.trega, 200, 20, 110],
    ["c", PLANETS.vollux, 330, 110, 190, true],
    ["d", PLANETS.erdara, 170, 170, 130],
    ["e", PLANETS.alioth, 470, 40, 110],
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
      stroke: ROUTE,
      "stroke-width": 1.6,
      "stroke-dasharray": "2 7",
      opacity: 0.7,
    }),
  );
  return framed(
    "home/galactic-rebellion",
    palette(HUES.missions),
    routes.join("") +
      worlds
        .map(([id, color, x, y, s, ringed]) => inlay(drawPlanet(`scene-${id}`, color, ringed), x, y, s, s))
        .join(""),
  );
}
