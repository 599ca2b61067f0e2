import { Dice } from "./dice";
import { ring } from "./craft";
import { DARK, PLANET, WHITE } from "./palette";
import { circle, ellipse, group, mix, n, path, radial, toImage } from "./pen";

const kinds = ["banded", "cratered", "ocean", "lava", "ice"] as const;

/** A whole planet with air and a shadow side, 200 wide. */
export function drawPlanet(id: string, color: string, ringed = false): string {
  const dice = new Dice(`planet/${id}`);
  const kind = dice.pick(kinds);
  const r = 74;
  const second = mix(color, dice.pick(PLANET.seconds), 0.45);
  const defs =
    radial(
      "ball",
      [
        [0, mix(color, WHITE, 0.5)],
        [0.42, color],
        [0.8, mix(color, DARK.ground, 0.6)],
        [1, mix(color, DARK.night, 0.85)],
      ],
      0.34,
      0.3,
      0.78,
    ) +
    radial(
      "night",
      [
        [0.5, DARK.black, 0],
        [1, DARK.black, 0.88],
      ],
      0.3,
      0.28,
      0.86,
    ) +
    radial("air", [
      [0.8, color, 0],
      [0.885, mix(color, WHITE, 0.5), 0.55],
      [1, color, 0],
    ]) +
    `<clipPath id="disc">${circle(100, 100, r, {})}</clipPath>` +
    `<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${kind === "banded" ? ".008 .06" : ".028 .032"}" numOctaves="4" seed="${dice.int(1, 999)}"/>` +
    `<feColorMatrix values="0 0 0 0 ${kind === "ocean" ? 0.12 : 0.04} 0 0 0 0 ${kind === "ocean" ? 0.3 : 0.04} 0 0 0 0 ${kind === "ocean" ? 0.28 : 0.08} 3.2 0 0 0 -1.45"/></filter>`;
  let ground = "";
  if (kind === "banded") {
    for (let y = 30; y < 175; y += dice.from(8, 17))
      ground += ellipse(100, y, 90, dice.from(2, 7), {
        fill: dice.chance(0.5) ? second : DARK.night,
        opacity: dice.from(0.12, 0.32),
      });
    ground += ellipse(dice.from(80, 130), dice.from(100, 135), 14, 8, { fill: second, opacity: 0.7 });
  } else if (kind === "cratered") {
    for (let i = 0; i < 12; i++) {
      const [x, y, c] = [dice.from(34, 166), dice.from(34, 166), dice.from(3, 12)];
      ground +=
        circle(x, y, c, { fill: DARK.night, opacity: 0.3 }) +
        circle(x - c * 0.2, y - c * 0.2, c * 0.8, { fill: second, opacity: 0.28 });
    }
  } else if (kind === "lava") {
    for (let i = 0; i < 9; i++)
      ground += path(
        `M${n(dice.from(20, 90))} ${n(dice.from(30, 170))}q${n(dice.from(10, 40))} ${n(dice.from(-30, 30))} ${n(dice.from(40, 90))} ${n(dice.from(-24, 24))}`,
        {
          fill: "none",
          stroke: dice.chance(0.5) ? PLANET.lava : second,
          "stroke-width": dice.from(0.8, 2.4),
          opacity: 0.75,
        },
      );
  } else if (kind === "ice") {
    ground +=
      ellipse(100, 28, 60, 16, { fill: WHITE, opacity: 0.75 }) +
      ellipse(100, 172, 50, 12, { fill: WHITE, opacity: 0.5 });
  }
  const tilt = dice.from(-24, 24);
  const lights = Array.from({ length: 16 }, () =>
    circle(dice.from(110, 160), dice.from(90, 160), 0.9, { fill: PLANET.city, opacity: dice.from(0.4, 0.9) }),
  ).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs>${defs}</defs>` +
    circle(100, 100, r * 1.13, { fill: "url(#air)" }) +
    (ringed ? group(`rotate(${n(tilt)} 100 100)`, ring(100, 100, 98, 22, 5, false, mix(color, WHITE, 0.4))) : "") +
    circle(100, 100, r, { fill: "url(#ball)" }) +
    group(
      "",
      group(`rotate(${n(tilt)} 100 100)`, ground) +
        `<rect width="200" height="200" filter="url(#grain)" opacity=".5"/>`,
      { "clip-path": "url(#disc)" },
    ) +
    circle(100, 100, r, { fill: "url(#night)" }) +
    group("", lights, { "clip-path": "url(#disc)" }) +
    (ringed ? group(`rotate(${n(tilt)} 100 100)`, ring(100, 100, 98, 22, 5, true, mix(color, WHITE, 0.55))) : "") +
    "</svg>"
  );
}

const made = new Map<string, string>();

export function planetPicture(id: string, color: string, ringed = false): string {
  let image = made.get(id);
  if (!image) made.set(id, (image = toImage(drawPlanet(id, color, ringed))));
  return image;
}
