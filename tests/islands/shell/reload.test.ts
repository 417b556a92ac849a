import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '#islands/ui/reload-stale-build.ts';

beforeEach(() => sessionStorage.clear());

describe('A module that cannot be loaded', () => {
  it('reloads the page once, never twice for the same module', () => {
    const reload = vi.fn();
    expect(reloadOnce('/_astro/a.js', reload)).toBe(true);
    expect(reloadOnce('/_astro/a.js', reload)).toBe(false);
    expect(reloadOnce('/_astro/b.js', reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload the page where session storage is unavailable', () => {
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
