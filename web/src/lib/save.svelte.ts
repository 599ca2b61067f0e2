/** Files of this browser, saved where the person wants them. */
import { house } from "../api/house.svelte";
import { everything } from "../api/local.svelte";
import { t } from "./words.svelte";

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

const day = (): string => new Date().toISOString().slice(0, 10);

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
  if (path.startsWith("/me/export")) return saveText(`starboard-${day()}.json`, await everything());
  const body = await house.ask<{ game?: string }>({ method: "GET", path: path.replace(/\?.*/, "") });
  const [, kind, id, what] = path.split("/");
  const name = what?.startsWith("record") ? `${body.game ?? kind}-${id}.starboard.json` : `${kind}-${id}.json`;
  saveText(name, JSON.stringify(body));
}
