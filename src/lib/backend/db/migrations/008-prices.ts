import type { Kysely, Migration } from 'kysely';

/** Search knows what the cheapest variant costs: nothing is ordered by what the database kept of it. */
export const prices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('prices').dropColumn('from_amount').execute();
  },
};
