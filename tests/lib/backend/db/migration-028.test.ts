import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { insertUser } from '../auth/insert-user.ts';
import { testDatabases } from '../databases.ts';

it.each(testDatabases)(
  '$name: a wishlist of version 022 stays the default one, with its items and its link',
  async ({ open }) => {
    const db = await open();
    await migrateDatabase(db, '022-shipments');
    await insertUser(db, 'layla');
    await sql`insert into wishlists (id, owner_id, account_id, share_token, share_expires_at, created_at)
      values ('list', 'layla', 'account-layla', 'token', 9, 1)`.execute(db);
    await sql`insert into wishlist_items (id, wishlist_id, place, product_code, shade_code, quantity, name, is_size_chosen)
      values ('item', 'list', 1, 'T-TEN', '', 3, '{}', null)`.execute(db);
    expect(await migrateDatabase(db)).toContain('028-lists');
    const lists = await db.selectFrom('wishlists').selectAll().execute();
    expect(lists).toMatchObject([{ id: 'list', name: null, name_key: '', share_token: 'token' }]);
    const items = await db.selectFrom('wishlist_items').selectAll().execute();
    expect(items).toMatchObject([{ id: 'item', wishlist_id: 'list', quantity: 3, is_size_chosen: null }]);
    // The items' foreign key refers to the new table.
    await expect(db.deleteFrom('wishlists').execute()).rejects.toThrow();
    await db.destroy();
  },
);
