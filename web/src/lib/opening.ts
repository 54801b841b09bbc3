/** What a table needs is asked for all at once, as soon as its address is known: no request waits for another's answer. */

import { gameModule } from "../games";
import { api } from "./api";
import { language } from "./prefs.svelte";
import type { TableInfo } from "./protocol";
import { gameWords } from "./words";

let early: { id: string; table: Promise<TableInfo> } | null = null;

/** This table will be opened: ask for it before its page is there. */
export function expectTable(id: string): void {
  const table = api.table(id);
  early = { id, table };
  const board = table.then(({ game, data }) =>
    Promise.all([gameModule(game), gameWords(language(), game), api.components(game, data)]),
  );
  for (const asked of [board, api.games()]) asked.catch(() => undefined); // whoever opens the page is told
}

/** The table as REST tells it, perhaps already asked for. */
export function firstLook(id: string): Promise<TableInfo> {
  const asked = early?.id === id ? early.table : api.table(id);
  early = null;
  return asked;
}
