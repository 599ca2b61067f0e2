import type { GameLook } from "$web/games/pages";
import { abilities } from "./abilities";
import { drawCard } from "./art/picture";
import { signs } from "./signs";

const look: GameLook = {
  signs,
  picture: drawCard,
  abilities,
  cues: {
    played: "play",
    acquired: "buy",
    attacked: "strike",
    destroyed: "strike",
    scrapped: "scrap",
    drew: "deal",
    gained: "trade",
    upgraded: "gain",
  },
};

export default look;
