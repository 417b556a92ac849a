import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#lib/backend/db/create-id.ts';
import { type Db, openDatabase, runInTransaction } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { writeSeed } from '#lib/backend/seed/write-seed.ts';
import { createFixtureSeed, product } from '../backend-fixture.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

describe.each(testDatabases)('The database on $name', (database) => {
  let db: Db;
  beforeAll(async () => {
    db = await openSeeded(database);
  });
  afterAll(() => db.destroy());

  it('migrates once, also when several processes start together', async () => {
    const emptyDb = await database.open();
    const applied = await Promise.all([
      migrateDatabase(emptyDb),
      migrateDatabase(emptyDb),
      migrateDatabase(emptyDb),
    ]);
    expect(applied.flat().sort()).toEqual([
      '001-catalog',
      '002-commerce',
      '003-sweep',
      '004-assortment',
      '005-contact',
      '006-search',
      '007-lists',
      '008-prices',
      '009-accounts',
      '010-messaging',
      '011-cart',
      '011-services',
      '012-wallets',
      '013-wishlist',
      '014-saved',
      '015-wished-sizes',
      '016-reservation-series',
      '017-delivery-slots',
      '018-order-life',
      '019-payment-providers',
      '020-wallet-payments',
      '021-addresses',
      '022-shipments',
      '023-photos',
      '024-cases',
      '025-returns',
      '026-reviews',
      '026-reviews-requests',
      '027-profile',
      '028-lists',
      '028-notices',
      '029-stores',
      '030-order-lines',
      '031-analytics',
      '032-untranslated-texts',
      '033-former-slugs',
    ]);
    await emptyDb.destroy();
  });

  it('writes an unchanged seed once, and replaces it with a changed one without touching stock', async () => {
    const seed = createFixtureSeed();
    expect(await writeSeed(db, seed)).toBe(false);
    await db
      .updateTable('stock')
      .set({ quantity: 7 })
      .where('product_code', '=', 'T-TEN')
      .where('country', '=', 'ae')
      .execute();
    const before = await db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow();
    const changed = { ...seed, products: [...seed.products, product({ code: 'T-NEW', list: 4200 })] };
    (changed.products[0] as (typeof seed.products)[0]).name.en = 'Velvet emulsion, 5 L';
    expect(await writeSeed(db, changed)).toBe(true);
    const name = await db
      .selectFrom('product_texts')
      .select('name')
      .where('product_code', '=', 'T-PAINT')
      .where('language', '=', 'en')
      .executeTakeFirstOrThrow();
    const stock = await db
      .selectFrom('stock')
      .select('quantity')
      .where('product_code', '=', 'T-TEN')
      .where('country', '=', 'ae')
      .executeTakeFirstOrThrow();
    const after = await db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow();
    expect(name.name).toBe('Velvet emulsion, 5 L');
    expect(stock.quantity).toBe(7);
    expect(after.version).toBe(before.version + 1);
  });

  it('does not replace a catalog when only an empty one may be filled', async () => {
    const other = { ...createFixtureSeed(), products: [product({ code: 'T-OTHER' })] };
    expect(await writeSeed(db, other, 'if-empty')).toBe(false);
  });

  it('returns numbers as numbers', async () => {
    const row = await db
      .selectFrom('prices')
      .select((eb) => [eb.fn.sum<number>('list_amount').as('sum'), eb.fn.countAll<number>().as('count')])
      .executeTakeFirstOrThrow();
    expect(typeof row.sum).toBe('number');
    expect(typeof row.count).toBe('number');
  });

  it('rolls back a transaction that fails, and stays usable', async () => {
    const failedTransaction = runInTransaction(db, async (trx) => {
      await trx.updateTable('stock').set({ quantity: 1 }).execute();
      throw new Error('changed my mind');
    });
    await expect(failedTransaction).rejects.toThrow('changed my mind');
    const row = await db
      .selectFrom('stock')
      .select('quantity')
      .where('product_code', '=', 'T-PLENTY')
      .where('country', '=', 'ae')
      .executeTakeFirstOrThrow();
    expect(row.quantity).toBe(500);
  });

  it('runs transactions of one process one after another', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        runInTransaction(db, async (trx) => {
          await trx
            .updateTable('stock')
            .set({ quantity: sql<number>`quantity - 1` })
            .where('product_code', '=', 'T-PLENTY')
            .where('country', '=', 'om')
            .execute();
        }),
      ),
    );
    const row = await db
      .selectFrom('stock')
      .select('quantity')
      .where('product_code', '=', 'T-PLENTY')
      .where('country', '=', 'om')
      .executeTakeFirstOrThrow();
    expect(row.quantity).toBe(480);
  });

  it('enforces the constraints of the schema', async () => {
    const wrong = { product_code: 'T-PLENTY', country: 'zz' as 'ae', quantity: -1 };
    await expect(db.insertInto('stock').values(wrong).execute()).rejects.toThrow();
    const text = { ...wrong, quantity: 'many' as unknown as number };
    await expect(db.insertInto('stock').values(text).execute()).rejects.toThrow();
  });
});

describe('A transaction on a file', () => {
  it('holds the write lock from its beginning', async () => {
    const file = join(mkdtempSync(join(process.env.DATA_DIR as string, 'db-')), 'binaa.db');
    const db = openDatabase({ file });
    await migrateDatabase(db);
    const other = new Sqlite(file, { timeout: 0 });
    // Otherwise the second of two transactions that read first and write later would fail, whatever the timeout.
    await runInTransaction(db, async () => {
      expect(() => other.exec('begin immediate')).toThrow('database is locked');
    });
    expect(() => other.exec('begin immediate; rollback')).not.toThrow();
    expect(other.pragma('journal_mode', { simple: true })).toBe('wal');
    const level = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    const keys = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db);
    expect([level.rows[0]?.synchronous, keys.rows[0]?.foreign_keys]).toEqual([2, 1]);
    other.close();
    await db.destroy();
  });
});

describe('Indexes', () => {
  it.each(['department', 'aisle', 'category'])('return a %s in order, without sorting', async (level) => {
    const db = await openSeeded(testDatabases[0] as TestDatabase);
    const plan = await sql<{ detail: string }>`explain query plan
        select p.code from products as p inner join prices as r on r.product_code = p.code and r.country = 'ae'
        where p.is_sold = 1 and p.is_listed = 1 and ${sql.ref(`p.${level}_code`)} = 'drills'
        order by p.popularity desc, p.code limit 24`.execute(db);
    const steps = plan.rows.map((row) => row.detail);
    expect(steps[0]).toContain(`listed_by_${level}_code_popularity`);
    expect(steps.join()).not.toMatch(/SCAN|TEMP B-TREE/);
    await db.destroy();
  });
});

describe('Row ids', () => {
  it('are UUIDs of version 7 that sort by time', () => {
    const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map((time) => createId(time));
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(Array.from({ length: 1000 }, () => createId(1))).size).toBe(1000);
  });
});
