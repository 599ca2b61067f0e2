import { defineConfig } from "@playwright/test";
import { browser } from "./playwright.config";

/** What `npm run screens` runs (scripts/screens.mjs). */
export default defineConfig({
  testDir: "scripts/screens",
  testMatch: "screens.ts",
  fullyParallel: true,
  workers: Number(process.env["SCREENS_WORKERS"] ?? 2),
  timeout: 1_800_000,
  reporter: [["line"]],
  use: { launchOptions: browser, actionTimeout: 15_000, serviceWorkers: "block" },
});
