import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listSummaryRows } from '#lib/backend/catalog/listing.ts';
import { readVariantRows } from '#lib/backend/catalog/queries.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { testDatabases } from '../databases.ts';

const MARKET = { country: 'ae', language: 'en' } as const;

// Rows of version 003, before variants and list prices.
const OLD = [
  sql`insert into categories (code, parent_code, cat_code, level, slug, position, picture) values
    ('tools', null, 'tools', 1, 'tools', 1, ''), ('drilling', 'tools', null, 2, 'drilling', 1, ''),
    ('drills', 'drilling', null, 3, 'drills', 1, '')`,
  sql`insert into brands (slug, colour) values ('rukn', '#224466')`,
  sql`insert into brand_texts (brand_slug, language, name, description) values ('rukn', 'en', 'Rukn', 'Tools.')`,
  sql`insert into products (code, slug, brand_slug, category_code, product_type, is_paint, kind, colour, accent, barcode,
    max_quantity, popularity, created_at, return_days, words) values
    ('A-1', 'drill-one', 'rukn', 'drills', 'standard', 0, 'drill', '#000000', '#ffffff', '', 20, 9, 1, 14, 'drill one'),
    ('A-2', 'drill-two', 'rukn', 'drills', 'standard', 0, 'drill', '#000000', '#ffffff', '', 20, 5, 2, 14, 'drill two')`,
  sql`insert into product_texts (product_code, language, name, summary, description, facts, specifications, box)
    select code, 'en', slug, slug, slug, '[]', '[]', '[]' from products`,
  sql`insert into prices (product_code, country, list_amount, unit_amount) values ('A-1', 'ae', 900, 900), ('A-2', 'ae', 500, 500)`,
];

it.each(testDatabases)(
  '$name: products of version 003 are listed and ordered, each in a group of its own',
  async ({ open }) => {
    const db = await open();
    await migrateDatabase(db, '003-sweep');
    for (const statement of OLD) await statement.execute(db);
    expect(await migrateDatabase(db)).toContain('004-assortment');
    const list = async (category: { level: number; code: string }) =>
      (await listSummaryRows(db, MARKET, { category }, 24)).map(({ code }) => code);
    for (const [level, code] of ['tools', 'drilling', 'drills'].entries()) {
      expect(await list({ level: level + 1, code })).toEqual(['A-1', 'A-2']);
    }
    expect((await readVariantRows(db, MARKET, ['A-1'])).map(({ code }) => code)).toEqual(['A-1']);
    const [product] = await db.selectFrom('products').selectAll().where('code', '=', 'A-2').execute();
    expect(product).not.toHaveProperty('words');
    const prices = await db.selectFrom('prices').selectAll().orderBy('product_code').execute();
    expect(prices.map((row) => Number(row.unit_amount))).toEqual([900, 500]);
    for (const droppedColumn of ['from_amount', 'is_listed'])
      expect(prices[0]).not.toHaveProperty(droppedColumn);
    await db.destroy();
  },
);
