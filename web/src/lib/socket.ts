/** One WebSocket per table: it comes back by itself, and an answer that was not acknowledged is sent again. */

import type { FromBrowser, Play, ToBrowser } from "./protocol";
import { Wholes, type Told } from "./wholes";

export type Connection = "connecting" | "open" | "lost";

const FIRST = 250;
const LONGEST = 5000;
const ANSWERED_WITHIN = 6000;

/** How long to wait before the n-th try (from 0): doubling up to five seconds, spread so that not all come at once. */
export function delay(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10)) * (0.75 + 0.25 * random());
}

export interface Hears {
  /** What the server says; what it tells to have changed, as the whole. */
  message(message: Told): void;
  connection(connection: Connection): void;
}

type Timer = ReturnType<typeof setTimeout>;

export class TableSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: Timer | undefined;
  #silence: Timer | undefined;
  #closed = false;
  #seq: number | null = null;
  /** Answers on their way, by seat: sent until the server says what became of them. */
  #unanswered = new Map<number, Play>();
  /** Seats whose answer must be checked on this connection. */
  #again = new Set<number>();
  #wholes = new Wholes((message) => this.#send(message));

  constructor(
    private readonly table: string,
    private readonly hears: Hears,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.#connect();
  }

  /** Say something; while there is no connection only answers are kept. */
  say(message: FromBrowser): boolean {
    if (message.type === "play") this.#unanswered.set(message.seat, message);
    return this.#send(message);
  }

  /** The page was asleep: if the server says nothing now, the connection is dead without knowing it. */
  wake(seat: number | null): void {
    if (this.#closed) return;
    if (this.#socket?.readyState === 1) {
      this.#send({ type: "log", seat, since: this.#seq ?? 0 });
      this.#expectWord();
    } else if (this.#socket === null) {
      this.#attempt = 0;
      this.#connect();
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.hears.connection(this.#attempt === 0 && this.#seq === null ? "connecting" : "lost");
    const since = this.#seq === null ? "" : `?since=${this.#seq}`;
    const socket = this.open(`/api/tables/${encodeURIComponent(this.table)}/socket${since}`);
    this.#socket = socket;
    this.#wholes.forget();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#attempt = 0;
      this.#again = new Set(this.#unanswered.keys());
      this.hears.connection("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#silence);
      this.#hear(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    if (this.#closed) return;
    this.hears.connection("lost");
    this.#timer = setTimeout(() => this.#connect(), delay(this.#attempt++));
  }

  #hear(told: ToBrowser): void {
    const message = this.#wholes.hear(told);
    if (!message) return;
    if (message.type === "now") {
      this.#seq = Math.max(this.#seq ?? 0, message.seq);
      if (message.seat !== null) this.#settle(message.seat, message.ask?.id ?? null);
    } else if (message.type === "no") {
      if (message.to.type === "play") this.#drop(message.to);
    } else if (message.type === "sure") {
      this.#drop(message);
    }
    this.hears.message(message);
  }

  /** The server has said no to an answer, or holds it: it is not sent again. */
  #drop({ seat, ask }: { seat: number; ask: number }): void {
    if (this.#unanswered.get(seat)?.ask === ask) this.#unanswered.delete(seat);
  }

  /** A seat that is still asked what it answered before the connection was lost answers again; the server plays it once. */
  #settle(seat: number, asked: number | null): void {
    const play = this.#unanswered.get(seat);
    if (!play) return;
    if (play.ask !== asked) this.#unanswered.delete(seat);
    else if (this.#again.has(seat)) this.#send(play);
    this.#again.delete(seat);
  }

  #send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    if (message.type === "play" || message.type === "undo" || message.type === "say") this.#expectWord();
    return true;
  }

  #expectWord(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const socket = this.#socket;
      this.#lost();
      socket?.close();
    }, ANSWERED_WITHIN);
  }
}
