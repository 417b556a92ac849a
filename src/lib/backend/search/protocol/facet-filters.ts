import type { FilterCondition } from '../engine/types.ts';
import { createFilterError } from '../search-api-error.ts';
import {
  combineConditions,
  createComparison,
  createEquality,
  createRange,
  isNumeric,
  OPERATORS,
  type Operator,
} from './conditions.ts';

/** A filter, or a list combined with AND; a nested list is combined with OR. */
export type FilterList = string | readonly (string | readonly string[])[];

/** `brand:rukn`; `brand:-rukn` excludes; `\-` is a literal minus. */
export function parseFacetFilters(filters: FilterList): FilterCondition {
  return combine(filters, (text, position) => {
    const colon = text.indexOf(':');
    if (colon < 1) throw createFilterError('facetFilters', 'a facet and a colon are missing', position);
    const [facet, value] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
    if (value.startsWith('-')) return { kind: 'not', of: createEquality(facet, value.slice(1)) };
    return createEquality(facet, value.startsWith('\\-') ? value.slice(1) : value);
  });
}

const COMPARISON = /^\s*([\w.]{1,64})\s*(<=|>=|!=|<|>|=)\s*(\S{1,32})\s*$/;
const RANGE = /^\s*([\w.]{1,64})\s*:\s*(\S{1,32})(?:\s+TO\s+(\S{1,32}))?\s*$/;

/** `price>=10`, `price:10 TO 50`. */
export function parseNumericFilters(filters: FilterList): FilterCondition {
  return combine(filters, (text, position) => {
    const [, name, operatorText, value = ''] = COMPARISON.exec(text) ?? [];
    const operator = OPERATORS.find((candidate): candidate is Operator => candidate === operatorText);
    if (name && operator && isNumeric(value)) return createComparison(name, operator, Number(value));
    const [, facet, from = '', to = from] = RANGE.exec(text) ?? [];
    if (facet && isNumeric(from) && isNumeric(to)) return createRange(facet, Number(from), Number(to));
    throw createFilterError('numericFilters', 'a comparison with a number is missing', position);
  });
}

/** `position` counts filters from 0. */
function combine(
  filters: FilterList,
  read: (text: string, position: number) => FilterCondition,
): FilterCondition {
  const list = typeof filters === 'string' ? [filters] : filters;
  let position = -1;
  const readNext = (text: string) => {
    position += 1;
    return read(text, position);
  };
  return combineConditions(
    'all',
    list
      .filter(({ length }) => length > 0)
      .map((item) =>
        typeof item === 'string' ? readNext(item) : combineConditions('any', item.map(readNext)),
      ),
  );
}
