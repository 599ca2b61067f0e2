import { defineConfig } from "@playwright/test";
import { browser } from "./playwright.config";

/** `npm run shots` makes the pictures of README, docs and rules pages from the real program. */
export default defineConfig({
  testDir: "scripts",
  testMatch: "shots.ts",
  workers: 1,
  timeout: 1_200_000,
  reporter: [["line"]],
  use: { launchOptions: browser, locale: "en-GB" },
});
