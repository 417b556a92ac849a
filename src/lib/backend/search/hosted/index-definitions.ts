import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { createProductSettings, createSuggestionSettings } from '#lib/search/hosted-settings.ts';
import { getProductIndexName, getSuggestionIndexName, SEARCH_SORTS } from '#lib/search/index-names.ts';
import type { Db } from '../../db/database.ts';
import { readIndexData } from '../search-index.ts';
import { createSuggestions } from '../suggestions/suggestions.ts';
import { createSuggestionRecords, listAttributeKeys, readProductRecords } from './index-records.ts';
import type { IndexDefinition } from './replace-index.ts';

/** Records per request. */
export const RECORD_BATCH_SIZE = 1000;

const LOCALES = LANGUAGES.flatMap((language) => COUNTRY_CODES.map((country) => ({ language, country })));

/** Names of all indexes with records: products and suggestions of each language and country. */
export const HOSTED_INDEX_NAMES: readonly string[] = LOCALES.flatMap(({ language, country: code }) => {
  const locale = { language, country: { code } };
  return [getProductIndexName(locale), getSuggestionIndexName(locale)];
});

/** Defines all indexes, or the named ones, from the current catalog. Records are read lazily. */
export async function createIndexDefinitions(
  db: Db,
  now: number,
  names: readonly string[] = HOSTED_INDEX_NAMES,
): Promise<IndexDefinition[]> {
  const { documents, categories, stores, synonyms, frequent } = await readIndexData(db, now);
  const suggestions = createSuggestions(documents, categories, frequent);
  const definitions = LOCALES.flatMap((locale): IndexDefinition[] => {
    const { language } = locale;
    const index = { language, country: { code: locale.country } };
    const attributes = listAttributeKeys(documents, language);
    const groups = [
      ...synonyms[language],
      ...LANGUAGES.flatMap((other) => (other === language ? [] : synonyms[other])),
    ];
    return [
      {
        indexName: getProductIndexName(index),
        settings: createProductSettings(language, attributes),
        replicas: SEARCH_SORTS.filter((sort) => sort !== 'relevance').map((sort) => ({
          indexName: getProductIndexName(index, sort),
          settings: createProductSettings(language, attributes, sort),
        })),
        synonyms: groups,
        records: readProductRecords(db, documents, stores, locale, now, RECORD_BATCH_SIZE),
      },
      {
        indexName: getSuggestionIndexName(index),
        settings: createSuggestionSettings(language),
        replicas: [],
        synonyms: groups,
        records: createSuggestionRecords(suggestions, locale, RECORD_BATCH_SIZE),
      },
    ];
  });
  return definitions.filter(({ indexName }) => names.includes(indexName));
}
