import { SECTORS } from "./hues";
import type { Style } from "./houses";
import type { IconName } from "$web/parts/icons";

interface Sector {
  color: string;
  icon: IconName;
  style: Style;
}

const sectors: Record<string, Sector> = {
  residential: { color: SECTORS.residential, icon: "sector_habitat", style: "domes" },
  offshore: { color: SECTORS.offshore, icon: "sector_ocean", style: "towers" },
  space: { color: SECTORS.space, icon: "sector_orbit", style: "spires" },
};
const colours: Record<string, string> = { green: "residential", blue: "offshore", orange: "space" };

export const sector = (name: string | null | undefined): Sector =>
  sectors[name ?? ""] ?? { color: SECTORS.none, icon: "power", style: "stacks" };
export const colourOf = (faction: string | null): string =>
  Object.keys(colours).find((colour) => colours[colour] === faction) ?? "";
export const sectorOfColour = (colour: string): Sector => sector(colours[colour]);
