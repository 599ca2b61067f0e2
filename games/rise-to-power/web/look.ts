import { inSky } from "$web/art/drawn";
import { drawEmblem } from "$web/art/emblem";
import type { Drawing } from "$web/art/kit";
import { NEUTRAL, palette } from "$web/art/palette";
import type { GameLook, Subject, Teller } from "$web/games/pages";
import { t } from "$web/lib/words.svelte";
import { sign } from "$web/parts/icons";
import { agendas } from "./districts";
import { HUES } from "./hues";
import { sector } from "./sectors";
import { signs } from "./signs";
import { tidy } from "./places";
import { drawSkyline } from "./skyline";
import type { Event, View } from "./types";
import { prismValue } from "./view";

/** By kind, and by sector for the PRISM: the sign in the middle. */
const middle: Record<string, string> = {
  agenda: sign("influence"),
  plant: signs.power,
  residential: signs.sector_habitat,
  offshore: signs.sector_ocean,
  space: signs.sector_orbit,
};

function picture({ id, kind, faction }: Subject): string {
  if (kind === "contract") {
    const look = sector(faction);
    return drawSkyline(id, look.color, look.style, true);
  }
  if (kind === "agenda" && Object.hasOwn(agendas, id))
    return inSky({ word: `agenda/${id}`, colors: palette(HUES.agenda) }, agendas[id] as Drawing);
  const what = kind === "prism" ? (faction ?? "") : kind;
  return drawEmblem({
    id,
    sign: middle[what] ?? sign("unaligned"),
    hues: what in HUES ? HUES[what as keyof typeof HUES] : NEUTRAL,
    value: kind === "prism" ? String(prismValue(id)) : undefined,
  });
}

/** A turn in one line: what was taken, what got power, what was fought for. */
function digest(events: readonly Event[], { card }: Teller): string | undefined {
  const of = (...types: Event["type"][]) =>
    events.flatMap((event) => (types.includes(event.type) && "card" in event && event.card ? [card(event.card)] : []));
  const said = (key: string, names: string[]) => (names.length ? t(key, { cards: names.join(", ") }) : "");
  const drawn = events.reduce((sum, event) => sum + (event.type === "drew" ? event.n : 0), 0);
  const parts = [
    said("digest-takes", of("acquired", "took")),
    said("digest-powers", of("powered")),
    said("digest-builds", of("upgraded")),
    said("digest-contests", of("contested")),
    said("digest-trades", of("traded")),
    drawn ? t("digest-draws", { n: drawn }) : "",
  ].filter(Boolean);
  return parts.length ? parts.join(" · ") : undefined;
}

/** How a tie at the top was broken. */
const verdict = ({ tie }: View): string | undefined => tie && t(`tie-${tie.by}`, { most: tie.most, next: tie.next });

const look: GameLook = {
  signs,
  picture,
  verdict,
  tidy,
  digest: digest as NonNullable<GameLook["digest"]>,
  counted: { influence: "counted-influence", draw: "counted-prism", points: "counted-points" },
  cues: {
    acquired: "buy",
    took: "buy",
    powered: "charge",
    upgraded: "charge",
    contested: "combat",
    defended: "strike",
    claimed: "gain",
    traded: "ship_away",
    drew: "deal",
    scrapped: "scrap",
  },
};

export default look;
