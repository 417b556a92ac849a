import type { Kysely, Migration } from 'kysely';
import { createTable, getColumnTypes } from './columns.ts';

/** Adds the photos of returns, cases and reviews. */
export const photos: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big, bytes } = getColumnTypes(db);
    await createTable(db, 'photos')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('owner_id', text, (c) => c.notNull())
      .addColumn('subject', text)
      .addColumn('subject_id', text)
      .addColumn('place', int, (c) => c.notNull())
      .addColumn('width', int, (c) => c.notNull())
      .addColumn('height', int, (c) => c.notNull())
      .addColumn('content', bytes, (c) => c.notNull())
      .addColumn('created_at', big, (c) => c.notNull())
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('photos').columns(columns).execute();
    await index('photos_of_subject', ['subject_id', 'subject']);
    await index('photos_of_owner', ['owner_id', 'subject']);
    await index('photos_by_age', ['subject', 'created_at']);
  },
};
