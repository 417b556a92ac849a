/** Whether there is Arabic in a text. */
export const ARABIC_SCRIPT = /\p{Script=Arabic}/u;
// Measures, codes and ranges: more than one sign, and not digits alone, which need no help.
const LATIN_RUN = /[a-z0-9][a-z0-9 .,×/+–%°²³µ-]*[a-z0-9%°²³]/gi;

/**
 * Keeps what is read from the left together inside Arabic: `M6 × 40 مم` and `0.6-1.2 م` would otherwise be turned
 * about. By isolates (U+2066, U+2069), which nobody sees; searching ignores them.
 */
export function isolateLatin(text: string): string {
  if (!ARABIC_SCRIPT.test(text)) return text;
  return text.replace(LATIN_RUN, (run) => (/^[\d.,]+$/.test(run) ? run : `\u2066${run}\u2069`));
}
