import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { exportUntranslated } from '#lib/backend/export/export-catalog.ts';
import { openMigrated } from '../../databases.ts';
import {
  collect,
  dialects,
  exportCsv,
  exportLines,
  importCsv,
  importLines,
  productRecord,
  readTables,
  toLines,
} from '../import-harness.ts';

const en = (text: string) => ({ en: text });
const ar = (text: string) => ({ ar: text });
const category = (code: string, parent: string | null) => ({
  record: 'category',
  code,
  parent,
  name: en(code),
  description: en(`About ${code}`),
  position: 1,
});

/**
 * A feed with its texts in English, those of a brand and a product in Arabic; a few texts are in both
 * languages.
 */
const FEED = [
  category('tools', null),
  category('power-tools', 'tools'),
  category('drills', 'power-tools'),
  { record: 'brand', slug: 'rukn', colour: '#123456', name: ar('ركن'), description: ar('عدد') },
  {
    record: 'sizeChart',
    code: 'gloves',
    name: en('Gloves'),
    note: en('Measure the palm.'),
    columns: [{ en: 'Size', ar: 'المقاس' }, en('Palm')],
    rows: [
      ['M', '20'],
      [en('Large'), '22'],
    ],
  },
  productRecord('E-1', {
    name: en('=Hammer drill, "big"'),
    summary: en("'+ Drills concrete"),
    description: en('- It drills.\n\n@ It turns.'),
    specifications: [
      { attributeFQN: 'tenant~power', name: { en: 'Power', ar: 'القدرة' }, value: en('700 W') },
      { attributeFQN: 'tenant~chuck', name: en('Chuck'), value: en('13 mm') },
    ],
    boxContents: [en('Drill'), { en: 'Case', ar: 'حقيبة' }],
    warranty: en('2 years'),
    productImages: [{ imageUrl: 'https://pictures.example/1.jpg' }],
  }),
  productRecord('A-1', { name: ar('مثقاب يدوي'), summary: ar('يثقب'), description: ar('إنه يثقب.') }),
];

describe.each(dialects)('A feed in one language on $name', (database) => {
  let db: Db;
  beforeEach(async () => {
    db = await openMigrated(database);
    return () => db.destroy();
  });

  it('shows the given text in the other language and counts its rows', async () => {
    const { report, issues } = await importLines(db, toLines(FEED));
    expect(issues).toEqual([]);
    expect(report).toMatchObject({ added: FEED.length, rejected: 0, untranslated: FEED.length });
    const texts = await db
      .selectFrom('product_texts')
      .select(['product_code', 'language', 'name', 'warranty', 'untranslated'])
      .orderBy('product_code')
      .orderBy('language')
      .execute();
    expect(texts.map(({ language, name, warranty }) => [language, name, warranty])).toEqual([
      ['ar', 'مثقاب يدوي', null],
      ['en', 'مثقاب يدوي', null],
      ['ar', '=Hammer drill, "big"', '2 years'],
      ['en', '=Hammer drill, "big"', '2 years'],
    ]);
    const { slug } = await db
      .selectFrom('products')
      .select('slug')
      .where('code', '=', 'A-1')
      .executeTakeFirstOrThrow();
    expect(slug).toBe('مثقاب-يدوي-a-1');
  });

  it('lists what lacks a translation', async () => {
    await importLines(db, toLines(FEED));
    const missing = await collect(exportUntranslated(db));
    const list = missing.map(({ record, name, path, language }) => `${record} ${name} ${path} ${language}`);
    expect(list.filter((line) => /drills|rukn|gloves|A-1/.test(line))).toEqual([
      'category drills description ar',
      'category drills name ar',
      'brand rukn description en',
      'brand rukn name en',
      'sizeChart gloves columns.1 ar',
      'sizeChart gloves name ar',
      'sizeChart gloves note ar',
      'sizeChart gloves rows.1.0 ar',
      'product A-1 description en',
      'product A-1 name en',
      'product A-1 summary en',
    ]);
    const paths = missing.filter(({ name }) => name === 'E-1').map(({ path, text }) => `${path}: ${text}`);
    expect(paths.sort()).toEqual([
      'boxContents.0: Drill',
      'description: - It drills.\n\n@ It turns.',
      'name: =Hammer drill, "big"',
      'specifications.0.value: 700 W',
      'specifications.1.name: Chuck',
      'specifications.1.value: 13 mm',
      "summary: '+ Drills concrete",
      'warranty: 2 years',
    ]);
  });

  it('is exported in one language again, in both formats', async () => {
    await importLines(db, toLines(FEED));
    const tables = await readTables(db);
    for (const [text, importText] of [
      [await exportLines(db), importLines],
      [await exportCsv(db), importCsv],
    ] as const) {
      expect(text).not.toContain('"ar":"Chuck"');
      const { report, issues } = await importText(db, text);
      expect([issues, report.unchanged]).toEqual([[], report.rows]);
    }
    expect(await readTables(db)).toEqual(tables);
  });

  it('marks cells that a spreadsheet would calculate', async () => {
    await importLines(db, toLines(FEED));
    const text = await exportCsv(db);
    for (const cell of [`"'=Hammer drill, ""big"""`, "''+ Drills", `"'- It drills.`])
      expect(text).toContain(cell);
    expect(text).not.toMatch(/,"?[=+@-]/);
  });

  it('loses its marks when the translations are added, although nothing else changes', async () => {
    const copy = { en: 'Drill', ar: 'Drill' };
    await importLines(db, toLines([...FEED, productRecord('E-2', { name: en('Drill') })]));
    const { report } = await importLines(db, toLines([productRecord('E-2', { name: copy })]));
    expect(report).toMatchObject({ changed: 1, untranslated: 0 });
    const missing = await collect(exportUntranslated(db));
    expect(missing.filter(({ name }) => name === 'E-2')).toEqual([]);
  });
});
