import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { cardWords } from "./card-words.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env["LONDINIUM_SERVER"] ?? "http://127.0.0.1:8000";

const SHARED = /[\\/]src[\\/](lib|games[\\/]index)|node_modules[\\/](svelte|@fluent|esm-env|clsx)/;
const DESK = /[\\/]src[\\/]desk[\\/]/;

// The lobby and a replay open without a connection, in any language
const SHOWN_OFFLINE = [
  /src[\\/](pages[\\/]Replay|table[\\/]Story|offline[\\/]Offline|games[\\/][^\\/]+[\\/]Art)\.svelte$/,
  /locale[\\/]\w+[\\/](interface|kernel|games[\\/][^\\/]+)\.ftl/,
];

/** The service worker, told which files there are: those that pages need without a connection, and all of them. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const shell = new Set(["/"]);
      function add(name: string): void {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || shell.has(`/${name}`)) return;
        shell.add(`/${name}`);
        for (const css of chunk.viteMetadata?.importedCss ?? []) shell.add(`/${css}`);
        for (const other of chunk.imports) add(other);
      }
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === "chunk" && (chunk.isEntry || SHOWN_OFFLINE.some((one) => one.test(chunk.facadeModuleId ?? "")))) add(name);
      }
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const source = readFileSync(new URL("src/offline/worker.js", import.meta.url), "utf8")
        .replace("__SHELL__", JSON.stringify([...shell]))
        .replace("__FILES__", JSON.stringify(files.map((name) => `/${name}`)));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), cardWords(), serviceWorker()],
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
