import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["STARBOARD_URL"] ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", cssCodeSplit: true, assetsInlineLimit: 0, reportCompressedSize: false },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
