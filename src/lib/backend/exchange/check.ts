import { type CatalogueRecord, RECORDS, type RecordName } from '#lib/contract/record.ts';
import { RowError } from './problem.ts';

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  expected?: string;
  format?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  values?: unknown[];
  origin?: string;
  errors?: Issue[][];
}

const MOST = 12;

/** The record that a row holds, by the contract's schema. Throws a RowError that names each wrong field. */
export function toCatalogueRecord(value: unknown): CatalogueRecord {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new RowError([{ column: '', message: 'a row is a JSON object' }]);
  }
  const name = (value as { record?: unknown }).record;
  if (typeof name !== 'string' || !Object.hasOwn(RECORDS, name)) {
    const names = Object.keys(RECORDS).join(', ');
    throw new RowError([{ column: 'record', message: `must be one of ${names}` }]);
  }
  const result = RECORDS[name as RecordName].safeParse(value);
  if (result.success) return result.data as CatalogueRecord;
  throw new RowError((result.error.issues as Issue[]).slice(0, MOST).map((issue) => tell(issue, value)));
}

function tell(issue: Issue, value: object): { column: string; message: string } {
  const column = issue.path.map(String).join('.');
  const given = issue.path.reduce<unknown>((at, key) => (at as never)?.[key as never], value);
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys ?? [];
    return { column: [...issue.path.map(String), keys[0]].join('.'), message: 'there is no such field' };
  }
  if (given === undefined) {
    const language = issue.path.at(-1);
    if (language === 'ar') return { column, message: 'the Arabic words are missing' };
    if (language === 'en') return { column, message: 'the English words are missing' };
    return { column, message: 'is missing' };
  }
  return { column, message: `${reason(issue)}${show(given)}` };
}

function reason({ code, expected, minimum, maximum, values, origin, format }: Issue): string {
  const unit = { string: ' characters', array: ' entries' }[origin ?? ''] ?? '';
  if (code === 'invalid_type')
    return `must be ${expected === 'int' ? 'a whole number' : `of type ${expected}`}`;
  if (code === 'invalid_value')
    return `must be ${values?.length === 1 ? '' : 'one of '}${values?.join(', ')}`;
  if (code === 'too_small') {
    return minimum === 1 && unit ? 'must not be empty' : `must be at least ${minimum}${unit}`;
  }
  if (code === 'too_big') return `must be at most ${maximum}${unit}`;
  if (code === 'invalid_key') return 'has a key that is not known';
  if (format === 'datetime') return 'must be a time such as 2026-01-31T08:00:00Z';
  if (code === 'invalid_format') return 'is not written as it should be';
  return 'is not valid';
}

function show(given: unknown): string {
  if (given === null) return ', not null';
  if (typeof given === 'object') return '';
  const text = String(given);
  return `, not "${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}
