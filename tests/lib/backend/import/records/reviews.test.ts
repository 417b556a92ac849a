import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { createFixtureSeed } from '../../backend-fixture.ts';
import { openSeeded } from '../../databases.ts';
import { dialects, exportLines, importCsv, importLines, productRecord, toLines } from '../import-harness.ts';

const review = (id: string, overrides: Record<string, unknown> = {}) => ({
  record: 'review',
  id,
  productCode: 'T-NEW',
  author: 'Noura',
  stars: 5,
  text: 'Drills well.',
  language: 'en',
  createdAt: '2026-01-31T08:00:00.000Z',
  ...overrides,
});

describe.each(dialects)('Reviews in a file on $name', (database) => {
  let db: Db;
  beforeEach(async () => {
    db = await openSeeded(database, createFixtureSeed());
    return () => db.destroy();
  });
  const readRating = () =>
    db
      .selectFrom('products')
      .select(['rating', 'rating_count'])
      .where('code', '=', 'T-NEW')
      .executeTakeFirstOrThrow();

  it('are counted in the rating of their product, once', async () => {
    const file = toLines([
      productRecord('T-NEW'),
      review('r-1'),
      review('r-2', { stars: 4, title: 'ممتاز', text: 'يثقب جيدًا.', language: 'ar', country: 'kw' }),
    ]);
    expect((await importLines(db, file, { isDryRun: true })).report).toMatchObject({ added: 3, rejected: 0 });
    expect((await importLines(db, file)).report).toMatchObject({ added: 3, rejected: 0 });
    expect(await readRating()).toEqual({ rating: 4.5, rating_count: 2 });
    expect((await importLines(db, file)).report).toMatchObject({ unchanged: 3, isWritten: false });
    const changed = await importLines(db, toLines([review('r-1', { stars: 2 })]));
    expect(changed.report).toMatchObject({ changed: 1 });
    expect(await readRating()).toEqual({ rating: 3, rating_count: 2 });
  });

  it('are exported, and keep the status that the shop gave them', async () => {
    await importLines(
      db,
      toLines([productRecord('T-NEW'), review('r-1', { isBought: true, country: 'ae' })]),
    );
    expect(await exportLines(db)).toContain('"record":"review","id":"r-1","productCode":"T-NEW"');
    expect((await importLines(db, await exportLines(db))).report).toMatchObject({ added: 0, changed: 0 });
    await db.updateTable('reviews').set({ status: 'rejected' }).where('id', '=', 'r-1').execute();
    await importLines(db, toLines([review('r-1', { text: 'Drills.' })]));
    expect(await readRating()).toMatchObject({ rating: null, rating_count: 0 });
    expect(await exportLines(db)).not.toContain('"r-1"');
  });

  it('can be a table', async () => {
    await importLines(db, toLines([productRecord('T-NEW')]));
    const head = 'id,productCode,author,stars,text,language,isBought,createdAt';
    const text = `${head}\nr-9,T-NEW,Noura,4,"Good, small.",en,true,2026-01-31T08:00:00Z\nr-10,T-NEW,A,six,b,en,,x\n`;
    const { report, issues } = await importCsv(db, text, { records: 'review' });
    expect(report).toMatchObject({ added: 1, rejected: 1 });
    expect(issues.map(({ line, column }) => [line, column])).toEqual([[3, 'stars']]);
    expect(await readRating()).toEqual({ rating: 4, rating_count: 1 });
  });

  it('are rejected without their product, twice, and with the id of a customer', async () => {
    await importLines(db, toLines([productRecord('T-NEW'), review('r-1')]));
    await db.updateTable('reviews').set({ author_id: 'customer-1' }).where('id', '=', 'r-1').execute();
    const { issues } = await importLines(
      db,
      toLines([
        review('r-2', { productCode: 'T-GONE' }),
        review('r-1', { stars: 1 }),
        review('r-3'),
        review('r-3'),
        review('r-4', { stars: 6 }),
      ]),
    );
    expect(issues).toEqual([
      { line: 1, column: 'productCode', message: expect.stringContaining('there is no product T-GONE') },
      { line: 2, column: 'id', message: "r-1 is a customer's review: choose another" },
      { line: 4, column: 'id', message: 'r-3 was already on line 3: keep one of the two' },
      { line: 5, column: 'stars', message: 'must be at most 5, not 6' },
    ]);
  });
});
