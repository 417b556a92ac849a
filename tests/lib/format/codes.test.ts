import { expect, test } from 'vitest';
import { readCodes } from '#lib/format/codes.ts';

test.each([
  ['BN-10234 2', 'BN-10234', 2],
  ['BN-10234', 'BN-10234', 1],
  ['BN-10234\t12', 'BN-10234', 12],
  ['BN-10234, 3', 'BN-10234', 3],
  ['"BN-10234";"4"', 'BN-10234', 4],
  ['BN-10234 ٧', 'BN-10234', 7],
  ['\u200fBN-10234، ۵', 'BN-10234', 5],
  ['  bn.10_2   x6 ', 'bn.10_2', 6],
])('%j is read', (text, code, quantity) => {
  expect(readCodes(text)).toEqual([{ line: 1, text: text.trim(), item: { code, quantity } }]);
});

test.each(['BN-10234 0', 'BN-10234 -2', 'BN-10234 two', 'two tins please', 'BN-10234 99999', '-x 1'])(
  '%j is told apart',
  (text) => {
    expect(readCodes(text)).toEqual([{ line: 1, text, item: null }]);
  },
);

test('lines keep their numbers, whatever stands between them', () => {
  const lines = readCodes('A-1 2\r\n\r\n   \nwhat is this\nB-2');
  expect(lines.map(({ line, item }) => [line, item?.code])).toEqual([
    [1, 'A-1'],
    [4, undefined],
    [5, 'B-2'],
  ]);
  expect(readCodes(' \n')).toEqual([]);
});
