import type { Db } from '../db/database.ts';
import { readCatalogVersion } from './catalog-version.ts';

const VERSION_CHECK_INTERVAL_MS = 1000;

/** Caches values until the catalog version changes. */
export interface CatalogCache {
  getOrLoad<Value>(name: string, load: () => Promise<Value>): Promise<Value>;
  /** Reads and returns the catalog version. Values of an older version are dropped before it returns. */
  refresh(): Promise<number>;
}

/** `getOrLoad` checks the catalog version once a second, because another process may change the catalog. */
export function createCatalogCache(db: Db, clock: () => number): CatalogCache {
  let lastCheckAt = Number.NEGATIVE_INFINITY;
  let version: number | undefined;
  let entries = new Map<string, Promise<unknown>>();

  async function checkVersion(): Promise<number> {
    lastCheckAt = clock();
    const currentVersion = await readCatalogVersion(db);
    if (currentVersion !== version) entries = new Map();
    version = currentVersion;
    return currentVersion;
  }

  return {
    refresh: checkVersion,
    async getOrLoad<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
      if (Math.abs(clock() - lastCheckAt) >= VERSION_CHECK_INTERVAL_MS) await checkVersion();
      const value = entries.get(name) ?? load();
      entries.set(name, value);
      value.catch(() => entries.delete(name));
      return (await value) as Value;
    },
  };
}
