/** What is said at a table: messages as they come, how many are unread, and one's own on its way. */

import { remember, remembered } from "./prefs.svelte";
import type { Said, Say } from "./protocol";

export const LONGEST = 400;

/** Why a message did not go out: a key of the words. */
export type Unsaid = "web-talk-too-many" | "web-talk-lost" | "web-talk-failed";

export class TableTalk {
  messages = $state.raw<readonly Said[]>([]);
  /** What is being written; it outlives a closed sheet and a message that did not go out. */
  draft = $state("");
  /** What is on its way. */
  sending = $state<string | null>(null);
  problem = $state<Unsaid | null>(null);
  /** What was said before this page was opened; null until that is known. */
  before = $state<number | null>(null);
  /** Whether it lies open before the person's eyes. */
  open = $state(false);

  #seen = $state(0);
  #key: string;
  #say: (message: Say) => boolean;
  readonly unread = $derived(this.messages.filter(({ n }) => n > this.#seen).length);

  constructor(table: string, say: (message: Say) => boolean) {
    this.#key = `londinium.talk.${table}`;
    this.#seen = remembered(this.#key, 0);
    this.#say = say;
  }

  /** Send what is written, as a seat or, without one, as a spectator. */
  say(seat: number | null, name: string): void {
    const text = this.draft.replace(/\s+/g, " ").trim().slice(0, LONGEST);
    if (!text || this.sending !== null) return;
    this.problem = null;
    if (this.#say({ type: "say", seat, text, name })) this.sending = text;
    else this.problem = "web-talk-lost";
  }

  hear(messages: readonly Said[]): void {
    const all = new Map([...this.messages, ...messages].map((said) => [said.n, said]));
    this.messages = [...all.values()].sort((a, b) => a.n - b.n);
    const own = this.sending !== null && messages.some(({ text }) => text === this.sending);
    if (own) {
      this.sending = null;
      this.draft = "";
    }
    // One's own word is no news, and neither is what one looks at.
    if (own || this.open) this.look();
  }

  /** All that was said before the page was opened has come. */
  opened(): void {
    this.before ??= this.messages.at(-1)?.n ?? 0;
  }

  /** Everything so far was read. */
  look(): void {
    const last = this.messages.at(-1)?.n ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    remember(this.#key, last);
  }

  /** The message on its way was refused, or nobody knows what became of it. Whether there was one. */
  fail(problem: Unsaid): boolean {
    if (this.sending === null) return false;
    this.sending = null;
    this.problem = problem;
    return true;
  }
}
