import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { NotSold, PageHit, ShadeHit } from '#lib/contract/search/query.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { toImageModel } from '#lib/format/catalog/image.ts';
import type { ImageModel } from '#lib/format/models/shared.ts';
import { formatMoney } from '#lib/format/money.ts';
import { getProductIndexName, getSuggestionIndexName } from '#lib/search/index-names.ts';
import type { SearchBoxContext } from './search-box-context.ts';

const MAX_SUGGESTIONS = 5;
const MAX_PRODUCTS = 4;
const MAX_SHADES = 6;
const PICTURE_WIDTH = 160;

/** Record of the suggestion index. */
interface SuggestionHit {
  query: string;
  kind: 'category' | 'brand' | 'product' | 'query';
  category: string | null;
  brand: string | null;
}

// Fields that the list shows of a product.
const PRODUCT_FIELDS = ['content', 'productImages', 'price', 'priceRange'] as const;
type ProductHit = Pick<ProductSummary, (typeof PRODUCT_FIELDS)[number]> & { objectID: string };

export interface SearchSuggestion {
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
  /** Text before the price, such as `From`, when variants have different prices; null otherwise. */
  from: string | null;
  price: string;
}

/** Suggestions for a query. */
export interface SuggestionResults {
  query: string;
  suggestions: SearchSuggestion[];
  products: SuggestedProduct[];
  /** Pages that answer the query. */
  pages?: { label: string; href: string }[];
  /** Shades of paint that the query names. */
  shades?: { label: string; href: string; hex: string }[];
  /** A short answer, or the message that a product is not sold. */
  answer?: string | null | undefined;
  /** Number of all matching products. */
  total: number;
  /** Query id and index of the product search, for search events. */
  queryID: string | undefined;
  index: string;
}

/** Requests for a query's suggestions and products. */
export function buildSuggestionRequests(query: string, { language, country }: SearchBoxContext) {
  const indexLocale = { language, country: { code: country } };
  // Not counted as searches in analytics: a search counts when it is submitted.
  const common = { query, analytics: false, attributesToHighlight: [] };
  return [
    { indexName: getSuggestionIndexName(indexLocale), ...common, hitsPerPage: MAX_SUGGESTIONS },
    {
      indexName: getProductIndexName(indexLocale),
      ...common,
      hitsPerPage: MAX_PRODUCTS,
      attributesToRetrieve: [...PRODUCT_FIELDS],
      clickAnalytics: true,
    },
  ];
}

/** Path of the listing for a query. */
export function getSearchHref({ prefix }: Pick<SearchBoxContext, 'prefix'>, query: string): string {
  return `${prefix}/product-list?q=${encodeURIComponent(query)}`;
}

function toSuggestion(
  { query, kind, category, brand }: SuggestionHit,
  context: SearchBoxContext,
): SearchSuggestion {
  const { prefix } = context;
  const common = { term: query, label: isolateLatin(query) };
  if (kind === 'category' && category)
    return { ...common, kind: 'categories', href: `${prefix}/category/${category}` };
  if (kind !== 'brand' || !brand)
    return { ...common, kind: 'suggestions', href: getSearchHref(context, query) };
  const href = category ? `${prefix}/category/${category}?brand=${brand}` : `${prefix}/brands/${brand}`;
  return { ...common, kind: 'brands', href };
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

/** Parses the responses to the requests of `buildSuggestionRequests`. */
export function parseSuggestionResults(
  query: string,
  results: readonly unknown[],
  context: SearchBoxContext,
): SuggestionResults {
  const [suggestionResults, productResults] = results as [
    { hits: SuggestionHit[] },
    {
      hits: ProductHit[];
      nbHits: number;
      notSold?: NotSold;
      pageHits?: PageHit[];
      shades?: ShadeHit[];
      queryID?: string;
      index: string;
    },
  ];
  return {
    query,
    suggestions: suggestionResults.hits.map((hit) => toSuggestion(hit, context)),
    products: productResults.hits.map((hit) => toProduct(hit, context)),
    pages: (productResults.pageHits ?? []).map(({ path, title }) => ({
      label: title,
      href: context.prefix + path,
    })),
    shades: (productResults.shades ?? []).slice(0, MAX_SHADES).map(({ path, name, hex }) => ({
      label: name,
      href: context.prefix + path,
      hex,
    })),
    answer: productResults.pageHits?.[0]?.text ?? productResults.notSold?.text,
    total: productResults.nbHits,
    queryID: productResults.queryID,
    index: productResults.index,
  };
}
