import {
  ATTRIBUTE_FACET_PREFIX,
  COLOUR_FAMILIES,
  FACETS,
  LEVEL_SEPARATOR,
  MAX_QUERY_LENGTH,
} from './facets.ts';
import type { SearchSort } from './index-names.ts';

// Conversion between the state of a listing and its URL, shared by pages, forms and the island.

/** State of a listing with InstantSearch's names; missing values are the defaults. */
export type ListingState = {
  query?: string;
  /** Page number from 1. */
  page?: number;
  hitsPerPage?: number;
  sortBy?: SearchSort;
  /** Values by facet: `{ brand: ['liwan'], inStock: ['true'], 'attributes.voltage': ['18 V'] }`. */
  refinementList?: Record<string, string[]>;
  /** In the currency's major unit; either end may be omitted: `10:50`, `:50`. */
  range?: { price?: string };
  /** Minimum rating. */
  ratingMenu?: { rating?: number };
  /** Slugs of a department, an aisle and a leaf category. */
  hierarchicalMenu?: { [FACETS.lvl0]?: string[] };
};

/** Route of a listing: of a category or of search results. */
export interface ListingRoute {
  /** Path without query and page: `/en-ae/category/drills`. */
  base: string;
  kind: 'category' | 'search';
}

export const PAGE_SIZES = [24, 48, 96] as const;
export const RATING_STEPS = [4, 3, 2] as const;

const LIST_PARAMS = {
  brand: FACETS.brand,
  colour: FACETS.colour,
  store: FACETS.stores,
  dietary: FACETS.dietary,
};
const FLAG_PARAMS = { stock: FACETS.inStock, offer: FACETS.offer };
const SORTS: Record<string, SearchSort> = {
  popular: 'popularity_desc',
  price_asc: 'price_asc',
  price_desc: 'price_desc',
  newest: 'newest',
};

/** Prefix of attribute parameters in the URL. */
export const ATTRIBUTE_PARAM_PREFIX = 'attr.';

const MAX_VALUES = 30;
const MAX_PAGE = 1000;
const KEY = /^[\p{L}\p{N}_-]{1,64}$/u;
const AMOUNT = /^\d{1,7}(?:\.\d{1,3})?$/;

/** Returns the default sort order of a listing. */
export function getDefaultSort(kind: ListingRoute['kind']): SearchSort {
  return kind === 'category' ? 'popularity_desc' : 'relevance';
}

/** Returns the URL parameter of a facet: `store`, `attr.voltage`. */
export function getParamName(facet: string): string {
  const [name] =
    Object.entries({ ...LIST_PARAMS, ...FLAG_PARAMS }).find(([, paramFacet]) => paramFacet === facet) ?? [];
  return name ?? ATTRIBUTE_PARAM_PREFIX + facet.slice(ATTRIBUTE_FACET_PREFIX.length);
}

function isValue(facet: string, value: string): boolean {
  if (facet === FACETS.colour) return COLOUR_FAMILIES.some((colour) => colour === value);
  if (!facet.startsWith(ATTRIBUTE_FACET_PREFIX)) return KEY.test(value);
  return value.length > 0 && value.length <= 80 && !/\p{Cc}/u.test(value);
}

function getFacet(name: string): string | undefined {
  if (Object.hasOwn(LIST_PARAMS, name)) return LIST_PARAMS[name as keyof typeof LIST_PARAMS];
  const key = name.startsWith(ATTRIBUTE_PARAM_PREFIX) ? name.slice(ATTRIBUTE_PARAM_PREFIX.length) : '';
  return KEY.test(key) ? ATTRIBUTE_FACET_PREFIX + key : undefined;
}

function readLists(search: URLSearchParams): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  let remaining = MAX_VALUES;
  for (const [name, value] of search) {
    const facet = getFacet(name);
    if (!facet || remaining === 0 || !isValue(facet, value) || lists[facet]?.includes(value)) continue;
    lists[facet] = [...(lists[facet] ?? []), value];
    remaining -= 1;
  }
  for (const [name, facet] of Object.entries(FLAG_PARAMS))
    if (search.get(name) === '1') lists[facet] = ['true'];
  return lists;
}

/** Parses `10-50`, or the two fields of a form; undefined when neither end is an amount. */
function readPrice(search: URLSearchParams): string | undefined {
  const [from = '', to = ''] = search.get('price')?.split('-') ?? [
    search.get('from') ?? '',
    search.get('to') ?? '',
  ];
  const rangeEnds = [from, to].map((end) => (AMOUNT.test(end.trim()) ? String(Number(end)) : ''));
  const [low, high] =
    rangeEnds[0] && rangeEnds[1] && Number(rangeEnds[0]) > Number(rangeEnds[1])
      ? rangeEnds.reverse()
      : rangeEnds;
  return low || high ? `${low}:${high}` : undefined;
}

function parseInteger(value: string | null, isAllowed: (number: number) => boolean): number | undefined {
  const number = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 0;
  return isAllowed(number) ? number : undefined;
}

/**
 * Parses the state from URL parameters; unknown names and values are ignored. `page` is the page number in
 * the path.
 */
