import { type Kysely, type Migration, sql } from 'kysely';
import { createFlagCheck, createTable, getColumnTypes } from './columns.ts';

/**
 * Lets a customer have several lists. SQLite cannot drop a unique constraint, so the tables are recreated.
 */
export const namedLists: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    const { schema } = db;
    await createTable(db, 'new_wishlists')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('owner_id', text, (c) => c.notNull().references('users.id'))
      .addColumn('account_id', text, (c) => c.notNull())
      .addColumn('name', text)
      .addColumn('name_key', text, (c) => c.notNull())
      .addColumn('share_token', text, (c) => c.unique())
      .addColumn('share_expires_at', big)
      .addColumn('created_at', big, (c) => c.notNull())
      .addUniqueConstraint('wishlists_by_name', ['owner_id', 'name_key'])
      .execute();
    await createTable(db, 'new_wishlist_items')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('wishlist_id', text, (c) => c.notNull().references('new_wishlists.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('product_code', text, (c) => c.notNull())
      .addColumn('shade_code', text, (c) => c.notNull())
      .addColumn('quantity', int, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('is_size_chosen', int, (c) => c.check(createFlagCheck('is_size_chosen')))
      .addUniqueConstraint('wishlist_items_unique', ['wishlist_id', 'product_code', 'shade_code'])
      .execute();
    await sql`insert into new_wishlists
      select id, owner_id, account_id, null, '', share_token, share_expires_at, created_at from wishlists`.execute(
      db,
    );
    await sql`insert into new_wishlist_items
      select id, wishlist_id, place, product_code, shade_code, quantity, name, is_size_chosen
      from wishlist_items`.execute(db);
    await schema.dropTable('wishlist_items').execute();
    await schema.dropTable('wishlists').execute();
    await schema.alterTable('new_wishlists').renameTo('wishlists').execute();
    await schema.alterTable('new_wishlist_items').renameTo('wishlist_items').execute();
  },
};
