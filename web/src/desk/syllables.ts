const HYPHEN = "\u00ad"; // seen only where a line ends there
const LONG = 8; // letters of a word that may be broken
const VOWEL = "[aeiouyàâæéèêëîïôœùûüąęóаеёєиіїоуыэюя]";
const STARTS = new RegExp(`(?:[bcdfgkpt][lr]|[cst]h|[cdrs]z|(?!${VOWEL})\\p{L})(?=${VOWEL})`, "giu"); // of a syllable

/** A name for a narrow card: a long word may be broken, with a hyphen, before the syllable nearest to its middle. */
export function syllables(name: string): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const places = [...word.matchAll(STARTS)].map(({ index }) => index).filter((at) => at > 2 && at < word.length - 2);
    if (word.length < LONG || !places.length) return word;
    const middle = word.length / 2;
    const at = places.reduce((best, one) => (Math.abs(one - middle) <= Math.abs(best - middle) ? one : best));
    return word.slice(0, at) + HYPHEN + word.slice(at);
  });
}
