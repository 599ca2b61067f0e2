import type { Rulebook } from "$web/games/pages";

const rulebook: Rulebook = {
  short: "gr",
  sections: 9,
  pictures: { 1: "table", 3: "tracks", 7: "war", 9: "score" },
  files: import.meta.glob<string>("./pictures/*.webp", { eager: true, query: "?url", import: "default" }),
  about: {
    specialists: 2,
    initiative: 3,
    place: 3,
    influence: 4,
    land: 4,
    route: 4,
    goods: 5,
    take: 5,
    missions: 6,
    perform: 6,
    research: 6,
    buy: 6,
    war: 7,
    attack: 7,
    senate: 8,
    bid: 8,
    score: 9,
  },
};

export default rulebook;
