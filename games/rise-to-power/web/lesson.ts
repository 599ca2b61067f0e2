import type { Lesson } from "$web/learn/lesson";

const lesson: Lesson = {
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
        { key: "learn-rtp-acquire", until: /^acquire /, point: /^acquire garden_quarter-2 / },
        { key: "learn-rtp-acquire-two", until: /^acquire /, point: /^acquire lunar_vault-2 / },
        { key: "learn-rtp-power", until: /^power /, point: /^power garden_quarter-2 / },
        { key: "learn-rtp-points", until: /^(draw|power|trade|end)/, point: /^draw$/ },
        { key: "learn-rtp-end", until: /^end$/, point: /^end$/ },
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
        { key: "learn-rtp-upgrade", until: /^upgrade /, point: /^upgrade seaport-2 / },
        { key: "learn-rtp-contest", until: /^contest /, point: /^contest garden_quarter-2 / },
        { key: "learn-rtp-contested", myMove: true },
        { key: "learn-rtp-trade", until: /^trade /, point: /^trade solar_array-1$/ },
        { key: "learn-rtp-agendas" },
        { key: "learn-rtp-finish" },
      ],
    },
  ],
};

export default lesson;
