import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { quoteValue } from '../records/validation-issue.ts';

// Maps record fields to CSV columns: a nested field is a column such as `prices.ae.price`, a list is one
// cell.

const NUMBER_COLUMNS =
  /^(unitOfMeasure\.amount|maximumQuantity|popularity|rating|ratingCount|returnDays|stock\.\w+|storeStock\..+|stars|lrv|position|geo\.\w+)$/;
const DECIMAL = /^-?\d{1,12}(\.\d{1,12})?$/;
const LIST_COLUMNS = new Set(['shades', 'dietaryFlags', 'relatedProducts']);
const JSON_COLUMNS = new Set([
  'options',
  'properties',
  'specifications',
  'boxContents',
  'productImages',
  'hours',
  'ramadanHours',
  'collectionHours',
  'ramadanCollectionHours',
  'services',
  'isDropoff',
  'isBought',
]);

const listLanguages = (name: string): string[] => [`${name}.en`, `${name}.ar`];
const listCountries = (name: (country: string) => string[]): string[] => COUNTRY_CODES.flatMap(name);

/** Returns the columns of a product table, in a readable order. */
export function listProductColumns(stores: readonly string[]): string[] {
  return [
    'productCode',
    'variationProductCode',
    'slug',
    'brand',
    'category',
    ...['name', 'summary', 'description'].flatMap(listLanguages),
    ...listCountries((country) => [`prices.${country}.price`, `prices.${country}.salePrice`]),
    ...listCountries((country) => [`stock.${country}`]),
    ...stores.map((code) => `storeStock.${code}`),
    ...['packSize', 'warranty', 'promotionBadge'].flatMap(listLanguages),
    'unitOfMeasure.amount',
    'unitOfMeasure.unit',
    'barcode',
    'maximumQuantity',
    'popularity',
    'rating',
    'ratingCount',
    'createdAt',
    'returnDays',
    'productType',
    'shades',
    'dietaryFlags',
    'sizeChart',
    'relatedProducts',
    'options',
    'properties',
    'specifications',
    'boxContents',
    'productImages',
    'illustration.kind',
    'illustration.colour',
    'illustration.accent',
  ];
}

/** Parses a cell by its column: a number, a list separated by `|`, JSON, or otherwise a text. */
export function parseCell(name: string, cell: string): { value: unknown } | { message: string } {
  if (NUMBER_COLUMNS.test(name)) {
    return DECIMAL.test(cell)
      ? { value: Number(cell) }
      : { message: `must be a number in the digits 0 to 9, not ${quoteValue(cell)}` };
  }
  if (LIST_COLUMNS.has(name)) return { value: cell.split('|').map((item) => item.trim()) };
  if (!JSON_COLUMNS.has(name)) return { value: cell };
  try {
    return { value: JSON.parse(cell) };
  } catch {
    return { message: 'the cell must hold a list as JSON, such as [{"en": "Box", "ar": "علبة"}]' };
  }
}

/** Inverse of `parseCell`; null and undefined become empty cells. */
function formatCell(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (LIST_COLUMNS.has(name)) return (value as string[]).join('|');
  return JSON_COLUMNS.has(name) ? JSON.stringify(value) : String(value);
}

/** Splits a column into property names; store codes may contain dots. */
export function parseColumnPath(column: string): string[] {
  const [first = '', ...rest] = column.split('.');
  return first === 'storeStock' ? [first, rest.join('.')] : [first, ...rest];
}

/** Sets a value at a path. Defines properties, so that a name such as `__proto__` is a plain key. */
export function setPath(
  target: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): void {
  const defineValue = (ownValue: unknown) =>
    Object.defineProperty(target, first, {
      value: ownValue,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  if (rest.length === 0) {
    defineValue(value);
    return;
  }
  const existing = Object.hasOwn(target, first) ? target[first] : undefined;
  const nested = (existing !== null && typeof existing === 'object' ? existing : {}) as Record<
    string,
    unknown
  >;
  if (nested !== existing) defineValue(nested);
  setPath(nested, rest, value);
}

/** Returns a record as columns and cells, in the order of its fields. */
export function flattenRecord(record: object, prefix = ''): [column: string, cell: string][] {
  return Object.entries(record).flatMap(([name, value]) => {
    const column = prefix + name;
    if (
      value !== null &&
      typeof value === 'object' &&
      !LIST_COLUMNS.has(column) &&
      !JSON_COLUMNS.has(column)
    ) {
      return flattenRecord(value, `${column}.`);
    }
    return [[column, formatCell(column, value)] as [string, string]];
  });
}
