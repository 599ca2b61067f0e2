import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { Server, program } from "./server";

test("the gallery shows the cards of packs on this server", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "starboard-packs-"));
  execFileSync(program(), ["campaign", "pack", "new", join(folder, "quick-blob"), "--game", "star-realms"]);
  process.env["STARBOARD_PACKS"] = folder;
  const server = await Server.start();
  delete process.env["STARBOARD_PACKS"];
  try {
    await page.goto(`${server.url}/cards/star-realms`);
    const usual = page.getByRole("status");
    await expect(usual).toContainText(/\d+/);
    await page.getByLabel("All sets").selectOption("quick-blob/core");
    const first = page.locator("main li a").first();
    await expect(first).toBeVisible();
    await first.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
