import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const server = process.env.PIOCHE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons({ compiler: "svelte" })],
  build: {
    outDir: "../src/pioche/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // an inline script, which the content security policy forbids
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // Vitest would otherwise take Svelte's server build.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
}));
