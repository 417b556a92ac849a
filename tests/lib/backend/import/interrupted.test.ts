import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { describeSystemError } from '#lib/backend/db/describe-error.ts';
import { readJsonLines } from '#lib/backend/import/files/read-json-lines.ts';
import { importCatalog } from '#lib/backend/import/import-catalog.ts';
import { withImportLock } from '#lib/backend/import/import-lock.ts';
import { openSeeded } from '../databases.ts';
import {
  createCatalogSeed,
  dialects,
  importLines,
  productRecord,
  readTables,
  readVersion,
  toLines,
} from './import-harness.ts';
import { runImport, seedOwnCatalog, withFolder, writeProducts } from './import-process.ts';

const MANY = 3000;

/** Returns the result of an import of the file without interruption. */
async function importWhole(file: string) {
  const folder = await seedOwnCatalog();
  return await withFolder(folder, async (db) => {
    await importCatalog({ db, rows: readJsonLines(createReadStream(file)), isFullCatalog: true });
    return await readTables(db);
  });
}

/** Returns the products that lack a text or all prices. */
async function findPartialProducts(db: Db): Promise<unknown[]> {
  const { rows } = await sql`select p.code from products as p where
    (select count(*) from product_texts as t where t.product_code = p.code) <> 2
    or not exists (select 1 from prices as r where r.product_code = p.code)`.execute(db);
  return rows;
}

describe('An interrupted import', () => {
  it.each(dialects)(
    'purges pages of what it changed, and continues from there, on $name',
    async (database) => {
      const db = await openSeeded(database, createCatalogSeed());
      const stop = new AbortController();
      const text = toLines(Array.from({ length: 900 }, (_, index) => productRecord(`T-N${index}`)));
      const version = Number((await readVersion(db)).version);
      const first = await importLines(db, text, {
        isFullCatalog: true,
        signal: stop.signal,
        onProgress: (_, { rows }) => rows >= 500 && stop.abort(),
      });
      expect(first.report).toMatchObject({ rows: 500, added: 500, stoppedAtLine: 500, withdrawn: 0 });
      expect(await readVersion(db)).toMatchObject({ version: version + 1, seed_hash: 'import done' });
      const second = await importLines(db, text, { isFullCatalog: true });
      expect(second.report).toMatchObject({ added: 400, unchanged: 500, stoppedAtLine: null });
      expect(second.report.withdrawn).toBeGreaterThan(30);
      await db.destroy();
    },
  );

  it.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly at %s', async (signal) => {
    const folder = await seedOwnCatalog();
    const file = await writeProducts(folder, MANY);
    let isSignalSent = false;
    const run = await runImport(folder, [file], (_, child) => {
      // A second signal would end the process at once.
      if (!isSignalSent) child.kill(signal);
      isSignalSent = true;
    });
    expect(run.code).toBe(130);
    expect(run.out).toMatch(/Stopped after line [\d,]+: run it again, and it goes on from there\./);
    await withFolder(folder, async (db) => {
      expect(await readVersion(db)).toMatchObject({ seed_hash: 'import done' });
      expect(await findPartialProducts(db)).toEqual([]);
    });
  });

  it('leaves no half-written product after SIGKILL, and the next run completes it', async () => {
    const folder = await seedOwnCatalog();
    const file = await writeProducts(folder, MANY);
    const version = await withFolder(folder, readVersion);
    const killed = await runImport(folder, ['--complete', file], (_, child) => child.kill('SIGKILL'));
    expect(killed.signal).toBe('SIGKILL');
    await withFolder(folder, async (db) => {
      expect(await readVersion(db)).toMatchObject({ version: version.version, seed_hash: 'import begun' });
      expect(await findPartialProducts(db)).toEqual([]);
      const rows = await db.selectFrom('products').select('code').execute();
      expect(rows.length).toBeLessThan(MANY);
    });
    const second = await runImport(folder, ['--complete', file]);
    expect([second.code, second.err]).toEqual([0, '']);
    await withFolder(folder, async (db) => {
      expect(await readTables(db)).toEqual(await importWhole(file));
      expect(await readVersion(db)).toMatchObject({ version: version.version + 1, seed_hash: 'import done' });
    });
    const third = await runImport(folder, ['--complete', file]);
    expect(third.out).toContain('Nothing had to be written.');
  });

  it('still purges pages when it is killed after its last write', async () => {
    const db = await openSeeded(dialects[0] as (typeof dialects)[number], createCatalogSeed());
    const brand = { record: 'brand', slug: 'rukn', name: { en: 'Zawiya', ar: 'زاوية' }, colour: '#123456' };
    const text = toLines([{ ...brand, description: brand.name }]);
    // The state after the last row is written and before the purge.
    await importLines(db, text);
    await db.updateTable('products').set({ aisle_code: 'gone', is_listed: 0 }).execute();
    await db.updateTable('catalog_version').set({ seed_hash: 'import begun' }).execute();
    const { version } = await readVersion(db);
    const { report } = await importLines(db, text);
    expect(report).toMatchObject({ unchanged: 1, isWritten: true });
    expect((await readVersion(db)).version).toBe(version + 1);
    const rows = await db.selectFrom('products').select(['aisle_code', 'is_listed']).execute();
    expect(rows.filter((row) => row.aisle_code === 'gone')).toEqual([]);
    expect(rows.filter((row) => row.is_listed === 1)).toHaveLength(rows.length - 2);
    await db.destroy();
  });
});

