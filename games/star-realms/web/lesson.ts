import type { Lesson } from "$web/learn/lesson";
import type { Types } from "./types";

const lesson: Lesson<Types> = {
  options: { format: "standard", players: 2 },
  chapters: [
    {
      position: {
        row: ["trade_hauler", "star_barge", "predator", "warning_beacon", "cargo_pod"],
        seat: [
          { hand: ["3 scout", "2 viper"], deck: ["4 scout", "cargo_pod"], bases: ["stellar_reef"] },
          { authority: 20, hand: ["4 scout", "viper"], deck: ["4 scout", "viper"], bases: ["warning_beacon"] },
        ],
      },
      steps: [
        { key: "learn-sr-welcome" },
        {
          key: "learn-sr-play",
          until: [{ type: "play" }, { type: "play_all" }],
          point: { type: "play", card: "scout" },
        },
        { key: "learn-sr-play-all", until: [{ type: "play" }, { type: "play_all" }], point: { type: "play_all" } },
        { key: "learn-sr-base", until: [{ type: "use" }], point: { type: "use", card: "stellar_reef" } },
        { key: "learn-sr-buy", until: [{ type: "buy" }], point: { type: "buy", card: "predator" } },
        {
          key: "learn-sr-attack",
          until: [{ type: "attack" }],
          point: { type: "attack", seat: 2, card: "warning_beacon" },
        },
        { key: "learn-sr-end", until: [{ type: "end" }], point: { type: "end" } },
        { key: "learn-sr-watch", myMove: true },
      ],
    },
    {
      position: {
        turn: 15,
        row: ["trade_hauler", "star_barge", "patrol_cutter", "warning_beacon", "lancer"],
        seat: [
          { hand: ["predator", "cargo_pod", "explorer", "viper", "scout"], deck: ["4 scout", "viper"] },
          { authority: 10, hand: ["4 scout", "viper"], deck: ["4 scout", "viper"] },
        ],
      },
      steps: [
        { key: "learn-sr-late", until: [{ type: "play" }, { type: "play_all" }], point: { type: "play_all" } },
        { key: "learn-sr-ally", until: [{ type: "ally" }], point: { type: "ally", card: "cargo_pod" } },
        { key: "learn-sr-scrap", until: [{ type: "scrap" }], point: { type: "scrap", card: "explorer" } },
        { key: "learn-sr-look" },
        { key: "learn-sr-strike", until: [{ type: "attack" }], point: { type: "attack", seat: 2, card: undefined } },
        { key: "learn-sr-finish" },
      ],
    },
  ],
};

export default lesson;
