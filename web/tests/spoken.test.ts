/** Browser and terminal say the same: everything that is said in the recorded games, in all languages. */

import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Answer, Words } from "../src/games/types";
import type { Line } from "../src/lib/protocol";
import { answerWords, speak, told, type Said, type Told } from "../src/lib/speech";
import { makeWords } from "../src/lib/words";

interface Spoken {
  answer?: Answer;
  asked?: string;
  event?: Told;
  line?: Line;
  /** What the terminal says, by language. */
  text: Record<string, string>;
}

const FILES = import.meta.glob<string>(["../../locale/*/kernel.ftl", "../../locale/*/rules/*.ftl", "../../locale/*/games/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(["next-station", "london", "guilds", "dei"])("%s", { timeout: 180_000 }, (game) => {
  const python = new URL("../../.venv/bin/python", import.meta.url).pathname;
  const output = execFileSync(python, ["scripts/spoken.py", game], { encoding: "utf-8", maxBuffer: 1 << 29 });
  const { names, components, spoken } = JSON.parse(output) as { names: string[]; components: Said; spoken: Spoken[] };
  const text = (path: string): string => FILES[`../../locale/${path}`] ?? "";
  const words = (lang: string): Words =>
    makeWords(lang, [`${lang}/kernel.ftl`, `${lang}/rules/kernel.ftl`, `${lang}/rules/${game}.ftl`, `${lang}/games/${game}.ftl`].map(text), lang === "en" ? null : words("en"), { said: () => components });
  const differing: unknown[] = [];
  for (const lang of Object.keys(spoken[0]!.text)) {
    const t = words(lang);
    for (const one of spoken) {
      const here = one.event ? (told(one.event, names, t) ?? "") : one.answer ? answerWords(one.answer, one.asked, names, t) : speak(one.line!, names, t);
      if (here !== one.text[lang]) differing.push([here, one.text[lang], one]);
    }
  }
  expect(spoken.length).toBeGreaterThan(500);
  expect(differing.slice(0, 5)).toEqual([]);
});
