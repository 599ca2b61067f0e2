import type { GameLook } from "$web/games/pages";
import { abilities } from "./abilities";
import { drawCard } from "./art/picture";
import { signs } from "./signs";
import { digest } from "./turns";

const look: GameLook = {
  signs,
  picture: drawCard,
  abilities,
  counted: { trade: "trade", combat: "combat", authority: "authority" },
  digest: digest as NonNullable<GameLook["digest"]>,
  cues: {
    played: "play",
    acquired: "buy",
    attacked: "strike",
    destroyed: "strike",
    scrapped: "scrap",
    drew: "deal",
    gained: "trade",
    upgraded: "sticker",
  },
};

export default look;
