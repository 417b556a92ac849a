import type { Selectable } from 'kysely';
import { createId } from '../db/create-id.ts';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { StoredWishlistItem } from './items.ts';

export type WishlistRow = Selectable<Tables['wishlists']>;

/** Key of the default wishlist; no name of a list is normalised to it. */
const DEFAULT_NAME_KEY = '';

/** Returns a user's customer account id; undefined for a deleted user. */
export async function readCustomerAccountId(db: Db | Trx, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('customer_account_id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.customer_account_id;
}

/** Returns an owner's default wishlist, creating it if needed. */
export async function getOrCreateWishlist(
  trx: Trx,
  ownerId: string,
  accountId: string,
  now: number,
): Promise<WishlistRow> {
  await trx
    .insertInto('wishlists')
    .values({
      id: createId(now),
      owner_id: ownerId,
      account_id: accountId,
      name: null,
      name_key: DEFAULT_NAME_KEY,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'name_key']).doNothing())
    .execute();
  return (await findWishlist(trx, ownerId)) as WishlistRow;
}

/** Finds an owner's default wishlist. */
export async function findWishlist(db: Db | Trx, ownerId: string): Promise<WishlistRow | undefined> {
  return await db
    .selectFrom('wishlists')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('name_key', '=', DEFAULT_NAME_KEY)
    .executeTakeFirst();
}

/** Finds the wishlist of a valid share link. */
export async function findSharedWishlist(
  db: Db,
  token: string,
  now: number,
): Promise<WishlistRow | undefined> {
  return await db
    .selectFrom('wishlists')
    .selectAll()
    .where('share_token', '=', token)
    .where('share_expires_at', '>', now)
    .executeTakeFirst();
}

/** Locks the wishlist until the transaction ends, so that changes of one list run one after another. */
export async function lockWishlist(trx: Trx, id: string): Promise<WishlistRow | undefined> {
  return await trx
    .selectFrom('wishlists')
    .selectAll()
    .where('id', '=', id)
    .$if(hasRowLocks(trx), (q) => q.forUpdate())
    .executeTakeFirst();
}

/** Sets or removes a wishlist's share link; returns the updated row. */
export async function updateShareLink(
  trx: Trx,
  list: WishlistRow,
  values: Pick<WishlistRow, 'share_token' | 'share_expires_at'>,
): Promise<WishlistRow> {
  await trx.updateTable('wishlists').set(values).where('id', '=', list.id).execute();
  return { ...list, ...values };
}

/** Reads the items of a wishlist, the newest first. */
export async function readWishlistItems(db: Db | Trx, wishlistId: string): Promise<StoredWishlistItem[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .selectAll()
    .where('wishlist_id', '=', wishlistId)
    .orderBy('place', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productCode: row.product_code,
    shadeCode: row.shade_code === '' ? null : row.shade_code,
    quantity: row.quantity,
    isSizeChosen: row.is_size_chosen === null ? null : row.is_size_chosen === 1,
    name: JSON.parse(row.name),
  }));
}

function getChangeableColumns({ quantity, shadeCode, isSizeChosen }: StoredWishlistItem) {
  const is_size_chosen = isSizeChosen === null ? null : Number(isSizeChosen);
  return { quantity, shade_code: shadeCode ?? '', is_size_chosen };
}

/** Writes the difference between two states of a wishlist's items; new ones come first. */
export async function saveWishlistItems(
  trx: Trx,
  wishlistId: string,
  before: readonly StoredWishlistItem[],
  after: readonly StoredWishlistItem[],
): Promise<void> {
  const previousItems = new Map(before.map((storedItem) => [storedItem.id, storedItem]));
  const remainingIds = new Set(after.map(({ id }) => id));
  const removedIds = before.filter(({ id }) => !remainingIds.has(id)).map(({ id }) => id);
  if (removedIds.length > 0) await trx.deleteFrom('wishlist_items').where('id', 'in', removedIds).execute();
  for (const item of after) {
    const { id } = item;
    const storedItem = previousItems.get(id);
    const columns = getChangeableColumns(item);
    if (!storedItem || JSON.stringify(getChangeableColumns(storedItem)) === JSON.stringify(columns)) continue;
    await trx.updateTable('wishlist_items').set(columns).where('id', '=', id).execute();
  }
  const added = after.filter(({ id }) => !previousItems.has(id));
  if (added.length === 0) return;
  const lastItem = await trx
    .selectFrom('wishlist_items')
    .select((eb) => eb.fn.max('place').as('place'))
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirst();
  const highestPlace = (lastItem?.place ?? 0) + added.length;
  const rows = added.map((storedItem, index) => ({
    id: storedItem.id,
    wishlist_id: wishlistId,
    place: highestPlace - index,
    product_code: storedItem.productCode,
    name: JSON.stringify(storedItem.name),
    ...getChangeableColumns(storedItem),
  }));
  await trx.insertInto('wishlist_items').values(rows).execute();
}
