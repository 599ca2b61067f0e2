import { mount } from "svelte";
import "../../src/app.css";
import { preferredLang } from "../../src/lib/languages";
import { speak } from "../../src/lib/words.svelte";
import Every from "./Every.svelte";

const asked = new URLSearchParams(location.search);
const size = asked.get("text");
if (size) document.documentElement.dataset["text"] = size;
await speak(preferredLang(asked.get("lang")));
const target = document.getElementById("app");
if (target) mount(Every, { target, props: { game: asked.get("game") ?? "" } });
