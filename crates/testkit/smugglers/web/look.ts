import { drawEmblem } from "$web/art/emblem";
import type { GameLook } from "$web/games/pages";
import { HUES } from "./hues";
import { signs } from "./signs";

const look: GameLook = {
  signs,
  picture: ({ id }) => drawEmblem({ id, sign: signs.crate, hues: HUES, value: /\d+$/.exec(id)?.[0] }),
  cues: { drew: "deal", sold: "trade", raided: "strike", gave: "scrap" },
};

export default look;
