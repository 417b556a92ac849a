import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadOnce } from '#islands/ui/reload-stale-build.ts';

beforeEach(() => sessionStorage.clear());

describe('a part of the page that cannot be fetched', () => {
  test('reloads the page once for each part, never twice for one', () => {
    const reload = vi.fn();
    expect(reloadOnce('/_astro/a.js', reload)).toBe(true);
    expect(reloadOnce('/_astro/a.js', reload)).toBe(false);
    expect(reloadOnce('/_astro/b.js', reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('where nothing can be remembered, nothing is reloaded', () => {
    const reload = vi.fn();
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(reloadOnce('/_astro/a.js', reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
