import type { Kysely, Migration } from 'kysely';

/** Drops the price of the cheapest variant, which the search index contains. */
export const prices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('prices').dropColumn('from_amount').execute();
  },
};
