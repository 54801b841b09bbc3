import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PACES, Playback, type Speed } from "../src/lib/playback.svelte";
import type { Entry, Now } from "../src/lib/protocol";

const PUT = { kind: "put", piece: "school", from: "deck", to: "top-1" };
const DID = { kind: "did", seat: 1, move: { kind: "from" }, forced: null };

/** The table at an entry of a bot's, in which a card was put somewhere unless something else is said. */
function now(seq: number, events: Entry["events"] = [PUT], ask: number | null = null): Now {
  const entry: Entry = { seq, kind: "played", seat: 1, at: 0, by: null, why: null, void: [], again: [], note: null, events };
  return {
    type: "now", seq, seat: 0, view: {}, standing: [], to_act: [], asked: [], legal: [], undo: null, back: [], redo: null, take_backs: 0, hints: 0, played_on: null, entries: [entry], result: null, clock: null, ended: null, stopped: null,
    ask: ask === null ? null : { id: ask, kind: "turn", prompt: "", context: {}, moves: [], aside: [] },
  }; // prettier-ignore
}

/** What a page shows that is told these positions at once, after an answer of its own. */
function told(moves: Now[], speed: Speed = "normal"): Playback {
  const playback = new Playback(() => speed);
  playback.hear(now(1), now(2), true);
  moves.forEach((one, n) => playback.hear(moves[n - 1] ?? now(2), one, false));
  return playback;
}

/** When each position is on the board, in ms; the last one is the present. */
function shown(playback: Playback, present: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at <= 20_000; at += 10) {
    const seq = playback.frame?.seq ?? present;
    if (!found.has(seq)) found.set(seq, at);
    vi.advanceTimersByTime(10);
  }
  return found;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("others' turns", () => {
  test("are shown one after the other, after the own move, and end with the present", () => {
    const moves = [now(3), now(4), now(5)];
    const { move } = PACES.normal;
    expect([...shown(told(moves), 5)]).toEqual([[2, 0], [3, move], [4, 2 * move], [5, 3 * move]]); // prettier-ignore
  });

  test("take about six seconds at normal speed, however many there are", () => {
    const moves = Array.from({ length: 60 }, (_, n) => now(3 + n));
    const last = shown(told(moves), 62).get(62)!;
    expect(last).toBeGreaterThan(4000);
    expect(last).toBeLessThanOrEqual(PACES.normal.all + 500);
  });

  test("are faster or slower as it is chosen", () => {
    const ends = (["fast", "normal", "slow"] as const).map((speed) => shown(told([now(3), now(4)], speed), 4).get(4)!);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(new Set(ends).size).toBe(3);
  });

  test("take no time where nothing moved on the board", () => {
    expect(shown(told([now(3, [DID]), now(4, [DID]), now(5)]), 5)).not.toContain(3);
  });

  test("are not played back where that is off: the present is there at once, with what happened", () => {
    const playback = told([now(3), now(4)], "off");
    expect(playback.frame).toBeNull();
    expect(playback.fresh).toEqual([PUT]);
  });

  test("are skipped at once, and nothing of them comes later", () => {
    const playback = told([now(3), now(4), now(5)]);
    vi.advanceTimersByTime(100);
    expect(playback.frame).not.toBeNull();
    playback.skip();
    expect([playback.frame, playback.fresh]).toEqual([null, []]);
    vi.advanceTimersByTime(10_000);
    expect(playback.frame).toBeNull();
  });

  test("give way to an answer of one's own", () => {
    const playback = told([now(3), now(4), now(5)]);
    playback.hear(now(5), now(6), true);
    expect(playback.frame).toBeNull();
  });

  test("are shown as they come to somebody who is asked already, as where all draw at once", () => {
    const playback = new Playback(() => "normal");
    playback.hear(now(2, [], 2), now(3, [PUT], 2), false);
    playback.hear(now(3, [PUT], 2), now(4, [PUT], 2), false);
    expect(playback.frame).toBeNull();
  });
});
