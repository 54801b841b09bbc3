/** What all pages share: the words in the language in use, and what the masthead shows for a page. */

import type { Snippet } from "svelte";
import type { Words } from "../games/types";
import { language } from "./prefs.svelte";
import { interfaceWords, makeWords } from "./words";

class Ui {
  t = $state.raw<Words>(makeWords("en", []));
  prefsOpen = $state(false);
  /** The drawer with the player aid of a table is open. */
  aid = $state(false);
  /** The page's heading, where the masthead has it. */
  heading = $state("");
  /** What can be done with the page, beside its heading. */
  actions = $state.raw<Snippet | null>(null);

  async load(): Promise<void> {
    this.t = await interfaceWords(language());
  }
}

export const ui = new Ui();
