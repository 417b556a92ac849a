import { type Kysely, type Migration, sql } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds saved lines, shared carts and idempotency keys. */
export const saved: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    const { schema } = db;
    await createTable(db, 'saved_lines')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('cart_id', text, (c) => c.notNull().references('carts.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('product_code', text, (c) => c.notNull())
      .addColumn('shade_code', text)
      .addColumn('parent_id', text)
      .addColumn('quantity', int, (c) => c.notNull().check(sql`quantity > 0`))
      .addColumn('seen_amount', big, (c) => c.notNull())
      .addColumn('seen_name', text, (c) => c.notNull())
      .execute();
    await schema.createIndex('saved_lines_of').on('saved_lines').columns(['cart_id', 'place']).execute();
    await createTable(db, 'cart_shares')
      .addColumn('token', text, (c) => c.primaryKey())
      .addColumn('cart_id', text, (c) => c.notNull())
      .addColumn('body', text, (c) => c.notNull())
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('expires_at', big, (c) => c.notNull())
      .execute();
    await schema.createIndex('cart_shares_of').on('cart_shares').columns(['cart_id', 'created_at']).execute();
    await schema.createIndex('cart_shares_by_end').on('cart_shares').column('expires_at').execute();
    await createTable(db, 'cart_keys')
      .addColumn('owner_id', text, (c) => c.notNull())
      .addColumn('key', text, (c) => c.notNull())
      .addColumn('fingerprint', text, (c) => c.notNull())
      .addColumn('missed', text)
      .addColumn('used_at', big, (c) => c.notNull())
      .addPrimaryKeyConstraint('cart_keys_once', ['owner_id', 'key'])
      .execute();
    await schema.createIndex('cart_keys_by_age').on('cart_keys').column('used_at').execute();
  },
};
