import { describe, expect, it } from 'vitest';
import { findLineNumbers, MAX_QUANTITY, parseQuickOrder } from '#lib/format/cart/quick-order.ts';

it.each([
  ['BN-10234 2', 'BN-10234', 2],
  ['BN-10234', 'BN-10234', 1],
  ['BN-10234\t12', 'BN-10234', 12],
  ['BN-10234, 3', 'BN-10234', 3],
  ['"BN-10234";"4"', 'BN-10234', 4],
  ['BN-10234 ٧', 'BN-10234', 7],
  ['\u200fBN-10234، ۵', 'BN-10234', 5],
  ['  bn.10_2   x6 ', 'bn.10_2', 6],
  ['3 x BN-10234', 'BN-10234', 3],
  ['BN-10234 x 3', 'BN-10234', 3],
  ['3× BN-10234', 'BN-10234', 3],
  ['3x BN-10234', 'BN-10234', 3],
  ['BN-10234 * 3', 'BN-10234', 3],
  ['BN-10234 3x', 'BN-10234', 3],
  ['x3 BN-10234', 'BN-10234', 3],
  ['٣ × BN-10234', 'BN-10234', 3],
  ['BN-10234×٣', 'BN-10234', 3],
  ['12, BN-10234', 'BN-10234', 12],
  // Two numbers: the code comes first, unless the quantity's sign is beside the other.
  ['10234 3', '10234', 3],
  ['10234 × 3', '10234', 3],
  ['3× 10234', '10234', 3],
  // A letter next to digits without a space belongs to the code.
  ['3xl 2', '3xl', 2],
  ['500x 2', '500x', 2],
  ['BN-10234x3', 'BN-10234x3', 1],
  [`BN-10234 ${MAX_QUANTITY}`, 'BN-10234', MAX_QUANTITY],
])('%j is parsed', (text, code, quantity) => {
  expect(parseQuickOrder(text)).toEqual([
    { line: 1, text: text.trim(), item: { code, quantity }, isQuantityTooLarge: false },
  ]);
});

const SIGNS = ['x', 'X', '×', '*', '＊'];
const NUMBERS = ['3', '٣', '۳', '03'];

describe.each(SIGNS)('With the sign %j', (sign) => {
  it.each(NUMBERS)('the quantity %j is parsed before and after a code', (number) => {
    const lines = [
      `BN-1 ${sign} ${number}`,
      `BN-1 ${sign}${number}`,
      `${number} ${sign} BN-1`,
      `${number}${sign} BN-1`,
      `\u2067${number} ${sign} BN-1\u2069`,
    ];
    const read = parseQuickOrder(lines.join('\n'));
    expect(read.map(({ item }) => item)).toEqual(lines.map(() => ({ code: 'BN-1', quantity: 3 })));
  });
});

it.each([
  'BN-10234 0',
  '0 x BN-10234',
  'BN-10234 -2',
  'BN-10234 two',
  'two tins please',
  '-x 1',
  '3 x',
  'x',
  'x 3',
  '× 3',
  'BN-10234 x x 3',
  'BN-10234 6291000101017',
])('%j is rejected', (text) => {
  expect(parseQuickOrder(text)).toEqual([{ line: 1, text, item: null, isQuantityTooLarge: false }]);
});

it.each(['BN-10234 99999', '٩٩٩٩٩ × BN-10234', `BN-10234 ${MAX_QUANTITY + 1}`])(
  '%j is parsed and exceeds the limit',
  (text) => {
    expect(parseQuickOrder(text)).toEqual([{ line: 1, text, item: null, isQuantityTooLarge: true }]);
  },
);

it('lines keep their numbers, whatever is between them', () => {
  const lines = parseQuickOrder('A-1 2\r\n\r\n   \nwhat is this\nB-2');
  expect(lines.map(({ line, item }) => [line, item?.code])).toEqual([
    [1, 'A-1'],
    [4, undefined],
    [5, 'B-2'],
  ]);
  expect(parseQuickOrder(' \n')).toEqual([]);
});

it('line numbers follow the current text, each line separately', () => {
  expect(findLineNumbers('B-2\r\n  A-1 2\nB-2', ['A-1 2', 'B-2', 'B-2', 'B-2', 'C-3'])).toEqual([
    2,
    1,
    3,
    null,
    null,
  ]);
});
