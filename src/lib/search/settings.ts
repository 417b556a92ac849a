import type { IndexSettings, SupportedLanguage } from 'algoliasearch';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { ATTRIBUTE, FACETS, NUMBERS, PAGE_LIMIT } from './facets.ts';
import type { SearchSort } from './names.ts';

// How the hosted service is set up to search as the embedded engine does. Nothing is set up by hand there: what is
// changed in its dashboard is gone with the next push.

/** Field of a pushed record that is searched and never given out. */
export const SEARCHED = 'words';

// The first ones weigh most. Names of one line weigh the same.
const SEARCHABLE = [
  `${SEARCHED}.codes`,
  'content.productName',
  `${SEARCHED}.brand,${SEARCHED}.otherBrand,${SEARCHED}.options`,
  `${SEARCHED}.shelf`,
  `${SEARCHED}.otherName`,
  `${SEARCHED}.aisle,${SEARCHED}.keywords`,
  `unordered(${SEARCHED}.attributes)`,
  `unordered(content.summary)`,
  `${SEARCHED}.department`,
  `unordered(${SEARCHED}.description)`,
  // The same words folded, so that other spellings of Arabic find them, behind everything else.
  `unordered(${SEARCHED}.folded)`,
];

const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

const FIRST: Record<Exclude<SearchSort, 'relevance'>, string> = {
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
    paginationLimitedTo: PAGE_LIMIT,
    customRanking: ['desc(popularity)'],
  };
}

/**
 * An index of products in one of its orders.
 * @param attributes keys of attributes to narrow by, those that most products have first
 */
export function productSettings(
  language: Language,
  attributes: readonly string[],
  sort: SearchSort = 'relevance',
): IndexSettings {
  const facets = attributes.map((key) => ATTRIBUTE + key);
  const mark = (facet: string) => (SEARCHED_VALUES.includes(facet) ? `searchable(${facet})` : facet);
  return {
    ...commonSettings(language),
    searchableAttributes: SEARCHABLE,
    attributesForFaceting: [
      ...Object.values(FACETS).map(mark),
      ...NUMBERS,
      ...facets.map((facet) => `searchable(${facet})`),
    ],
    numericAttributesForFiltering: [...NUMBERS],
    unretrievableAttributes: [SEARCHED],
    attributesToHighlight: ['content.productName'],
    disableTypoToleranceOnAttributes: [`${SEARCHED}.codes`],
    disablePrefixOnAttributes: [`${SEARCHED}.description`],
    ranking: sort === 'relevance' ? RANKING : [FIRST[sort], ...RANKING],
    maxValuesPerFacet: 100,
    hitsPerPage: 24,
    renderingContent: { facetOrdering: { facets: { order: facets.slice(0, SHOWN) }, values: {} } },
  };
}

/** An index of what may be searched for. */
export function suggestionSettings(language: Language): IndexSettings {
  return {
    ...commonSettings(language),
    searchableAttributes: ['query'],
    attributesToHighlight: ['query'],
    ranking: RANKING,
    hitsPerPage: 5,
  };
}
