import type { Drawing } from "$web/art/kit";
import { blobBases } from "./blob-bases";
import { blobShips } from "./blob-ships";
import { consortium } from "./consortium";
import { cultBases } from "./cult-bases";
import { cultBots } from "./cult-bots";
import { cultMechs } from "./cult-mechs";
import { empireBases } from "./empire-bases";
import { empireShips } from "./empire-ships";
import { federationBases } from "./federation-bases";
import { federationShips } from "./federation-ships";
import { kingdom } from "./kingdom";
import { scavengers } from "./scavengers";
import { unaligned } from "./unaligned";

const drawings: Record<string, Record<string, Drawing>> = {
  blob: { ...blobShips, ...blobBases },
  trade_federation: { ...federationShips, ...federationBases },
  star_empire: { ...empireShips, ...empireBases },
  machine_cult: { ...cultBots, ...cultMechs, ...cultBases },
  consortium,
  kingdom,
  scavengers,
  unaligned,
};

/** A card's own drawing. A card without one, of somebody's own pack, is drawn by its faction's recipe. */
export function drawingOf(faction: string, id: string): Drawing | undefined {
  const own = drawings[faction];
  return own && Object.hasOwn(own, id) ? own[id] : undefined;
}
