import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { measureRequestRate } from '../../scripts/bench/request-rate.mjs';
import { median } from '../../scripts/bench/statistics.mjs';

it('the median is the middle value, or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 100])).toBe(6);
});

it('a rate counts the responses of all connections', async () => {
  // A busy machine may delay one round, but not all three.
  const rates: number[] = [];
  while (rates.length < 3 && !((rates.at(-1) ?? 0) > 80)) {
    rates.push(await measureRequestRate(() => wait(20), { connections: 4, ms: 400 }));
  }
  expect(Math.max(...rates)).toBeGreaterThan(80);
  expect(Math.max(...rates)).toBeLessThan(220);
});

it('a failing request makes the measurement fail', async () => {
  await expect(measureRequestRate(() => Promise.reject(new Error('500')), { ms: 100 })).rejects.toThrow(
    '500',
  );
});
