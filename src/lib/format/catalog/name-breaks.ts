const ARABIC_SCRIPT = /\p{Script=Arabic}/u;
// The isolate of a measure (`\u206660 × 60\u2069 سم`) ends between its last digit and the space.
const UNBREAKABLE_SPACE = /(?<=[\d×]\u2069?) (?=[\d×\p{Script=Arabic}])| (?=–)/gu;

/**
 * Inserts non-breaking spaces into an Arabic name: between a number and its unit, between the factors of a
 * measure, and between the dash before a brand and the word in front of it. Only for names displayed by the
 * server: search and stored names have ordinary spaces.
 */
export function preventNameBreaks(name: string): string {
  return ARABIC_SCRIPT.test(name) ? name.replace(UNBREAKABLE_SPACE, '\u00a0') : name;
}
