import type { FilterCondition } from '../engine/types.ts';
import { createFilterError } from '../search-api-error.ts';
import {
  combineConditions,
  createComparison,
  createEquality,
  createRange,
  isNumeric,
  MATCH_ALL,
  OPERATORS,
  type Operator,
} from './conditions.ts';

type Token = { at: number } & (
  | { kind: '(' | ')' | ':' | 'end' }
  | { kind: 'operator'; operator: Operator }
  | { kind: 'text'; text: string; isQuoted: boolean }
);

// Far above what a page needs.
const MAX_CONDITIONS = 250;
const MAX_DEPTH = 16;

const WORD = /[^\s():<>=!"']+/y;
const SPACE = /\s+/y;

/**
 * Parses filters such as `brand:rukn AND (price:10 TO 50 OR NOT inStock:true)`. As in the provider's syntax,
 * OR binds tighter than AND. Throws a `SearchApiError` with the position of a syntax error.
 */
export function parseFilters(text: string): FilterCondition {
  const tokens = tokenize(text);
  let [next, conditions] = [0, 0];
  const peek = () => tokens[next] as Token;
  const take = () => tokens[next++] as Token;
  const isWord = (token: Token, word: string) =>
    token.kind === 'text' && !token.isQuoted && token.text === word;

  function parseChain(
    word: 'AND' | 'OR',
    part: (depth: number) => FilterCondition,
    depth: number,
  ): FilterCondition {
    const parts = [part(depth)];
    while (isWord(peek(), word)) {
      take();
      parts.push(part(depth));
    }
    return combineConditions(word === 'AND' ? 'all' : 'any', parts);
  }

  const parseAnd = (depth: number) => parseChain('AND', parseOr, depth);
  const parseOr = (depth: number) => parseChain('OR', parseUnary, depth);

  function parseUnary(depth: number): FilterCondition {
    const token = peek();
    if (depth > MAX_DEPTH) throw createFilterError('filters', 'too many parentheses', token.at);
    if (isWord(token, 'NOT')) {
      take();
      return { kind: 'not', of: parseUnary(depth + 1) };
    }
    if (token.kind !== '(') return parseCondition();
    take();
    const inside = parseAnd(depth + 1);
    const end = take();
    if (end.kind !== ')') throw createFilterError('filters', 'a closing parenthesis is missing', end.at);
    return inside;
  }

  function parseCondition(): FilterCondition {
    conditions += 1;
    const { text: name, at } = parseValue('the name of a facet');
    if (conditions > MAX_CONDITIONS) throw createFilterError('filters', 'too many conditions', at);
    const sign = take();
    if (sign.kind === 'operator') return createComparison(name, sign.operator, parseNumber());
    if (sign.kind !== ':')
      throw createFilterError('filters', `a colon or a comparison is missing after a name`, sign.at);
    const from = parseValue('a value');
    if (from.isQuoted || !isNumeric(from.text) || !isWord(peek(), 'TO'))
      return createEquality(name, from.text);
    take();
    return createRange(name, Number(from.text), parseNumber());
  }

  function parseValue(expected: string) {
    const token = take();
    const isReserved = ['AND', 'OR', 'NOT', 'TO'].some((word) => isWord(token, word));
    if (token.kind !== 'text' || isReserved)
      throw createFilterError('filters', `${expected} is missing`, token.at);
    return token;
  }

  function parseNumber(): number {
    const { text: digits, at } = parseValue('a number');
    if (!isNumeric(digits)) throw createFilterError('filters', 'a number is missing', at);
    return Number(digits);
  }

  if (peek().kind === 'end') return MATCH_ALL;
  const filter = parseAnd(0);
  const nextToken = peek();
  if (nextToken.kind !== 'end') throw createFilterError('filters', 'AND or OR is missing', nextToken.at);
  return filter;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const read = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  while (at < text.length) {
    const space = read(SPACE).length;
    if (space > 0) {
      at += space;
      continue;
    }
    const character = text[at] as string;
    const operator = OPERATORS.find((known) => text.startsWith(known, at));
    if (character === '(' || character === ')' || character === ':') {
      tokens.push({ kind: character, at });
      at += 1;
    } else if (operator) {
      tokens.push({ kind: 'operator', operator, at });
      at += operator.length;
    } else if (character === '"' || character === "'") {
      const quoted = readQuoted(text, at);
      tokens.push({ kind: 'text', text: quoted.text, isQuoted: true, at });
      at = quoted.end;
    } else {
      const word = read(WORD);
      if (word === '') throw createFilterError('filters', 'a character that means nothing', at);
      tokens.push({ kind: 'text', text: word, isQuoted: false, at });
      at += word.length;
    }
  }
  tokens.push({ kind: 'end', at });
  return tokens;
}

function readQuoted(text: string, start: number): { text: string; end: number } {
  const quote = text[start];
  let inside = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] as string;
    if (character === quote) return { text: inside, end: at + 1 };
    if (character === '\\' && at + 1 < text.length) at += 1;
    inside += text[at];
  }
  throw createFilterError('filters', 'a closing quote is missing', start);
}
