import type { SearchParameters } from 'algoliasearch-helper';
import { FACETS, LEVEL_SEPARATOR } from '#lib/search/facets.ts';
import { getProductIndexName } from '#lib/search/index-names.ts';
import type { ListingRequest } from '#lib/search/listing.ts';
import { getDefaultSort, joinCategoryPath, type ListingState, PAGE_SIZES } from '#lib/search/listing-url.ts';

/** Maximum number of values that a search returns of a facet. */
export const MAX_FACET_VALUES = 100;

const LEVELS = [FACETS.lvl0, FACETS.lvl1, FACETS.lvl2];
const LISTS = [
  FACETS.brand,
  FACETS.colour,
  FACETS.stores,
  FACETS.dietary,
  FACETS.inStock,
  FACETS.offer,
  'price',
  'rating',
];

// Fields that a product card needs.
const CARD_ATTRIBUTES = [
  'productCode',
  'content',
  'brand',
  'productImages',
  'price',
  'variantCount',
  'priceRange',
  'unitOfMeasurePrice',
  'promotionBadge',
  'properties',
  'rating',
  'inventoryInfo',
  'isPaintProduct',
  'delivery',
];

/** Returns the index of the list's default sort order. */
export function getListIndex({ language, country, route }: ListingRequest): string {
  return getProductIndexName({ language, country }, getDefaultSort(route.kind));
}

/** Converts a list's state to search parameters. */
export function buildSearchParameters(
  parameters: SearchParameters,
  state: ListingState,
  request: ListingRequest,
): SearchParameters {
  const lists = state.refinementList ?? {};
  const [from, to] = state.range?.price?.split(':') ?? [];
  const rating = state.ratingMenu?.rating;
  const path = state.hierarchicalMenu?.[FACETS.lvl0] ?? [];
  return parameters.setQueryParameters({
    index: getProductIndexName(request, state.sortBy ?? getDefaultSort(request.route.kind)),
    query: state.query ?? '',
    page: (state.page ?? 1) - 1,
    hitsPerPage: state.hitsPerPage ?? PAGE_SIZES[0],
    filters: request.category ? `${FACETS.category}:"${request.category}"` : undefined,
    facets: ['*'],
    maxValuesPerFacet: MAX_FACET_VALUES,
    disjunctiveFacets: [...new Set([...LISTS, ...Object.keys(lists)])],
    disjunctiveFacetsRefinements: lists,
    hierarchicalFacets: [{ name: 'category', attributes: LEVELS, separator: LEVEL_SEPARATOR }],
    hierarchicalFacetsRefinements: path.length > 0 ? { category: [joinCategoryPath(path)] } : {},
    numericRefinements: {
      ...((from || to) && {
        price: { ...(from && { '>=': [Number(from)] }), ...(to && { '<=': [Number(to)] }) },
      }),
      ...(rating && { rating: { '>=': [rating] } }),
    },
    attributesToRetrieve: CARD_ATTRIBUTES,
    attributesToHighlight: [],
    clickAnalytics: true,
  });
}
