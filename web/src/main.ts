import { mount } from "svelte";
import "./app.css";
import { house } from "./api/house.svelte";
import App from "./App.svelte";
import { preferredLang } from "./lib/languages";
import { keepWithAccount } from "./lib/keep.svelte";
import { offline } from "./lib/offline.svelte";
import { watchLinks } from "./lib/router.svelte";
import { applySettings, settings } from "./lib/settings.svelte";
import { waiting } from "./lib/waiting.svelte";
import { speak } from "./lib/words.svelte";

applySettings();
watchLinks();
keepWithAccount();
offline.start();
await speak(preferredLang(settings.lang));
// What anybody may ask of the tables, from the browser's console or a test.
Object.assign(window, {
  starboard: { ask: (method: string, path: string, body?: unknown) => house.ask({ method, path, body }) },
});
const target = document.getElementById("app");
waiting.start();
if (target) mount(App, { target });
