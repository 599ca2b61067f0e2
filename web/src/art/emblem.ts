import { Dice } from "./dice";
import { COUNTED, type Hues, palette, PLATE, WHITE } from "./palette";
import { circle, group, line, n, rect } from "./pen";
import { HEIGHT, sky, WIDTH } from "./sky";

const counted = Object.entries(COUNTED)
  .map(([name, color]) => `--${name}:${color}`)
  .join(";");

/** What is no ship and no base: a sign in the middle of an instrument. */
interface Emblem {
  id: string;
  /** The sign, as `icons.ts` or a game's own signs draw it. */
  sign: string;
  hues: Hues;
  /** What it counts, written large under a smaller sign. */
  value?: string | undefined;
}

export function drawEmblem({ id, sign, hues, value }: Emblem): string {
  const dice = new Dice(`emblem/${id}`);
  const colors = palette(hues);
  const back = sky(dice, colors);
  const cx = WIDTH / 2;
  const cy = HEIGHT / 2;
  let dial = "";
  for (const r of [58, dice.from(68, 76), dice.from(84, 94)]) {
    const dash = `${n(dice.from(4, 60))} ${n(dice.from(3, 22))}`;
    dial += circle(cx, cy, r, {
      fill: "none",
      stroke: colors.main,
      "stroke-width": dice.from(0.8, 2.4),
      "stroke-dasharray": dash,
      opacity: 0.75,
      transform: `rotate(${n(dice.from(0, 360))} ${cx} ${cy})`,
    });
  }
  const marks = dice.int(3, 9);
  for (let i = 0; i < marks; i++) {
    const turn = dice.from(0, 2 * Math.PI);
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    dial += line(cx + x * 60, cy + y * 60, cx + x * dice.from(74, 130), cy + y * dice.from(74, 130), {
      stroke: colors.lamp,
      "stroke-width": 1.2,
      opacity: 0.5,
    });
    dial += circle(cx + x * 60, cy + y * 60, 2.6, { fill: colors.lamp });
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" ` +
    `style="color:${colors.lit};${counted}"><defs>${back.defs}</defs>` +
    back.body +
    circle(cx, cy, 52, { fill: PLATE, stroke: colors.main, "stroke-width": 2 }) +
    dial +
    (value
      ? `<text x="${cx}" y="${cy + 32}" text-anchor="middle" font-family="Saira, sans-serif" font-size="62" font-weight="800" fill="${WHITE}">${value}</text>` +
        group(`translate(${cx - 13} ${cy - 42}) scale(1.1)`, sign, { color: colors.main })
      : group(`translate(${cx - 33} ${cy - 33}) scale(2.75)`, sign)) +
    rect(0, 0, WIDTH, HEIGHT, { fill: "url(#vignette)" }) +
    "</svg>"
  );
}
