import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { listProductColumns } from '#lib/backend/import/files/csv-columns.ts';
import { RECORD_SCHEMAS } from '#lib/contract/catalog-file/records.ts';
import { openMigrated, openSeeded } from '../databases.ts';
import { createCatalogSeed, dialects, importCsv, importLines } from './import-harness.ts';

const text = readFileSync('docs/catalog.md', 'utf8');

/** The page's examples in their order: JSON lines, and CSV tables of `kind`. */
const examples = [...text.matchAll(/^```(jsonl|csv)(?: (\w+))?\n([\s\S]*?)^```$/gm)].map(
  ([, format = '', kind = 'product', content = '']) => ({ format, kind, content }),
);

describe('The guide to an own catalog', () => {
  it('has files that make a shop of their products when they are imported in order', async () => {
    const guide = readFileSync('docs/own-catalog.md', 'utf8');
    const files = [...guide.matchAll(/^ {3}```csv (\w+)\n([\s\S]*?)^ {3}```$/gm)];
    expect(files.map(([, kind]) => kind)).toEqual(['category', 'brand', 'product']);
    const db = await openSeeded(dialects[0] as (typeof dialects)[number], createCatalogSeed());
    for (const [, records = '', content = ''] of files) {
      const { report, issues } = await importCsv(db, content.replace(/^ {3}/gm, ''), {
        records,
        isFullCatalog: records === 'product',
      });
      expect(issues).toEqual([]);
      expect(report.added).toBe(report.rows);
    }
    const sold = db.selectFrom('products').select(['code', 'is_listed']).where('is_sold', '=', 1);
    expect(await sold.orderBy('code').execute()).toEqual([
      { code: 'L-1', is_listed: 1 },
      { code: 'L-2', is_listed: 0 },
    ]);
    await db.destroy();
  });
});

describe('The import documentation', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openMigrated(dialects[0] as (typeof dialects)[number]);
    return () => db.destroy();
  });

  it('has examples that can be imported into an empty database', async () => {
    expect(examples.map(({ format, kind }) => `${format} ${kind}`)).toEqual([
      'jsonl product',
      'csv product',
      'csv brand',
      'jsonl product',
    ]);
    for (const { format, kind, content } of examples) {
      const importExample = () =>
        format === 'csv' ? importCsv(db, content, { records: kind }) : importLines(db, content);
      const first = await importExample();
      expect(first.issues).toEqual([]);
      expect(first.report.added).toBe(first.report.rows);
      expect((await importExample()).report).toMatchObject({
        unchanged: first.report.rows,
        isWritten: false,
      });
    }
    const { sold } = await db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('sold'))
      .executeTakeFirstOrThrow();
    expect(Number(sold)).toBe(4);
  });

  it('names every field of every record, and every column', () => {
    const paths = Object.values(RECORD_SCHEMAS).flatMap(({ shape }) => Object.keys(shape));
    const inTables = listProductColumns([]).flatMap((column) => column.split('.'));
    const names = [...new Set([...paths, ...inTables])].filter((name) => !/^(en|ar|record)$/.test(name));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('names every option', () => {
    const help = readFileSync('scripts/catalog/import.mjs', 'utf8');
    const flags = [...help.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, flag]) => flag as string);
    expect(flags.length).toBe(6);
    expect(flags.filter((flag) => !text.includes(`\`${flag}`))).toEqual([]);
  });
});
