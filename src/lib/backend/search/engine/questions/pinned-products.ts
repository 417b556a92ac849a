import type { PinnedProducts } from '#content/schemas/index.ts';
import type { TextMatches } from '../query/word-search.ts';
import { removeArticle } from '../text/arabic-stemming.ts';
import { isStopWord } from '../text/stop-words.ts';
import { tokenize } from '../text/tokenizer.ts';
import type { ProductDocument } from '../types.ts';
import { createProductResolver } from './product-resolver.ts';
import { stemWord } from './stem-word.ts';

const WATER = 'ما';

/** Returns the words of a query without stop words and articles. */
const listWords = (query: string): string[] =>
  tokenize(query)
    // Without its hamza the Arabic word for water is spelled like a stop word.
    .filter((word) => word === WATER || !isStopWord(word))
    .map(removeArticle);

const toKey = (query: string): string => listWords(query).join(' ');
/** Returns a key that is the same for inflected words in any order. */
const toStemKey = (query: string): string =>
  listWords(query)
    .map((word) => `${word[0]}${stemWord(word)}`)
    .sort()
    .join(' ');

export interface PinnedSearch {
  /** Returns the products pinned to exactly this query. */
  find(query: string): TextMatches | undefined;
  /** Returns the products pinned to another form of a query of several words. */
  findInflected(query: string): TextMatches | undefined;
}

/** Returns a search for products that editors pinned to queries. */
export function createPinnedSearch(
  pinned: PinnedProducts,
  documents: readonly ProductDocument[],
): PinnedSearch {
  const listProducts = createProductResolver(documents);
  const createFinder = (getKey: (query: string) => string) => {
    const byKey = new Map(
      pinned.flatMap(({ queries, products }) => queries.map((query) => [getKey(query), products])),
    );
    return (query: string): TextMatches | undefined => {
      const key = getKey(query);
      const products = key === '' ? undefined : byKey.get(key);
      return products && listProducts(products);
    };
  };
  const findByStems = createFinder(toStemKey);
  return {
    find: createFinder(toKey),
    findInflected: (query) => (listWords(query).length > 1 ? findByStems(query) : undefined),
  };
}
