const HYPHEN = "\u00ad"; // seen only where a line ends there
const LONG = 8; // letters of a word that may be broken
const VOWEL = "[aeiouyàâæéèêëîïôœùûüąęóаеёєиіїоуыэюя]";
const CONSONANT = `(?!${VOWEL}|[ьъй])\\p{L}`; // those three never begin a syllable
/** What a syllable can begin with: signs that belong together, and never a part of them. */
const ONSET = [
  "chw|[bcdfgkpt][lr]|[cst]h|[cdrs]z",
  "[сз]?[бвгдзкпстфх][рлв]|[сз][бвгдкптмнхц]",
  CONSONANT,
].join("|");
const STARTS = new RegExp(`(?:${ONSET})ь?(?=${VOWEL})|(?<=ъ)(?=${VOWEL})`, "giu");

/** A name for a narrow card: a long word may be broken, with a hyphen, before the syllable nearest to its middle. */
export function syllables(name: string, long = LONG): string {
  return name.replace(/[\p{L}\p{M}’]+/gu, (word) => {
    const places = [...word.matchAll(STARTS)].map(({ index }) => index).filter((at) => splits(word, at));
    if (word.length < long || !places.length) return word;
    const middle = word.length / 2;
    const at = places.reduce((best, one) => (Math.abs(one - middle) <= Math.abs(best - middle) ? one : best));
    return word.slice(0, at) + HYPHEN + word.slice(at);
  });
}

/** A name of two lines: a short word (&, et, і) stays on the line of the word before it, so that it takes no third. */
export function paired(name: string): string {
  return name.replace(/ (\S{1,2}) /g, "\u00a0$1 ");
}

/** How many letters the longest word of a name has: its type is as small as that word needs to stay whole. */
export function longest(name: string): number {
  return Math.max(...name.split(/[ -]+/).map((word) => word.length));
}

/** Whether both parts of a word would be long enough to be read, and the first one a syllable. */
function splits(word: string, at: number): boolean {
  return at > 2 && at < word.length - 2 && new RegExp(VOWEL, "iu").test(word.slice(0, at));
}
