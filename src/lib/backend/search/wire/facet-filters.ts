import type { Condition } from '../engine/types.ts';
import { compare, equals, isNumber, join, OPERATORS, type Operator, range } from './conditions.ts';
import { badFilter } from './refusal.ts';

/** A filter, or several of which all must hold; of those in a list inside the list, one must. */
export type Filters = string | readonly (string | readonly string[])[];

/** `brand:rukn`; `brand:-rukn` excludes, and a backslash before the minus makes it part of the value. */
export function parseFacetFilters(filters: Filters): Condition {
  return gather(filters, (text, position) => {
    const colon = text.indexOf(':');
    if (colon < 1) throw badFilter('facetFilters', 'a facet and a colon are missing', position);
    const [facet, value] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
    if (value.startsWith('-')) return { kind: 'not', of: equals(facet, value.slice(1)) };
    return equals(facet, value.startsWith('\\-') ? value.slice(1) : value);
  });
}

const COMPARISON = /^\s*([\w.]{1,64})\s*(<=|>=|!=|<|>|=)\s*(\S{1,32})\s*$/;
const RANGE = /^\s*([\w.]{1,64})\s*:\s*(\S{1,32})(?:\s+TO\s+(\S{1,32}))?\s*$/;

/** `price>=10`, `price:10 TO 50`. */
export function parseNumericFilters(filters: Filters): Condition {
  return gather(filters, (text, position) => {
    const [, name, sign, value = ''] = COMPARISON.exec(text) ?? [];
    const operator = OPERATORS.find((known): known is Operator => known === sign);
    if (name && operator && isNumber(value)) return compare(name, operator, Number(value));
    const [, facet, from = '', to = from] = RANGE.exec(text) ?? [];
    if (facet && isNumber(from) && isNumber(to)) return range(facet, Number(from), Number(to));
    throw badFilter('numericFilters', 'a comparison with a number is missing', position);
  });
}

/** Positions count the filters, from 0. */
function gather(filters: Filters, read: (text: string, position: number) => Condition): Condition {
  const given = typeof filters === 'string' ? [filters] : filters;
  let position = -1;
  const one = (text: string) => {
    position += 1;
    return read(text, position);
  };
  return join(
    'all',
    given
      .filter(({ length }) => length > 0)
      .map((each) => (typeof each === 'string' ? one(each) : join('any', each.map(one)))),
  );
}
