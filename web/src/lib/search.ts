/** Searching as one types: every word wanted, in any order and in any of its forms, whatever its case and accents. */

/** A word of a search: as typed, and its stem in the reader's language. */
export interface Wanted {
  word: string;
  stem: string;
  lang: string;
}

export interface Run {
  text: string;
  hit: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;
// Endings of nouns, adjectives and verbs, without accents; at least three letters stay.
const ENDINGS: Record<string, RegExp> = {
  en: /(?<=.{3})(?:ies|es|s|ing|ed|e|y)$/,
  fr: /(?<=.{3})(?:aux|al|es|s|x|e)$/,
  pl: /(?<=.{3})(?:i?ami|i?ach|ych|ich|ego|emu|ymi|imi|owi|owie|iem|em|om|ow|[aeiouy]{1,2})$/,
  ru: /(?<=.{3})(?:ого|его|[аеиоуыэюяьмхв]{1,4})$/,
  uk: /(?<=.{3})(?:ого|его|[аеєиіоуюяьмхв]{1,4})$/,
};
const SLAVIC = ["pl", "ru", "uk"];
// Гравець, гравця; pionek, pionka: a vowel that comes and goes before the last consonant.
const FLEETING = /(?<=.{3})[aeoiаеоиі](?=[^aeiouyаеєиіоуыэюя]$)/;

/** Letters without case and accents, one for one, so that places in the text stay the same. */
export function fold(text: string): string {
  return text.replace(/./gsu, (letter) => (letter.length > 1 ? letter : letter.toLowerCase().normalize("NFD").charAt(0)));
}

/** What the forms of a folded word have in common, roughly: now and then two words share it, and both are found. */
export function stem(word: string, lang: string): string {
  const cut = word.replace(ENDINGS[lang] ?? "", "");
  return SLAVIC.includes(lang) ? cut.replace(FLEETING, "") : cut;
}

/** The words of a search. */
export function wanted(search: string, lang: string): Wanted[] {
  return fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, stem: stem(word, lang), lang }));
}

export function matches(text: string, words: readonly Wanted[]): boolean {
  const folded = fold(text);
  return words.every((one) => places(folded, one).next().value);
}

/** A text in runs, those that were searched for marked. */
export function runs(text: string, words: readonly Wanted[]): Run[] {
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const one of words) for (const [from, to] of places(folded, one)) hit.fill(true, from, to);
  const found: Run[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1);
    if (last?.hit === hit[at]) last!.text += text[at];
    else found.push({ text: text[at]!, hit: hit[at]! });
  }
  return found;
}

/** Where a word stands in a folded text: as it was typed, also inside another one, or in another of its forms. */
function* places(folded: string, { word, stem: wantedStem, lang }: Wanted): Generator<[number, number]> {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) yield [at, at + word.length];
  for (const { 0: other, index } of folded.matchAll(WORD)) if (stem(other, lang) === wantedStem) yield [index, index + other.length];
}
