const ARABIC = /\p{Script=Arabic}/u;
// Measures, codes and ranges: more than one sign, and not digits alone, which need no help.
const LATIN_RUN = /[A-Za-z0-9][A-Za-z0-9 .,×/+–%°²³µ-]*[A-Za-z0-9%°²³]/g;

/**
 * Keeps what is read from the left together inside Arabic: `M6 × 40 مم` and `0.6-1.2 م` would otherwise be turned
 * about. By isolates (U+2066, U+2069), which nobody sees; searching ignores them.
 */
export function isolateLatin(text: string): string {
  if (!ARABIC.test(text)) return text;
  return text.replace(LATIN_RUN, (run) => (/^[\d.,]+$/.test(run) ? run : `\u2066${run}\u2069`));
}

/** Values one after the other, with the comma of their language. */
export function joinValues(values: readonly string[]): string {
  return values.join(values.some((value) => ARABIC.test(value)) ? '، ' : ', ');
}
