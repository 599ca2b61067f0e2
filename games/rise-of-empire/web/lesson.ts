import type { Lesson } from "$web/learn/lesson";

const lesson: Lesson = {
  options: { scenario: 1 },
  leadsTo: "/campaign",
  chapters: [
    {
      position: {
        row: ["cavalier", "squire", "chop_shop", "boneyard", "customs_station"],
        seat: [
          { trade: 2, hand: ["4 scout", "viper"], deck: ["4 scout", "smuggler", "imperial_fighter_starter"] },
          { hand: ["4 scout", "viper"], deck: ["4 scout", "system_police", "federation_shuttle_starter"] },
        ],
      },
      steps: [
        { key: "learn-roe-welcome" },
        { key: "learn-roe-scenario" },
        { key: "learn-roe-play", until: /^play /, point: /^play all$/ },
        { key: "learn-roe-buy", until: /^buy /, point: /^buy cavalier$/ },
        { key: "learn-roe-sticker", until: /^(upgrade|decline)/, point: /^upgrade / },
        { key: "learn-roe-acquired", until: /^buy /, point: /^buy squire$/ },
        { key: "learn-roe-sheets" },
        { key: "learn-roe-end", until: /^end$/, point: /^end$/ },
        { key: "learn-roe-watch", myMove: true },
      ],
    },
    {
      position: {
        turn: 9,
        row: ["bastion", "chop_shop", "boneyard", "customs_station", "abbey_station"],
        campaign: { upgraded: ["squire+se1", "cavalier+se1", "hunter+se1", "knight_errant+se1"] },
        seat: [
          { trade: 5, hand: ["4 scout", "smuggler"], deck: ["4 scout", "viper"] },
          { hand: ["4 scout", "viper"], deck: ["4 scout", "system_police"] },
        ],
      },
      steps: [
        { key: "learn-roe-fifth", until: /^play /, point: /^play all$/ },
        { key: "learn-roe-bastion", until: /^buy /, point: /^buy bastion$/ },
        { key: "learn-roe-political", until: /^(upgrade|decline)/, point: /^upgrade / },
        { key: "learn-roe-finish" },
      ],
    },
  ],
};

export default lesson;
