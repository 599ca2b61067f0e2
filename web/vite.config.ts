import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["STARBOARD_URL"] ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The games' folders lie outside this one: they name the shared code by this word, and libraries are looked for here.
    alias: { $web: fileURLToPath(new URL("src", import.meta.url)) },
    dedupe: ["svelte", "vitest"],
  },
  build: { target: "es2022", cssCodeSplit: true, assetsInlineLimit: 0, reportCompressedSize: false },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "../games/*/web/**/*.test.ts"], environment: "node" },
});
