import type { Lesson } from "$web/learn/lesson";
import type { Types } from "./types";

const shown = {
  order: [1, 2],
  action: "imperial_mistake",
  goods_shown: ["soma", "nanotech", "biotech", "silica"],
  missions_shown: [
    "rob_an_imperial_treasury_veltair",
    "steal_imperial_plans_alioth",
    "rescue_imperial_prisoner_erdara",
  ],
  technologies_shown: [
    "trance_state_inducer",
    "hawk_maneuver_engines",
    "election_hack_firmware",
    "matter_duplication",
    "red_falcon_missile_fighter",
  ],
};
const at = (seat: number, worker: string) => ({ seat, worker });

const lesson: Lesson<Types> = {
  options: { players: 2 },
  chapters: [
    {
      position: {
        ...shown,
        phase: "settling",
        planets: {
          veltair: { sentinels: 2 },
          trega: { sentinels: 3, imperial_fleet: true },
          vollux: { sentinels: 1 },
          alioth: { sentinels: 2, imperial_fleet: true },
          sargas: { sentinels: 1 },
        },
        players: [
          { credits: 10, hand: { rebel: 5 } },
          { credits: 10, hand: { rebel: 5 } },
        ],
      },
      steps: [
        { key: "learn-gr-welcome" },
        { key: "learn-gr-planet" },
        { key: "learn-gr-settle", until: [{ type: "land" }], point: { type: "land", planet: "veltair" } },
        { key: "learn-gr-settle-two", until: [{ type: "land" }] },
        {
          key: "learn-gr-place",
          until: [{ type: "place" }],
          point: { type: "place", worker: "rebel", spot: "influence" },
        },
        {
          key: "learn-gr-tracks",
          until: [{ type: "place" }],
          point: { type: "place", worker: "rebel", spot: "goods" },
        },
        { key: "learn-gr-rest", until: [{ type: "place" }], times: 3 },
      ],
    },
    {
      position: {
        ...shown,
        round: 2,
        phase: "influence",
        influence: [at(1, "rebel"), at(2, "rebel")],
        goods: [at(1, "rebel"), at(2, "rebel")],
        research: [at(1, "scientist")],
        war: [at(1, "hero")],
        training: { soldier: at(1, "rebel") },
        planets: {
          veltair: { sentinels: 1, workers: [{ rebel: 2 }, { rebel: 1 }] },
          trega: { sentinels: 2, imperial_fleet: true },
          sargas: { sentinels: 1, workers: [{}, { rebel: 2 }] },
        },
        players: [
          { credits: 15, missions: { smuggler: 1 }, senate: { rebel: 1, diplomat: 1 } },
          { credits: 10, senate: { rebel: 1 } },
        ],
      },
      steps: [
        { key: "learn-gr-resolve" },
        { key: "learn-gr-land", until: [{ type: "land" }], point: { type: "land", planet: "veltair" } },
        { key: "learn-gr-goods", until: [{ type: "take" }], point: { type: "take", good: "silica" } },
        {
          key: "learn-gr-mission",
          until: [{ type: "perform" }, { type: "pass" }],
          point: { type: "perform", mission: "rob_an_imperial_treasury_veltair" },
        },
        {
          key: "learn-gr-research",
          until: [{ type: "buy" }, { type: "pass" }],
          point: { type: "buy", technology: "matter_duplication" },
        },
        {
          key: "learn-gr-war",
          until: [{ type: "attack" }, { type: "pass" }],
          point: { type: "attack", planet: "veltair", seat: null },
        },
        { key: "learn-gr-senate", until: [{ type: "bid" }, { type: "pass" }], point: { type: "bid", amount: 2 } },
        { key: "learn-gr-action", until: [{ type: "at" }], point: { type: "at", planet: "veltair" } },
        { key: "learn-gr-sheet" },
        { key: "learn-gr-finish" },
      ],
    },
  ],
};

export default lesson;
