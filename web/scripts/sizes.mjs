// What a browser loads, gzipped, against the budget: the first page without boards, and each board.
// Fonts, data and the pages opened later do not count to the first load.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FIRST = 120_000;
const BOARD = 60_000;
const out = new URL("../../src/londinium/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", out), "utf8"));

const size = (file) => gzipSync(readFileSync(new URL(file, out))).length;

/** A chunk's own files and those that it imports at once. */
function files(key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const other of chunk.imports ?? []) files(other, found);
  return found;
}

const total = (set) => [...set].reduce((sum, file) => sum + size(file), 0);
const words = Object.keys(manifest).filter((key) => /locale\/en\/(interface\.ftl|games\/.*\.ftl\?card)/.test(key));
const games = readdirSync(new URL("../src/games/", import.meta.url)).filter((name) =>
  existsSync(new URL(`../src/games/${name}/index.ts`, import.meta.url)),
);

const first = files("index.html");
for (const key of words) files(key, first);
for (const game of games) if (manifest[`src/games/${game}/Art.svelte`]) files(`src/games/${game}/Art.svelte`, first);

let failed = false;
function say(what, bytes, budget) {
  if (budget && bytes > budget) failed = true;
  console.log(`${what.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(7)} kB${budget ? ` of ${budget / 1000}` : ""}`);
}
say("first load (lobby)", total(first), FIRST);
const table = new Set([...files("src/pages/Table.svelte")].filter((file) => !first.has(file)));
say("a table, without its board", total(table));
for (const game of games) {
  const board = [...files(game === "plain" ? "src/games/brought.ts" : `src/games/${game}/index.ts`)].filter((file) => !first.has(file) && !table.has(file));
  say(`board: ${game}`, total(board), BOARD);
}
process.exit(failed ? 1 : 0);
