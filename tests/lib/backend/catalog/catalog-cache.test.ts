import { describe, expect, it } from 'vitest';
import { createCatalogCache } from '#lib/backend/catalog/catalog-cache.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

describe('A shelf', () => {
  it('keeps things for a second, and longer while the version stays', async () => {
    const db = await openSeeded(testDatabases[0] as TestDatabase);
    const move = () => db.updateTable('catalog_version').set({ version: 7 }).execute();
    let now = 0;
    let made = 0;
    const shelf = createCatalogCache(db, () => now);
    const ask = () =>
      shelf.getOrLoad('made', async () => {
        made += 1;
        return made;
      });
    expect([await ask(), await ask()]).toEqual([1, 1]);
    now = 5000;
    expect(await ask()).toBe(1);
    await move();
    expect(await ask()).toBe(1);
    now = 6000;
    expect(await ask()).toBe(2);
    await db.destroy();
  });

  it('has nothing old once it has told of a new version', async () => {
    const db = await openSeeded(testDatabases[0] as TestDatabase);
    let name = 'old';
    const shelf = createCatalogCache(db, () => 0);
    const ask = () => shelf.getOrLoad('name', async () => name);
    const before = await shelf.refresh();
    expect(await ask()).toBe('old');
    name = 'new';
    await db
      .updateTable('catalog_version')
      .set({ version: before + 1 })
      .execute();
    // Pages are purged on this answer: what is drawn after it must not be old.
    expect(await shelf.refresh()).toBe(before + 1);
    expect(await ask()).toBe('new');
    await db.destroy();
  });
});
