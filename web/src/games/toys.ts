import type { GamePages } from "./pages";

/** The test kit's toys: played in the browser on a development shelf, and never shipped (`no-toys.ts`; vite.config.ts chooses). */
export const toys = import.meta.glob<GamePages>("../../../crates/testkit/*/web/game.ts", {
  eager: true,
  import: "default",
});
export const toyWords = import.meta.glob<string>("../../../crates/testkit/*/words/*/web.ftl", {
  query: "?raw",
  import: "default",
});
