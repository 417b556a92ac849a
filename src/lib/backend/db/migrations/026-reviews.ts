import { type Kysely, type Migration, sql } from 'kysely';
import { createFlagCheck, createTable, getColumnTypes } from './columns.ts';

/** Adds reviews and their votes. Removes all ratings, which are from now on counted from approved reviews. */
export const reviews: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'reviews')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('product_code', text, (c) => c.notNull().references('products.code'))
      .addColumn('author_id', text)
      .addColumn('author_name', text, (c) => c.notNull())
      .addColumn('stars', int, (c) => c.notNull().check(sql`stars between 1 and 5`))
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('body', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('is_bought', int, (c) => c.notNull().check(createFlagCheck('is_bought')))
      .addColumn('helpful_base', int, (c) => c.notNull().defaultTo(0))
      .addColumn('vote_count', int, (c) => c.notNull().defaultTo(0))
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('reason', text)
      .addColumn('created_at', big, (c) => c.notNull())
      .addColumn('updated_at', big, (c) => c.notNull())
      .addUniqueConstraint('reviews_once', ['author_id', 'product_code'])
      .execute();
    await createTable(db, 'review_votes')
      .addColumn('review_id', text, (c) => c.notNull().references('reviews.id').onDelete('cascade'))
      .addColumn('voter_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('review_votes_once', ['review_id', 'voter_id'])
      .execute();
    await db.schema.alterTable('products').addColumn('reviewed_at', big).execute();
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    await index('reviews_of_product', 'reviews', ['product_code', 'status']);
    await index('reviews_by_status', 'reviews', ['status', 'updated_at']);
    await index('products_by_reviewed_at', 'products', ['reviewed_at']);
    await sql`update products set rating = null, rating_count = 0`.execute(db);
  },
};
