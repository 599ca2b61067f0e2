/** Small helpers that write SVG. Everything is a string: pictures are made once and shown as images. */

export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** The id of the part of a picture that tells what it shows: the rest is sky. */
export const DRAWING = "drawing";

type Style = Record<string, string | number>;

function attributes(style: Style): string {
  return Object.entries(style)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? n(value) : value}"`)
    .join("");
}

export const path = (d: string, style: Style): string => `<path d="${d}"${attributes(style)}/>`;

export const poly = (points: readonly (readonly [number, number])[], style: Style): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`, style);

export const rect = (x: number, y: number, width: number, height: number, style: Style): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes(style)}/>`;

export const circle = (cx: number, cy: number, r: number, style: Style): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${attributes(style)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, style: Style): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(style)}/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, style: Style): string =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" fill="none"${attributes(style)}/>`;

export const group = (transform: string, inner: string, style: Style = {}): string =>
  `<g${transform ? ` transform="${transform}"` : ""}${attributes(style)}>${inner}</g>`;

/** Mixes two `#rrggbb` colours; `share` is how much of the second. */
export function mix(a: string, b: string, share: number): string {
  const channel = (c: string, i: number) => parseInt(c.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(channel(a, i) * (1 - share) + channel(b, i) * share));
  return `#${mixed.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

/** A linear gradient from top to bottom, or along (x2, y2). */
export function gradient(id: string, stops: readonly [number, string][], x2 = 0, y2 = 1): string {
  const inner = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join("");
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${inner}</linearGradient>`;
}

export function radial(id: string, stops: readonly [number, string, number?][], cx = 0.5, cy = 0.5, r = 0.5): string {
  const inner = stops
    .map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity ?? 1}"/>`)
    .join("");
  return `<radialGradient id="${id}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${inner}</radialGradient>`;
}

export const toImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
