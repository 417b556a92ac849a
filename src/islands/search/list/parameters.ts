import type { SearchParameters } from 'algoliasearch-helper';
import { FACETS, LEVEL_MARK } from '#lib/search/facets.ts';
import type { ListQuestion } from '#lib/search/list.ts';
import { productIndex } from '#lib/search/names.ts';
import { type ListState, levelValue, ownSort, PER_PAGE } from '#lib/search/routing.ts';

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

// What a card is drawn from.
const RETRIEVED = [
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
];

/** The index of a list in the order that it has by itself. */
export function listIndex({ language, country, place }: ListQuestion): string {
  return productIndex({ language, country }, ownSort(place.kind));
}

/** What a list's state means in the provider's parameters. */
export function setParameters(
  parameters: SearchParameters,
  state: ListState,
  question: ListQuestion,
): SearchParameters {
  const lists = state.refinementList ?? {};
  const [from, to] = state.range?.price?.split(':') ?? [];
  const rating = state.ratingMenu?.rating;
  const path = state.hierarchicalMenu?.[FACETS.lvl0] ?? [];
  return parameters.setQueryParameters({
    index: productIndex(question, state.sortBy ?? ownSort(question.place.kind)),
    query: state.query ?? '',
    page: (state.page ?? 1) - 1,
    hitsPerPage: state.hitsPerPage ?? PER_PAGE[0],
    filters: question.category ? `${FACETS.category}:"${question.category}"` : undefined,
    facets: ['*'],
    maxValuesPerFacet: 100,
    disjunctiveFacets: [...new Set([...LISTS, ...Object.keys(lists)])],
    disjunctiveFacetsRefinements: lists,
    hierarchicalFacets: [{ name: 'category', attributes: LEVELS, separator: LEVEL_MARK }],
    hierarchicalFacetsRefinements: path.length > 0 ? { category: [levelValue(path)] } : {},
    numericRefinements: {
      ...((from || to) && {
        price: { ...(from && { '>=': [Number(from)] }), ...(to && { '<=': [Number(to)] }) },
      }),
      ...(rating && { rating: { '>=': [rating] } }),
    },
    attributesToRetrieve: RETRIEVED,
    attributesToHighlight: [],
    clickAnalytics: true,
  });
}
