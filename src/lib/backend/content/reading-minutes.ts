const WORDS_A_MINUTE = 200;

/** How long a text takes to read, in whole minutes, one at least. */
export function getReadingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
