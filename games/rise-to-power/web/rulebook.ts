import type { Rulebook } from "$web/games/pages";

const rulebook: Rulebook = {
  short: "rtp",
  sections: 11,
  pictures: { 1: "table", 3: "network", 4: "market", 7: "contest", 9: "agendas" },
  files: import.meta.glob<string>("./pictures/*.webp", { eager: true, query: "?url", import: "default" }),
  about: {
    draw: 2,
    acquire: 4,
    contracts: 4,
    power: 5,
    upgrade: 6,
    contest: 7,
    defend: 7,
    take: 8,
    trade: 8,
    exchange: 8,
    agendas: 9,
  },
};

export default rulebook;
