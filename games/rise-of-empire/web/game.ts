import type { GamePages } from "$web/games/pages";
import "./colors.css";
import { scene } from "./scene";

const game: GamePages = {
  scene,
  on: "star-realms",
  table: () => import("./RiseOfEmpire.svelte"),
  campaign: () => import("./Campaign.svelte"),
  lesson: () => import("./lesson"),
  rulebook: () => import("./rulebook"),
  film: () => import("./film.json") as never,
};

export default game;