export function parseListingParams(
  search: URLSearchParams,
  kind: ListingRoute['kind'],
  page?: string,
): ListingState {
  // Control characters are never typed.
  const query = (search.get('q') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
  const sortParam = search.get('sort') ?? '';
  const sort = Object.hasOwn(SORTS, sortParam) ? SORTS[sortParam] : undefined;
  // Without a query, relevance equals popularity.
  const isDefaultSort =
    sort === getDefaultSort(kind) || (kind === 'search' && !query && sort === 'popularity_desc');
  const pageSize = parseInteger(search.get('per'), (number) =>
    PAGE_SIZES.some((allowed) => allowed === number),
  );
  const number = parseInteger(page ?? search.get('page'), (value) => value > 1 && value <= MAX_PAGE);
  const rating = parseInteger(search.get('rating'), (value) =>
    RATING_STEPS.some((allowed) => allowed === value),
  );
  const price = readPrice(search);
  const lists = readLists(search);
  const path = (search.get('category') ?? '').split('/').slice(0, 3);
  return {
    ...(kind === 'search' && query && { query }),
    ...(number && { page: number }),
    ...(pageSize && pageSize !== PAGE_SIZES[0] && { hitsPerPage: pageSize }),
    ...(sort && !isDefaultSort && { sortBy: sort }),
    ...(Object.keys(lists).length > 0 && { refinementList: lists }),
    ...(price && { range: { price } }),
    ...(rating && { ratingMenu: { rating } }),
    ...(kind === 'search' &&
      path.every((slug) => KEY.test(slug)) && { hierarchicalMenu: { [FACETS.lvl0]: path } }),
  };
}

// Submit buttons of the form: remove one value, or all filters.
const REMOVE_PARAM = 'drop';
const CLEAR_PARAM = 'clear';

/**
 * Whether the URL was created by a form submission: it has parameters, or spaces around the query, that a
 * canonical URL never has.
 */
export function isFormSubmission(search: URLSearchParams): boolean {
  const hasBlanks = /^\s|\s$/.test(search.get('q') ?? '');
  return hasBlanks || ['from', 'to', REMOVE_PARAM, CLEAR_PARAM].some((name) => search.has(name));
}

/** Parses the state from a form submission, including its submit button. */
export function parseListingForm(search: URLSearchParams, kind: ListingRoute['kind']): ListingState {
  const params = new URLSearchParams(search);
  // Only the value of an attribute can contain another `=`.
  const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(search.get(REMOVE_PARAM) ?? '') ?? [];
  for (const paramName of name === 'price' ? ['price', 'from', 'to'] : [name])
    params.delete(paramName, value);
  const state = parseListingParams(params, kind);
  return search.has(CLEAR_PARAM) ? clearFilters(state) : state;
}

/** Returns the URL parameters of a state, always in the same order. */
export function formatListingParams(state: ListingState): URLSearchParams {
  const search = new URLSearchParams();
  const lists = state.refinementList ?? {};
  const sort = Object.entries(SORTS).find(([, candidate]) => candidate === state.sortBy)?.[0];
  const path = state.hierarchicalMenu?.[FACETS.lvl0]?.join('/');
  if (state.query) search.set('q', state.query);
  if (path) search.set('category', path);
  for (const [name, facet] of Object.entries(LIST_PARAMS))
    for (const value of lists[facet] ?? []) search.append(name, value);
  for (const [name, facet] of Object.entries(FLAG_PARAMS)) if (lists[facet]?.length) search.set(name, '1');
  if (state.range?.price) search.set('price', state.range.price.replace(':', '-'));
  if (state.ratingMenu?.rating) search.set('rating', String(state.ratingMenu.rating));
  for (const facet of Object.keys(lists)
    .filter((key) => key.startsWith(ATTRIBUTE_FACET_PREFIX))
    .sort())
    for (const value of lists[facet] ?? []) search.append(getParamName(facet), value);
  if (sort) search.set('sort', sort);
  if (state.hitsPerPage) search.set('per', String(state.hitsPerPage));
  if (state.page && state.page > 1) search.set('page', String(state.page));
  return search;
}

/**
 * Returns the URL of a listing. An unfiltered category has its page number in the path, so that crawlers
 * reach every product; all others in the query.
 */
export function getListingHref({ base, kind }: ListingRoute, state: ListingState): string {
  const search = formatListingParams(state);
  const page = search.get('page');
  if (kind === 'category' && page && search.size === 1) return `${base}/page/${page}`;
  return search.size > 0 ? `${base}?${search}` : base;
}

/**
 * Returns the URL of the page on which products of a listing are chosen for a comparison; `prefix` is the
 * locale's.
 */
export function getCompareChoiceHref(prefix: string, category: string | null, state: ListingState): string {
  const { page, hitsPerPage, ...filters } = state;
  const search = formatListingParams(filters);
  if (category) search.set('list', category);
  return `${prefix}/compare/choose?${search}`;
}

/** Returns the state without filters; query, sort order and page size remain. */
export function clearFilters({ query, sortBy, hitsPerPage }: ListingState): ListingState {
  return { ...(query && { query }), ...(sortBy && { sortBy }), ...(hitsPerPage && { hitsPerPage }) };
}

/** Whether any filter is active. */
export function hasFilters({
  refinementList = {},
  range,
  ratingMenu,
  hierarchicalMenu,
}: ListingState): boolean {
  const isChosen = Object.values(refinementList).some(({ length }) => length > 0);
  return isChosen || Boolean(range?.price || ratingMenu?.rating || hierarchicalMenu?.[FACETS.lvl0]?.length);
}

/** Joins category slugs to a facet value: `paint > primers`. */
export function joinCategoryPath(path: readonly string[]): string {
  return path.join(LEVEL_SEPARATOR);
}
