import type { Lesson } from "$web/learn/lesson";
import type { Types } from "./types";

const lesson: Lesson<Types> = {
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
        { key: "learn-roe-play", until: [{ type: "play" }, { type: "play_all" }], point: { type: "play_all" } },
        { key: "learn-roe-buy", until: [{ type: "buy" }], point: { type: "buy", card: "cavalier" } },
        { key: "learn-roe-sticker", until: [{ type: "upgrade" }, { type: "decline" }], point: { type: "upgrade" } },
        { key: "learn-roe-acquired", until: [{ type: "buy" }], point: { type: "buy", card: "squire" } },
        { key: "learn-roe-sheets" },
        { key: "learn-roe-end", until: [{ type: "end" }], point: { type: "end" } },
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
        { key: "learn-roe-fifth", until: [{ type: "play" }, { type: "play_all" }], point: { type: "play_all" } },
        { key: "learn-roe-bastion", until: [{ type: "buy" }], point: { type: "buy", card: "bastion" } },
        { key: "learn-roe-political", until: [{ type: "upgrade" }, { type: "decline" }], point: { type: "upgrade" } },
        { key: "learn-roe-finish" },
      ],
    },
  ],
};

export default lesson;
