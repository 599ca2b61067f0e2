import type { Style } from "./skyline";
import type { IconName } from "$web/parts/icons";

interface Sector {
  color: string;
  icon: IconName;
  style: Style;
}

const sectors: Record<string, Sector> = {
  residential: { color: "#7bd84a", icon: "sector_habitat", style: "domes" },
  offshore: { color: "#58b0ff", icon: "sector_ocean", style: "towers" },
  space: { color: "#ff9b45", icon: "sector_orbit", style: "spires" },
};
const colours: Record<string, string> = { green: "residential", blue: "offshore", orange: "space" };

export const sector = (name: string | null | undefined): Sector =>
  sectors[name ?? ""] ?? { color: "#9aa7c4", icon: "power", style: "stacks" };
export const colourOf = (faction: string | null): string =>
  Object.keys(colours).find((colour) => colours[colour] === faction) ?? "";
export const sectorOfColour = (colour: string): Sector => sector(colours[colour]);
