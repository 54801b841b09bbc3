/** Searching as one types: every word wanted, in any order, whatever its case and accents; and what to mark in a text. */

/** Letters without case and accents, one for one, so that places in the text stay the same. */
export function fold(text: string): string {
  return text.replace(/./gsu, (letter) => (letter.length > 1 ? letter : letter.toLowerCase().normalize("NFD").charAt(0)));
}

/** The words of a search. */
export function wanted(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}

export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Run {
  text: string;
  hit: boolean;
}

/** A text in runs, those that were searched for marked. */
export function runs(text: string, words: readonly string[]): Run[] {
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  const found: Run[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1);
    if (last?.hit === hit[at]) last!.text += text[at];
    else found.push({ text: text[at]!, hit: hit[at]! });
  }
  return found;
}
