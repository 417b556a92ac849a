import { fold } from './engine/fold.ts';
import type { createMeant } from './meant.ts';
import type { Suggest, Suggestion } from './suggestible.ts';
import type { Suggestions } from './suggestions.ts';

const BRANDS = 3;

/** What else may be looked for by who looked for this: where its goods stand, and who makes them. */
export function findRelated(
  meant: ReturnType<typeof createMeant>,
  suggestions: Suggestions,
  asked: Suggest,
): Suggestion[] {
  const { language, words } = asked;
  const { categories: shelves, makers } = meant(asked, { isTyping: false });
  const brands = makers.slice(0, BRANDS);
  const [main = null] = shelves;
  const near = [
    ...shelves.map((shelf) => suggestions.named(language, shelf, null)),
    ...brands.map((brand) => suggestions.named(language, main, brand)),
    ...brands.map((brand) => suggestions.named(language, null, brand)),
  ].filter((suggestion) => suggestion !== undefined);
  // What it was looked for by is no news.
  const seen = new Set([fold(words)]);
  return near
    .filter(({ query }) => {
      const folded = fold(query);
      const isNew = !seen.has(folded);
      seen.add(folded);
      return isNew;
    })
    .slice(asked.offset, asked.offset + asked.length);
}
