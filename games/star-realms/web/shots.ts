import type { Shots, Worth } from "$scripts/shot";
import type { SeatView, Types } from "./types";

const sum = (list: SeatView[], of: (item: SeatView) => number): number => list.reduce((all, item) => all + of(item), 0);

/** A turn in which there is something to see and to do. */
const lively: Worth<Types> = (frame, seat) => {
  const me = frame.view.seats[seat - 1];
  if (frame.prompt?.data.type !== "main" || !me?.alive || me.hand < 2 || me.hand > 5) return null;
  const seen = sum(frame.view.seats, (s) => Math.min(s.bases.length, 3)) * 3;
  return seen + Math.min(me.ships.length, 4) * 2 + Math.min(me.trade, 5) + Math.min(me.combat, 6);
};

const shots: Shots<Types> = {
  moments: {
    table: { players: 2, levels: ["medium", "script:fortress"], games: 4, worth: lively },
    crowd: {
      players: 6,
      options: { format: "emperor" },
      levels: ["easy", "script:fortress"],
      worth: (f, seat) => (f.view.seats.every((s) => s.alive) ? lively(f, seat) : null),
    },
  },
  take: async ({ page, visit, piece }) => {
    await visit("table");
    await piece("row", page.locator('[data-zone="row"]'));
    await piece("play", page.locator('[data-zone="play"]'));
    await visit("crowd");
    await piece("crowd", page.locator(".rivals"));
  },
};

export default shots;
