import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { toImageModel } from '#lib/format/catalog/image.ts';
import type { ImageModel } from '#lib/format/models/shared.ts';
import { formatMoney } from '#lib/format/money.ts';
import { getProductIndexName, getSuggestionIndexName } from '#lib/search/index-names.ts';
import type { SearchBoxContext } from './search-box-context.ts';

const SUGGESTIONS = 5;
const PRODUCTS = 4;
const PICTURE_WIDTH = 160;

/** Record of the suggestion index. */
interface SuggestionHit {
  query: string;
  kind: 'category' | 'brand' | 'product' | 'query';
  category: string | null;
  brand: string | null;
}

// Fields that the list shows of a product.
const FIELDS = ['content', 'productImages', 'price', 'priceRange'] as const;
type ProductHit = Pick<ProductSummary, (typeof FIELDS)[number]> & { objectID: string };

export interface Suggestion {
  /** The query. */
  term: string;
  label: string;
  href: string;
  kind: 'suggestions' | 'categories' | 'brands';
}

/** A product in the suggestion list. */
export interface SuggestedProduct {
  code: string;
  name: string;
  href: string;
  picture: ImageModel;
  /** Precedes the lowest price of a product with several prices. */
  from: string | null;
  price: string;
}

/** Suggestions for a query. */
export interface SuggestionResults {
  query: string;
  suggestions: Suggestion[];
  products: SuggestedProduct[];
  /** Number of all matching products. */
  total: number;
  /** Query id and index of the product search, for search events. */
  queryID: string | undefined;
  index: string;
}

/** Requests for a query's suggestions and products. */
export function buildSuggestionRequests(words: string, { language, country }: SearchBoxContext) {
  const place = { language, country: { code: country } };
  // Not counted as searches in analytics: a search counts when it is submitted.
  const own = { query: words, analytics: false, attributesToHighlight: [] };
  return [
    { indexName: getSuggestionIndexName(place), ...own, hitsPerPage: SUGGESTIONS },
    {
      indexName: getProductIndexName(place),
      ...own,
      hitsPerPage: PRODUCTS,
      attributesToRetrieve: [...FIELDS],
      clickAnalytics: true,
    },
  ];
}

/** Path of the listing for a query. */
export function getSearchHref({ prefix }: Pick<SearchBoxContext, 'prefix'>, words: string): string {
  return `${prefix}/product-list?q=${encodeURIComponent(words)}`;
}

function toSuggestion({ query, kind, category, brand }: SuggestionHit, place: SearchBoxContext): Suggestion {
  const { prefix } = place;
  const said = { term: query, label: isolateLatin(query) };
  if (kind === 'category' && category)
    return { ...said, kind: 'categories', href: `${prefix}/category/${category}` };
  if (kind !== 'brand' || !brand) return { ...said, kind: 'suggestions', href: getSearchHref(place, query) };
  const href = category ? `${prefix}/category/${category}?brand=${brand}` : `${prefix}/brands/${brand}`;
  return { ...said, kind: 'brands', href };
}

function toProduct(hit: ProductHit, { prefix, language, fromLabel }: SearchBoxContext): SuggestedProduct {
  const { price, salePrice } = hit.priceRange?.lower ?? hit.price;
  return {
    code: hit.objectID,
    name: isolateLatin(hit.content.productName),
    href: `${prefix}/products/${hit.content.slug}`,
    picture: toImageModel(hit.productImages[0], PICTURE_WIDTH),
    from: hit.priceRange ? fromLabel : null,
    price: formatMoney(salePrice ?? price, language),
  };
}

/** Converts the results of `buildSuggestionRequests`. */
export function parseSuggestionResults(
  query: string,
  results: readonly unknown[],
  place: SearchBoxContext,
): SuggestionResults {
  const [suggested, found] = results as [
    { hits: SuggestionHit[] },
    { hits: ProductHit[]; nbHits: number; queryID?: string; index: string },
  ];
  return {
    query,
    suggestions: suggested.hits.map((hit) => toSuggestion(hit, place)),
    products: found.hits.map((hit) => toProduct(hit, place)),
    total: found.nbHits,
    queryID: found.queryID,
    index: found.index,
  };
}
