import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPageCache } from '#lib/cache/page-cache.ts';
import { watchRatings } from '#lib/cache/watch-ratings.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');

describe('Changed reviews', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }));
  afterEach(() => vi.useRealTimers());

  it('purge the pages of the product and its lists once, and no other page', async () => {
    const purged: string[][] = [];
    const cache = getPageCache();
    const purge = vi.spyOn(cache, 'purgeTags').mockImplementation((tags) => purged.push([...tags]));
    const change = {
      slug: 'paint',
      brand: 'liwan',
      categories: ['wall-emulsion', 'interior-paint'],
      department: 'paint',
      changedAt: NOW + 1,
    };
    const stop = watchRatings(async () => [change]);
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(purged).toEqual([
      [
        'product:paint',
        'brand:liwan',
        'category:wall-emulsion',
        'category:interior-paint',
        'department:paint',
      ],
    ]);
    purge.mockRestore();
  });

  it('purge everything when there are more than a hundred', async () => {
    const purge = vi.spyOn(getPageCache(), 'purgeAll').mockReturnValue(0);
    const changes = Array.from({ length: 100 }, (_, index) => ({
      slug: `product-${index}`,
      brand: 'liwan',
      categories: [],
      department: null,
      changedAt: NOW,
    }));
    const stop = watchRatings(async () => changes);
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(purge).toHaveBeenCalledTimes(1);
    purge.mockRestore();
  });

  it('are read again after an error', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('the database is locked')).mockResolvedValue([]);
    const stop = watchRatings(read);
    await vi.advanceTimersByTimeAsync(4000);
    stop();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
