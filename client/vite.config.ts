import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.UNDERCROFT ?? "http://127.0.0.1:8420"; // in development: where `undercroft serve` listens

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here("src/lib"), $ui: here("src/ui"), $table: here("src/table") } },
  build: {
    outDir: process.env.UNDERCROFT_CLIENT ?? here("../src/undercroft/web/client"),
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
