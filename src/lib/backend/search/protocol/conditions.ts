import { NUMERIC_FACETS, type NumericFacet } from '#lib/search/facets.ts';
import type { FilterCondition } from '../engine/types.ts';

/** Matches every document. */
export const MATCH_ALL: FilterCondition = { kind: 'all', of: [] };
/** Matches no document. */
export const MATCH_NONE: FilterCondition = { kind: 'not', of: MATCH_ALL };

export const OPERATORS = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Operator = (typeof OPERATORS)[number];

const toNumericFacet = (name: string): NumericFacet | undefined =>
  NUMERIC_FACETS.find((known) => known === name);

/** `price >= 10`; matches nothing if the name is no numeric facet. */
export function createComparison(name: string, operator: Operator, value: number): FilterCondition {
  const number = toNumericFacet(name);
  if (!number) return MATCH_NONE;
  const between = (from: number, to: number, isOpen = false): FilterCondition => ({
    kind: 'between',
    name: number,
    from,
    to,
    ...(isOpen && { isOpen }),
  });
  switch (operator) {
    case '=':
      return between(value, value);
    case '!=':
      return { kind: 'not', of: between(value, value) };
    case '<':
      return between(Number.NEGATIVE_INFINITY, value, true);
    case '<=':
      return between(Number.NEGATIVE_INFINITY, value);
    case '>':
      return between(value, Number.POSITIVE_INFINITY, true);
    case '>=':
      return between(value, Number.POSITIVE_INFINITY);
  }
}

/** `price:10 TO 50`, inclusive. */
export function createRange(name: string, from: number, to: number): FilterCondition {
  const number = toNumericFacet(name);
  return number ? { kind: 'between', name: number, from, to } : MATCH_NONE;
}

/** `brand:rukn`; numeric facets compare as numbers. */
export function createEquality(facet: string, value: string): FilterCondition {
  if (!toNumericFacet(facet)) return { kind: 'is', facet, value };
  return isNumeric(value) ? createComparison(facet, '=', Number(value)) : MATCH_NONE;
}

export function isNumeric(text: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text);
}

/** Combines conditions and simplifies constants; a single condition is returned as is. */
export function combineConditions(kind: 'all' | 'any', of: FilterCondition[]): FilterCondition {
  const [absorbing, neutral] = kind === 'all' ? [MATCH_NONE, MATCH_ALL] : [MATCH_ALL, MATCH_NONE];
  if (of.includes(absorbing)) return absorbing;
  const remaining = of.filter((condition) => condition !== neutral);
  if (remaining.length === 0 && of.length > 0) return neutral;
  const [only] = remaining;
  return only && remaining.length === 1 ? only : { kind, of: remaining };
}

/** Number of passes over all documents that a condition takes. */
export function countConditions(condition: FilterCondition): number {
  switch (condition.kind) {
    case 'not':
      return Math.max(1, countConditions(condition.of));
    case 'all':
    case 'any':
      return condition.of.reduce((sum, child) => sum + countConditions(child), 0);
    default:
      return 1;
  }
}
