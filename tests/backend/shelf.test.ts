import { describe, expect, it } from 'vitest';
import { createShelf } from '#lib/backend/catalog/shelf.ts';
import { type Engine, engines, openFilled } from './databases.ts';

describe('A shelf', () => {
  it('keeps things for a second, and longer while the version stays', async () => {
    const db = await openFilled(engines[0] as Engine);
    const move = () => db.updateTable('catalog_version').set({ version: 7 }).execute();
    let now = 0;
    let made = 0;
    const shelf = createShelf(db, () => now);
    const ask = () =>
      shelf.keep('made', async () => {
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
    const db = await openFilled(engines[0] as Engine);
    let name = 'old';
    const shelf = createShelf(db, () => 0);
    const ask = () => shelf.keep('name', async () => name);
    const before = await shelf.look();
    expect(await ask()).toBe('old');
    name = 'new';
    await db
      .updateTable('catalog_version')
      .set({ version: before + 1 })
      .execute();
    // Pages are purged on this answer: what is drawn after it must not be old.
    expect(await shelf.look()).toBe(before + 1);
    expect(await ask()).toBe('new');
    await db.destroy();
  });
});
