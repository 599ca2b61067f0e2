import { beforeEach, expect, test, vi } from "vitest";

const KEY = "starboard.settings";

/** A page of its own: a document's root, and what its browser keeps. */
async function page(kept: object = {}) {
  const store = new Map([[KEY, JSON.stringify(kept)]]);
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  });
  vi.resetModules();
  const { settings, takeSettings } = await import("./settings.svelte");
  return { settings, takeSettings, kept: () => JSON.parse(store.get(KEY) ?? "{}") as Record<string, unknown> };
}

beforeEach(() => vi.unstubAllGlobals());

test("what was set elsewhere comes along, the language too, and is there the next time", async () => {
  const { settings, takeSettings, kept } = await page();
  takeSettings({ lang: "fr", text: "large", confirm: true, volume: 0.2, levels: { "star-realms": "hard" } });
  expect(settings).toMatchObject({ lang: "fr", text: "large", confirm: true, volume: 0.2 });
  expect(settings.levels).toEqual({ "star-realms": "hard" });
  expect(kept()).toMatchObject({ lang: "fr", text: "large" });
});

test("what was never chosen elsewhere, or is unknown here, changes nothing", async () => {
  const { settings, takeSettings } = await page({ lang: "fr", theme: "light" });
  takeSettings({ lang: null, theme: 7, levels: null, hat: "top" });
  expect(settings).toMatchObject({ lang: "fr", theme: "light", levels: {} });
  expect(settings).not.toHaveProperty("hat");
  takeSettings({ lang: "tlh" });
  expect(settings.lang).toBe("fr");
});
