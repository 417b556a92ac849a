import { describe, expect, it } from 'vitest';
import { createCatalogCache } from '#lib/backend/catalog/catalog-cache.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

describe('The catalog cache', () => {
  it('keeps values for one second, and longer while the catalog version stays the same', async () => {
    const db = await openSeeded(testDatabases[0] as TestDatabase);
    const move = () => db.updateTable('catalog_version').set({ version: 7 }).execute();
    let now = 0;
    let loads = 0;
    const cache = createCatalogCache(db, () => now);
    const load = () =>
      cache.getOrLoad('made', async () => {
        loads += 1;
        return loads;
      });
    expect([await load(), await load()]).toEqual([1, 1]);
    now = 5000;
    expect(await load()).toBe(1);
    await move();
    expect(await load()).toBe(1);
    now = 6000;
    expect(await load()).toBe(2);
    await db.destroy();
  });

  it('holds no old values after it has reported a new version', async () => {
    const db = await openSeeded(testDatabases[0] as TestDatabase);
    let name = 'old';
    const cache = createCatalogCache(db, () => 0);
    const load = () => cache.getOrLoad('name', async () => name);
    const before = await cache.refresh();
    expect(await load()).toBe('old');
    name = 'new';
    await db
      .updateTable('catalog_version')
      .set({ version: before + 1 })
      .execute();
    // Pages are purged when the version changes, so a page rendered afterwards must not use old data.
    expect(await cache.refresh()).toBe(before + 1);
    expect(await load()).toBe('new');
    await db.destroy();
  });
});
