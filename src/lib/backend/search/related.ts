import { FACETS, LEVEL_MARK } from '#lib/search/facets.ts';
import type { Engine } from './engine/engine.ts';
import { fold } from './engine/fold.ts';
import type { Suggest, Suggestion, Suggestions } from './suggestions.ts';

const SHELVES = 6;
const BRANDS = 3;

/** What else may be looked for by who looked for this: where its goods stand, and who makes them. */
export function findRelated(engine: Engine, suggestions: Suggestions, asked: Suggest): Suggestion[] {
  const { language, country, words } = asked;
  const [found] = engine.ask([
    {
      ...{ language, country, words, sort: 'relevance', isTyping: false },
      where: { kind: 'all', of: [] },
      facets: [FACETS.lvl2, FACETS.brand],
      maximum: SHELVES,
      ...{ offset: 0, length: 0 },
    },
  ]);
  const shelves = Object.keys(found?.facets[FACETS.lvl2] ?? {}).map(
    (path) => path.split(LEVEL_MARK).at(-1) ?? '',
  );
  const brands = Object.keys(found?.facets[FACETS.brand] ?? {}).slice(0, BRANDS);
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
