/** Guided first games: a prepared position, and steps that wait for the player to do what they teach. */
export interface Step {
  /** The message of the step. */
  key: string;
  /** Done when I took an action like this; without it, when "next" is pressed. */
  until?: RegExp;
  /** Or when it is my move again. */
  myMove?: boolean;
  /** The action to point at, if it is there. */
  point?: RegExp;
}

export interface Lesson {
  options: Record<string, unknown>;
  position?: unknown;
  steps: Step[];
}

const scouts = (n: number) => Array.from({ length: n }, () => "scout");

export const lessons: Record<string, Lesson> = {
  "star-realms": {
    options: { format: "standard", players: 2 },
    position: {
      row: ["trade_hauler", "star_barge", "predator", "warning_beacon", "cargo_pod"],
      seat: [
        { hand: [...scouts(3), "viper", "viper"], deck: [...scouts(4), "cargo_pod"], bases: ["stellar_reef"] },
        { authority: 20, hand: [...scouts(4), "viper"], deck: [...scouts(4), "viper"], bases: ["warning_beacon"] },
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
      { key: "learn-sr-ally" },
      { key: "learn-sr-scrap" },
      { key: "learn-sr-look" },
      { key: "learn-sr-finish" },
    ],
  },
  "rise-to-power": {
    options: { players: 2, first_player: "seat_1" },
    position: {
      turn: 1,
      first: 1,
      number: 1,
      phase: "acquire",
      left: 2,
      points: 2,
      track: ["garden_quarter-2", "seaport-1", "lunar_vault-2", "solar_array-1"],
      top: "arcology-2",
      seats: [
        { hand: ["green3", "green2", "blue4", "orange5"], network: "plant" },
        { hand: ["blue2", "orange3"], network: "plant" },
      ],
    },
    steps: [
      { key: "learn-rtp-welcome" },
      { key: "learn-rtp-acquire", until: /^acquire / },
      { key: "learn-rtp-acquire-two", until: /^acquire / },
      { key: "learn-rtp-power", until: /^power / },
      { key: "learn-rtp-points", until: /^(draw|power|trade|end)/, point: /^draw$/ },
      { key: "learn-rtp-end", until: /^(end|draw|power|trade)/, point: /^end$/ },
      { key: "learn-rtp-watch", myMove: true },
      { key: "learn-rtp-contest" },
      { key: "learn-rtp-upgrade" },
      { key: "learn-rtp-agendas" },
      { key: "learn-rtp-finish" },
    ],
  },
  "galactic-rebellion": {
    options: { players: 2 },
    steps: [
      { key: "learn-gr-welcome" },
      { key: "learn-gr-settle", until: /^land / },
      { key: "learn-gr-place", until: /^place /, point: /^place rebel influence$/ },
      { key: "learn-gr-tracks", until: /^place /, point: /^place rebel goods$/ },
      { key: "learn-gr-rest", until: /^(land|take|bid|pass|perform|buy|train)/ },
      { key: "learn-gr-resolve" },
      { key: "learn-gr-senate" },
      { key: "learn-gr-war" },
      { key: "learn-gr-sheet" },
      { key: "learn-gr-finish" },
    ],
  },
};
