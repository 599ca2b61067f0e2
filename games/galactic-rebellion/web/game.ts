import type { GamePages } from "$web/games/pages";
import "./colors.css";
import { scene } from "./scene";

const game: GamePages = {
  scene,
  table: () => import("./GalacticRebellion.svelte"),
  look: () => import("./look"),
  lesson: () => import("./lesson"),
  rulebook: () => import("./rulebook"),
  film: () => import("./film.json") as never,
};

export default game;
