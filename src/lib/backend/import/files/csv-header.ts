import type { ValidationIssue } from '../records/validation-issue.ts';
import { listProductColumns } from './csv-columns.ts';

const createLanguageColumns = (...names: string[]): string[] =>
  names.flatMap((name) => [`${name}.en`, `${name}.ar`]);

/** Record types that a table can contain, with the column that identifies a row. */
const TABLES: Record<string, { key: string; columns: string[] }> = {
  product: { key: 'productCode', columns: listProductColumns([]) },
  category: {
    key: 'code',
    columns: [
      'code',
      'parent',
      'slug',
      ...createLanguageColumns('name', 'description'),
      'position',
      'picture',
    ],
  },
  brand: { key: 'slug', columns: ['slug', ...createLanguageColumns('name', 'description'), 'colour'] },
  shade: {
    key: 'shadeCode',
    columns: ['shadeCode', 'family', ...createLanguageColumns('name'), 'hex', 'lrv', 'undertone'],
  },
  review: {
    key: 'id',
    columns: [
      'id',
      'productCode',
      'author',
      'stars',
      'title',
      'text',
      'language',
      'country',
      'isBought',
      'createdAt',
    ],
  },
  store: {
    key: 'code',
    columns: [
      'code',
      'country',
      'position',
      'geo.lat',
      'geo.lng',
      'phone',
      ...createLanguageColumns('name', 'address', 'city', 'state'),
      'hours',
      'ramadanHours',
      'collectionHours',
      'ramadanCollectionHours',
      'slug',
      'services',
      'isDropoff',
    ],
  },
};

/** Returns issues of the header line; rows cannot be read if there are any. */
export function validateCsvHeader(names: readonly string[], record: string): ValidationIssue[] {
  const { key, columns } = TABLES[record] ?? { key: '', columns: [] };
  const knownColumns = new Set(columns);
  const isKnown = (name: string) =>
    knownColumns.has(name) || (record === 'product' && /^storeStock\../.test(name));
  if (!names.includes(key)) {
    const [onlyName = ''] = names;
    const hint =
      names.length === 1 &&
      onlyName.includes('|') &&
      ': cells are separated by commas, semicolons or tabs, not by |';
    return [{ column: key, message: hint ? `there is no such column${hint}` : formatMissingKey(key) }];
  }
  return names.flatMap((name, index) => {
    if (name === '') return [{ column: `${index + 1}`, message: 'the column has no name' }];
    if (names.indexOf(name) !== index) return [{ column: name, message: 'the column is there twice' }];
    if (isKnown(name)) return [];
    const suggestion = columns.find((column) => column.toLowerCase() === name.toLowerCase());
    return [
      {
        column: name,
        message: `there is no such column: ${suggestion ? `write ${suggestion}` : 'remove it'}`,
      },
    ];
  });
}

const formatMissingKey = (key: string): string =>
  `the first line must name the columns, and it does not name ${key}`;
