import { NUMBERS, type NumberName } from '#lib/search/facets.ts';
import type { Condition } from '../engine/types.ts';

/** Holds of everything, and of nothing. */
export const ALWAYS: Condition = { kind: 'all', of: [] };
export const NEVER: Condition = { kind: 'not', of: ALWAYS };

export const OPERATORS = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Operator = (typeof OPERATORS)[number];

const asNumber = (name: string): NumberName | undefined => NUMBERS.find((known) => known === name);

/** `price >= 10`; what is no number of the shop's is never so. */
export function compare(name: string, operator: Operator, value: number): Condition {
  const number = asNumber(name);
  if (!number) return NEVER;
  const between = (from: number, to: number, isOpen = false): Condition => ({
    ...{ kind: 'between', name: number, from, to },
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

/** `price:10 TO 50`, both ends included. */
export function range(name: string, from: number, to: number): Condition {
  const number = asNumber(name);
  return number ? { kind: 'between', name: number, from, to } : NEVER;
}

/** `brand:rukn`; of a number, that very number. */
export function equals(facet: string, value: string): Condition {
  if (!asNumber(facet)) return { kind: 'is', facet, value };
  return isNumber(value) ? compare(facet, '=', Number(value)) : NEVER;
}

export function isNumber(text: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text);
}

/** All or any of several; one alone stands for itself, and what says nothing is left out. */
export function join(kind: 'all' | 'any', of: Condition[]): Condition {
  const [decides, idle] = kind === 'all' ? [NEVER, ALWAYS] : [ALWAYS, NEVER];
  if (of.includes(decides)) return decides;
  const kept = of.filter((each) => each !== idle);
  if (kept.length === 0 && of.length > 0) return idle;
  const [only] = kept;
  return only && kept.length === 1 ? only : { kind, of: kept };
}

/** How many looks at every product a condition takes. */
export function countConditions(condition: Condition): number {
  switch (condition.kind) {
    case 'not':
      return Math.max(1, countConditions(condition.of));
    case 'all':
    case 'any':
      return condition.of.reduce((sum, each) => sum + countConditions(each), 0);
    default:
      return 1;
  }
}
