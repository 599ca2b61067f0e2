import type { Shots } from "$scripts/shot";
import type { Types } from "./types";

const shots: Shots<Types> = {
  moments: {
    table: {
      players: 2,
      worth: (f, seat) => {
        const me = f.view.seats[seat - 1];
        return f.prompt?.data.type === "act" && me && me.hand_size > 3
          ? me.districts.length * 2 + f.view.track.filter(Boolean).length
          : null;
      },
    },
    contest: {
      players: 2,
      levels: ["script:raider"],
      games: 3,
      worth: (f) => (f.prompt?.data.type === "answer" ? f.step : null),
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
