import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds wishlists and their share links. */
export const wishlist: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'wishlists')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('owner_id', text, (c) => c.notNull().unique().references('users.id'))
      .addColumn('account_id', text, (c) => c.notNull())
      .addColumn('share_token', text, (c) => c.unique())
      .addColumn('share_expires_at', big)
      .addColumn('created_at', big, (c) => c.notNull())
      .execute();
    await createTable(db, 'wishlist_items')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('wishlist_id', text, (c) => c.notNull().references('wishlists.id'))
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('product_code', text, (c) => c.notNull())
      .addColumn('shade_code', text, (c) => c.notNull())
      .addColumn('quantity', int, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addUniqueConstraint('wishlist_items_once', ['wishlist_id', 'product_code', 'shade_code'])
      .execute();
  },
};
