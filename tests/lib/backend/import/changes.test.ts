import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readProductRow } from '#lib/backend/catalog/queries.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { openSeeded } from '../databases.ts';
import {
  createCatalogSeed,
  dialects,
  exportLines,
  importCsv,
  importLines,
  productRecord,
  readTables,
  readVersion,
  toLines,
} from './import-harness.ts';

type Fields = Record<string, unknown>;

const findRow = (db: Db, code: string) =>
  db.selectFrom('products').selectAll().where('code', '=', code).executeTakeFirst();

const stockOf = async (db: Db, code: string) => {
  const rows = await db.selectFrom('stock').selectAll().where('product_code', '=', code).execute();
  return Object.fromEntries(rows.map((row) => [row.country, row.quantity]));
};

describe.each(dialects)('Import on $name', (database) => {
  let db: Db;
  let catalogFile: string;
  beforeAll(async () => {
    db = await openSeeded(database, createCatalogSeed());
    catalogFile = await exportLines(db);
  });
  afterAll(() => db.destroy());
  beforeEach(() => importLines(db, catalogFile, { isFullCatalog: true }));

  async function exportRecords(change: (record: Fields) => Fields | undefined): Promise<string> {
    const records = (await exportLines(db)).trim().split('\n');
    return toLines(records.flatMap((line) => change(JSON.parse(line) as Fields) ?? []));
  }

  it('adds, changes and skips products, purges pages once, and writes nothing the second time', async () => {
    const before = await readVersion(db);
    const text = toLines([
      {
        record: 'brand',
        slug: 'sanad',
        name: inBothLanguages('Sanad'),
        description: inBothLanguages('Tools'),
        colour: '#123456',
      },
      productRecord('T-NEW', { brand: 'sanad', stock: { ae: 5 } }),
      productRecord('T-TEN', { prices: { ae: { price: '120.00', salePrice: '99.50' } } }),
    ]);
    const { report, issues } = await importLines(db, text, { now: () => 1_800_000_000_000 });
    expect(issues).toEqual([]);
    expect(report).toMatchObject({ rows: 3, added: 2, changed: 1, unchanged: 0, isWritten: true });
    expect(await findRow(db, 'T-NEW')).toMatchObject({
      slug: 'drill-t-new-t-new',
      brand_slug: 'sanad',
      max_quantity: 20,
      return_days: 30,
      barcode: '',
      created_at: 1_800_000_000_000,
      updated_at: 1_800_000_000_000,
      is_listed: 1,
      is_sold: 1,
    });
    const prices = await db.selectFrom('prices').selectAll().where('product_code', '=', 'T-TEN').execute();
    expect(prices).toMatchObject([
      { country: 'ae', list_amount: 12_000, sale_amount: 9950, unit_amount: 9950 },
    ]);
    // The creation date and slug stay, whatever the new name.
    expect(await findRow(db, 'T-TEN')).toMatchObject({ slug: 't-ten', created_at: 1_770_000_000_000 });
    const after = await readVersion(db);
    expect(after).toMatchObject({ version: before.version + 1, owner: 'import', seed_hash: 'import done' });
    const repeatedImport = await importLines(db, text);
    expect(repeatedImport.report).toMatchObject({ added: 0, changed: 0, unchanged: 3, isWritten: false });
    expect(await readVersion(db)).toEqual(after);
  });

  it('writes only stock where only stock differs, and keeps stock that the file leaves out', async () => {
    const row = await findRow(db, 'T-BOOTS');
    await db.updateTable('stock').set({ quantity: 77 }).where('product_code', '=', 'T-TEN').execute();
    const text = await exportRecords((record) => {
      if (record.productCode === 'T-BOOTS') {
        return { ...record, stock: { kw: 9 }, storeStock: { 'AE-2': 6 } };
      }
      return record.productCode === 'T-TEN' ? { ...record, stock: undefined } : undefined;
    });
    const { report } = await importLines(db, text);
    expect(report).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await stockOf(db, 'T-BOOTS')).toMatchObject({ ae: 100, kw: 9, sa: 100 });
    expect(await stockOf(db, 'T-TEN')).toMatchObject({ ae: 77, om: 77 });
    const storeStock = await db.selectFrom('store_stock').selectAll().orderBy('store_code').execute();
    expect(storeStock.map((row) => row.quantity)).toEqual([4, 6]);
    expect(await findRow(db, 'T-BOOTS')).toMatchObject({ row_hash: row?.row_hash });
  });

  it('withdraws products that a complete file leaves out, and restores them when they are named again', async () => {
    const all = await exportLines(db);
    const part = await exportRecords((record) => (record.productCode === 'T-TEN' ? undefined : record));
    const partialImport = await importLines(db, part);
    expect(partialImport.report).toMatchObject({ withdrawn: 0, isWritten: false });
    const { report } = await importLines(db, part, { isFullCatalog: true });
    expect(report).toMatchObject({ withdrawn: 1, changed: 0, isWritten: true });
    expect(await findRow(db, 'T-TEN')).toMatchObject({ is_sold: 0, is_listed: 0 });
    expect(await exportLines(db)).toBe(part);
    const repeatedImport = await importLines(db, part, { isFullCatalog: true });
    expect(repeatedImport.report).toMatchObject({ withdrawn: 0, isWritten: false });
    const reimport = await importLines(db, all, { isFullCatalog: true });
    expect(reimport.report).toMatchObject({ changed: 1, restored: 1, withdrawn: 0 });
    expect(await findRow(db, 'T-TEN')).toMatchObject({ is_sold: 1, is_listed: 1 });
    expect(await exportLines(db)).toBe(all);
  });

  it('withdraws nothing when a row has no readable code, or when the file has no product', async () => {
    const sold = () => db.selectFrom('products').select('code').where('is_sold', '=', 1).execute();
    const count = (await sold()).length;
    for (const text of [
      toLines([productRecord('T-TEN'), productRecord('not a code')]),
      `${JSON.stringify(productRecord('T-TEN'))}\n{"record":"product","productCode":"T-SC`,
      toLines([{ record: 'synonyms', language: 'en', position: 3, words: ['saw', 'blade'] }]),
      '',
    ]) {
      const { report, issues } = await importLines(db, text, { isFullCatalog: true });
      expect(report.withdrawn).toBe(0);
      expect(issues.at(-1)).toMatchObject({ line: 0, message: expect.stringMatching(/^nothing was with/) });
    }
    // An invalid row with a product code keeps that product on sale.
    const text = toLines([productRecord('T-TEN'), productRecord('T-SCARCE', { prices: {} })]);
    expect((await importLines(db, text, { isFullCatalog: true })).report).toMatchObject({
      withdrawn: count - 2,
    });
    expect((await sold()).map(({ code }) => code).sort()).toEqual(['T-SCARCE', 'T-TEN']);
  });

  it('does not treat a file that was cut off at a line end as a complete catalog', async () => {
    const sold = () => db.selectFrom('products').select('code').where('is_sold', '=', 1).execute();
    const before = (await sold()).length;
    const truncatedFile = toLines([productRecord('T-TEN')]);
    const { report, issues } = await importLines(db, truncatedFile, {
      isFullCatalog: true,
      maxWithdrawnShare: 0.2,
    });
    expect(report.withdrawn).toBe(0);
    expect(issues.at(-1)?.message).toMatch(/^nothing was withdrawn, .*--withdraw-many/);
    expect((await sold()).length).toBe(before);
    const confirmedRun = await importLines(db, truncatedFile, { isFullCatalog: true, maxWithdrawnShare: 1 });
    expect(confirmedRun.report.withdrawn).toBe(before - 1);
  });

  it('reports the changes of a dry run and writes nothing', async () => {
    const before = [await readTables(db), await readVersion(db)];
    const category = {
      record: 'category',
      parent: 'power-tools',
      position: 2,
      description: inBothLanguages('Saws'),
    };
    const text = toLines([
      { ...category, code: 'saws', name: inBothLanguages('Saws') },
      {
        record: 'brand',
        slug: 'zawiya',
        name: inBothLanguages('Zawiya'),
        description: inBothLanguages('Saws'),
        colour: '#123456',
      },
      productRecord('T-SAW', { brand: 'zawiya', category: 'saws' }),
      productRecord('T-TEN'),
      productRecord('T-BAD', { prices: { ae: { price: 0 } } }),
    ]);
    const dryRun = await importLines(db, text, { isDryRun: true, isFullCatalog: true });
    expect([await readTables(db), await readVersion(db)]).toEqual(before);
    const wet = await importLines(db, text, { isFullCatalog: true });
    expect(dryRun.report).toEqual({ ...wet.report, isWritten: false });
    expect(dryRun.issues).toEqual(wet.issues);
    expect(wet.report).toMatchObject({ added: 3, changed: 1, rejected: 1 });
  });

  it('moves categories', async () => {
    const text = await exportRecords((record) => {
      if (record.code === 'power-tools')
        return { ...record, parent: 'paint', name: inBothLanguages('Motors') };
      return record.slug === 'rukn' ? { ...record, name: inBothLanguages('Zawiya') } : undefined;
    });
    const { report } = await importLines(db, text);
    expect(report).toMatchObject({ changed: 2 });
    expect(await findRow(db, 'T-TEN')).toMatchObject({ department_code: 'paint', aisle_code: 'power-tools' });
  });

  it('accepts CSV tables of the other kinds', async () => {
    const brands =
      'slug,name.en,name.ar,description.en,description.ar,colour\nwatad,Watad,وتد,Tools,عدد,#123456\n';
    expect((await importCsv(db, brands, { records: 'brand' })).report).toMatchObject({
      added: 1,
      rejected: 0,
    });
    const categories = [
      'code,parent,position,name.en,name.ar,description.en,description.ar',
      'garden,,3,Garden,الحديقة,All of it,كلها',
      'hoses,garden,1,Hoses,خراطيم,All of them,كلها',
    ].join('\n');
    const categoryImport = await importCsv(db, categories, { records: 'category' });
    expect(categoryImport.issues).toEqual([]);
    expect(categoryImport.report).toMatchObject({ added: 2 });
    const shades =
      'shadeCode,family,name.en,name.ar,hex,lrv,undertone\nGR-01,green,Palm,نخلة,#2f5d3a,18.5,cool\n';
    expect((await importCsv(db, shades, { records: 'shade' })).report).toMatchObject({ added: 1 });
    const places = ['address', 'city', 'state'].map((name) => `${name}.en,${name}.ar`).join();
    const stores = [
      `code,country,position,geo.lat,geo.lng,phone,name.en,name.ar,${places},hours`,
      'KW-1,kw,1,29.3,-47.9,+96522000000,Shuwaikh,الشويخ,Road 1,طريق ١,Kuwait,الكويت,Capital,العاصمة,' +
        '"[null,[""08:00"",""20:00""],null,null,null,null,null]"',
    ].join('\n');
    expect((await importCsv(db, stores, { records: 'store' })).issues).toEqual([]);
  });

  it('leaves out seed content once a catalog is imported', async () => {
    const { writeSeed } = await import('#lib/backend/seed/write-seed.ts');
    await importLines(db, toLines([productRecord('T-TEN')]));
    expect(await writeSeed(db, { ...createCatalogSeed(), products: [] })).toBe(false);
  });

  it('finds a product by a slug that it had before, until another product takes that slug', async () => {
    const readSlug = async (codeOrSlug: string) =>
      (await readProductRow(db, { country: 'ae', language: 'en' }, codeOrSlug))?.slug;
    await importLines(db, toLines([productRecord('T-TEN', { slug: 'drill-ten' })]));
    expect([await readSlug('t-ten'), await readSlug('T-TEN')]).toEqual(['drill-ten', 'drill-ten']);
    await importLines(db, toLines([productRecord('T-TEN', { slug: 'drill-10' })]));
    expect([await readSlug('t-ten'), await readSlug('drill-ten')]).toEqual(['drill-10', 'drill-10']);
    await importLines(db, toLines([productRecord('T-HEIR', { slug: 't-ten' })]));
    expect([await readSlug('t-ten'), await readSlug('drill-ten')]).toEqual(['t-ten', 'drill-10']);
    await importLines(db, toLines([productRecord('T-TEN', { slug: 'drill-ten' })]));
    expect([await readSlug('drill-10'), await readSlug('missing')]).toEqual(['drill-ten', undefined]);
  });

  it('moves a slug from one product to another in one file, and from one that is no longer sold', async () => {
    const moved = toLines([
      productRecord('T-TEN', { slug: 'drill-ten' }),
      productRecord('T-HEIR', { slug: 't-ten' }),
    ]);
    expect((await importLines(db, moved)).issues).toEqual([]);
    expect((await importLines(db, moved)).report).toMatchObject({ unchanged: 2 });
    const newProduct = productRecord('T-HEIR', { slug: 't-ten' });
    await importLines(db, toLines([newProduct]), { isFullCatalog: true });
    const duplicateSlug = toLines([productRecord('T-AFTER', { slug: 'drill-ten' })]);
    expect((await importLines(db, duplicateSlug)).report).toMatchObject({ added: 1, rejected: 0 });
    expect(await findRow(db, 'T-TEN')).toMatchObject({ slug: 'drill-ten--T-TEN', is_sold: 0 });
    const reimport = await importLines(db, toLines([productRecord('T-TEN', { slug: 'drill-ten' })]));
    expect(reimport.issues).toMatchObject([{ column: 'slug', message: expect.stringContaining('T-AFTER') }]);
    // Without a slug in the file the product gets another one.
    expect((await importLines(db, toLines([productRecord('T-TEN')]))).report).toMatchObject({ restored: 1 });
    expect(await findRow(db, 'T-TEN')).toMatchObject({ slug: 'drill-t-ten-t-ten', is_sold: 1 });
  });
});

function inBothLanguages(text: string) {
  return { en: text, ar: `${text} بالعربية` };
}
