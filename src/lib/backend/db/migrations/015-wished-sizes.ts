import type { Kysely, Migration } from 'kysely';
import { types } from './columns.ts';

/** Whether what is wished for is wished for in its size, or in one that is still to be chosen. */
export const wishedSizes: Migration = {
  async up(db: Kysely<unknown>) {
    const { int } = types(db);
    await db.schema.alterTable('wishlist_items').addColumn('is_size_chosen', int).execute();
  },
};
