import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds variants, stores, size charts, synonyms, photos, and products that imports add and withdraw. */
export const assortment: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big, real } = getColumnTypes(db);
    const add = (table: string, column: string, type: 'text' | 'integer', value: string | number) =>
      db.schema
        .alterTable(table)
        .addColumn(column, type, (c) => c.notNull().defaultTo(value))
        .execute();
    await add('catalog_version', 'owner', text, 'seed');
    await add('products', 'group_code', text, '');
    // Shown in lists: only the lead variant of a group, and no product that is no longer sold.
    await add('products', 'is_listed', int, 1);
    await add('products', 'is_sold', int, 1);
    await add('products', 'department_code', text, '');
    await add('products', 'aisle_code', text, '');
    await add('products', 'dietary', text, '[]');
    await add('products', 'related', text, '[]');
    await add('products', 'images', text, '[]');
    await add('products', 'row_hash', text, '');
    await db.schema
      .alterTable('products')
      .addColumn('updated_at', big, (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('products').addColumn('size_chart', text).execute();
    await add('product_texts', 'options', text, '[]');
    await createTable(db, 'size_charts')
      .addColumn('code', text, (c) => c.primaryKey())
      .addColumn('body', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'synonyms')
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('position', int, (c) => c.notNull())
      .addColumn('words', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('synonyms_key', ['language', 'position'])
      .execute();
    await createTable(db, 'stores')
      .addColumn('code', text, (c) => c.primaryKey())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('position', int, (c) => c.notNull())
      .addColumn('lat', real, (c) => c.notNull())
      .addColumn('lng', real, (c) => c.notNull())
      .addColumn('phone', text, (c) => c.notNull())
      .addColumn('hours', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'store_texts')
      .addColumn('store_code', text, (c) => c.notNull().references('stores.code'))
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('city', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('store_texts_key', ['store_code', 'language'])
      .execute();
    await createTable(db, 'store_stock')
      .addColumn('product_code', text, (c) => c.notNull().references('products.code'))
      .addColumn('store_code', text, (c) => c.notNull().references('stores.code'))
      .addColumn('quantity', int, (c) => c.notNull().check(sql`quantity >= 0`))
      .addPrimaryKeyConstraint('store_stock_key', ['product_code', 'store_code'])
      .execute();
    // Copied from the product, so that an index can sort a department's products by price.
    await add('prices', 'department_code', text, '');
    await add('prices', 'is_listed', int, 1);
    await db.schema
      .alterTable('prices')
      .addColumn('from_amount', big, (c) => c.notNull().defaultTo(0))
      .execute();
    // Each existing product is a separate group until the next import or seed.
    await sql`update products set group_code = code, words = ' ' || words || ' ',
      aisle_code = coalesce((select parent_code from categories as c where c.code = category_code), ''),
      department_code = coalesce((select a.parent_code from categories as c
        join categories as a on a.code = c.parent_code where c.code = category_code), '')`.execute(db);
    await sql`update prices set from_amount = unit_amount, department_code = coalesce(
      (select p.department_code from products as p where p.code = product_code), '')`.execute(db);
    await sql`create index listed_by_price on prices
      (country, from_amount, product_code) where is_listed = 1`.execute(db);
    await sql`create index listed_by_department_price on prices
      (country, department_code, from_amount, product_code) where is_listed = 1`.execute(db);
    await db.schema.dropIndex('prices_by_amount').execute();
    // Each index returns a page of a list in order, without sorting the list.
    for (const column of ['department_code', 'aisle_code', 'category_code']) {
      for (const order of ['popularity', 'created_at']) {
        await sql`create index ${sql.ref(`listed_by_${column}_${order}`)} on products
          (${sql.ref(column)}, ${sql.ref(order)} desc, code) where is_listed = 1`.execute(db);
      }
    }
    for (const order of ['popularity', 'created_at']) {
      await sql`create index ${sql.ref(`listed_by_${order}`)} on products
        (${sql.ref(order)} desc, code) where is_listed = 1`.execute(db);
    }
    await db.schema.createIndex('products_by_group').on('products').columns(['group_code', 'code']).execute();
    for (const old of ['category', 'popularity', 'age']) {
      await db.schema.dropIndex(`products_by_${old}`).execute();
    }
  },
};
