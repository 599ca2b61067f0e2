import type { Rulebook } from "$web/games/pages";

const rulebook: Rulebook = {
  short: "roe",
  sections: 8,
  pictures: { 4: "stickers", 6: "track" },
  files: import.meta.glob<string>("./pictures/*.webp", { eager: true, query: "?url", import: "default" }),
  about: {
    upgrade: 3,
    stickers: 4,
    scenario: 6,
  },
};

export default rulebook;
