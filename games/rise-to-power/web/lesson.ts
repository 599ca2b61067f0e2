import type { Lesson } from "$web/learn/lesson";
import type { Types } from "./types";

const lesson: Lesson<Types> = {
  options: { players: 2, first_player: "seat_1" },
  chapters: [
    {
      position: {
        phase: "acquire",
        track: ["garden_quarter-2", "seaport-1", "lunar_vault-2", "solar_array-1"],
        top: "arcology-2",
        seats: [
          { hand: "green3+green2+blue4+orange5", network: "plant" },
          { hand: "blue2+orange3", network: "plant" },
        ],
      },
      steps: [
        { key: "learn-rtp-welcome" },
        { key: "learn-rtp-signs" },
        {
          key: "learn-rtp-acquire",
          until: [{ type: "acquire" }],
          point: { type: "acquire", card: "garden_quarter-2" },
        },
        {
          key: "learn-rtp-acquire-two",
          until: [{ type: "acquire" }],
          point: { type: "acquire", card: "lunar_vault-2" },
        },
        { key: "learn-rtp-power", until: [{ type: "power" }], point: { type: "power", card: "garden_quarter-2" } },
        {
          key: "learn-rtp-points",
          until: [{ type: "draw" }, { type: "power" }, { type: "trade" }, { type: "end" }],
          point: { type: "draw" },
        },
        { key: "learn-rtp-end", until: [{ type: "end" }], point: { type: "end" } },
        { key: "learn-rtp-watch", myMove: true },
      ],
    },
    {
      position: {
        number: 7,
        track: ["tidal_farm-1", "reef_depot-1", "transit_hub-1", "orbital_dock-1"],
        seats: [
          { hand: "blue5+green5+orange2", network: "(seaport-2) plant seaport-4\n. (solar_array-1) ." },
          { hand: "orange3", network: "(garden_quarter-2) plant lunar_vault-2" },
        ],
      },
      steps: [
        { key: "learn-rtp-upgrade", until: [{ type: "upgrade" }], point: { type: "upgrade", card: "seaport-2" } },
        {
          key: "learn-rtp-contest",
          until: [{ type: "contest" }],
          point: { type: "contest", card: "garden_quarter-2" },
        },
        { key: "learn-rtp-contested", myMove: true },
        { key: "learn-rtp-trade", until: [{ type: "trade" }], point: { type: "trade", card: "solar_array-1" } },
        { key: "learn-rtp-agendas" },
        { key: "learn-rtp-finish" },
      ],
    },
  ],
};

export default lesson;
