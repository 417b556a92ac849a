const ARABIC_SCRIPT = /\p{Script=Arabic}/u;
// Words, codes, measures, ranges and numbers of at least two characters.
const LATIN_RUN = /[a-z0-9][a-z0-9 .,×/+–%°²³µ-]*[a-z0-9%°²³]/gi;

/**
 * Wraps left-to-right runs inside Arabic text in bidi isolates (U+2066, U+2069): `M6 × 40 مم` and `0.6-1.2 م`
 * would otherwise be displayed in the wrong order. The isolates are invisible, and search ignores them. Plain
 * numbers are not isolated.
 */
export function isolateLatin(text: string): string {
  if (!ARABIC_SCRIPT.test(text)) return text;
  return text.replace(LATIN_RUN, (run) => (/^[\d.,]+$/.test(run) ? run : `\u2066${run}\u2069`));
}

/** Joins values with the comma of their script. */
export function joinValues(values: readonly string[]): string {
  return values.join(values.some((value) => ARABIC_SCRIPT.test(value)) ? '، ' : ', ');
}

/** Isolates a text of unknown direction inside a sentence. */
export function isolateAuto(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Isolates a left-to-right text, such as a number, a URL or a date, inside a sentence. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
