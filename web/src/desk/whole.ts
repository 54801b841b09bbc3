/** Names that stay whole: how wide they are in ems of their type, as Commissioner has it in the weight of names. */

const TIGHT = 0.02; // ems by which the letters of a name stand closer
const OTHER = 0.7; // a letter of another alphabet
const WIDTHS = new Map(
  Object.entries({
    0.28: " \u00a0',.:ijlíîïії’",
    0.35: "IJłІЇ",
    0.45: "()-frtгґ",
    0.53: "aceszàáâãäçèéêëąćęśźżаезстэёє",
    0.57: "gkuvxyùúûüвкухчья",
    0.61: "EFLSbdhnopqÈÉÊñòóôöĘŁńŚГЕЗбдийлнопрцҐ–",
    0.69: "BCPRTZÇĆŹŻБВРСТЧЭ",
    0.78: "&ADGHKNUVÀÂĄŃАИКЛНПУЦмы",
    0.88: "OQmwÓÔДОжфшщю",
    1.06: "MWЖМФШЩЮ",
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
);

/** The width of words on one line. */
function ems(words: string): number {
  return [...words.trimEnd()].reduce((width, letter) => width + (WIDTHS.get(letter) ?? OTHER) - TIGHT, 0);
}

/** The width of the widest word of a name, or of its wider line where it may have two: as narrow as its place may be. */
export function widest(name: string, lines = Infinity): number {
  const words = name.split(/(?<=[ -])/);
  if (lines > 2) return Math.max(...words.map(ems));
  return Math.min(...words.map((_, n) => Math.max(ems(words.slice(0, n).join("")), ems(words.slice(n).join("")))));
}

/** A name of two lines: a short word (&, et, і) stays on the line of the word before it, so that it takes no third. */
export function paired(name: string): string {
  return name.replace(/ (\S{1,2}) /g, "\u00a0$1 ");
}
