// How a record lies in a table: `prices.ae.price` is a column, lists of words stand in one cell.

const NUMBERS =
  /^(unitOfMeasure\.amount|maximumQuantity|popularity|returnDays|stock\.\w+|storeStock\..+|lrv|position|geo\.\w+)$/;
const LISTS = new Set(['shades', 'dietaryFlags', 'relatedProducts']);
const JSONS = new Set([
  'options',
  'properties',
  'specifications',
  'boxContents',
  'productImages',
  'hours',
  'columns',
  'rows',
  'words',
]);

/** What a cell says. Numbers must be numbers, lists are parted by `|`, lists of objects are JSON. */
export function columnValue(name: string, cell: string): { value: unknown } | { message: string } {
  if (NUMBERS.test(name)) {
    const number = Number(cell);
    return Number.isFinite(number) ? { value: number } : { message: `"${cell}" is not a number` };
  }
  if (LISTS.has(name)) return { value: cell.split('|').map((each) => each.trim()) };
  if (!JSONS.has(name)) return { value: cell };
  try {
    return { value: JSON.parse(cell) };
  } catch {
    return { message: 'the cell must hold a JSON list' };
  }
}

/** The cell of a value: the other way round. Null and what is missing are empty. */
export function cellOf(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (LISTS.has(name)) return (value as string[]).join('|');
  return JSONS.has(name) ? JSON.stringify(value) : String(value);
}

/** The names that lead to a column's value; a store's code may have a dot in it. */
export function pathOf(column: string): string[] {
  const [first = '', ...rest] = column.split('.');
  return first === 'storeStock' ? [first, rest.join('.')] : [first, ...rest];
}

/** Puts a value where a path of names leads; names that would reach an object's own workings are plain names here. */
export function setAt(
  target: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    Object.defineProperty(target, first, { value, enumerable: true, configurable: true, writable: true });
    return;
  }
  const known = Object.hasOwn(target, first) ? target[first] : undefined;
  const inner = (known !== null && typeof known === 'object' ? known : {}) as Record<string, unknown>;
  if (inner !== known) {
    Object.defineProperty(target, first, {
      value: inner,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  setAt(inner, rest, value);
}

/** A record as cells by column, in the order of its fields. */
export function flatten(record: object, prefix = ''): [column: string, cell: string][] {
  return Object.entries(record).flatMap(([name, value]) => {
    const column = prefix + name;
    if (value !== null && typeof value === 'object' && !LISTS.has(column) && !JSONS.has(column)) {
      return flatten(value, `${column}.`);
    }
    return [[column, cellOf(column, value)] as [string, string]];
  });
}
