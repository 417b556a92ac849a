import * as z from 'zod/mini';

// Requests of the hosted search provider's protocol, which its clients send unchanged. Unknown fields are
// accepted and ignored: clients of other versions send more than the shop needs.

/** Maximum number of hits on a page. */
export const MAX_HITS_PER_PAGE = 100;

/** Maximum number of queries in one request. */
export const MAX_QUERIES = 50;

/** Maximum length of `filters` in characters. */
export const MAX_FILTER_LENGTH = 4096;

const name = z.string().check(z.maxLength(128));
const names = z.union([name, z.array(name).check(z.maxLength(100))]);
const filter = z.string().check(z.maxLength(512));
const filters = z.union([
  filter,
  z.array(z.union([filter, z.array(filter).check(z.maxLength(200))])).check(z.maxLength(200)),
]);
const tag = z.string().check(z.maxLength(64));
const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
]);
const createIntegerSchema = (min: number, max: number) => {
  const number = z.int().check(z.minimum(min), z.maximum(max));
  return z.union([
    number,
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), number),
  ]);
};

/** Parameters of a search query. */
export const SearchParamsSchema = z.object({
  /** Search text; characters beyond the engine's limit are ignored. */
  query: z.optional(z.string()),
  /** Page number from 0. */
  page: z.optional(createIntegerSchema(0, 1_000_000_000)),
  hitsPerPage: z.optional(createIntegerSchema(0, MAX_HITS_PER_PAGE)),
  /** First hit, from 0, and number of hits; instead of `page` and `hitsPerPage`. */
  offset: z.optional(createIntegerSchema(0, 1_000_000_000)),
  length: z.optional(createIntegerSchema(0, MAX_HITS_PER_PAGE)),
  /** Facets to count; `*` selects those relevant to the results. */
  facets: z.optional(names),
  /** Maximum number of values per facet. */
  maxValuesPerFacet: z.optional(createIntegerSchema(0, 1000)),
  /** Such as `brand:rukn`. Nested lists are alternatives; a minus before a value excludes it. */
  facetFilters: z.optional(filters),
  /** Such as `price>=10`. Nested lists are alternatives. */
  numericFilters: z.optional(filters),
  /** Such as `brand:rukn AND (price:10 TO 50 OR NOT inStock:true)`. */
  filters: z.optional(z.string().check(z.maxLength(MAX_FILTER_LENGTH))),
  /** Fields of a record to return; all when omitted. */
  attributesToRetrieve: z.optional(names),
  /** Fields of the response to return; all when omitted or `*`. */
  responseFields: z.optional(names),
  /** Fields in which matches are marked up. */
  attributesToHighlight: z.optional(names),
  /** Markup before and after a match. */
  highlightPreTag: z.optional(tag),
  highlightPostTag: z.optional(tag),
  /** Which words match as prefixes; `prefixNone` when all words are complete. */
  queryType: z.optional(z.enum(['prefixLast', 'prefixAll', 'prefixNone'])),
  /** Whether the response has a `queryID` for events to refer to. */
  clickAnalytics: z.optional(flag),
  /** False for queries that no visitor typed; they are not counted. */
  analytics: z.optional(flag),
  /** Facet search only: prefix of the values, and their maximum number. */
  facetQuery: z.optional(z.string()),
  maxFacetHits: z.optional(createIntegerSchema(0, 100)),
});
export type SearchParams = z.output<typeof SearchParamsSchema>;

/** URL-encoded query parameters. */
const paramsText = z.optional(z.string().check(z.maxLength(16_384)));

/** Several queries, returned in the same order. */
export const SearchBodySchema = z.object({
  requests: z
    .array(
      z.looseObject({
        indexName: z.string().check(z.maxLength(128)),
        /** `facet` searches values of a facet. */
        type: z.optional(z.enum(['default', 'facet'])),
        /** Facet to search in when `type` is `facet`. */
        facet: z.optional(name),
        params: z.optional(
          z.union([z.string().check(z.maxLength(16_384)), z.record(z.string(), z.unknown())]),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_QUERIES)),
});

/** A query on the index of the path, or a facet search in it. */
export const QueryBodySchema = z.looseObject({ params: paramsText });

/** Records to read by id. */
export const ObjectsBodySchema = z.object({
  requests: z
    .array(
      z.object({
        indexName: z.string().check(z.maxLength(128)),
        objectID: z.string().check(z.maxLength(64)),
        attributesToRetrieve: z.optional(names),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_HITS_PER_PAGE)),
});

/** Text with the matches marked up; everything except the marks is HTML-escaped. */
export interface HighlightResult {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** A product, brand or size that the query names and the shop does not sell; the results are alternatives. */
export interface NotSold {
  kind: 'brand' | 'good' | 'size';
  /** Its name in the language of the index; a size as it was typed. */
  name: string;
  /**
   * The closest category that the shop has; null without results, and when the rest of the query (`query`)
   * determined the results.
   */
  nearest: { slug: string; name: string } | null;
  /** Words of the query besides the brand's name, which the results match; null without any. */
  query: string | null;
  /** Message for the customer, plain text. */
  text: string;
}

/** A page that answers the query. */
export interface PageHit {
  /** Path without the locale. */
  path: string;
  title: string;
  /** The answer, if it is short; null otherwise. */
  text: string | null;
}

/** A shade that the query names, and a paint that can be tinted to it. */
export interface ShadeHit {
  code: string;
  name: string;
  /** `#rrggbb`. */
  hex: string;
  /** Path of the paint in this shade, without the locale. */
  path: string;
}

/** Response to a query. */
export interface SearchResponse<Hit> {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  /** As requested, when hits were requested by offset and length. */
  offset?: number;
  length?: number;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount: boolean;
  exhaustiveTypo: boolean;
  exhaustive: { facetsCount: boolean; nbHits: boolean; typo: boolean };
  /** The query as received. */
  query: string;
  /** Extension of the shop: the query with corrected typing errors, if that was searched instead. */
  queryAfterCorrection?: string;
  /** Extension of the shop: message above the results. */
  notSold?: NotSold;
  /** Extension of the shop: pages that answer the query, on its first page. */
  pageHits?: PageHit[];
  /** Extension of the shop: shades that the query names, nearest first, on its first page. */
  shades?: ShadeHit[];
  params: string;
  index: string;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
  /** Facets to show, in order; present when `facets` is `*`. */
  renderingContent: { facetOrdering?: { facets: { order: string[] }; values: Record<string, never> } };
  queryID?: string;
  processingTimeMS: number;
}

/** Response of a facet search: values with the given prefix. */
export interface FacetSearchResponse {
  facetHits: { value: string; highlighted: string; count: number }[];
  exhaustiveFacetsCount: boolean;
  processingTimeMS: number;
}
