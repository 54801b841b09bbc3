/**
 * A box that is held against the components: what was said of each. It is kept in this browser at every step, and on the
 * server as soon as that answers; of two answers to the same component the later one counts, wherever it was given.
 */

import { Refused } from "../lib/api";
import { remember, remembered } from "../lib/prefs.svelte";
import type { BoxAnswer, BoxChecked, CheckInfo, OwnedBox } from "../lib/protocol";
import { workshop } from "./api";
import type { Edit, Place, Value } from "./shapes";
import { placeName, placeOf } from "./values";

const AGAIN = 3000; // ms after which the server is asked again
const AT_ONCE = 20; // answers in one message

interface Kept {
  owned: OwnedBox | null;
  box: string;
  answers: BoxChecked[];
  /** An entry whose form is open, and what stands in it. */
  draft: { place: string; value: Value } | null;
}

const NOTHING: Kept = { owned: null, box: "", answers: [], draft: null };

export type Saved = "saved" | "saving" | "here";

export class Check {
  owned = $state.raw<OwnedBox | null>(null);
  /** The name of this copy of the box, given by the server. */
  box = $state("");
  draft = $state.raw<Kept["draft"]>(null);
  /** Whether the server has all of it; `here`: it does not answer, and this browser alone has the rest. */
  saved = $state<Saved>("saved");
  /** Why the server does not take it. */
  problem = $state.raw<unknown>(null);
  #answers = $state.raw<ReadonlyMap<string, BoxChecked>>(new Map());
  #unsent = new Set<string>();
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(readonly game: string) {
    const kept = { ...NOTHING, ...remembered<Partial<Kept>>(this.#key, {}) };
    this.owned = kept.owned;
    this.box = kept.box;
    this.draft = kept.draft;
    this.#answers = new Map(kept.answers.map((one) => [one.place, one]));
  }

  get #key(): string {
    return `londinium/workshop/${this.game}`;
  }

  /** What the server has is put together with what is here; with a link, another browser's check is gone on with. */
  async open(token: string | null): Promise<void> {
    try {
      const found = token ? await workshop.take(token) : await workshop.read(this.game);
      this.#take(found, true);
      await this.#send();
    } catch (error) {
      if (token && error instanceof Refused) throw error;
      this.#unsent = new Set(this.#answers.keys());
      this.#later(error);
    }
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  answer(place: Place): BoxChecked | undefined {
    const found = this.#answers.get(placeName(place));
    return found?.answer ? found : undefined;
  }

  /** Everything that was said and not taken back. */
  get answers(): BoxChecked[] {
    return [...this.#answers.values()].filter(({ answer }) => answer !== null);
  }

  /** What is not as shipped. */
  get edits(): Edit[] {
    return this.answers.flatMap(({ place, answer, value }): Edit[] => {
      if (answer === "missing") return [{ ...placeOf(place), value: null }];
      return answer === "different" && value != null ? [{ ...placeOf(place), value: value as Value }] : [];
    });
  }

  async begin(owned: OwnedBox): Promise<void> {
    this.owned = owned;
    this.#remember();
    try {
      this.#take(await workshop.begin(this.game, owned), false);
      await this.#send();
    } catch (error) {
      this.#later(error);
    }
  }

  /** Say something of a component, or take it back. */
  say(place: Place, answer: BoxAnswer | null, value: Value = null): void {
    const name = placeName(place);
    const at = Math.max(Date.now() / 1000, (this.#answers.get(name)?.at ?? 0) + 0.001);
    this.#answers = new Map(this.#answers).set(name, { place: name, answer, at, value });
    this.#unsent.add(name);
    if (this.draft?.place === name) this.draft = null;
    this.#remember();
    void this.#send();
  }

  write(place: Place, value: Value): void {
    this.draft = { place: placeName(place), value };
    this.#remember();
  }
  leave(): void {
    this.draft = null;
    this.#remember();
  }

  async forget(): Promise<void> {
    await workshop.forget(this.game);
    this.owned = null;
    this.box = "";
    this.draft = null;
    this.#answers = new Map();
    this.#unsent.clear();
    this.#remember();
  }

  #take(found: CheckInfo, whole: boolean): void {
    if (found.box) {
      this.box = found.box;
      this.owned = found.owned;
    } else if (this.owned) this.box = "";
    const merged = new Map(this.#answers);
    const there = new Map(found.answers.map((one) => [one.place, one]));
    for (const [place, one] of there) if (one.at >= (merged.get(place)?.at ?? 0) && !this.#unsent.has(place)) merged.set(place, one);
    if (whole) for (const [place, one] of merged) if (one.at > (there.get(place)?.at ?? 0)) this.#unsent.add(place);
    this.#answers = merged;
    this.#remember();
  }

  /** Send what the server does not have, some at a time; what cannot be sent now is tried again. */
  async #send(): Promise<void> {
    if (this.#sending || !this.owned) return;
    this.#sending = true;
    this.saved = "saving";
    try {
      if (!this.box) this.#take(await workshop.begin(this.game, this.owned), false);
      while (this.#unsent.size) {
        const names = [...this.#unsent].slice(0, AT_ONCE);
        const sent = names.map((name) => this.#answers.get(name)).filter((one) => one !== undefined);
        await workshop.answer(this.game, sent);
        for (const one of sent) if (this.#answers.get(one.place) === one) this.#unsent.delete(one.place);
      }
      this.saved = "saved";
      this.problem = null;
    } catch (error) {
      this.#later(error);
    } finally {
      this.#sending = false;
    }
  }

  #later(error: unknown): void {
    this.saved = "here";
    if (error instanceof Refused && error.problem.key === "web-refused-no-check") {
      this.box = ""; // the server has forgotten it: it is told again
      this.#unsent = new Set(this.#answers.keys());
    }
    this.problem = error instanceof Refused && error.status < 500 ? error : null;
    clearTimeout(this.#timer);
    if (!this.#over) this.#timer = setTimeout(() => void this.#send(), AGAIN);
  }

  #remember(): void {
    const kept: Kept = { owned: this.owned, box: this.box, answers: [...this.#answers.values()], draft: this.draft };
    remember(this.#key, kept);
  }
}
