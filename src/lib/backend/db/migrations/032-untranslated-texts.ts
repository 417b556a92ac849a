import type { Kysely, Migration } from 'kysely';
import { getColumnTypes } from './columns.ts';

const TABLES = ['category_texts', 'brand_texts', 'product_texts', 'shade_texts', 'store_texts'];

/** Adds a column for the texts that an import had in the other language only: a JSON list of their paths. */
export const untranslatedTexts: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = getColumnTypes(db);
    for (const table of TABLES) {
      await db.schema
        .alterTable(table)
        .addColumn('untranslated', text, (c) => c.notNull().defaultTo('[]'))
        .execute();
    }
  },
};
