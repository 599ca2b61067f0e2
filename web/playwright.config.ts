import { defineConfig } from "@playwright/test";
import { executablePath } from "./scripts/chromium.mjs";

export const browser = {
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  fullyParallel: false,
  workers: 2,
  // A busy machine may be too slow for a clock once; what fails twice fails.
  retries: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["dot"]],
  use: {
    launchOptions: browser,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 860 },
    locale: "en-GB",
    trace: "off",
    // The pages without a network have tests of their own (`offline.spec.ts`).
    serviceWorkers: "block",
  },
});
