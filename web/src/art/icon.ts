import { Dice } from "./dice";
import { COUNTED, DARK, NEUTRAL, STARS, WHITE } from "./palette";
import { circle, group, mix, n, path, radial, rect } from "./pen";
import { inlay } from "./frame";
import { drawPlanet } from "./planet";

/** The sign of the house before a sky, 512 wide. `whole` fills the square: systems that cut icons to a shape of theirs leave the middle. */
export function drawIcon(whole: boolean): string {
  const dice = new Dice("icon");
  const stars = Array.from({ length: 60 }, () =>
    circle(dice.from(0, 512), dice.from(0, 512), dice.from(0.8, 3), {
      fill: dice.pick(STARS),
      opacity: n(dice.from(0.3, 0.9)),
    }),
  ).join("");
  const sky = radial(
    "sky",
    [
      [0, mix(NEUTRAL[3], DARK.haze, 0.3)],
      [1, DARK.far],
    ],
    0.3,
    0.2,
    0.9,
  );
  const sign =
    path("M27 16 9 24l3.6-8L9 8z", { fill: WHITE }) +
    path("M27 16 9 24l3.6-8z", { fill: COUNTED.authority }) +
    circle(6.5, 16, 1.7, { fill: COUNTED.trade });
  const scale = whole ? 12 : 15;
  const middle = n(256 - 16 * scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${sky}<clipPath id="cut"><rect width="512" height="512" rx="${whole ? 0 : 112}"/></clipPath></defs>` +
    group(
      "",
      rect(0, 0, 512, 512, { fill: "url(#sky)" }) +
        stars +
        inlay(drawPlanet("icon", COUNTED.authority), 180, 260, 460, 460) +
        group(`translate(${middle} ${middle}) scale(${scale})`, sign),
      { "clip-path": "url(#cut)" },
    ) +
    "</svg>"
  );
}
