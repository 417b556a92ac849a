const ARABIC_SCRIPT = /\p{Script=Arabic}/u;
// The isolate of a measure (`\u206660 × 60\u2069 سم`) ends between its last digit and the space.
const KEPT_SPACE = /(?<=[\d×]\u2069?) (?=[\d×\p{Script=Arabic}])| (?=–)/gu;

/**
 * Keeps together what a line break must not separate in an Arabic name: a number and its unit, the factors of a
 * measure, and the dash before a brand with the word in front of it. Only for names displayed by the server: search
 * and stored names have ordinary spaces.
 */
export function keepNameParts(name: string): string {
  return ARABIC_SCRIPT.test(name) ? name.replace(KEPT_SPACE, '\u00a0') : name;
}