describe('Two imports at once', () => {
  it('are prevented: the second exits with a message', async () => {
    const folder = await seedOwnCatalog();
    const file = await writeProducts(folder, MANY);
    let other: Promise<Awaited<ReturnType<typeof runImport>>> | undefined;
    const first = await runImport(folder, [file], () => {
      other ??= runImport(folder, [file]);
    });
    const second = await other;
    expect(first.code).toBe(0);
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second?.err.trim()).toBe(
      'The import stopped: another import is at work on this database: wait for its end, then run this one again.',
    );
    // A killed process holds no lock.
    await runImport(folder, [file], (_, child) => child.kill('SIGKILL'));
    expect((await runImport(folder, [file])).code).toBe(0);
  });

  it.each(dialects.filter(({ name }) => name === 'PostgreSQL by a server'))(
    'are prevented on $name too',
    async (database) => {
      const db = await openSeeded(database, createCatalogSeed());
      const nestedLock = withImportLock(db, '', () => withImportLock(db, '', async () => {}));
      await expect(nestedLock).rejects.toThrow('another import is at work');
      expect(await withImportLock(db, '', async () => 'free')).toBe('free');
      await db.destroy();
    },
  );
});

describe('A failing import', () => {
  it('reports a locked database', async () => {
    const folder = await seedOwnCatalog();
    const other = new Sqlite(join(folder, 'binaa.db'));
    await withFolder(folder, async (db) => {
      await sql`pragma busy_timeout = 20`.execute(db);
      other.exec('begin immediate');
      const failed = await importLines(db, toLines([productRecord('T-NEW')])).catch((error) => error);
      expect(describeSystemError(failed)).toBe(
        'another program keeps the database locked (database is locked)',
      );
      other.exec('rollback');
      expect((await importLines(db, toLines([productRecord('T-NEW')]))).report.added).toBe(1);
    });
    other.close();
  });

  it('reports a full disk, and continues once there is space', async () => {
    const db = await openSeeded(dialects[0] as (typeof dialects)[number], createCatalogSeed());
    const text = toLines(Array.from({ length: 2000 }, (_, index) => productRecord(`T-N${index}`)));
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.raw(String((pages.rows[0]?.page_count ?? 0) + 200))}`.execute(db);
    const failed = await importLines(db, text).catch((error) => error);
    expect(describeSystemError(failed)).toBe('the disk is full (database or disk is full)');
    expect(await findPartialProducts(db)).toEqual([]);
    const importedRows = await db
      .selectFrom('products')
      .select('code')
      .where('code', 'like', 'T-N%')
      .execute();
    await sql`pragma max_page_count = 1000000`.execute(db);
    const { report } = await importLines(db, text);
    expect(report.added + report.unchanged).toBe(2000);
    expect(report.unchanged).toBe(importedRows.filter(({ code }) => /^T-N\d/.test(code)).length);
    await db.destroy();
  });

  it('reports an unwritable issue list before it starts', async () => {
    const folder = await seedOwnCatalog();
    const file = await writeProducts(folder, 10);
    const run = await runImport(folder, [`--problems=${file}/list.tsv`, '--format=csv', file]);
    expect(run.code).toBe(1);
    expect(run.err).toMatch(/The import stopped: (ENOTDIR|EEXIST)/);
  });
});
