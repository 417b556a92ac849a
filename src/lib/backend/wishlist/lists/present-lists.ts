import type { ListSummary } from '#lib/contract/wishlist/lists.ts';
import { WISHLIST_NAME } from '#lib/contract/wishlist/wishlist-items.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { StoredWishlistItem } from '../items.ts';
import { isShared, presentItemGroups } from '../present-wishlist.ts';
import { readWishlistItems } from '../queries.ts';
import { readLists } from './queries.ts';

/** Number of preview images of a list. */
const PREVIEW_SIZE = 4;

/** Presents all lists of a customer, without their items. */
export async function presentLists(
  db: Db | Trx,
  ownerId: string,
  context: RequestContext,
): Promise<ListSummary[]> {
  const lists = await readLists(db, ownerId);
  const previews = new Map<string, StoredWishlistItem[]>();
  for (const { id } of lists) previews.set(id, (await readWishlistItems(db, id)).slice(0, PREVIEW_SIZE));
  const { items, oosItems } = await presentItemGroups(db, [...previews.values()].flat(), context);
  const imagesByItem = new Map(
    [...items, ...oosItems].map(({ id, product }) => [id, product.productImages.slice(0, 1)]),
  );
  return lists.map((list) => ({
    id: list.id,
    name: list.name ?? WISHLIST_NAME,
    isDefault: list.name === null,
    itemCount: list.item_count,
    isShared: isShared(list, context.now),
    images: (previews.get(list.id) ?? []).flatMap(({ id }) => imagesByItem.get(id) ?? []),
  }));
}

/** Presents one list of a customer. */
export async function presentList(
  trx: Trx,
  { id, ownerId }: { id: string; ownerId: string },
  context: RequestContext,
): Promise<ListSummary> {
  const lists = await presentLists(trx, ownerId, context);
  return lists.find((list) => list.id === id) as ListSummary;
}
