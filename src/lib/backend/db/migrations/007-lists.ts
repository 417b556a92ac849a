import type { Kysely, Migration } from 'kysely';

/** Drops columns and indexes that the search index has replaced. */
export const lists: Migration = {
  async up(db: Kysely<unknown>) {
    const orders = ['department_code_', 'aisle_code_', 'category_code_', ''].map(
      (prefix) => `${prefix}created_at`,
    );
    for (const order of [...orders, 'price', 'department_price']) {
      await db.schema.dropIndex(`listed_by_${order}`).execute();
    }
    await db.schema.alterTable('products').dropColumn('words').execute();
    for (const column of ['department_code', 'is_listed']) {
      await db.schema.alterTable('prices').dropColumn(column).execute();
    }
  },
};
