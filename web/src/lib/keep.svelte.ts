import { api } from "../api/client";
import { session } from "../api/shelf.svelte";
import { alsoKeep, settings, takeSettings } from "./settings.svelte";
import { speak } from "./words.svelte";

const DELAY = 800;
let timer: ReturnType<typeof setTimeout> | undefined;
let taken = "";

/** Keeps the settings with whoever plays here: changes go to the server after a moment, and come along to another device. */
export function keepWithAccount(): void {
  alsoKeep(() => {
    clearTimeout(timer);
    if (session.me) timer = setTimeout(() => void send(), DELAY);
  });
  $effect.root(() => {
    $effect(() => {
      const me = session.me;
      if (!me?.settings || taken === me.id) return;
      taken = me.id;
      takeSettings(me.settings);
      if (settings.lang) void speak(settings.lang);
    });
  });
}

async function send(): Promise<void> {
  if (!session.me) return;
  taken = session.me.id;
  await api.changeMe({ settings: { ...$state.snapshot(settings) } }).catch(() => {});
}
