/** Browser and terminal say the same: everything that is said in the recorded games, in all languages, and what every
 * seat stands at in the middle and at the end of each. */

import { execFileSync } from "node:child_process";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { Answer, Standing, Words } from "../src/games/types";
import type { Line } from "../src/lib/protocol";
import { answerWords, speak, told, type Said, type Told } from "../src/lib/speech";
import { figure, makeWords } from "../src/lib/words";

interface Spoken {
  answer?: Answer;
  asked?: string;
  event?: Told;
  line?: Line;
  /** What the terminal says, by language. */
  text: Record<string, string>;
}

interface Position {
  seat: number;
  view: { over: boolean };
  standing: Standing[];
}

interface Recorded {
  names: string[];
  components: Said;
  files: object;
  spoken: Spoken[];
  positions: Position[];
}

const FILES = import.meta.glob<string>(["../../locale/*/kernel.ftl", "../../locale/*/rules/*.ftl", "../../locale/*/games/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What stands beside each board. */
const SIDES = import.meta.glob<{ default: Component<Record<string, unknown>> }>("../src/games/*/{Side,Pad}.svelte");

const ALL = new Map<string, Recorded>();

function recorded(game: string): Recorded {
  let found = ALL.get(game);
  if (!found) {
    const python = new URL("../../.venv/bin/python", import.meta.url).pathname;
    found = JSON.parse(execFileSync(python, ["scripts/spoken.py", game], { encoding: "utf-8", maxBuffer: 1 << 29 })) as Recorded;
    ALL.set(game, found);
  }
  return found;
}

function words(game: string, lang: string): Words {
  const text = (path: string): string => FILES[`../../locale/${path}`] ?? "";
  const own = [`${lang}/kernel.ftl`, `${lang}/rules/kernel.ftl`, `${lang}/rules/${game}.ftl`, `${lang}/games/${game}.ftl`].map(text);
  return makeWords(lang, own, lang === "en" ? null : words(game, "en"), { said: () => recorded(game).components });
}

/** The rows of a page's tables, cell by cell, as they are read. */
function tables(page: string): string[][] {
  const read = (html: string): string => html.replace(/<!--.*?-->/gs, "").replace(/<[^>]+>/g, "").trim();
  return [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]) => [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => read(cell!)));
}

describe.each(["next-station", "london", "guilds", "dei"])("%s", (game) => {
  test("says the same in browser and terminal", { timeout: 180_000 }, () => {
    const { names, spoken } = recorded(game);
    const differing: unknown[] = [];
    for (const lang of Object.keys(spoken[0]!.text)) {
      const t = words(game, lang);
      for (const one of spoken) {
        const here = one.event ? (told(one.event, names, t) ?? "") : one.answer ? answerWords(one.answer, one.asked, names, t) : speak(one.line!, names, t);
        if (here !== one.text[lang]) differing.push([here, one.text[lang], one]);
      }
    }
    expect(spoken.length).toBeGreaterThan(500);
    expect(differing.slice(0, 5)).toEqual([]);
  });

  test("shows beside its board what the engine says that every seat stands at", { timeout: 180_000 }, async () => {
    const { names, files, positions } = recorded(game);
    const { default: Side } = await SIDES[`../src/games/${game}/${game === "next-station" ? "Pad" : "Side"}.svelte`]!();
    const t = words(game, "en");
    for (const { seat, view, standing } of positions) {
      const props = { view, components: files, seat, shown: seat, names, standing, after: null, ghost: null, t, look: () => {} };
      const page = render(Side, { props }).body;
      if (game === "next-station") {
        const own = standing[seat]!;
        const sums = page.split(/class="sum\b/).slice(1).map((part) => Number(/class="unseen[^>]*>(-?\d+)/.exec(part)?.[1]));
        expect(sums.slice(0, 3)).toEqual([own.total, own.points["tourist"], own.points["interchanges"]]);
        const others = [...page.matchAll(/class="score\b[^>]*>(-?\d+)/g)].map(([, n]) => Number(n));
        expect(others).toEqual(standing.filter((one) => one !== own).map(({ total }) => total));
        continue;
      }
      const rows = tables(page);
      for (const what of Object.keys(standing[0]!.points)) {
        const called = t(`category-${what}`).toLowerCase();
        const row = rows.find(([head]) => head!.toLowerCase() === called);
        const shown = standing.map(({ points, more }) => figure(points[what]!) + (more.includes(what) ? "+?" : ""));
        expect(row?.slice(1, 1 + standing.length), called).toEqual(shown);
      }
      const totals = standing.map(({ total }) => figure(total));
      expect(rows.filter((row) => String(row.slice(1, 1 + standing.length)) === String(totals)), "the totals").not.toEqual([]);
    }
    expect(positions.length).toBeGreaterThan(9);
  });
});
