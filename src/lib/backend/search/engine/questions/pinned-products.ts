import type { PinnedProducts } from '#content/schemas/index.ts';
import type { TextMatches } from '../query/word-search.ts';
import { removeArticle } from '../text/arabic-stemming.ts';
import { isStopWord, tokenize } from '../text/tokenizer.ts';
import type { ProductDocument } from '../types.ts';
import { createProductResolver } from './curated-products.ts';
import { stemWord } from './stem-word.ts';

const WATER = 'ما';

/** The words of a query that matter, without articles. */
const listWords = (query: string): string[] =>
  tokenize(query)
    // Water is written like a stop word when its hamza is left out.
    .filter((word) => word === WATER || !isStopWord(word))
    .map(removeArticle);

const toKey = (query: string): string => listWords(query).join(' ');
/** The same for other forms of the words, which begin alike, and another order. */
const toStemKey = (query: string): string =>
  listWords(query)
    .map((word) => `${word[0]}${stemWord(word)}`)
    .sort()
    .join(' ');

export interface PinnedSearch {
  /** The products pinned to a query as it is. */
  find(query: string): TextMatches | undefined;
  /** The same for queries of several words in other forms. */
  findInflected(query: string): TextMatches | undefined;
}

/** Returns a search for products that editors pinned to queries. */
export function createPinnedProducts(
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
