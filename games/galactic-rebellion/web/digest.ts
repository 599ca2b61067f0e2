import type { Teller } from "$web/games/pages";
import { t } from "$web/lib/words.svelte";
import type { Event, Worker } from "./types";

type Battle = Extract<Event, { type: "battle" }>;

const one = (worker: Worker) => t(`one-${worker}`);
const list = (key: string, what: string[]) => (what.length ? t(key, { list: what.join(", ") }) : "");
const total = (key: string, n: number) => (n ? t(key, { n }) : "");

/** How a battle ended for whom the turn is about: whoever attacked, else whoever was attacked. */
function battle({ planet, attacker, defender, won }: Battle, mine: boolean, { name }: Teller): string {
  const key = mine ? (won ? "digest-beats" : "digest-fails") : won ? "digest-beaten" : "digest-holds";
  const rival = mine ? defender : attacker;
  return t(key, { name: rival === null ? t("empire") : name(rival), planet: t(`planet-${planet}`) });
}

/** A turn in one line: who was placed and landed where, what was taken, bought, fought and voted for, and what it brought. */
export function digest(events: readonly Event[], teller: Teller): string | undefined {
  const { card } = teller;
  const of = <T extends Event["type"]>(...types: T[]) =>
    events.filter((event): event is Extract<Event, { type: T }> => (types as string[]).includes(event.type));
  const attacks = of("attacked").length > 0;
  const credits = of("initiative_paid", "income_paid", "credits_gained", "credits_taken");
  const parts = [
    list(
      "digest-places",
      of("placed").map(({ worker, spot }) => t("one-at", { worker: one(worker), place: t(`spot-name-${spot}`) })),
    ),
    list(
      "digest-lands",
      of("landed").map(({ worker, planet }) => t("one-at", { worker: one(worker), place: t(`planet-${planet}`) })),
    ),
    list(
      "digest-goods",
      of("good_taken", "goods_drawn").map(({ good }) => t(`good-${good}`)),
    ),
    ...of("mission_performed").map(({ mission, points }) => t("digest-performs", { card: card(mission), n: points })),
    ...of("bought").map(({ technology, cost }) => t("digest-technology", { card: card(technology), n: cost })),
    ...of("battle").map((fought) => battle(fought, attacks, teller)),
    list(
      "digest-trains",
      of("trained").map(({ worker }) => one(worker)),
    ),
    ...of("voted").map(({ action, bid }) => t("digest-votes", { card: card(action), n: bid })),
    list(
      "digest-routes",
      of("route_taken").map(({ planet }) => t(`planet-${planet}`)),
    ),
    list(
      "digest-labs",
      of("lab_taken").map(({ planet }) => t(`planet-${planet}`)),
    ),
    list(
      "digest-adds",
      of("deployed", "recruited").map(({ worker, count }) =>
        count > 1 ? `${count} × ${t(`worker-${worker}`)}` : one(worker),
      ),
    ),
    total(
      "digest-credits",
      credits.reduce((sum, event) => sum + event.credits, 0),
    ),
    total(
      "digest-cubes",
      of("cubes_gained").reduce((sum, event) => sum + event.count, 0),
    ),
    list(
      "digest-loses",
      of("removed").map(({ worker }) => one(worker)),
    ),
  ].filter(Boolean);
  return parts.length ? parts.join(" · ") : undefined;
}
