import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["STARBOARD_URL"] ?? "http://127.0.0.1:7777";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Without a server the pages lie in any folder of any host.
  base: process.env["VITE_ALONE"] === "1" ? "./" : "/",
  worker: { format: "es" },
  resolve: {
    // The games' folders lie outside this one: they name the shared code by this word, and libraries are looked for here.
    alias: {
      $web: here("src"),
      // The test kit's toys are in no page that is shipped.
      $toys: here(mode === "production" ? "src/games/no-toys.ts" : "src/games/toys.ts"),
    },
    dedupe: ["svelte", "vitest"],
  },
  build: { target: "es2022", cssCodeSplit: true, assetsInlineLimit: 0, reportCompressedSize: false },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "../games/*/web/**/*.test.ts", "../crates/testkit/*/web/**/*.test.ts"], environment: "node" },
}));
