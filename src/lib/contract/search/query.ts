import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { createTextSchema, ProductCodeSchema, SlugSchema } from '../fields.ts';

// Questions in the hosted search provider's own words, which its clients send unchanged. What is not named here is
// allowed and not read: clients of other versions say more than this shop needs.

/** Products a page of an answer, at most. */
export const MAX_HITS_PER_PAGE = 100;

/** Questions of one request. */
export const MAX_QUERIES = 50;

/** Events of one request. */
export const MAX_EVENTS = 1000;

/** Letters of a `filters` text. */
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
const whole = (least: number, most: number) => {
  const number = z.int().check(z.minimum(least), z.maximum(most));
  return z.union([
    number,
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), number),
  ]);
};

/** How one question narrows, orders and shapes its answer. */
export const SearchParamsSchema = z.object({
  /** What was typed. Letters beyond the limit are not read. */
  query: z.optional(z.string()),
  /** 0 is the first. */
  page: z.optional(whole(0, 1_000_000_000)),
  hitsPerPage: z.optional(whole(0, MAX_HITS_PER_PAGE)),
  /** Facets to count; `*` for those that are worth showing. */
  facets: z.optional(names),
  /** Values of a facet, at most. */
  maxValuesPerFacet: z.optional(whole(0, 1000)),
  /** `brand:rukn`; lists in the list are alternatives; a minus before a value excludes it. */
  facetFilters: z.optional(filters),
  /** `price>=10`; lists in the list are alternatives. */
  numericFilters: z.optional(filters),
  /** `brand:rukn AND (price:10 TO 50 OR NOT inStock:true)`. */
  filters: z.optional(z.string().check(z.maxLength(MAX_FILTER_LENGTH))),
  attributesToRetrieve: z.optional(names),
  attributesToHighlight: z.optional(names),
  highlightPreTag: z.optional(tag),
  highlightPostTag: z.optional(tag),
  /** `prefixNone` when all words are complete. */
  queryType: z.optional(z.enum(['prefixLast', 'prefixAll', 'prefixNone'])),
  /** Whether the answer has an id for events to name. */
  clickAnalytics: z.optional(flag),
  /** False for a question that nobody asked by himself. */
  analytics: z.optional(flag),
  /** Of the question for a facet's values: what they must begin with, and how many. */
  facetQuery: z.optional(z.string()),
  maxFacetHits: z.optional(whole(0, 100)),
});
export type SearchParams = z.output<typeof SearchParamsSchema>;

/** `params` in one text, as an address has them. */
const paramsText = z.optional(z.string().check(z.maxLength(16_384)));

/** Several questions, asked together and answered in their order. */
export const SearchBodySchema = z.object({
  requests: z
    .array(
      z.looseObject({
        indexName: z.string().check(z.maxLength(128)),
        /** `facet` asks for values of a facet. */
        type: z.optional(z.enum(['default', 'facet'])),
        /** The facet whose values are asked for. */
        facet: z.optional(name),
        params: z.optional(
          z.union([z.string().check(z.maxLength(16_384)), z.record(z.string(), z.unknown())]),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_QUERIES)),
});

/** One question to the index of the address, or the values of a facet of it. */
export const QueryBodySchema = z.looseObject({ params: paramsText });

/** Records by their ids. */
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

const token = z.string().check(z.regex(/^[A-Za-z0-9_=/+.-]{1,129}$/));
const queryId = z.string().check(z.regex(/^[0-9a-f]{32}$/i));
const amount = z.union([z.number(), z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/))]);

