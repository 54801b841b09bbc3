/** No rule stands in a board: what a thing is played by, and why something ended as it did, is said by the engine. */

import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("../src/{games,desk,table}/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** Sheets to read choose among the rules that there are: the player aid, the primer and the legend. */
const READ = /\/(aid\.ts|Primer\.svelte|Legend\.svelte)$/;

test("a board names no rule by its id", () => {
  const boards = Object.entries(FILES).filter(([path]) => !READ.test(path));
  expect(boards.length).toBeGreaterThan(100);
  const cited = boards.flatMap(([path, text]) => {
    const code = text.replace(/\/\*.*?\*\/|<!--.*?-->/gs, "").replace(/\/\/ .*/g, "");
    return [...code.matchAll(/["'`][A-Z]{3}-[A-Z][A-Z0-9]*-\d+/g)].map(([id]) => `${path}: ${id}`);
  });
  expect(cited).toEqual([]);
});
