import type { EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { type ListSummary, MAX_LISTS, type transferListItems } from '#lib/contract/wishlist/lists.ts';
import { createId } from '../../db/create-id.ts';
import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { AppError, createInvalidRequestError } from '../../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../../gateway/request-context.ts';
import { addWishlistItems, requireWishlistItem } from '../items.ts';
import { readWishlistFacts } from '../product-facts.ts';
import { readWishlistItems, saveWishlistItems, type WishlistRow } from '../queries.ts';
import { createMaximumLookup, getCapacity, requireOwnWishlist } from '../service.ts';
import { normaliseListName } from './list-name.ts';
import { presentList } from './present-lists.ts';
import { deleteListRows, insertList, lockCustomer, readLists, updateListName } from './queries.ts';

/** Throws LIST_NAME_TAKEN, or LIST_LIMIT when the customer has the maximum number of lists. */
export async function createNamedList(db: Db, name: string, context: RequestContext): Promise<ListSummary> {
  const ownerId = requireCallerId(context);
  return await runInTransaction(db, async (trx) => {
    const accountId = await lockCustomer(trx, ownerId);
    if (accountId === undefined) throw new AppError('UNAUTHORIZED');
    const nameKey = await requireUnusedName(trx, { ownerId, name });
    const namedLists = (await readLists(trx, ownerId)).filter((list) => list.name !== null);
    if (namedLists.length >= MAX_LISTS) throw new AppError('LIST_LIMIT', { maximum: MAX_LISTS });
    const id = createId(context.now);
    await insertList(trx, {
      id,
      owner_id: ownerId,
      account_id: accountId,
      name,
      name_key: nameKey,
      share_token: null,
      share_expires_at: null,
      created_at: context.now,
    });
    return await presentList(trx, { id, ownerId }, context);
  });
}

/** Throws WISHLIST_NOT_FOUND or LIST_NAME_TAKEN. */
export async function renameNamedList(
  db: Db,
  { id, name }: { id: string; name: string },
  context: RequestContext,
): Promise<ListSummary> {
  const ownerId = requireCallerId(context);
  return await runInTransaction(db, async (trx) => {
    await lockCustomer(trx, ownerId);
    await requireNamedList(trx, id, context);
    const nameKey = await requireUnusedName(trx, { ownerId, name, id });
    await updateListName(trx, id, { name, name_key: nameKey });
    return await presentList(trx, { id, ownerId }, context);
  });
}

/** Throws WISHLIST_NOT_FOUND. */
export async function deleteNamedList(db: Db, id: string, context: RequestContext): Promise<void> {
  await runInTransaction(db, async (trx) => {
    await requireNamedList(trx, id, context);
    await deleteListRows(trx, id);
  });
}

/**
 * Moves or copies items to another list, all or none. Both lists are locked, always in the same order, so
 * that an item is neither lost nor doubled by another change.
 */
export async function transferItems(
  db: Db,
  sourceId: string,
  { targetId, itemIds, isCopy }: EndpointInput<typeof transferListItems>['body'],
  context: RequestContext,
): Promise<EndpointReply<typeof transferListItems>> {
  if (sourceId === targetId)
    throw createInvalidRequestError([{ path: 'body.targetId', rule: 'another_list' }]);
  const ownerId = requireCallerId(context);
  return await runInTransaction(db, async (trx) => {
    const lists = new Map<string, WishlistRow>();
    for (const id of [sourceId, targetId].toSorted())
      lists.set(id, await requireOwnWishlist(trx, id, context));
    const source = await readWishlistItems(trx, sourceId);
    const target = await readWishlistItems(trx, targetId);
    const ids = new Set(itemIds);
    for (const id of ids) requireWishlistItem(source, id);
    const selectedItems = source.filter(({ id }) => ids.has(id));
    const facts = await readWishlistFacts(trx, context.country.code, selectedItems);
    const added = selectedItems.map((item) => ({ ...item, id: createId(context.now) }));
    const capacity = getCapacity(lists.get(targetId) as WishlistRow);
    const after = addWishlistItems(target, added, createMaximumLookup(facts), capacity);
    if (!isCopy) {
      const remainingItems = source.filter(({ id }) => !ids.has(id));
      await saveWishlistItems(trx, sourceId, source, remainingItems);
    }
    await saveWishlistItems(trx, targetId, target, after);
    return {
      count: selectedItems.length,
      target: await presentList(trx, { id: targetId, ownerId }, context),
    };
  });
}

/** Returns a locked named list of the caller. Throws WISHLIST_NOT_FOUND, also for the default wishlist. */
async function requireNamedList(trx: Trx, id: string, context: RequestContext): Promise<WishlistRow> {
  const list = await requireOwnWishlist(trx, id, context);
  if (list.name === null) throw new AppError('WISHLIST_NOT_FOUND');
  return list;
}

/** Returns the normalised name. Throws LIST_NAME_TAKEN when another list than `id` has it. */
async function requireUnusedName(
  trx: Trx,
  { ownerId, name, id }: { ownerId: string; name: string; id?: string },
): Promise<string> {
  const nameKey = normaliseListName(name);
  const otherLists = (await readLists(trx, ownerId)).filter((list) => list.id !== id);
  if (otherLists.some(({ name_key }) => name_key === nameKey)) throw new AppError('LIST_NAME_TAKEN');
  return nameKey;
}
