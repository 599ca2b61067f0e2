import { drawEmblem } from "$web/art/emblem";
import { NEUTRAL } from "$web/art/palette";
import type { GameLook, Subject } from "$web/games/pages";
import { t } from "$web/lib/words.svelte";
import { sign } from "$web/parts/icons";
import { HUES } from "./hues";
import { sector } from "./sectors";
import { signs } from "./signs";
import { drawSkyline } from "./skyline";
import type { View } from "./types";
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
  const what = kind === "prism" ? (faction ?? "") : kind;
  return drawEmblem({
    id,
    sign: middle[what] ?? sign("unaligned"),
    hues: what in HUES ? HUES[what as keyof typeof HUES] : NEUTRAL,
    value: kind === "prism" ? String(prismValue(id)) : undefined,
  });
}

/** How a tie at the top was broken. */
const verdict = ({ tie }: View): string | undefined => tie && t(`tie-${tie.by}`, { most: tie.most, next: tie.next });

const look: GameLook = {
  signs,
  picture,
  verdict,
  cues: { acquired: "buy", powered: "gain", upgraded: "gain", contested: "combat", drew: "deal", scrapped: "scrap" },
};

export default look;
