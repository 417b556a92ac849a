import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { productIndex, SEARCH_SORTS, suggestionIndex } from '#lib/search/names.ts';
import { productSettings, suggestionSettings } from '#lib/search/settings.ts';
import type { Db } from '../../db/database.ts';
import { readKnowledge } from '../brain.ts';
import { createSuggestions } from '../suggestions.ts';
import { attributesOf, readRecords, suggestionRecords } from './records.ts';
import type { Shipment } from './replace.ts';

/** Records that are sent together. */
export const BATCH = 1000;

const PLACES = LANGUAGES.flatMap((language) => COUNTRY_CODES.map((country) => ({ language, country })));

/** Names of all indexes that hold records: products and suggestions of each language and country. */
export const SHIPPED: readonly string[] = PLACES.flatMap(({ language, country: code }) => {
  const place = { language, country: { code } };
  return [productIndex(place), suggestionIndex(place)];
});

/** All indexes, or those that are named, as the catalogue has them now. Records are read when they are sent. */
export async function makeShipments(
  db: Db,
  now: number,
  names: readonly string[] = SHIPPED,
): Promise<Shipment[]> {
  const { goods, categories, stores, synonyms, frequent } = await readKnowledge(db, now);
  const suggestions = createSuggestions(goods, categories, frequent);
  const shipments = PLACES.flatMap((place): Shipment[] => {
    const { language } = place;
    const index = { language, country: { code: place.country } };
    const attributes = attributesOf(goods, language);
    const groups = [
      ...synonyms[language],
      ...LANGUAGES.flatMap((other) => (other === language ? [] : synonyms[other])),
    ];
    return [
      {
        indexName: productIndex(index),
        settings: productSettings(language, attributes),
        replicas: SEARCH_SORTS.filter((sort) => sort !== 'relevance').map((sort) => ({
          indexName: productIndex(index, sort),
          settings: productSettings(language, attributes, sort),
        })),
        synonyms: groups,
        records: readRecords(db, goods, stores, place, now, BATCH),
      },
      {
        indexName: suggestionIndex(index),
        settings: suggestionSettings(language),
        replicas: [],
        synonyms: groups,
        records: suggestionRecords(suggestions, place, BATCH),
      },
    ];
  });
  return shipments.filter(({ indexName }) => names.includes(indexName));
}
