/** What the lobby says of tables and games. */

import { describe, expect, test } from "vitest";
import { ago, byUrgency, standingWords, turnWords } from "../src/lib/progress";
import type { GameInfo, OwnTable, Score } from "../src/lib/protocol";
import { botName, opponents, reconstructed, tableFor } from "../src/lib/quick";
import { onLoopback } from "../src/lib/reach";
import { cardWords, LANGUAGES, makeWords } from "../src/lib/words";

const FILES = import.meta.glob<string>("../../locale/en/interface.ftl", { query: "?raw", import: "default", eager: true });
const t = makeWords("en", Object.values(FILES));

const score = (seat: number, total: number, more = false): Score => ({ seat, total, more });

/** Anna, who looks, Ben and a bot; Anna holds these seats. */
function table(scores: Score[], to_act: number[] = [0], held: number[] = [0], at = 0): OwnTable {
  const names = ["Anna", "Ben", ""].slice(0, Math.max(1, scores.length));
  const seats = names.map((name, seat) => ({ seat, kind: name ? "person" : "bot", name, mine: held.includes(seat) }));
  return { id: String(at), seats, created: 0, progress: { said: [], scores, to_act, at } } as unknown as OwnTable;
}

describe("how a table stands", () => {
  test("the own score and that of the best of the others", () => {
    expect(standingWords(table([score(0, 12), score(1, 9), score(2, 10)]), t)).toBe("You lead 12 to 10");
    expect(standingWords(table([score(0, 9), score(1, 12)]), t)).toBe("You: 9 · Ben: 12");
    expect(standingWords(table([score(0, 9), score(1, 9)]), t)).toBe("Level at 9");
    expect(standingWords(table([score(0, 9)]), t)).toBe("9 points");
    expect(standingWords(table([]), t)).toBe("");
  });
  test("nobody leads while something is hidden", () => {
    expect(standingWords(table([score(0, 12), score(1, 9, true)]), t)).toBe("You: 12 · Ben: 9+?");
  });
  test("at a shared browser the leader is named", () => {
    expect(standingWords(table([score(0, 9), score(1, 12)], [0], [0, 1]), t)).toBe("Ben leads with 12");
  });
  test("whose turn it is", () => {
    expect(turnWords(table([score(0, 1), score(1, 1)], [0, 1]), t)).toBe("Your turn");
    expect(turnWords(table([score(0, 1), score(1, 1), score(2, 1)], [1, 2]), t)).toBe("Waiting for Ben and Bot");
    expect(turnWords(table([score(0, 1)], []), t)).toBe("");
  });
  test("those that wait for oneself stand first, then the latest", () => {
    const waiting = table([score(0, 1)], [0], [0], 1);
    const [older, newer] = [2, 3].map((at) => table([score(0, 1), score(1, 1)], [1], [0], at));
    expect(byUrgency([older!, newer!, waiting])).toEqual([waiting, newer, older]);
  });
  test("how long ago", () => {
    const told = [0, 90, 300, 2 * 3600, 26 * 3600, 50 * 3600].map((seconds) => ago(1e6 - seconds, 1e6, t));
    expect(told).toEqual(["now", "now", "5 minutes ago", "2 hours ago", "yesterday", "2 days ago"]);
    expect(ago(1e6 + 60, 1e6, t), "a clock that is ahead").toBe("now");
  });
});

describe("the words of a card", () => {
  const NEEDED = ["title", "about", "board-length.weight", "progress", "bot-easy", "bot-expert.about"];
  const FOR = { "next-station": ["offer-alone"], london: ["progress-last"], guilds: ["offer-alone", "stage-setup"], dei: ["offer-campaign.about", "board-lesson-dei-purebred", "scenario-S7"] };
  test.each(LANGUAGES)("in %s all are there that the lobby says, and no whole game is waited for", async (lang) => {
    for (const [game, own] of Object.entries(FOR)) {
      const words = await cardWords(lang, game);
      expect([...NEEDED, ...own].filter((key) => !words.has(key)), game).toEqual([]);
      expect(words.has("verb-undo") || words.has("each-from") || words.has("category-cards"), game).toBe(false);
      expect(words("progress", { round: 2, rounds: 4, turn: 2, turns: 4, phase: 1, deck: 9 })).not.toContain("{");
    }
  });
});

describe("playing at once", () => {
  const game = { id: "x", min_players: 1, max_players: 3, offers: [{ name: "alone", options: { solo: true }, players: 1 }], sources: {} } as unknown as GameInfo;
  test("against as many bots as there are seats, or alone with what that needs", () => {
    expect(opponents(game)).toEqual([0, 1, 2]);
    expect(opponents({ ...game, offers: [] })).toEqual([1, 2]);
    expect(opponents({ ...game, min_players: 3, offers: [] })).toEqual([2]);
    expect(tableFor(game, { bots: 0, level: "easy" }, "Anna")).toMatchObject({ seats: [{ kind: "me", name: "Anna" }], options: { solo: true } });
    expect(tableFor(game, { bots: 2, level: "hard" }, "")).toMatchObject({ seats: [{ kind: "me" }, { bot: "hard" }, { bot: "hard" }], options: {} });
  });
  test("how much is reconstructed", () => {
    const shares = [{}, { rulebook: 9 }, { rulebook: 95, reconstructed: 5 }, { rulebook: 8, reconstructed: 2 }, { reconstructed: 3, public: 2 }];
    expect(shares.map((sources) => reconstructed({ ...game, sources } as GameInfo))).toEqual([null, null, "few", "some", "most"]);
  });
});

test("which addresses mean the machine itself", () => {
  expect(["localhost", "x.localhost", "127.0.0.1", "127.8.0.1", "[::1]"].filter((host) => !onLoopback(host))).toEqual([]);
  expect(["192.168.0.7", "example.org", "127.example.org", "10.127.0.1", "[fe80::1]"].filter(onLoopback)).toEqual([]);
});

describe("what a bot is called", () => {
  test("its level in words, or the name that the host gave a program", () => {
    expect(botName("hard", (key) => `<${key}>`)).toBe("<web-level-hard>");
    expect(botName(null, t)).toBe("medium");
    expect(botName("Ada", t)).toBe("Ada");
  });
});
