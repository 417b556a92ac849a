import { type CatalogRecord, RECORD_SCHEMAS, type RecordName } from '#lib/contract/catalog-file/records.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { FIELD_FORMATS, VALUE_TYPES } from './field-formats.ts';
import { quoteValue, RowValidationError, type ValidationIssue } from './validation-issue.ts';

interface SchemaIssue {
  code?: string;
  path: PropertyKey[];
  keys?: string[];
  expected?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  exact?: boolean;
  inclusive?: boolean;
  values?: unknown[];
  origin?: string;
}

const MAX_ISSUES = 12;
const MAP_FIELDS = ['prices', 'stock', 'storeStock'];

/**
 * Parses a row by the contract's schema. Throws `RowValidationError` with one issue for each invalid field,
 * at most `MAX_ISSUES`.
 */
export function parseCatalogRecord(value: unknown): CatalogRecord {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new RowValidationError([{ column: '1', message: 'a row must be an object in { }' }]);
  }
  const name = (value as { record?: unknown }).record;
  if (typeof name !== 'string' || !Object.hasOwn(RECORD_SCHEMAS, name)) {
    const message = `must be one of ${Object.keys(RECORD_SCHEMAS).join(', ')}`;
    throw new RowValidationError([{ column: 'record', message }]);
  }
  const result = RECORD_SCHEMAS[name as RecordName].safeParse(value);
  const issues = result.success ? [] : (result.error.issues as SchemaIssue[]);
  const validationIssues = [
    ...issues.flatMap((issue) => toValidationIssues(issue, value)),
    ...findUnknownMapKeys(value),
  ];
  if (result.success && validationIssues.length === 0) return result.data as CatalogRecord;
  // Of several issues of a field the last is the most specific.
  throw new RowValidationError(
    [
      ...new Map(
        validationIssues.map((validationIssue) => [validationIssue.column, validationIssue]),
      ).values(),
    ].slice(0, MAX_ISSUES),
  );
}

function toValidationIssues(issue: SchemaIssue, value: object): ValidationIssue[] {
  const column = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({
      column: column ? `${column}.${key}` : key,
      message: createUnknownFieldMessage(column),
    }));
  }
  const fieldValue = issue.path.reduce<unknown>((at, key) => (at as never)?.[key as never], value);
  if (fieldValue === undefined) return [{ column, message: 'is missing' }];
  return [{ column, message: `${formatReason(issue)}${formatValue(fieldValue)}` }];
}

const createUnknownFieldMessage = (column: string): string =>
  column === 'prices' || column === 'stock'
    ? `there is no such country: ${COUNTRY_CODES.join(', ')}`
    : 'there is no such field: remove it';

function formatReason({
  code,
  expected,
  minimum,
  maximum,
  exact,
  inclusive,
  values,
  origin,
  path,
}: SchemaIssue): string {
  const field = String(path.findLast((name) => typeof name === 'string'));
  const unit = { string: ' characters', array: ' entries' }[origin ?? ''] ?? '';
  switch (code) {
    case 'invalid_type':
      return `must be ${VALUE_TYPES[expected ?? ''] ?? expected}`;
    case 'invalid_value':
      return `must be ${values?.length === 1 ? '' : 'one of '}${values?.join(', ')}`;
    case 'too_small':
      if (exact) return `must have ${minimum}${unit}`;
      if (minimum === 1 && unit) return 'must not be empty';
      return `must be ${inclusive ? 'at least' : 'above'} ${minimum}${unit}`;
    case 'too_big':
      return exact ? `must have ${maximum}${unit}` : `must be at most ${maximum}${unit}`;
    case 'custom':
      return 'must have words in English (en), in Arabic (ar) or in both';
    case 'invalid_key':
      return `must be named by ${FIELD_FORMATS[String(path.at(-2))]}`;
    default:
      return FIELD_FORMATS[field] ? `must be ${FIELD_FORMATS[field]}` : 'must have no control characters';
  }
}

function formatValue(value: unknown): string {
  if (value === null) return ', not null';
  if (typeof value === 'string') return value.trim() === '' ? '' : `, not ${quoteValue(value)}`;
  return typeof value === 'object' ? '' : `, not ${value}`;
}

// Schemas ignore `__proto__` in maps; report it rather than drop a value silently.
function findUnknownMapKeys(value: object): ValidationIssue[] {
  return MAP_FIELDS.filter((name) => {
    const map = (value as Record<string, unknown>)[name];
    return map !== null && typeof map === 'object' && Object.hasOwn(map, '__proto__');
  }).map((name) => ({ column: `${name}.__proto__`, message: createUnknownFieldMessage(name) }));
}
