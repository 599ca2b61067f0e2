import { Dice } from "./dice";
import { DARK, FACES, STEEL, WHITE } from "./palette";
import { circle, ellipse, gradient, group, line, mix, path, rect, toImage } from "./pen";

const SIZE = 64;

/** The portrait of an opponent: a pilot behind a visor, always the same for a name. */
function drawFace(name: string): string {
  const dice = new Dice(`face/${name}`);
  const [coat, glass] = dice.pick(FACES);
  const shell = mix(coat, WHITE, dice.from(0.1, 0.35));
  const shade = mix(coat, DARK.deep, 0.6);
  const wide = dice.from(17, 21);
  const tall = dice.from(18, 22);
  const middle = 29;
  const helmet = dice.pick([
    () => ellipse(32, middle, wide, tall, { fill: "url(#shell)" }),
    () => rect(32 - wide, middle - tall, 2 * wide, 2 * tall - 3, { rx: dice.from(7, 13), fill: "url(#shell)" }),
    () =>
      path(
        `M${32 - wide} ${middle + 14}V${middle - 6}Q32 ${middle - tall - 9} ${32 + wide} ${middle - 6}v20Q32 ${middle + 24} ${32 - wide} ${middle + 14}z`,
        {
          fill: "url(#shell)",
        },
      ),
    () =>
      path(`M32 ${middle - tall - 2}l${wide} 11-3 ${tall + 4}-${wide - 3} 9-${wide - 3}-9-3-${tall + 4}z`, {
        fill: "url(#shell)",
      }),
  ])();
  const low = dice.from(-4, 3);
  const visor = dice.pick([
    () => rect(32 - wide + 4, middle - 6 + low, 2 * wide - 8, 12, { rx: 6, fill: "url(#glass)" }),
    () =>
      path(`M${32 - wide + 4} ${middle - 6 + low}H${32 + wide - 4}L38 ${middle + 9 + low}H26z`, {
        fill: "url(#glass)",
      }),
    () => ellipse(32, middle + low, wide - 5, 9, { fill: "url(#glass)" }),
    () =>
      circle(24, middle + low, 6.5, { fill: "url(#glass)" }) + circle(40, middle + low, 6.5, { fill: "url(#glass)" }),
    () => circle(32, middle + low, 9.5, { fill: "url(#glass)" }) + circle(32, middle + low, 3.4, { fill: shade }),
  ])();
  const crest = dice.pick([
    () => "",
    () =>
      line(32, middle - tall, 32, 3, { stroke: STEEL.lit, "stroke-width": 2.4 }) + circle(32, 4, 2.6, { fill: glass }),
    () =>
      line(32 - wide + 3, middle - 8, 6, 6, { stroke: STEEL.lit, "stroke-width": 2.2 }) +
      line(32 + wide - 3, middle - 8, 58, 6, { stroke: STEEL.lit, "stroke-width": 2.2 }),
    () => path(`M29 ${middle - tall + 3}q3-12 6 0l-1 12h-4z`, { fill: shade }),
    () =>
      rect(32 - wide - 4, middle - 5, 6, 13, { rx: 2.5, fill: STEEL.mid }) +
      rect(32 + wide - 2, middle - 5, 6, 13, { rx: 2.5, fill: STEEL.mid }),
  ])();
  const stripe = dice.chance(0.5)
    ? rect(30, middle - tall + 1, 4, tall - 6, { fill: shade, opacity: 0.75 })
    : path(`M${32 - wide + 2} ${middle + 10}q${wide - 2} 9 ${2 * wide - 4} 0`, {
        fill: "none",
        stroke: shade,
        "stroke-width": 2.4,
      });
  const collar = path("M10 64q2-15 22-15t22 15z", { fill: coat }) + path("M24 50h16l-8 11z", { fill: shade });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><defs>` +
    gradient(
      "shell",
      [
        [0, shell],
        [1, shade],
      ],
      0.6,
      1,
    ) +
    gradient("glass", [
      [0, mix(glass, WHITE, 0.5)],
      [0.5, glass],
      [1, mix(glass, DARK.deep, 0.6)],
    ]) +
    `</defs>${rect(0, 0, SIZE, SIZE, { fill: DARK.dusk })}` +
    group("", collar + crest + helmet + stripe + visor) +
    "</svg>"
  );
}

const faces = new Map<string, string>();

export function facePicture(name: string): string {
  const known = faces.get(name);
  if (known) return known;
  const made = toImage(drawFace(name));
  faces.set(name, made);
  return made;
}
