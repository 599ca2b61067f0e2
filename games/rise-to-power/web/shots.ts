import type { Shots } from "$scripts/shot";

const shots: Shots = {
  moments: {
    table: {
      players: 2,
      worth: (f, seat) =>
        f.prompt?.data["type"] === "act" && f.view.seats[seat - 1].hand_size > 3
          ? f.view.seats[seat - 1].districts.length * 2 + f.view.track.filter(Boolean).length
          : null,
    },
    contest: {
      players: 2,
      levels: ["script:raider"],
      games: 3,
      worth: (f) => (/"answer"/.test(JSON.stringify(f.prompt?.data ?? null)) ? f.step : null),
    },
  },
  take: async ({ page, visit, piece }) => {
    await visit("table");
    await piece("network", page.locator(".net"));
    await piece("market", page.locator(".market [data-zone='track']"));
    await piece("agendas", page.locator(".market ul"));
    await visit("contest");
    await piece("contest", page.locator(".contest"));
  },
};

export default shots;
