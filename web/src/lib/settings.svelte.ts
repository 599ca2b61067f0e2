import type { Lang } from "./languages";

/** What a person set on this device. Kept in the browser only. */
export interface Settings {
  /** `auto` follows the system. */
  motion: "auto" | "on" | "off";
  sound: boolean;
  volume: number;
  /** Mention unused trade, combat or abilities before a turn ends. */
  warnings: boolean;
  lang: Lang | null;
}

const KEY = "starboard.settings";
const defaults: Settings = { motion: "auto", sound: false, volume: 0.5, warnings: true, lang: null };

function read(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...defaults };
  }
}

export const settings: Settings = $state(read());

export function keepSettings(): void {
  document.documentElement.dataset["motion"] = settings.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** May things move? */
export function moving(): boolean {
  if (settings.motion !== "auto") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
