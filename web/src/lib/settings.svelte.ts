import { lasting } from "./store";
import { type Lang, LANGS } from "./languages";

/** What a person set. Kept in the browser, and with the account (`keep.svelte.ts`). */
export interface Settings {
  /** `auto` follows the system. */
  motion: "auto" | "on" | "off";
  /** How long a rival's move stays before the next one is shown. */
  pace: Pace;
  sound: boolean;
  volume: number;
  /** Mention unused trade, combat or abilities before a turn ends. */
  warnings: boolean;
  /** Ask before every end of a turn. */
  confirm: boolean;
  text: "small" | "usual" | "large";
  theme: "dark" | "light" | "contrast";
  /** Colours that are told apart by everybody. */
  safe: boolean;
  /** What is pressed most stands at the left. */
  left: boolean;
  /** Tell me outside the page when it is my turn. */
  notify: boolean;
  /** By game: the opponent of "play now", and whether the game is known. */
  levels: Record<string, string>;
  known: Record<string, Known>;
  lang: Lang | null;
}

export type Pace = "instant" | "brisk" | "calm";
export type Known = "new" | "some" | "well";

const KEY = "starboard.settings";
const defaults: Settings = {
  motion: "auto",
  pace: "brisk",
  sound: false,
  volume: 0.5,
  warnings: true,
  confirm: false,
  text: "usual",
  theme: "dark",
  safe: false,
  left: false,
  notify: false,
  levels: {},
  known: {},
  lang: null,
};

function read(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(lasting.get(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...defaults };
  }
}

export const settings: Settings = $state(read());

/** Whoever else keeps the settings. */
let kept: (() => void) | undefined;
export const alsoKeep = (keep: () => void): void => void (kept = keep);

/** Puts the settings to work: style sheets read them from the page's root, and the browser's own frame takes the page's colour. */
export function applySettings(): void {
  const root = document.documentElement;
  const { dataset } = root;
  dataset["motion"] = settings.motion;
  dataset["text"] = settings.text;
  dataset["theme"] = settings.theme;
  dataset["colors"] = settings.safe ? "safe" : "usual";
  dataset["hand"] = settings.left ? "left" : "right";
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (frame) frame.content = getComputedStyle(root).getPropertyValue("--void").trim() || frame.content;
}

export function keepSettings(): void {
  applySettings();
  lasting.set(KEY, JSON.stringify(settings));
  kept?.();
}

/** Is this a value of that setting? A language that was never chosen is none. */
function fits(key: keyof Settings, value: unknown): boolean {
  if (key === "lang") return LANGS.some((lang) => lang === value);
  return value !== null && typeof value === typeof defaults[key];
}

/** Takes over what was set elsewhere, and keeps it here for the next time; what this page does not know is left out. */
export function takeSettings(set: Record<string, unknown>): void {
  for (const key of Object.keys(defaults) as (keyof Settings)[])
    if (fits(key, set[key])) (settings as unknown as Record<string, unknown>)[key] = set[key];
  lasting.set(KEY, JSON.stringify(settings));
  applySettings();
}

/** May things move? */
export function moving(): boolean {
  if (settings.motion !== "auto") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** So many milliseconds a rival's move stays alone on the screen. */
export const PACES: Record<Pace, number> = { instant: 0, brisk: 700, calm: 1800 };
