/** The words of reminders: they come with the pages that need them. */

import type { Words } from "../games/types";
import { inLanguage, read, type Raw } from "../lib/words";

const REMINDERS = import.meta.glob<string>("../../../locale/*/reminders.ftl", { query: "?raw", import: "default" }) as Raw;

export function reminderWords(lang: string): Promise<Words> {
  return inLanguage(lang, (one) => [read(REMINDERS, `${one}/reminders.ftl`)]);
}
