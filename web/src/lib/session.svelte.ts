/** A table as this browser sees it: who sits there, the position for every held seat, the log, and what is being done. */

import { same, Wishes } from "../desk/wishes";
import type { GameModule, Words } from "../games/types";
import type { Heard } from "./clock";
import { actions, MOST, planned, speaksOf, type Plan, type Step } from "./plan";
import { Playback } from "./playback.svelte";
import { prefs, remember, remembered } from "./prefs.svelte";
import type { Advice, Advised, Entry, Mistake, No, Now, TableInfo, Then } from "./protocol";
import { askedOf, named, seatNames } from "./seats";
import { TableSocket, type Connection } from "./socket";
import { TableTalk } from "./talk.svelte";
import type { Told } from "./wholes";
import { facts } from "./words";

/** A seat, or null for a spectator. */
export type Viewer = number | null;

export interface Held {
  seat: number;
  ask: number;
  action: number;
}

export interface Bubble {
  text: string;
  rule: string;
  x: number;
  y: number;
}

const HOVER = 90; // ms before the engine is asked what an answer would do
const LINGER = 650; // ms that a person at a shared device sees the own move before the page goes to the next seat
const HINT_AGAIN = 1000; // ms, as often as the server gives one
const TOLD_AT_ONCE = 400; // entries of the log; a campaign has thousands
const ABSENCE = 30_000; // ms after which somebody was away

/** What an answer would do is kept by who gives it, and by what follows it where one gesture means two. */
function ghostKey(seat: Viewer, action: number, follows: object | null): string {
  return JSON.stringify([seat, action, Object.entries(follows ?? {}).sort()]);
}

export class Session {
  table = $state.raw<TableInfo | null>(null);
  nows = $state.raw<ReadonlyMap<Viewer, Now>>(new Map());
  logs = $state.raw<ReadonlyMap<Viewer, readonly Entry[]>>(new Map());
  /** How many entries there are before those that were told. */
  earlier = $state.raw<ReadonlyMap<Viewer, number>>(new Map());
  connection = $state<Connection>("connecting");
  /** Through whose eyes the page looks. */
  seat = $state<Viewer>(null);
  /** Whose sheet is in the middle. */
  shown = $state(0);
  /** A seat that is waited for behind the curtain. */
  curtain = $state<number | null>(null);
  focus = $state<number | null>(null);
  /** What follows the answer in focus, where one gesture means two. */
  follows: object | null = null;
  /** What the answer in focus would do. */
  ghost = $state.raw<Then | null>(null);
  /** An answer that waits for the person to be sure. */
  held = $state.raw<Held | null>(null);
  /** An answer that is on its way. */
  sending = $state.raw<Held | null>(null);
  /** What is being tried out; null = nothing, the table is as it is. */
  plan = $state.raw<Plan | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** Why nothing goes on, where the server has said so. */
  trouble = $state<"web-error-store" | null>(null);
  /** A refusal that belongs to no place on the board. */
  refusal = $state.raw<{ text: string; rule: string } | null>(null);
  /** What the coach would answer, best first; how many times the person has asked to hear more of it; whether it thinks. */
  advice = $state.raw<Advice | null>(null);
  asks = $state(0);
  advising = $state(false);
  /** It was asked and had nothing to say. */
  unadvised = $state(false);
  /** The clocks, as they were last told. */
  clock = $state.raw<Heard | null>(null);
  /** Entries after this one happened while the person was away; null = nothing to tell. */
  awaySince = $state<number | null>(null);

