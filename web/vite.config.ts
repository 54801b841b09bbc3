import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env["LONDINIUM_SERVER"] ?? "http://127.0.0.1:8000";

const SHARED = /[\\/]src[\\/](lib|games[\\/]index)|node_modules[\\/](svelte|@fluent|esm-env|clsx)/;
const DESK = /[\\/]src[\\/]desk[\\/]/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: `${root}/src/londinium/server/static`,
    emptyOutDir: true,
    target: "es2022",
    manifest: true, // for scripts/sizes.mjs
    assetsInlineLimit: 0, // the content-security policy allows files only
    modulePreload: { polyfill: false },
    // What pages share comes in one file, since a browser fetches only six at a time; what boards share comes with a table.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, minShareCount: 2 }, { name: "desk", test: DESK }] } },
    },
  },
  server: {
    fs: { allow: [root] }, // locale/ and the games' data are beside web/
    proxy: {
      "/api": { target: server, ws: true },
      "/seat": { target: server },
    },
  },
});
