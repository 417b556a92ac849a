import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { openSeeded } from '../databases.ts';
import {
  createCatalogSeed,
  dialects,
  type ImportOutcome,
  importLines,
  productRecord,
  toLines,
} from './import-harness.ts';
import { FIRST_ROWS, INVALID_ROWS } from './invalid-rows.ts';

const NEWLINE = Buffer.from('\n');

/** All invalid rows, each followed by a valid one. */
function createInvalidFile(): Buffer {
  const rows = INVALID_ROWS.flatMap(([, row], index) => {
    const text = typeof row === 'string' ? row : JSON.stringify(row);
    // Unique names, as a duplicate would be rejected for that reason only.
    const uniqueText = text
      .replaceAll('T-BROKEN', `T-BROKEN-${index}`)
      .replaceAll('"saws"', `"saws-${index}"`);
    const line = row instanceof Uint8Array ? row : Buffer.from(uniqueText);
    return [line, NEWLINE, Buffer.from(toLines([productRecord(`T-GOOD-${index + 2}`)]))];
  });
  return Buffer.concat([Buffer.from(toLines(FIRST_ROWS)), ...rows]);
}

describe.each(dialects)('Invalid rows on $name', (database) => {
  let db: Db;
  let outcome: ImportOutcome;
  beforeAll(async () => {
    db = await openSeeded(database, createCatalogSeed());
    outcome = await importLines(db, createInvalidFile());
  });
  afterAll(() => db.destroy());

  it('are of fifty kinds at least, each reported once', () => {
    expect(INVALID_ROWS.length).toBeGreaterThanOrEqual(50);
    expect(outcome.issues).toHaveLength(INVALID_ROWS.length);
    expect(outcome.report).toMatchObject({
      rejected: INVALID_ROWS.length,
      rows: INVALID_ROWS.length * 2 + FIRST_ROWS.length,
    });
  });

  it.each(INVALID_ROWS.map(([title], index) => ({ title, index })))('$title', ({ index }) => {
    const [, , column, message] = INVALID_ROWS[index] as (typeof INVALID_ROWS)[number];
    const line = FIRST_ROWS.length + 1 + index * 2;
    const found = outcome.issues.filter((issue) => issue.line === line);
    expect(found).toEqual([{ line, column, message: expect.stringMatching(message) }]);
  });

  it('do not affect valid rows', async () => {
    expect(outcome.report.added).toBe(INVALID_ROWS.length + FIRST_ROWS.length);
    const rows = await db.selectFrom('products').select('code').where('code', 'like', 'T-GOOD-%').execute();
    expect(rows).toHaveLength(INVALID_ROWS.length + 1);
    const broken = await db
      .selectFrom('products')
      .select('code')
      .where('code', 'like', 'T-BROKEN%')
      .execute();
    expect(broken).toEqual([]);
  });

  it('can be corrected and imported, and nothing else is written then', async () => {
    const correctedImport = await importLines(db, createInvalidFile());
    expect(correctedImport.issues).toEqual(outcome.issues);
    expect(correctedImport.report).toMatchObject({ added: 0, changed: 0, isWritten: false });
  });
});

describe('Import issues', () => {
  it('list everything that is wrong with a row, up to twelve', async () => {
    const db = await openSeeded(dialects[0] as (typeof dialects)[number], createCatalogSeed());
    const row = { ...productRecord('T-1', { stock: { ae: -1 }, popularity: 'high' }), a: 1, b: 2, brand: 7 };
    const { issues } = await importLines(db, toLines([row]));
    const columns = issues.map(({ column }) => column);
    expect(columns.sort()).toEqual(['a', 'b', 'brand', 'popularity', 'stock.ae']);
    const unknownColumns = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`x${index}`, 1]));
    expect((await importLines(db, toLines([productRecord('T-1', unknownColumns)]))).issues).toHaveLength(12);
    await db.destroy();
  });
});
