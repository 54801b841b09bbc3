import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cardWords } from "./card-words.ts";

export default defineConfig({
  plugins: [svelte(), cardWords()],
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