  readonly now = $derived.by((): Now | null => {
    const now = this.nows.get(this.seat) ?? null;
    return now && this.plan ? planned(now, this.plan) : now;
  });
  /** The answer that the coach points at: marked first, then with its reasons, then the next best, and round again. */
  readonly advised = $derived.by((): (Advised & { rank: number; why: boolean }) | null => {
    const all = this.advice?.candidates ?? [];
    const rank = this.asks === 0 ? 0 : (this.asks - 1) % Math.max(1, all.length);
    const one = all[rank];
    return one ? { ...one, rank, why: this.asks > 0 } : null;
  });
  /** What the seat in front is asked, else what the first seat is that owes an answer; and the same after the ghost. */
  readonly asked = $derived(this.now && askedOf(this.now.asked, this.seat, this.now.ask));
  readonly next = $derived(this.ghost && askedOf(this.ghost.asked, this.seat));
  readonly log = $derived(this.logs.get(this.seat) ?? []);
  /** The seats that this browser holds: those it plays, and those in which a bot plays on and which it can take back. */
  readonly seats = $derived((this.table?.seats ?? []).filter((seat) => seat.mine));
  readonly mine = $derived(this.seats.filter((seat) => seat.kind === "person").map((seat) => seat.seat));
  readonly lent = $derived((this.table?.seats ?? []).filter((seat) => seat.back).map((seat) => seat.seat));
  readonly myTurn = $derived(this.mine.some((seat) => this.nows.get(seat)?.ask));
  /** The held seat that can take something back, the one in front first. */
  readonly undoable = $derived(
    [this.seat, ...this.mine].find((seat) => this.plays(seat) && this.#lastOf(seat) !== null) ?? null,
  );
  /** Where who plays alone can go back to, the nearest first, and the undo that they can take back. */
  readonly back = $derived(this.plays(this.seat) ? (this.now?.back ?? []) : []);
  readonly redoable = $derived(this.plays(this.seat) ? (this.now?.redo ?? null) : null);

  /** When this browser last did something itself. */
  acted = 0;

  /** What others did, move by move, for whoever looks. */
  readonly playback = new Playback(() => (document.hidden ? "off" : prefs.playback));
  readonly talk: TableTalk;

  #socket: TableSocket;
  #wishes = new Wishes();
  /** An undo that is on its way. */
  #undoing: { seat: number; entry: number } | null = null;
  #hidden = false;
  #ghosts = new Map<string, Then>();
  #hover: ReturnType<typeof setTimeout> | undefined;
  #step: ReturnType<typeof setTimeout> | undefined;
  #asked: { x: number; y: number } | null = null;
  #words: Words | null = null;
  #left: { at: number; seq: number } | null = null;
  #key: string;
  #seen: number;

  constructor(readonly id: string) {
    this.#key = `londinium.seen.${id}`;
    this.#seen = remembered(this.#key, 0);
    this.talk = new TableTalk(id, (message) => this.#socket.say(message));
    this.#socket = this.#open();
  }

  /** Whether the person plays this seat, and no bot in their place. */
  plays(seat: Viewer): seat is number {
    return seat !== null && this.mine.includes(seat);
  }

  /** The game's module and words, once they are there. */
  equip(module: GameModule, words: Words): void {
    this.#hidden = module.hidden === true;
    this.#words = words;
    if (this.#hidden && this.mine.length > 1 && this.seat !== null) this.curtain = this.seat;
  }

  close(): void {
    this.playback.end();
    clearTimeout(this.#hover);
    clearTimeout(this.#step);
    this.#socket.close();
  }

  /** The cookie is another one now (a seat was taken): the server must look at it again. */
  reopen(): void {
    this.#socket.close();
    this.nows = new Map();
    this.logs = new Map();
    this.#socket = this.#open();
  }

  /** The page is looked at again, or no longer. */
  looked(visible: boolean): void {
    if (!visible) {
      this.#left = { at: Date.now(), seq: this.now?.seq ?? 0 };
      return;
    }
    this.#socket.wake(this.seat);
    if (this.#left && Date.now() - this.#left.at > ABSENCE) this.#tellAbsence(this.#left.seq);
    this.#left = null;
    this.#remember();
  }

  // What the person does

  hover(action: number | null, then: object | null = null): void {
    clearTimeout(this.#hover);
    if (this.held || this.sending) return;
    if (action === null) {
      this.#hover = setTimeout(() => this.#unfocus(), 60);
      return;
    }
    this.focus = action;
    this.follows = then;
    const known = this.#ghosts.get(ghostKey(this.seat, action, then));
    this.ghost = known ?? null;
    if (!known) this.#hover = setTimeout(() => this.#askWhatIf(action, then), HOVER);
  }

  /** Answer, and after that `then`; `sure`: they saw it first and have confirmed it. While an answer is on its way, another one is kept for later; a double click is one. */
  pick(action: number, then: object | readonly object[] | null = null, sure = false): void {
    const now = this.now;
    if (!now?.ask || !this.plays(now.seat)) return;
    const picked = now.legal.find((answer) => answer.action === action);
    if (!picked) return;
    this.playback.skip();
    if (this.plan) return this.#planOn(this.plan, picked, [then ?? []].flat());
    if (this.sending) {
      if (this.sending.action !== action) this.#wishes.keep(now.seat, now.ask.id, picked.move, ...[then].flat());
      return;
    }
    this.#wishes.keep(now.seat, now.ask.id, ...[then].flat());
    this.bubble = null;
    this.refusal = null;
    if (this.held?.action === action) return this.confirm();
    const answer = { seat: now.seat, ask: now.ask.id, action };
    if (prefs.confirm === "always" && !sure) this.#hold(answer);
    else this.#play(answer, sure || prefs.confirm === "never");
  }

  confirm(): void {
    const held = this.held;
    this.held = null;
    if (held) this.#play(held, true);
  }

  cancel(): void {
    this.#wishes.drop();
    this.held = null;
    this.bubble = null;
    this.#unfocus();
  }

  /** Try out what one could do, from the question that is asked now. */
  startPlan(): void {
    const now = this.now;
    if (!now?.ask || !this.plays(now.seat) || this.sending) return;
    this.cancel();
    this.plan = { seat: now.seat, ask: now.ask.id, steps: [], then: null, meant: [] };
  }

  stopPlan(): void {
    this.plan = null;
    this.cancel();
  }

  /** Play what was planned, as far as nothing comes between. */
  playPlan(): void {
    const [first, ...more] = this.plan?.steps ?? [];
    this.stopPlan();
    if (first) this.pick(first.action, more.map(({ move }) => move));
  }

  #planOn(plan: Plan, step: Step, meant: readonly object[]): void {
    if (plan.steps.length < MOST) this.#replan({ ...plan, meant }, [...plan.steps, step]);
  }

  /** Where the plan leads; a gesture that meant two answers goes on by itself. */
  #hearPlanned(plan: Plan, then: Then): void {
    const [next, ...meant] = plan.meant;
    this.plan = { ...plan, then, meant: [] };
    const step = next && then.legal.find(({ move }) => same(move, next));
    if (step) this.#planOn(this.plan, step, meant);
  }

  /** The plan has other steps now: where do they lead? */
  #replan(plan: Plan, steps: readonly Step[]): void {
    this.plan = { ...plan, steps, then: steps.length ? plan.then : null };
    this.#ghosts.clear();
    this.#unfocus();
    const last = steps.at(-1);
    if (last) this.#socket.say({ type: "if", seat: plan.seat, action: last.action, after: actions(steps.slice(0, -1)), on: true });
  }

  /** Take back the last action, or go back to an entry. */
  undo(to: number | null = null): void {
    if (this.plan) return this.#replan(this.plan, this.plan.steps.slice(0, -1));
    const seat = this.undoable;
    const entry = to ?? (seat === null ? null : this.#lastOf(seat));
    if (seat === null || entry === null || this.#undoing?.entry === entry) return;
    this.#turnBack();
    this.#turnTo(seat, false);
    if (this.#socket.say({ type: "undo", seat, entry })) this.#undoing = { seat, entry };
  }

  /** Take the last undo back. */
  redo(): void {
    const entry = this.redoable;
    if (!this.plays(this.seat) || entry === null) return;
    this.#turnBack();
    this.#socket.say({ type: "redo", seat: this.seat, entry });
  }

  #turnBack(): void {
    this.#wishes.drop();
    this.held = null;
    this.refusal = null;
    this.acted = Date.now();
    this.playback.skip();
  }

  #lastOf(seat: number): number | null {
    const now = this.nows.get(seat);
    return now?.back[0]?.entry ?? now?.undo ?? null;
  }

  why(move: object, at: { x: number; y: number }): void {
    if (this.seat === null || this.plan) return; // rules are asked about the table as it is
    this.#asked = at;
    this.#socket.say({ type: "why", seat: this.seat, move: { ...move } });
  }

  /** What would the coach answer? Asked again: why, and then what next. */
  hint(): void {
    const now = this.now;
    if (!now?.ask || !this.plays(now.seat) || this.advising || this.plan) return;
    if (this.advice) {
      this.asks += 1;
      if (this.advised) this.hover(this.advised.action);
      return;
    }
    this.advising = true;
    this.unadvised = false;
    this.#askHint(now.seat, now.ask.id);
  }

  /** Look at somebody's sheet. */
  show(seat: number): void {
    this.shown = seat;
  }

  /** Look through the eyes of another held seat. */
  turnTo(seat: number): void {
    if (seat !== this.seat && this.mine.includes(seat)) this.#turnTo(seat, true);
  }

  // What the server says

  #open(): TableSocket {
    return new TableSocket(this.id, {
      message: (message) => this.#hear(message),
      connection: (connection) => {
        this.connection = connection;
        if (connection === "open") return;
        this.#wishes.drop();
        this.advising = false;
        this.#undoing = null;
        this.talk.fail("web-talk-lost");
      },
    });
  }

  #hear(message: Told): void {
    if (message.type !== "error" && message.type !== "table") this.trouble = null;
    switch (message.type) {
      case "table":
        this.table = message.table;
        return this.#follow();
      case "now":
        return this.#hearNow(message);
      case "log":
        this.talk.opened(); // it was asked for after the page was told everything else
        this.earlier = new Map(this.earlier).set(message.seat, message.earlier);
        return this.#addToLog(message.seat, message.entries);
      case "sure":
        this.sending = null;
        return this.#hold(message);
      case "no":
        return this.#hearNo(message);
      case "talk":
        return this.talk.hear(message.messages);
      case "why":
        if (message.rule && this.#asked)
          this.bubble = { ...this.#asked, rule: message.rule, text: this.#sentence(message.rule, message.args) };
        return;
      case "if":
        if (message.on) {
          if (this.plan?.seat === message.seat && speaksOf(message, this.plan.steps)) this.#hearPlanned(this.plan, message);
          return;
        }
        if (String(message.after) !== String(actions(this.plan?.steps ?? []))) return;
        return this.#hearGhost(message);
      case "advice":
        this.advising = false;
        if (this.nows.get(message.seat)?.ask?.id !== message.ask) return;
        this.advice = message;
        this.asks = 0;
        if (message.seat === this.seat && this.advised) this.hover(this.advised.action);
        return;
      case "error":
        return this.#hearMistake(message);
    }
  }

  #hearGhost(then: Then): void {
    const key = ghostKey(then.seat, then.action, then.follows);
    this.#ghosts.set(key, then);
    if (this.focus !== null && key === ghostKey(this.seat, this.focus, this.follows)) this.ghost = then;
  }

  /** A refusal is shown where something was tried; that a look ahead came too late is nobody's business. */
  #hearNo({ to, rule, args }: No): void {
    if (to.type === "play") {
      if (this.sending?.seat !== to.seat || this.sending.ask !== to.ask) return;
      this.sending = null;
    } else if (to.type === "undo") {
      if (this.#undoing?.seat !== to.seat || this.#undoing.entry !== to.entry) return;
      this.#undoing = null;
    } else if (to.on && this.plan) this.#replan(this.plan, this.plan.steps.slice(0, -1));
    else return;
    this.#wishes.drop();
    this.refusal = { rule, text: this.#sentence(rule, args) };
  }

  #hearMistake({ code }: Mistake): void {
    // What is on its way is carried out as soon as it can be, or the connection goes, and it is sent again.
    this.trouble = code === "store" ? "web-error-store" : null;
    if (this.trouble) return;
    if (this.advising && code === "too-many") return void setTimeout(() => this.#hintAgain(), HINT_AGAIN);
    this.unadvised = this.advising;
    this.advising = false;
    const spoke = this.talk.fail(code === "too-many" ? "web-talk-too-many" : "web-talk-failed");
    if (!spoke && code !== "too-many") this.sending = null;
  }

  #hearNow(now: Now): void {
    const before = this.nows.get(now.seat);
    this.nows = new Map(this.nows).set(now.seat, now);
    this.clock = now.clock && { clock: now.clock, at: Date.now() };
    if (this.#undoing?.seat === now.seat && this.#undoing.entry !== (now.back[0]?.entry ?? now.undo)) this.#undoing = null;
    if (!before) {
      this.#socket.say({ type: "log", seat: now.seat, since: 0, before: null, most: TOLD_AT_ONCE });
    } else {
      this.#addToLog(now.seat, now.entries);
      if (now.seat === this.seat && now.entries.length > 0)
        this.playback.hear(before, now, now.entries.some((entry) => this.plays(entry.seat)));
    }
    if (now.seat !== null && before?.ask?.id !== now.ask?.id) this.#settled(now.seat);
    if (now.seat === this.seat && before && before.seq !== now.seq && this.focus !== null) {
      if (now.legal.some((answer) => answer.action === this.focus)) this.#askWhatIf(this.focus, this.follows);
      else this.#unfocus();
    }
    if (before && before.seq !== now.seq) this.#ghosts.clear();
    if (before && before.seq !== now.seq && this.plan?.seat === now.seat) this.#replan(this.plan, this.plan.steps);
    this.#follow();
    const next = this.#wishes.next(now);
    if (next && now.seat === this.seat) this.pick(next.action, next.then);
    if (!document.hidden) this.#remember();
  }

  /** The seat's question is another one: whatever was being answered is done. */
  #settled(seat: number): void {
    if (this.sending?.seat === seat) this.sending = null;
    if (this.held?.seat === seat) this.held = null;
    if (this.advice?.seat === seat) {
      this.advice = null;
      this.asks = 0;
    }
    this.unadvised = false;
    if (seat === this.seat) this.advising = false;
    this.refusal = null;
    if (seat === this.plan?.seat) this.plan = null;
    if (seat === this.seat) this.#unfocus();
  }

  /** What happened before all that the log shows. */
  tellEarlier(): void {
    this.#socket.say({ type: "log", seat: this.seat, since: 0, before: this.log[0]?.seq ?? null, most: TOLD_AT_ONCE });
  }

  #addToLog(viewer: Viewer, entries: readonly Entry[]): void {
    const known = this.logs.get(viewer);
    const first = entries[0];
    if (known && first && first.seq > (known.at(-1)?.seq ?? 0) + 1) {
      // more was missed than is told at once: the log begins again with the latest
      this.logs = new Map([...this.logs].filter(([other]) => other !== viewer));
      this.#socket.say({ type: "log", seat: viewer, since: 0, before: null, most: TOLD_AT_ONCE });
      return;
    }
    const all = new Map([...(known ?? []), ...entries].map((entry) => [entry.seq, entry]));
    const log = [...all.values()].sort((a, b) => a.seq - b.seq);
    this.logs = new Map(this.logs).set(viewer, log);
    if (!known && viewer === this.seat && this.#seen > 0) this.#tellAbsence(this.#seen);
  }

  /** If others did something after this entry, say so. */
  #tellAbsence(seq: number): void {
    const missed = this.log.some((entry) => entry.seq > seq && !this.plays(entry.seat));
    if (missed && this.table?.status === "playing") this.awaySince = seq;
  }

  #remember(): void {
    const seq = this.now?.seq ?? 0;
    if (seq > 0) remember(this.#key, seq);
  }

  // Which seat is in front

  /** The page follows the held seat that is asked. */
  #follow(): void {
    const mine = this.mine;
    const held = this.seats.map((seat) => seat.seat);
    if (this.seat === null ? held.length > 0 : !held.includes(this.seat)) {
      const first = mine.find((seat) => this.nows.get(seat)?.ask) ?? mine[0] ?? held[0] ?? null;
      this.seat = first;
      this.shown = first ?? 0;
      if (this.#hidden && mine.length > 1) this.curtain = first;
    }
    if (mine.length < 2 || this.seat === null || this.nows.get(this.seat)?.ask) return;
    const next = mine.find((seat) => this.nows.get(seat)?.ask);
    if (next === undefined) return;
    clearTimeout(this.#step);
    this.#step = setTimeout(
      () => {
        if (this.seat !== null && this.nows.get(this.seat)?.ask) return;
        if (this.nows.get(next)?.ask) this.#turnTo(next, true);
      },
      Date.now() - this.acted < 2 * LINGER ? LINGER : 0,
    );
  }

  #turnTo(seat: number, show: boolean): void {
    if (seat === this.seat) return;
    this.plan = null;
    this.cancel();
    this.playback.end();
    this.seat = seat;
    if (show || this.shown !== seat) this.shown = seat;
    if (this.#hidden) this.curtain = seat;
  }

  // Small things

  #play(answer: Held, sure: boolean): void {
    this.sending = answer;
    this.acted = Date.now();
    this.focus = answer.action;
    clearTimeout(this.#hover);
    this.#socket.say({ type: "play", ...answer, sure });
  }

  #hold({ seat, ask, action }: Held): void {
    if (this.nows.get(seat)?.ask?.id !== ask) return;
    this.held = { seat, ask, action };
    if (this.focus !== action) this.follows = null;
    this.focus = action;
    const known = this.#ghosts.get(ghostKey(this.seat, action, this.follows));
    if (known) this.ghost = known;
    else this.#askWhatIf(action, this.follows);
  }

  #askWhatIf(action: number, follows: object | null): void {
    if (this.seat === null || this.sending) return;
    this.#socket.say({ type: "if", seat: this.seat, action, after: actions(this.plan?.steps ?? []), ...(follows && { follows: { ...follows } }) });
  }

  #askHint(seat: number, ask: number): void {
    this.#socket.say({ type: "hint", seat, ask });
  }

  /** Hints come one at a time; the second waits its turn unless the question is another one by then. */
  #hintAgain(): void {
    const now = this.now;
    if (this.advising && now?.ask && this.plays(now.seat)) this.#askHint(now.seat, now.ask.id);
  }

  #unfocus(): void {
    clearTimeout(this.#hover);
    if (this.held || this.sending) return;
    this.focus = null;
    this.ghost = null;
  }

  #sentence(rule: string, args: Record<string, unknown>): string {
    if (!this.#words || !this.table) return rule;
    return this.#words(`${rule}.no`, facts(named(args, seatNames(this.table, this.#words))));
  }
}
