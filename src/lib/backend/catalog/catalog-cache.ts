import type { Db } from '../db/database.ts';

const VERSION_CHECK_INTERVAL_MS = 1000;

export async function readCatalogVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow();
  return Number(row.version);
}

/** Caches values until the catalog version changes. */
export interface CatalogCache {
  getOrLoad<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
  /** Reads and returns the catalog version. Values of an older version are dropped before it returns. */
  refresh(): Promise<number>;
}

/** Reads the catalog version at most once a second, because another process may have imported products. */
export function createCatalogCache(db: Db, clock: () => number): CatalogCache {
  let looked = Number.NEGATIVE_INFINITY;
  let version: number | undefined;
  let kept = new Map<string, Promise<unknown>>();

  async function look(): Promise<number> {
    looked = clock();
    const now = await readCatalogVersion(db);
    if (now !== version) kept = new Map();
    version = now;
    return now;
  }

  return {
    refresh: look,
    async getOrLoad<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
      if (Math.abs(clock() - looked) >= VERSION_CHECK_INTERVAL_MS) await look();
      const value = kept.get(name) ?? make();
      kept.set(name, value);
      value.catch(() => kept.delete(name));
      return (await value) as Value;
    },
  };
}
