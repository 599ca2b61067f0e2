import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { preferredLang } from "./lib/languages";
import { watchLinks } from "./lib/router.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

keepSettings();
watchLinks();
await speak(preferredLang(settings.lang));
const target = document.getElementById("app");
if (target) mount(App, { target });
