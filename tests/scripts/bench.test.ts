import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { measureRequestRate, median } from '../../scripts/bench/statistics.mjs';

test('the median is the middle one, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 100])).toBe(6);
});

test('a rate counts what all connections got answered', async () => {
  // A busy machine may wake them late once, not each of three times.
  const rates: number[] = [];
  while (rates.length < 3 && !((rates.at(-1) ?? 0) > 80)) {
    rates.push(await measureRequestRate(() => wait(20), { connections: 4, ms: 400 }));
  }
  expect(Math.max(...rates)).toBeGreaterThan(80);
  expect(Math.max(...rates)).toBeLessThan(220);
});

test('a request that fails is not counted as fast', async () => {
  await expect(measureRequestRate(() => Promise.reject(new Error('500')), { ms: 100 })).rejects.toThrow(
    '500',
  );
});
