import { describe, expect, it } from 'vitest';
import type { FilterCondition } from '#lib/backend/search/engine/types.ts';
import { parseFacetFilters, parseNumericFilters } from '#lib/backend/search/protocol/facet-filters.ts';
import { parseFilters } from '#lib/backend/search/protocol/filter-parser.ts';
import type { SearchApiError } from '#lib/backend/search/search-api-error.ts';
import { measureCpuMs } from '../../../../support/cpu-time.ts';

const is = (facet: string, value: string): FilterCondition => ({ kind: 'is', facet, value });
const not = (of: FilterCondition): FilterCondition => ({ kind: 'not', of });
const all = (...of: FilterCondition[]): FilterCondition => ({ kind: 'all', of });
const any = (...of: FilterCondition[]): FilterCondition => ({ kind: 'any', of });
const price = (from: number, to: number, isOpen?: true): FilterCondition => ({
  kind: 'between',
  name: 'price',
  from,
  to,
  ...(isOpen && { isOpen }),
});
const [MIN, MAX] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const [A, B, C] = [is('brand', 'a'), is('brand', 'b'), is('colour', 'c')];

describe('A filter expression', () => {
  it.each<[string, FilterCondition]>([
    ['', all()],
    ['  \n\t ', all()],
    ['brand:a', A],
    ['brand : a', A],
    ['brand:a AND colour:c', all(A, C)],
    ['brand:a OR brand:b', any(A, B)],
    ['brand:a OR brand:b AND colour:c', all(any(A, B), C)],
    ['colour:c AND brand:a OR brand:b', all(C, any(A, B))],
    ['(brand:a AND colour:c) OR brand:b', any(all(A, C), B)],
    ['NOT brand:a', not(A)],
    ['NOT (brand:a OR brand:b)', not(any(A, B))],
    ['NOT NOT brand:a', not(not(A))],
    ['brand:"a"', A],
    [`"brand":'a'`, A],
    ['categories.lvl1:"power-tools > drills"', is('categories.lvl1', 'power-tools > drills')],
    ['attributes.voltage:"18 V \\"max\\""', is('attributes.voltage', '18 V "max"')],
    ['attributes.use:"AND"', is('attributes.use', 'AND')],
    ['attributes.finish:مطفي', is('attributes.finish', 'مطفي')],
    ['inStock:true', is('inStock', 'true')],
    ['price:10 TO 50.5', price(10, 50.5)],
    ['price:-1 TO 5', price(-1, 5)],
    ['price >= 10', price(10, MAX)],
    ['price<=10', price(MIN, 10)],
    ['price > 10', price(10, MAX, true)],
    ['price<10', price(MIN, 10, true)],
    ['price=10', price(10, 10)],
    ['price:10', price(10, 10)],
    ['price != 10', not(price(10, 10))],
    ['attributes.size:10', is('attributes.size', '10')],
    ['brand > 10', not(all())],
    ['price:cheap', not(all())],
    ['brand > 10 OR brand:a', A],
    ['brand > 10 AND brand:a', not(all())],
    ['(brand > 10 OR price:cheap) AND brand:a', not(all())],
  ])('is parsed: %j', (text, condition) => {
    expect(parseFilters(text)).toEqual(condition);
  });

  it.each<[string, number]>([
    ['brand', 5],
    ['brand:', 6],
    [':a', 0],
    ['brand:a AND', 11],
    ['AND brand:a', 0],
    ['brand:a brand:b', 8],
    ['(brand:a', 8],
    ['brand:a)', 7],
    ['()', 1],
    ['brand:"a', 6],
    ["brand:'", 6],
    ['price > cheap', 8],
    ['price:1 TO', 10],
    ['price:1 TO x', 11],
    ['price >', 7],
    ['price >> 1', 7],
    ['NOT', 3],
    ['brand:a AND AND brand:b', 12],
    ['!', 0],
    ['<script>alert(1)</script>', 0],
  ])('%j is rejected at the right position', (text, position) => {
    expect(() => parseFilters(text)).toThrow(`at position ${position}`);
  });

  it('is parsed in bounded time, whatever it contains', async () => {
    const maliciousFilters = [
      '('.repeat(10_000),
      'NOT '.repeat(10_000),
      `${'('.repeat(5000)}brand:a${')'.repeat(5000)}`,
      'brand:a OR '.repeat(1000),
      `"${'\\'.repeat(9999)}`,
      ' '.repeat(10_000),
      'a'.repeat(10_000),
      '\u0000\u0001\u0002',
      `brand:"${'<b>'.repeat(3000)}"`,
      'price:1 TO '.repeat(1000),
    ];
    for (const text of maliciousFilters) {
      const cpuMs = await measureCpuMs(() => {
        try {
          parseFilters(text);
        } catch (error) {
          expect((error as SearchApiError).status).toBe(400);
          expect((error as SearchApiError).message.length).toBeLessThan(120);
        }
      });
      expect(cpuMs).toBeLessThan(100);
    }
  });
});

describe('Filter lists', () => {
  it.each<[Parameters<typeof parseFacetFilters>[0], FilterCondition]>([
    ['brand:a', A],
    [[], all()],
    [['brand:a', 'colour:c'], all(A, C)],
    [[['brand:a', 'brand:b'], 'colour:c'], all(any(A, B), C)],
    [['brand:-a'], not(A)],
    [['brand:\\-a'], is('brand', '-a')],
    [['categories.lvl1:a > b'], is('categories.lvl1', 'a > b')],
    [['attributes.ratio:1:2'], is('attributes.ratio', '1:2')],
    [[[], 'brand:a'], A],
  ])('accept facets %j', (filters, condition) => {
    expect(parseFacetFilters(filters)).toEqual(condition);
  });

  it.each<[Parameters<typeof parseNumericFilters>[0], FilterCondition]>([
    ['price>=10', price(10, MAX)],
    [['price>=10', 'price<=50'], all(price(10, MAX), price(MIN, 50))],
    [[['price<10', 'price > 50']], any(price(MIN, 10, true), price(50, MAX, true))],
    [['price:10 TO 50'], price(10, 50)],
    [['price:10'], price(10, 10)],
    [['nonsense>=1'], not(all())],
  ])('accept numbers %j', (filters, condition) => {
    expect(parseNumericFilters(filters)).toEqual(condition);
  });

  it.each([['brand'], [':a'], ['']])('reject the facet %j', (text) => {
    const read = () => parseFacetFilters([text, 'brand:a', 'x']);
    expect(read).toThrow(/facetFilters: .* at position/);
  });

  it.each([['price'], ['price>'], ['price>=ten'], ['price=1e9999'], ['>=1'], [`price>=${'9'.repeat(9999)}`]])(
    'reject the number %j',
    (text) => {
      expect(() => parseNumericFilters([text])).toThrow(/numericFilters: .* at position 0/);
    },
  );
});
