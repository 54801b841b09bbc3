import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Now, ToBrowser } from "../src/lib/protocol";
import { delay, TableSocket, type Connection } from "../src/lib/socket";

/** A socket whose other end is the test. */
class Wire {
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.break();
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}

function now(seq: number, ask: number | null): Now {
  const question = ask === null ? null : { id: ask, kind: "k", prompt: "p", context: {}, moves: [], aside: [] };
  return {
    type: "now",
    seq,
    seat: 0,
    view: {},
    standing: [],
    to_act: [],
    asked: [],
    ask: question,
    legal: [],
    undo: null,
    back: [],
    redo: null,
    take_backs: 0, hints: 0, played_on: null,
    entries: [],
    result: null,
    clock: null,
    ended: null,
    stopped: null,
  };
}

const PLAY = { type: "play", seat: 0, ask: 4, action: 7, sure: true } as const;

describe("a table's socket", () => {
  let wires: Wire[];
  let heard: ToBrowser[];
  let states: Connection[];
  let socket: TableSocket;
  const last = (): Wire => wires.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    heard = [];
    states = [];
    socket = new TableSocket(
      "abc",
      { message: (message) => heard.push(message), connection: (state) => states.push(state) },
      (url) => {
        wires.push(new Wire(url));
        return last() as unknown as WebSocket;
      },
    );
    last().accept();
    last().hear(now(4, 4));
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  test("it comes back by itself and says what it has seen", () => {
    last().break();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    expect(last().url).toBe("/api/tables/abc/socket?since=4");
    last().accept();
    expect(states.at(-1)).toBe("open");
  });

  const next = (was: number, seq: number, change: Record<string, unknown>): ToBrowser => ({
    type: "next", seat: 0, was, seq, change, entries: [],
  });

  test("what changed is heard as the whole", () => {
    last().hear(next(4, 6, { view: { n: [1] }, ask: { id: [6] } }));
    expect(heard.at(-1)).toEqual({ ...now(6, 6), view: { n: 1 } });
    last().hear(next(6, 7, { ask: [null] }));
    expect(heard.at(-1)).toEqual({ ...now(7, null), view: { n: 1 } });
    expect(last().sent).toEqual([]);
  });

  test("a change that does not fit is not shown, and the whole is asked for, once", () => {
    const before = heard.length;
    last().hear(next(5, 6, { view: { n: [1] } })); // of a position that is not this page's
    last().hear(next(6, 7, { view: { n: [2] } }));
    expect(heard).toHaveLength(before);
    expect(last().sent).toEqual([{ type: "whole", seat: 0, since: 4 }]);
    last().hear(now(7, 7));
    last().hear(next(7, 8, { view: { n: { deep: [1] } } })); // the right position, but not what is there
    expect(heard.at(-1)).toEqual(now(7, 7));
    expect(last().sent.at(-1)).toEqual({ type: "whole", seat: 0, since: 7 });
    vi.advanceTimersByTime(2500);
    last().hear(next(8, 9, {}));
    expect(last().sent).toHaveLength(3); // the whole has not come: once more
    last().hear(now(9, 9));
    last().hear(next(9, 10, { undo: [10] }));
    expect(heard.at(-1)).toEqual({ ...now(10, 9), undo: 10 });
  });

  test("a new connection begins with the whole", () => {
    last().break();
    vi.advanceTimersByTime(300);
    last().accept();
    const before = heard.length;
    last().hear(next(4, 5, {}));
    expect(heard).toHaveLength(before);
    expect(last().sent).toEqual([{ type: "whole", seat: 0, since: 0 }]);
  });

  test("it does not come back after it was closed", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  test("an answer that was not acknowledged is sent again with the same question", () => {
    socket.say(PLAY);
    expect(last().sent).toEqual([PLAY]);
    last().break();
    vi.advanceTimersByTime(300);
    last().accept();
    last().hear(now(4, 4));
    expect(last().sent).toEqual([PLAY]);
    last().hear(now(5, 4)); // somebody else did something: no reason to send it a third time
    expect(last().sent).toEqual([PLAY]);
  });

  test("an answer given while there is no connection is sent when there is one", () => {
    last().break();
    socket.say(PLAY);
    vi.advanceTimersByTime(300);
    last().accept();
    last().hear(now(4, 4));
    expect(last().sent).toEqual([PLAY]);
  });

  test("an answer that arrived before the connection was lost is not sent again", () => {
    socket.say(PLAY);
    last().break();
    vi.advanceTimersByTime(300);
    last().accept();
    last().hear(now(5, 5));
    last().hear(now(5, 4));
    expect(last().sent).toEqual([]);
  });

  test("an answer that was refused or is held is not sent again", () => {
    socket.say(PLAY);
    last().hear({ type: "sure", seat: 0, ask: 4, action: 7 });
    last().break();
    vi.advanceTimersByTime(300);
    last().accept();
    last().hear(now(4, 4));
    expect(last().sent).toEqual([]);
  });

  test("a server that does not answer a play is left for a new connection", () => {
    socket.say(PLAY);
    vi.advanceTimersByTime(6300);
    expect(wires).toHaveLength(2);
    last().accept();
    last().hear(now(4, 4));
    expect(last().sent).toEqual([PLAY]);
  });

  test("a page that wakes up asks whether the connection still lives", () => {
    socket.wake(0);
    expect(last().sent).toEqual([{ type: "log", seat: 0, since: 4 }]);
    last().hear({ type: "log", seat: 0, entries: [], earlier: 0 });
    vi.advanceTimersByTime(10_000);
    expect(wires).toHaveLength(1);
  });
});

test("waiting doubles up to five seconds and is never as long for everybody", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((n) => delay(n, () => 1))).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  expect(delay(9, () => 0)).toBe(3750);
});
