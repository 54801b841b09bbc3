/** The analysis of a game: asked for once, then watched as it comes, for as long as somebody looks. */

import { api, Unreachable } from "../lib/api";
import type { AnalysisInfo, Report } from "../lib/protocol";

const AGAIN = 900; // ms between two looks
const LATER = 4000; // ms after one that failed

export class Watched {
  info = $state.raw<AnalysisInfo | null>(null);
  report = $state.raw<Report | null>(null);
  problem = $state.raw<unknown>(null);
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {
    void this.#look();
  }

  get going(): boolean {
    return this.info?.status === "waiting" || this.info?.status === "running";
  }

  async start(): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      this.#hear(await api.analyse(this.id));
    } catch (error) {
      this.problem = error;
    }
    this.busy = false;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      this.#hear(await api.analysis(this.id, this.report ? (this.info?.done ?? -1) : -1));
      this.problem = null;
    } catch (error) {
      this.problem = error;
      if (error instanceof Unreachable) this.#later(LATER);
    }
  }

  #hear(info: AnalysisInfo): void {
    this.info = info;
    if (info.report) this.report = info.report;
    if (this.going) this.#later(AGAIN);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.#look(), ms);
  }
}
