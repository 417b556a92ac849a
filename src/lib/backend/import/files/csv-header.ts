import type { ValidationIssue } from '../records/validation-issue.ts';
import { listProductColumns } from './csv-columns.ts';

const withLanguages = (...names: string[]): string[] => names.flatMap((name) => [`${name}.en`, `${name}.ar`]);

/** Record types that a table can contain, with the column that identifies a row. */
const TABLES: Record<string, { key: string; columns: string[] }> = {
  product: { key: 'productCode', columns: listProductColumns([]) },
  category: {
    key: 'code',
    columns: ['code', 'parent', 'slug', ...withLanguages('name', 'description'), 'position', 'picture'],
  },
  brand: { key: 'slug', columns: ['slug', ...withLanguages('name', 'description'), 'colour'] },
  shade: {
    key: 'shadeCode',
    columns: ['shadeCode', 'family', ...withLanguages('name'), 'hex', 'lrv', 'undertone'],
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
      ...withLanguages('name', 'address', 'city', 'state'),
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
  const known = new Set(columns);
  const isKnown = (name: string) => known.has(name) || (record === 'product' && /^storeStock\../.test(name));
  if (!names.includes(key)) {
    const [only = ''] = names;
    const hint =
      names.length === 1 &&
      only.includes('|') &&
      ': cells are parted by commas, semicolons or tabs, not by |';
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
