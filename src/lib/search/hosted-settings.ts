import type { IndexSettings, SupportedLanguage } from 'algoliasearch';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { ATTRIBUTE_FACET_PREFIX, FACETS, MAX_LISTED_HITS, NUMERIC_FACETS } from './facets.ts';
import type { SearchSort } from './index-names.ts';

// How the hosted service is set up to search as the embedded engine does. Nothing is set up by hand there: what is
// changed in its dashboard is gone with the next push.

/** Field of a pushed record that is searched and never given out. */
export const SEARCHABLE_FIELD = 'words';

// The first ones weigh most. Names of one line weigh the same.
const SEARCHABLE = [
  `${SEARCHABLE_FIELD}.codes`,
  'content.productName',
  `${SEARCHABLE_FIELD}.brand,${SEARCHABLE_FIELD}.otherBrand,${SEARCHABLE_FIELD}.options`,
  `${SEARCHABLE_FIELD}.shelf`,
  `${SEARCHABLE_FIELD}.otherName`,
  `${SEARCHABLE_FIELD}.aisle,${SEARCHABLE_FIELD}.keywords`,
  `unordered(${SEARCHABLE_FIELD}.attributes)`,
  `unordered(content.summary)`,
  `${SEARCHABLE_FIELD}.department`,
  `unordered(${SEARCHABLE_FIELD}.description)`,
  // The same words folded, so that other spellings of Arabic find them, behind everything else.
  `unordered(${SEARCHABLE_FIELD}.folded)`,
];

const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const SORT_RANKING: Record<Exclude<SearchSort, 'relevance'>, string> = {
  popularity_desc: 'desc(popularity)',
  price_asc: 'asc(price)',
  price_desc: 'desc(price)',
  newest: 'desc(createdAt)',
};

// Values that are looked for in a field of their own: brands, and values of attributes.
const SEARCHED_VALUES: readonly string[] = [FACETS.brand];

// So many attributes stand beside a list; the embedded engine chooses them anew for each answer.
const SHOWN = 12;

/** What both kinds of indexes have in common. */
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
 * An index of products in one of its orders.
 * @param attributes keys of attributes to narrow by, those that most products have first
 */
export function createProductSettings(
  language: Language,
  attributes: readonly string[],
  sort: SearchSort = 'relevance',
): IndexSettings {
  const facets = attributes.map((key) => ATTRIBUTE_FACET_PREFIX + key);
  const mark = (facet: string) => (SEARCHED_VALUES.includes(facet) ? `searchable(${facet})` : facet);
  return {
    ...commonSettings(language),
    searchableAttributes: SEARCHABLE,
    attributesForFaceting: [
      ...Object.values(FACETS).map(mark),
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
    renderingContent: { facetOrdering: { facets: { order: facets.slice(0, SHOWN) }, values: {} } },
  };
}

/** An index of what may be searched for. */
export function createSuggestionSettings(language: Language): IndexSettings {
  return {
    ...commonSettings(language),
    searchableAttributes: ['query'],
    attributesToHighlight: ['query'],
    ranking: RANKING,
    hitsPerPage: 5,
  };
}
