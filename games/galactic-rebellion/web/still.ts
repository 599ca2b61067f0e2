import { t } from "$web/lib/words.svelte";
import type { PlayerView, View } from "./types";
import { type Board, crewSize, stillToCome, TRACKS } from "./view";

/** How many tracks may be told by name; of more, all are meant. */
const FEW = 6;

/** Could I pay for a technology with a worker that stands on its track, or may still be placed there? */
function technology({ tracks, phase }: View, me: PlayerView): number | null {
  const on = tracks.research.filter((token) => token?.seat === me.seat);
  const placed = phase === "placing" ? crewSize(me.hand) : 0;
  const scientist = on.some((token) => token?.worker === "scientist") || (placed > 0 && (me.hand.scientist ?? 0) > 0);
  const cost = scientist ? tracks.scientist_cost : tracks.research_cost;
  return on.length + placed > 0 && tracks.technologies_shown.length && me.credits >= cost ? cost : null;
}

/** What I can still do in this round, part by part: place workers, act on tracks, perform, buy, use what works once. */
export function stillOpen(board: Board, view: View, me: PlayerView): string[] {
  const ahead = stillToCome(view, me.seat);
  const placing = view.phase === "placing";
  if (!placing && !ahead.length) return [];
  const hand = placing ? crewSize(me.hand) : 0;
  const spots = new Set(
    board.of("place").map(({ data: { spot } }) => TRACKS.find((track) => track === spot) ?? "specialists"),
  );
  const reach = TRACKS.filter((track) => spots.has(track)).map((track) => t(`track-${track}`));
  const to = reach.length > FEW || !reach.length ? "" : ` (${reach.join(", ")})`;
  const name = (id: string) => board.card(id).name;
  const missions = view.tracks.missions_shown.filter((mission) => mission.open_to.includes(me.seat));
  const toMissions = placing || ahead.some(({ track }) => track === "missions");
  const toResearch = placing || ahead.some(({ track }) => track === "research");
  const cost = toResearch ? technology(view, me) : null;
  const once = me.technologies.filter(({ id, used }) => !used && board.card(id).more["when"] === "once");
  return [
    hand ? t("still-place", { n: hand }) + to : "",
    ahead.length
      ? t("still-tracks", {
          list: ahead.map(({ track, n }) => `${t(`track-${track}`)}${n > 1 ? ` ×${n}` : ""}`).join(", "),
        })
      : "",
    toMissions && missions.length
      ? missions.length > 1
        ? t("still-missions", { n: missions.length })
        : t("still-mission", { name: name(missions[0]?.id ?? "") })
      : "",
    cost === null ? "" : t("still-technology", { n: cost }),
    once.length ? t("still-once", { list: once.map(({ id }) => name(id)).join(", ") }) : "",
  ].filter(Boolean);
}
