import type { GamePages } from "$web/games/pages";
import "./colors.css";
import { scene } from "./scene";

const game: GamePages = {
  scene,
  table: () => import("./StarRealms.svelte"),
  look: () => import("./look"),
  lesson: () => import("./lesson"),
  rulebook: () => import("./rulebook"),
  film: () => import("./film.json") as never,
  presets: { app: { discards: "next_turn", unlimited_explorers: true } },
};

export default game;
