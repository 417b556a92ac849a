import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';
import { createFlagCheck, createTable, getColumnTypes } from './columns.ts';

export const catalog: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big, real } = getColumnTypes(db);
    await createTable(db, 'catalog_version')
      .addColumn('id', int, (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('version', big, (c) => c.notNull())
      .addColumn('seed_hash', text)
      .execute();
    await sql`insert into catalog_version (id, version) values (1, 1)`.execute(db);
    await createTable(db, 'categories')
      .addColumn('code', text, (c) => c.primaryKey())
      .addColumn('parent_code', text)
      .addColumn('cat_code', text, (c) => c.unique())
      .addColumn('level', int, (c) => c.notNull())
      .addColumn('slug', text, (c) => c.notNull().unique())
      .addColumn('position', int, (c) => c.notNull())
      .addColumn('picture', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'category_texts')
      .addColumn('category_code', text, (c) => c.notNull().references('categories.code'))
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('description', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('category_texts_key', ['category_code', 'language'])
      .execute();
    await createTable(db, 'brands')
      .addColumn('slug', text, (c) => c.primaryKey())
      .addColumn('colour', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'brand_texts')
      .addColumn('brand_slug', text, (c) => c.notNull().references('brands.slug'))
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('description', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('brand_texts_key', ['brand_slug', 'language'])
      .execute();
    await createTable(db, 'products')
      .addColumn('code', text, (c) => c.primaryKey())
      .addColumn('slug', text, (c) => c.notNull().unique())
      .addColumn('brand_slug', text, (c) => c.notNull().references('brands.slug'))
      .addColumn('category_code', text, (c) => c.notNull().references('categories.code'))
      .addColumn('product_type', text, (c) => c.notNull())
      .addColumn('is_paint', int, (c) => c.notNull().check(createFlagCheck('is_paint')))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('colour', text, (c) => c.notNull())
      .addColumn('accent', text, (c) => c.notNull())
      .addColumn('barcode', text, (c) => c.notNull())
      .addColumn('max_quantity', int, (c) => c.notNull().check(sql`max_quantity > 0`))
      .addColumn('popularity', int, (c) => c.notNull())
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('return_days', int, (c) => c.notNull())
      .addColumn('unit', text)
      .addColumn('unit_amount', real)
      .addColumn('words', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'product_texts')
      .addColumn('product_code', text, (c) => c.notNull().references('products.code'))
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('summary', text, (c) => c.notNull())
      .addColumn('description', text, (c) => c.notNull())
      .addColumn('warranty', text)
      .addColumn('pack_size', text)
      .addColumn('badge', text)
      .addColumn('facts', text, (c) => c.notNull())
      .addColumn('specifications', text, (c) => c.notNull())
      .addColumn('box', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('product_texts_key', ['product_code', 'language'])
      .execute();
    await createTable(db, 'prices')
      .addColumn('product_code', text, (c) => c.notNull().references('products.code'))
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('list_amount', big, (c) => c.notNull().check(sql`list_amount > 0`))
      .addColumn('sale_amount', big, (c) => c.check(sql`sale_amount > 0 and sale_amount < list_amount`))
      .addColumn('unit_amount', big, (c) => c.notNull())
      .addPrimaryKeyConstraint('prices_key', ['product_code', 'country'])
      .execute();
    await createTable(db, 'shades')
      .addColumn('code', text, (c) => c.primaryKey())
      .addColumn('family', text, (c) => c.notNull())
      .addColumn('hex', text, (c) => c.notNull())
      .addColumn('lrv', real, (c) => c.notNull())
      .addColumn('undertone', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'shade_texts')
      .addColumn('shade_code', text, (c) => c.notNull().references('shades.code'))
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('shade_texts_key', ['shade_code', 'language'])
      .execute();
    await createTable(db, 'product_shades')
      .addColumn('product_code', text, (c) => c.notNull().references('products.code'))
      .addColumn('shade_code', text, (c) => c.notNull().references('shades.code'))
      .addColumn('position', int, (c) => c.notNull())
      .addPrimaryKeyConstraint('product_shades_key', ['product_code', 'shade_code'])
      .execute();
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    await index('categories_by_parent', 'categories', ['parent_code', 'position']);
    await index('products_by_category', 'products', ['category_code', 'popularity']);
    await index('products_by_brand', 'products', ['brand_slug']);
    await index('products_by_popularity', 'products', ['popularity', 'code']);
    await index('products_by_age', 'products', ['created_at', 'code']);
    await index('prices_by_amount', 'prices', ['country', 'unit_amount', 'product_code']);
  },
};
