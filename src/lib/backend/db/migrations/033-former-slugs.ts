import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds the slugs that products had before an import changed them: their pages redirect to the current ones. */
export const formerSlugs: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = getColumnTypes(db);
    await createTable(db, 'product_former_slugs')
      .addColumn('slug', text, (c) => c.primaryKey())
      .addColumn('product_code', text, (c) => c.notNull().references('products.code'))
      .execute();
  },
};
