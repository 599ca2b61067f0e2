/** Files of this browser, saved where the person wants them. */
import { house } from "../api/house.svelte";
import { bringEverything, everything } from "../api/local.svelte";
import { session } from "../api/shelf.svelte";
import { keepSettings, settings, takeSettings } from "./settings.svelte";
import { speak, t } from "./words.svelte";

/** Why the last file could not be saved. */
class Saving {
  failure = $state("");
}
export const saving = new Saving();

export function saveText(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Takes in such a file of everything: games, campaigns, and the settings, which are put to work. What came of it, in words. */
export async function takeEverything(text: string): Promise<string> {
  const { taken, refused, settings: set } = await bringEverything(text);
  if (set) {
    takeSettings(set);
    keepSettings();
    if (settings.lang) await speak(settings.lang);
  }
  // What is shown of me is read anew.
  if (house.here) await session.refresh();
  return [t("brought-everything", { taken, refused }).trim(), set ? t("brought-settings") : ""].join(" ").trim();
}

export async function saveEverything(): Promise<void> {
  saveText(`starboard-${new Date().toISOString().slice(0, 10)}.json`, await everything());
}

/** What a server would send as a file. */
export async function save(path: string): Promise<void> {
  try {
    saving.failure = "";
    await written(path);
  } catch (error) {
    saving.failure = error instanceof Error && error.message ? error.message : t("server-silent");
  }
}

async function written(path: string): Promise<void> {
  if (path.startsWith("/me/export")) return saveEverything();
  const body = await house.ask<{ game?: string }>({ method: "GET", path: path.replace(/\?.*/, "") });
  const [, kind, id, what] = path.split("/");
  const name = what?.startsWith("record") ? `${body.game ?? kind}-${id}.starboard.json` : `${kind}-${id}.json`;
  saveText(name, JSON.stringify(body));
}
