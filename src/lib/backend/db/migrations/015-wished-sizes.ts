import type { Kysely, Migration } from 'kysely';
import { getColumnTypes } from './columns.ts';

/** Adds the column that records whether the size of a wishlist item was chosen. */
export const wishlistItemSizes: Migration = {
  async up(db: Kysely<unknown>) {
    const { int } = getColumnTypes(db);
    await db.schema.alterTable('wishlist_items').addColumn('is_size_chosen', int).execute();
  },
};
