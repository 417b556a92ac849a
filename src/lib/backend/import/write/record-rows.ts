import type { CatalogRecord, StoreDetails } from '#lib/contract/catalog-file/records.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import type { Tables } from '../../db/schema.ts';
import type { CategoryNode } from '../catalog-references.ts';
import { isTranslated, type Untranslated } from '../records/untranslated.ts';

/** Any record that products refer to, or that search uses. */
export type ReferenceRecord = Exclude<CatalogRecord, { record: 'product' | 'review' }>;

/** Rows of one table with the key columns. */
export type TableRows = { table: keyof Tables; key: string[]; rows: Record<string, unknown>[] };

/** Returns the optional fields of a store record; a field that it omits is no longer stored. */
function getStoreDetails(record: Extract<ReferenceRecord, { record: 'store' }>): StoreDetails {
  const { slug, services, isDropoff, ramadanHours, collectionHours, ramadanCollectionHours } = record;
  return { slug, services, isDropoff, ramadanHours, collectionHours, ramadanCollectionHours };
}

function createTextRows(
  table: keyof Tables,
  key: string,
  code: string,
  untranslated: Untranslated,
  getTexts: (language: Language) => object,
) {
  const rows = LANGUAGES.map((language) => ({
    [key]: code,
    language,
    ...getTexts(language),
    untranslated: JSON.stringify(untranslated[language]),
  }));
  return { table, key: [key, 'language'], rows };
}

/** Returns the table rows of a record, referenced tables first. `node` is required for categories. */
export function createTableRows(
  record: ReferenceRecord,
  node: CategoryNode | undefined,
  untranslated: Untranslated,
): TableRows[] {
  switch (record.record) {
    case 'category': {
      const { code, parent, name, description, position } = record;
      const { level, slug } = node as CategoryNode;
      const isDepartment = level === 1;
      const picture = record.picture ?? (isDepartment ? `departments/${code}.svg` : '');
      const tree = { parent_code: parent, cat_code: isDepartment ? code : null, level };
      return [
        { table: 'categories', key: ['code'], rows: [{ code, ...tree, slug, position, picture }] },
        createTextRows('category_texts', 'category_code', code, untranslated, (language) => ({
          name: name[language],
          description: description[language],
        })),
      ];
    }
    case 'brand': {
      const { slug, colour, name, description } = record;
      return [
        { table: 'brands', key: ['slug'], rows: [{ slug, colour }] },
        createTextRows('brand_texts', 'brand_slug', slug, untranslated, (language) => ({
          name: name[language],
          description: description[language],
        })),
      ];
    }
    case 'shade': {
      const { shadeCode: code, family, hex, lrv, undertone, name } = record;
      return [
        { table: 'shades', key: ['code'], rows: [{ code, family, hex, lrv, undertone }] },
        createTextRows('shade_texts', 'shade_code', code, untranslated, (language) => ({
          name: name[language],
        })),
      ];
    }
    case 'store': {
      const { code, country, position, geo, phone, hours, name, address, city, state } = record;
      const details = JSON.stringify(getStoreDetails(record));
      const row = { code, country, position, ...geo, phone, hours: JSON.stringify(hours), details };
      return [
        { table: 'stores', key: ['code'], rows: [row] },
        createTextRows('store_texts', 'store_code', code, untranslated, (language) => ({
          name: name[language],
          address: address[language],
          city: city[language],
          state: state[language],
        })),
      ];
    }
    case 'sizeChart': {
      const { record: _, ...chart } = record;
      const body = { ...chart, ...(!isTranslated(untranslated) && { untranslated }) };
      return [
        { table: 'size_charts', key: ['code'], rows: [{ code: body.code, body: JSON.stringify(body) }] },
      ];
    }
    case 'synonyms': {
      const { language, position, words } = record;
      const row = { language, position, words: JSON.stringify(words) };
      return [{ table: 'synonyms', key: ['language', 'position'], rows: [row] }];
    }
  }
}
