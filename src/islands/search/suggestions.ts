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

/** Something that may be searched for, as its index has it. */
interface SuggestionHit {
  query: string;
  kind: 'category' | 'brand' | 'product' | 'query';
  category: string | null;
  brand: string | null;
}

// What the list shows of a product; no more is asked for.
const FIELDS = ['content', 'productImages', 'price', 'priceRange'] as const;
type ProductHit = Pick<ProductSummary, (typeof FIELDS)[number]> & { objectID: string };

/** What may be meant. */
export interface Suggestion {
  /** As it would be typed. */
  term: string;
  label: string;
  href: string;
  kind: 'suggestions' | 'categories' | 'brands';
}

/** A product in the box's list. */
export interface SuggestedProduct {
  code: string;
  name: string;
  href: string;
  picture: ImageModel;
  /** Before the price of what differs in price: `from`. */
  from: string | null;
  price: string;
}

/** What was found for some words. */
export interface SuggestionResults {
  query: string;
  suggestions: Suggestion[];
  products: SuggestedProduct[];
  /** Of all products that have the words. */
  total: number;
  /** Of the answer with the products, and what was asked: events name them. */
  queryID: string | undefined;
  index: string;
}

/** What is asked in one request for some words. */
export function buildSuggestionRequests(words: string, { language, country }: SearchBoxContext) {
  const place = { language, country: { code: country } };
  // Words on their way are no searches: they are counted when they are sent.
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

/** Where a list of words is. */
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

/** The reply to `askFor`, ready to be drawn. */
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
