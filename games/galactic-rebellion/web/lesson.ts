import type { Lesson } from "$web/learn/lesson";

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

const lesson: Lesson = {
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
        { key: "learn-gr-settle", until: /^land /, point: /^land veltair$/ },
        { key: "learn-gr-settle-two", until: /^land / },
        { key: "learn-gr-place", until: /^place /, point: /^place rebel influence$/ },
        { key: "learn-gr-tracks", until: /^place /, point: /^place rebel goods$/ },
        { key: "learn-gr-rest", until: /^place /, times: 3 },
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
        { key: "learn-gr-land", until: /^land /, point: /^land veltair$/ },
        { key: "learn-gr-goods", until: /^take /, point: /^take silica$/ },
        { key: "learn-gr-mission", until: /^(perform|pass)/, point: /^perform rob_an_imperial_treasury_veltair$/ },
        { key: "learn-gr-research", until: /^(buy|pass)/, point: /^buy matter_duplication$/ },
        { key: "learn-gr-war", until: /^(attack|pass)/, point: /^attack veltair sentinels$/ },
        { key: "learn-gr-senate", until: /^(bid|pass)/, point: /^bid 2$/ },
        { key: "learn-gr-action", until: /^at /, point: /^at veltair$/ },
        { key: "learn-gr-sheet" },
        { key: "learn-gr-finish" },
      ],
    },
  ],
};

export default lesson;
