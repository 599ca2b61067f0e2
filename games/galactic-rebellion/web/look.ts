import { inSky } from "$web/art/drawn";
import { drawEmblem } from "$web/art/emblem";
import { NEUTRAL, palette } from "$web/art/palette";
import type { GameLook, Subject } from "$web/games/pages";
import { isIcon, sign } from "$web/parts/icons";
import { drawings } from "./art";
import { digest } from "./digest";
import { HUES } from "./hues";
import { signs } from "./signs";
import type { Event } from "./types";
import { workerIcon } from "./view";

/** By set: the sign in the middle. */
const middle: Record<string, string> = {
  technologies: signs.scientist,
  missions: sign("target"),
  "imperial-actions": sign("crown"),
  "power-tiles": sign("authority"),
};

/** Whom its first effect is about, if it is a worker. */
function worker(more: Record<string, unknown> | undefined): string | null {
  const effects = more?.["effects"];
  const first = Array.isArray(effects) ? (effects as Record<string, unknown>[]).find((e) => e["worker"]) : undefined;
  const name = first?.["worker"];
  if (typeof name !== "string") return null;
  const icon = workerIcon(name);
  return isIcon(icon) ? sign(icon) : null;
}

function picture({ id, set = "", more }: Subject): string {
  const hues = set in HUES ? HUES[set as keyof typeof HUES] : NEUTRAL;
  const own = Object.hasOwn(drawings, id) ? drawings[id] : undefined;
  if (own) return inSky({ word: `${set}/${id}`, colors: palette(hues) }, own);
  return drawEmblem({ id, sign: worker(more) ?? middle[set] ?? sign("unaligned"), hues });
}

/** What is heard of the main deeds. */
const CUES: NonNullable<GameLook["cues"]> = {
  placed: "play",
  landed: "land",
  good_taken: "trade",
  attacked: "battle",
  battle: "battle",
  bought: "buy",
  bid_made: "vote",
  mission_performed: "gain",
  voted: "gain",
  trained: "deal",
};

/** What the table does between the players' moves. */
const ONWARD: Event["type"][] = [
  "round_began",
  "track_began",
  "phase_began",
  "goods_returned",
  "goods_shown",
  "missions_returned",
  "mission_shown",
  "technologies_removed",
  "technology_shown",
  "action_shown",
  "unsold",
  "new_order",
  "galactic_war_began",
  "planet_scored",
  "senate_scored",
  "over",
];

const look: GameLook = {
  signs,
  picture,
  cues: CUES,
  onward: ONWARD,
  counted: { trade: "counted-credits", influence: "counted-vp", combat: "counted-cubes" },
  digest: digest as NonNullable<GameLook["digest"]>,
};

export default look;
