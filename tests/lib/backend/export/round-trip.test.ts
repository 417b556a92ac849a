import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { openMigrated, openSeeded } from '../databases.ts';
import {
  createCatalogSeed,
  dialects,
  exportCsv,
  exportLines,
  importCsv,
  importLines,
  readTables,
  readVersion,
} from '../import/import-harness.ts';

const FORMATS = [
  { format: 'JSON lines', toText: exportLines, importText: importLines },
  { format: 'CSV', toText: exportCsv, importText: importCsv },
];

describe.each(dialects)('Catalog export on $name', (database) => {
  let db: Db;
  beforeAll(async () => {
    db = await openSeeded(database, createCatalogSeed());
  });
  afterAll(() => db.destroy());

  describe.each(FORMATS)('as $format', ({ toText, importText: take }) => {
    it('imports its own export without changes', async () => {
      const text = await toText(db);
      const before = [await readTables(db), await readVersion(db)];
      const { report, issues } = await take(db, text, { isFullCatalog: true });
      expect(issues).toEqual([]);
      expect(report).toMatchObject({ added: 0, changed: 0, withdrawn: 0, rejected: 0, isWritten: false });
      expect(report.unchanged).toBe(report.rows);
      expect([await readTables(db), await readVersion(db)]).toEqual(before);
      expect(await toText(db)).toBe(text);
    });

    it('imports it without changes with CRLF line ends or a byte order mark', async () => {
      const text = `\ufeff${(await toText(db)).replaceAll('\n', '\r\n')}`;
      const { report, issues } = await take(db, text);
      expect(issues).toEqual([]);
      expect(report.unchanged).toBe(report.rows);
    });
  });

  it('fills an empty database with the same products', async () => {
    const text = await exportLines(db);
    const emptyDb = await openMigrated(database);
    const { report, issues } = await importLines(emptyDb, text);
    expect(issues).toEqual([]);
    expect(report.added).toBe(report.rows);
    expect(await exportLines(emptyDb)).toBe(text);
    expect(await readTables(emptyDb)).toEqual(await readTables(db));
    await emptyDb.destroy();
  });
});

it('the export of one database can be imported into the other dialect', async () => {
  const [first, second] = await Promise.all(
    dialects.slice(0, 2).map((database) => openSeeded(database, createCatalogSeed())),
  );
  const text = await exportLines(first as Db);
  const { report } = await importLines(second as Db, text, { isFullCatalog: true });
  expect(report.unchanged).toBe(report.rows);
  await Promise.all([first?.destroy(), second?.destroy()]);
});
