import type { Trx } from '../db/database.ts';

/** Deletes an owner's wishlist and its items. */
export async function deleteWishlist(trx: Trx, ownerId: string): Promise<void> {
  const list = trx.selectFrom('wishlists').select('id').where('owner_id', '=', ownerId);
  await trx.deleteFrom('wishlist_items').where('wishlist_id', 'in', list).execute();
  await trx.deleteFrom('wishlists').where('owner_id', '=', ownerId).execute();
}
