import type { Lesson } from "$web/learn/lesson";

const lesson: Lesson = {
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
        { key: "learn-sr-play", until: /^play /, point: /^play scout$/ },
        { key: "learn-sr-play-all", until: /^play /, point: /^play all$/ },
        { key: "learn-sr-base", until: /^use /, point: /^use stellar_reef$/ },
        { key: "learn-sr-buy", until: /^buy /, point: /^buy predator$/ },
        { key: "learn-sr-attack", until: /^attack /, point: /^attack 2 warning_beacon$/ },
        { key: "learn-sr-end", until: /^end$/, point: /^end$/ },
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
        { key: "learn-sr-late", until: /^play /, point: /^play all$/ },
        { key: "learn-sr-ally", until: /^ally /, point: /^ally cargo_pod$/ },
        { key: "learn-sr-scrap", until: /^scrap /, point: /^scrap explorer$/ },
        { key: "learn-sr-look" },
        { key: "learn-sr-strike", until: /^attack /, point: /^attack 2$/ },
        { key: "learn-sr-finish" },
      ],
    },
  ],
};

export default lesson;
