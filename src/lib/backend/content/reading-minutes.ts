const WORDS_PER_MINUTE = 200;

const knownMinutes = new WeakMap<object, number>();

/** Returns the reading time of an article in whole minutes, at least one; counts the words of each article once. */
export function getReadingMinutes(article: { body: string }): number {
  const cachedMinutes = knownMinutes.get(article);
  if (cachedMinutes !== undefined) return cachedMinutes;
  const words = article.body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  knownMinutes.set(article, minutes);
  return minutes;
}