/** What somebody did with what was found. */
export const SearchEventSchema = z.object({
  eventType: z.enum(['click', 'conversion', 'view']),
  eventSubtype: z.optional(z.enum(['addToCart', 'purchase'])),
  eventName: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\x20-\x7e]+$/)),
  index: z.string().check(z.minLength(1), z.maxLength(128)),
  objectIDs: z.optional(z.array(ProductCodeSchema).check(z.minLength(1), z.maxLength(20))),
  /** Of the answer in which it was found. */
  queryID: z.optional(queryId),
  /** Of each of `objectIDs`; 1 is the first. */
  positions: z.optional(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(20))),
  /** `brand%3Arukn`: what was chosen to narrow by. */
  filters: z.optional(z.array(z.string().check(z.maxLength(512))).check(z.minLength(1), z.maxLength(10))),
  /** Nobody's name: a number that the visitor's browser made. */
  userToken: token,
  authenticatedUserToken: z.optional(token),
  /** Of each of `objectIDs`, for what went into a cart or was bought. */
  objectData: z.optional(
    z
      .array(
        z.object({
          queryID: z.optional(queryId),
          price: z.optional(amount),
          discount: z.optional(amount),
          quantity: z.optional(z.int().check(z.minimum(1))),
        }),
      )
      .check(z.maxLength(20)),
  ),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  value: z.optional(amount),
  /** Epoch milliseconds; when it arrived, if it does not say. */
  timestamp: z.optional(z.int().check(z.minimum(0))),
});
export type SearchEvent = z.output<typeof SearchEventSchema>;

/** Each event is checked by itself, so that what is wrong can be named. */
export const EventsBodySchema = z.object({ events: z.array(z.unknown()).check(z.maxLength(MAX_EVENTS)) });

/** Part of a text with what was found marked in it; HTML but for the marks is escaped. */
export interface HighlightResult {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** What is said of an answer besides its hits. */
export interface SearchResponse<Hit> {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount: boolean;
  exhaustiveTypo: boolean;
  exhaustive: { facetsCount: boolean; nbHits: boolean; typo: boolean };
  /** As it was asked. */
  query: string;
  /** The shop's own: the query with its typing errors mended, when that is what was searched for. */
  queryAfterCorrection?: string;
  params: string;
  index: string;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
  /** For facets `*`: which to show, in order. */
  renderingContent: { facetOrdering?: { facets: { order: string[] }; values: Record<string, never> } };
  queryID?: string;
  processingTimeMS: number;
}

/** Values of a facet that begin with what was typed. */
export interface FacetSearchResponse {
  facetHits: { value: string; highlighted: string; count: number }[];
  exhaustiveFacetsCount: boolean;
  processingTimeMS: number;
}

/** The indexes of the call's country and language, and what attributes are called by which a list can be narrowed. */
export const readSearchConfig = defineEndpoint({
  name: 'searchConfig',
  method: 'GET',
  path: '/experience/mdm/guest/v1/common/search-index-configuration',
  scope: 'none',
  reply: z.object({
    indexes: z.array(
      z.object({
        /** `products_en_ae`. */
        indexName: z.string(),
        /** Whether it is the one that is searched unless somebody chooses otherwise. */
        isDefault: z.boolean(),
        /** Whether it holds what may be searched for. */
        isQuerySuggestion: z.boolean(),
        /** Whether it is another order of the default one. */
        isSorting: z.boolean(),
        /** Its order; null for suggestions. */
        sort: z.nullable(z.enum(['relevance', 'popularity_desc', 'price_asc', 'price_desc', 'newest'])),
      }),
    ),
    attributes: z.array(
      z.object({
        /** `attributes.voltage`, as questions name it. */
        facet: z.string(),
        /** In the call's language. */
        label: z.string(),
      }),
    ),
  }),
  errors: ['UNAVAILABLE'],
});

/** What else may be looked for by who looked for something; none when nothing was found. At most 8. */
export const relatedSearches = defineEndpoint({
  name: 'relatedSearches',
  method: 'GET',
  path: '/experience/binaa/v1/related-searches',
  scope: 'none',
  query: z.strictObject({
    /** What was looked for. */
    q: createTextSchema(256),
  }),
  reply: z.object({
    searches: z.array(
      z.object({
        /** As it would be typed, in the call's language. */
        words: z.string(),
        /** The category that it leads to. */
        category: z.nullable(SlugSchema),
        /** The brand that it leads to. */
        brand: z.nullable(SlugSchema),
      }),
    ),
  }),
  errors: ['UNAVAILABLE'],
});
