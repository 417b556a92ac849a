import type { IndexSettings, SupportedLanguage } from 'algoliasearch';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { ATTRIBUTE_FACET_PREFIX, FACETS, MAX_LISTED_HITS, NUMERIC_FACETS } from './facets.ts';
import type { SearchSort } from './index-names.ts';

// Settings with which the hosted service searches like the embedded engine. They are overwritten by every
// push: manual changes in its dashboard are lost.

/** Field of a hosted record that is searched and never returned. */
export const SEARCHABLE_FIELD = 'words';

// In order of weight; attributes in one string have equal weight.
const SEARCHABLE_ATTRIBUTES = [
  `${SEARCHABLE_FIELD}.codes`,
  'content.productName',
  `${SEARCHABLE_FIELD}.brand,${SEARCHABLE_FIELD}.otherBrand,${SEARCHABLE_FIELD}.options`,
  `${SEARCHABLE_FIELD}.leafCategory`,
  `${SEARCHABLE_FIELD}.otherName`,
  `${SEARCHABLE_FIELD}.aisle,${SEARCHABLE_FIELD}.keywords`,
  `unordered(${SEARCHABLE_FIELD}.attributes)`,
  `unordered(content.summary)`,
  `${SEARCHABLE_FIELD}.department`,
  `unordered(${SEARCHABLE_FIELD}.description)`,
  // The same texts normalised, with the lowest weight, so that other Arabic spellings are found.
  `unordered(${SEARCHABLE_FIELD}.folded)`,
];

const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const SORT_RANKING: Record<Exclude<SearchSort, 'relevance'>, string> = {
  popularity_desc: 'desc(popularity)',
  price_asc: 'asc(price)',
  price_desc: 'desc(price)',
  newest: 'desc(createdAt)',
};

// Facets whose values can be searched, in addition to all attributes.
const VALUE_SEARCH_FACETS: readonly string[] = [FACETS.brand];

// Number of attributes shown as filters; the embedded engine selects them per response.
const MAX_SHOWN_ATTRIBUTES = 12;

/** Settings shared by product and suggestion indexes. */
function commonSettings(language: Language): IndexSettings {
  const languages: SupportedLanguage[] = [language, ...LANGUAGES.filter((other) => other !== language)];
  return {
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: languages,
    removeStopWords: languages,
    typoTolerance: true,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 7,
    allowTyposOnNumericTokens: false,
    removeWordsIfNoResults: 'lastWords',
    highlightPreTag: '<em>',
    highlightPostTag: '</em>',
    paginationLimitedTo: MAX_LISTED_HITS,
    customRanking: ['desc(popularity)'],
  };
}

/**
 * Returns the settings of a product index in one sort order.
 * @param attributes keys of filterable attributes, most frequent first
 */
export function createProductSettings(
  language: Language,
  attributes: readonly string[],
  sort: SearchSort = 'relevance',
): IndexSettings {
  const facets = attributes.map((key) => ATTRIBUTE_FACET_PREFIX + key);
  const toFacetAttribute = (facet: string) =>
    VALUE_SEARCH_FACETS.includes(facet) ? `searchable(${facet})` : facet;
  return {
    ...commonSettings(language),
    searchableAttributes: SEARCHABLE_ATTRIBUTES,
    attributesForFaceting: [
      ...Object.values(FACETS).map(toFacetAttribute),
      ...NUMERIC_FACETS,
      ...facets.map((facet) => `searchable(${facet})`),
    ],
    numericAttributesForFiltering: [...NUMERIC_FACETS],
    unretrievableAttributes: [SEARCHABLE_FIELD],
    attributesToHighlight: ['content.productName'],
    disableTypoToleranceOnAttributes: [`${SEARCHABLE_FIELD}.codes`],
    disablePrefixOnAttributes: [`${SEARCHABLE_FIELD}.description`],
    ranking: sort === 'relevance' ? RANKING : [SORT_RANKING[sort], ...RANKING],
    maxValuesPerFacet: 100,
    hitsPerPage: 24,
    renderingContent: {
      facetOrdering: { facets: { order: facets.slice(0, MAX_SHOWN_ATTRIBUTES) }, values: {} },
    },
  };
}

/** Returns the settings of a suggestion index. */
export function createSuggestionSettings(language: Language): IndexSettings {
  return {
    ...commonSettings(language),
    searchableAttributes: ['query'],
    attributesToHighlight: ['query'],
    ranking: RANKING,
    hitsPerPage: 5,
  };
}
