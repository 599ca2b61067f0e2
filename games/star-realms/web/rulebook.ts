import type { Rulebook } from "$web/games/pages";

const rulebook: Rulebook = {
  short: "sr",
  sections: 10,
  examples: {
    3: ["scout", "viper", "trade_hauler"],
    5: ["stellar_reef", "warning_beacon"],
    6: ["predator", "cargo_pod"],
  },
  pictures: { 1: "table", 4: "row", 7: "play", 9: "crowd" },
  files: import.meta.glob<string>("./pictures/*.webp", { eager: true, query: "?url", import: "default" }),
  about: {
    play: 3,
    buy: 4,
    take: 4,
    attack: 5,
    use: 5,
    ally: 6,
    scrap: 7,
    end: 8,
    give: 9,
    pass: 9,
    rivals: 9,
  },
};

export default rulebook;
