import type { GamePages } from "$web/games/pages";
import "./colors.css";
import { scene } from "./scene";

const game: GamePages = {
  scene,
  table: () => import("./Smugglers.svelte"),
  look: () => import("./look"),
};

export default game;
