import { type Db, hasRowLocks, type Trx } from '../../db/database.ts';
import type { WishlistRow } from '../queries.ts';

/**
 * Locks a customer until the transaction ends, so that their lists are created and renamed one after another.
 * Returns the account id; undefined for a deleted customer.
 */
export async function lockCustomer(trx: Trx, ownerId: string): Promise<string | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('customer_account_id')
    .where('id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  return user?.customer_account_id;
}

/** Reads the lists of an owner with their numbers of items: the default wishlist first, then by name. */
export async function readLists(
  db: Db | Trx,
  ownerId: string,
): Promise<(WishlistRow & { item_count: number })[]> {
  const rows = await db
    .selectFrom('wishlists')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('wishlist_items')
        .whereRef('wishlist_items.wishlist_id', '=', 'wishlists.id')
        .select((count) => count.fn.countAll<number>().as('item_count'))
        .as('item_count'),
    )
    .where('owner_id', '=', ownerId)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, item_count: Number(row.item_count ?? 0) }));
}

export async function insertList(trx: Trx, row: WishlistRow): Promise<void> {
  await trx.insertInto('wishlists').values(row).execute();
}

export async function updateListName(
  trx: Trx,
  id: string,
  names: Pick<WishlistRow, 'name' | 'name_key'>,
): Promise<void> {
  await trx.updateTable('wishlists').set(names).where('id', '=', id).execute();
}

export async function deleteListRows(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('wishlist_items').where('wishlist_id', '=', id).execute();
  await trx.deleteFrom('wishlists').where('id', '=', id).execute();
}
