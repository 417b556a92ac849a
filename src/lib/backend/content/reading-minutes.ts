const WORDS_PER_MINUTE = 200;

/** Returns the reading time of a text in whole minutes, at least one. */
export function getReadingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
