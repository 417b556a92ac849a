import type { ValidationIssue } from '../records/validation-issue.ts';
import { listProductColumns } from './csv-columns.ts';

const inBoth = (...names: string[]): string[] => names.flatMap((name) => [`${name}.en`, `${name}.ar`]);

/** Records that a table can hold, with the column that identifies a row. */
const TABLES: Record<string, { key: string; columns: string[] }> = {
  product: { key: 'productCode', columns: listProductColumns([]) },
  category: {
    key: 'code',
    columns: ['code', 'parent', 'slug', ...inBoth('name', 'description'), 'position', 'picture'],
  },
  brand: { key: 'slug', columns: ['slug', ...inBoth('name', 'description'), 'colour'] },
  shade: {
    key: 'shadeCode',
    columns: ['shadeCode', 'family', ...inBoth('name'), 'hex', 'lrv', 'undertone'],
  },
  store: {
    key: 'code',
    columns: [
      ...['code', 'country', 'position', 'geo.lat', 'geo.lng', 'phone'],
      ...inBoth('name', 'address', 'city', 'state'),
      'hours',
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
    const mark = names.length === 1 ? /[;\t|]/.exec(only)?.[0] : undefined;
    const parted = mark && `: cells are parted by commas, not by ${mark === '\t' ? 'tabs' : mark}`;
    return [{ column: key, message: parted ? `there is no such column${parted}` : missing(key) }];
  }
  return names.flatMap((name, index) => {
    if (name === '') return [{ column: `${index + 1}`, message: 'the column has no name' }];
    if (names.indexOf(name) !== index) return [{ column: name, message: 'the column is there twice' }];
    if (isKnown(name)) return [];
    const meant = columns.find((each) => each.toLowerCase() === name.toLowerCase());
    return [{ column: name, message: `there is no such column: ${meant ? `write ${meant}` : 'remove it'}` }];
  });
}

const missing = (key: string): string => `the first line must name the columns, and it does not name ${key}`;
