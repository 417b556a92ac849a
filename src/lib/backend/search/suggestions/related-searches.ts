import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import type { createIntentDetector } from './query-intent.ts';
import type { Suggestion, SuggestionQuery } from './suggestion-entries.ts';
import type { Suggestions } from './suggestions.ts';

const BRANDS = 3;

/** Returns related searches: main categories of the best matches, their brands, and both combined. */
export function findRelatedSearches(
  meant: ReturnType<typeof createIntentDetector>,
  suggestions: Suggestions,
  asked: SuggestionQuery,
): Suggestion[] {
  const { language, words } = asked;
  const { categories: shelves, topBrands } = meant(asked, { isTyping: false });
  const brands = topBrands.slice(0, BRANDS);
  const [main = null] = shelves;
  const near = [
    ...shelves.map((shelf) => suggestions.findByCategoryAndBrand(language, shelf, null)),
    ...brands.map((brand) => suggestions.findByCategoryAndBrand(language, main, brand)),
    ...brands.map((brand) => suggestions.findByCategoryAndBrand(language, null, brand)),
  ].filter((suggestion) => suggestion !== undefined);
  // Skips the query itself.
  const seen = new Set([normalizeSearchText(words)]);
  return near
    .filter(({ query }) => {
      const folded = normalizeSearchText(query);
      const isNew = !seen.has(folded);
      seen.add(folded);
      return isNew;
    })
    .slice(asked.offset, asked.offset + asked.limit);
}
