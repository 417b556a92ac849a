import { describe, expect, it } from 'vitest';
import { createCodeIndex, readLabelledCode } from '#lib/backend/search/engine/index/code-index.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { measureCpuMs } from '../../../../support/cpu-time.ts';

const createProducts = (...codes: string[][]) =>
  codes.map((productCodes) => ({ codes: productCodes })) as ProductDocument[];

describe('Product codes in search', () => {
  const codes = createCodeIndex(
    createProducts(
      ['T-DRILL', '6290000012345'],
      ['BN-10044871'],
      ['BN-10044872'],
      ['6290000012354', 'ع-55012'],
    ),
  );

  it.each<[string, number[]]>([
    ['tdrill', [0]],
    ['bn10044871', [1]],
    ['10044871', [1]],
    ['bn100448', [1, 2]],
    ['629000001', [0, 3]],
    ['12345', [0]],
    ['44872', [2]],
    ['55012', [3]],
    ['6290000012375', [0]],
    ['6290000012399', []],
    ['6290000012344', [0, 3]],
    ['6290000021345', [0]],
    ['bn10044878', [1, 2]],
    ['bm10044871', [1]],
    ['xyz99999', []],
    ['9'.repeat(256), []],
    ['drill', []],
  ])('are found by %s', (typed, found) => {
    expect(codes.find(typed, true).sort((a, b) => a - b)).toEqual(found);
  });

  it.each([
    ['code 10044871', '10044871'],
    ['item no. BN-10044871', 'bn10044871'],
    ['رقم المنتج 10044871', '10044871'],
    ['كود ١٠٠٤٤٨٧١', '10044871'],
    ['10044871', undefined],
    ['code lock 10044871', undefined],
    ['part 9', undefined],
  ])('are recognised beside a word for "code": %s', (query, code) => {
    expect(readLabelledCode(codes, query)).toBe(code);
  });

  it('are found by exact match only when nothing may follow', () => {
    expect(codes.find('bn100448', false)).toEqual([]);
    expect(codes.find('6290000012345', false)).toEqual([0]);
  });

  it('return at most 24 results', () => {
    const codeIndex = createCodeIndex(
      createProducts(...Array.from({ length: 100 }, (_, at) => [`${1000 + at}777777`])),
    );
    expect(codeIndex.find('777777', true)).toHaveLength(24);
  });

  it('without a match are rejected in bounded time', async () => {
    const codeIndex = createCodeIndex(
      createProducts(
        ...Array.from({ length: 50_000 }, (_, at) => [`BN-${20_000_000 + at}`, `${7_290_000_000_000 + at}`]),
      ),
    );
    const cpuMs = await measureCpuMs(() => {
      for (let at = 0; at < 200; at += 1)
        expect(codeIndex.find(`${6_100_000_000_001 + at}`, true)).toEqual([]);
    });
    expect(cpuMs).toBeLessThan(1000);
  });
});
