import { normalizeSearchText } from '../engine/text/normalize-search-text.ts';
import type { createIntentDetector } from './query-intent.ts';
import type { Suggestion, SuggestionQuery } from './suggestion-entries.ts';
import type { Suggestions } from './suggestions.ts';

const MAX_BRANDS = 3;

/** Returns related searches: main categories of the best matches, their brands, and both combined. */
export function findRelatedSearches(
  detectIntent: ReturnType<typeof createIntentDetector>,
  suggestions: Suggestions,
  suggestionQuery: SuggestionQuery,
): Suggestion[] {
  const { language, query } = suggestionQuery;
  const { categories: slugs, topBrands } = detectIntent(suggestionQuery, { isPrefix: false });
  const brands = topBrands.slice(0, MAX_BRANDS);
  const [main = null] = slugs;
  const candidates = [
    ...slugs.map((category) => suggestions.findByCategoryAndBrand(language, category, null)),
    ...brands.map((brand) => suggestions.findByCategoryAndBrand(language, main, brand)),
    ...brands.map((brand) => suggestions.findByCategoryAndBrand(language, null, brand)),
  ].filter((suggestion) => suggestion !== undefined);
  // Skips the query itself.
  const seen = new Set([normalizeSearchText(query)]);
  return candidates
    .filter(({ query }) => {
      const normalized = normalizeSearchText(query);
      const isNew = !seen.has(normalized);
      seen.add(normalized);
      return isNew;
    })
    .slice(suggestionQuery.offset, suggestionQuery.offset + suggestionQuery.limit);
}
