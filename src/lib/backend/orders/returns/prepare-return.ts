import type { EndpointInput } from '#lib/contract/endpoint.ts';
import type { setOrderFulfillment } from '#lib/contract/orders/orders.ts';
import type { chooseReturnItems } from '#lib/contract/orders/returns.ts';
import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { AppError, createInvalidRequestError, type FieldIssue } from '../../gateway/app-error.ts';
import { isDropoffStore } from '../../stores/drop-off-stores.ts';
import { assertValid, validateOrderContact } from '../order-contact.ts';
import { findOrder, lockOrder, type OrderRow } from '../queries.ts';
import {
  findReturnDraft,
  type ReturnDraftItem,
  type ReturnMethodDetails,
  saveReturnDraft,
} from './drafts.ts';
import { assertPickupPossible } from './pickup-slots.ts';
import { assertReturnable, type ReturnReason } from './refund/calculate-return.ts';
import { readReturnFacts } from './return-facts.ts';

/** Finds a submitted order of a customer. Throws ORDER_NOT_FOUND. */
export async function requireOwnOrder(db: Db | Trx, idOrNumber: string, ownerId: string): Promise<OrderRow> {
  const order = await findOrder(db, idOrNumber);
  if (order?.owner_id !== ownerId || order.order_number === null) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

/** An owner's order, and the time of the request. */
export interface ReturnCaller {
  idOrNumber: string;
  ownerId: string;
  now: number;
}

/** Runs `change` in a transaction that locks the caller's order. */
export async function runWithOrderLock<Result>(
  db: Db,
  { idOrNumber, ownerId }: ReturnCaller,
  change: (trx: Trx, order: OrderRow) => Promise<Result>,
): Promise<Result> {
  const { id } = await requireOwnOrder(db, idOrNumber, ownerId);
  return await runInTransaction(db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (order?.owner_id !== ownerId) throw new AppError('ORDER_NOT_FOUND');
    return await change(trx, order);
  });
}

type ChosenItems = EndpointInput<typeof chooseReturnItems>['body']['items'];

/** Checks reasons and notes, and that no line occurs twice. */
function parseItems(items: ChosenItems, reasons: readonly ReturnReason[]): ReturnDraftItem[] {
  if (items.length === 0) throw new AppError('RETURN_ITEM_REQUIRED');
  const issues: FieldIssue[] = items.flatMap(({ lineItemId, reason, note }, index) => {
    const path = `body.items.${index}`;
    const knownReason = reasons.find(({ code }) => code === reason);
    const isRepeated = items.findIndex((item) => item.lineItemId === lineItemId) !== index;
    return [
      ...(isRepeated ? [{ path: `${path}.lineItemId`, rule: 'repeated' }] : []),
      ...(knownReason ? [] : [{ path: `${path}.reason`, rule: 'unknown' }]),
      ...(knownReason?.needsNote && !note ? [{ path: `${path}.note`, rule: 'required' }] : []),
    ];
  });
  if (issues.length > 0) throw createInvalidRequestError(issues);
  return items.map((item) => ({ ...item, note: item.note || null }));
}

/** Chooses the items to return; a chosen method is kept. */
export async function chooseItems(
  db: Db,
  caller: ReturnCaller,
  chosenItems: ChosenItems,
  reasons: readonly ReturnReason[],
): Promise<void> {
  const items = parseItems(chosenItems, reasons);
  await runWithOrderLock(db, caller, async (trx, order) => {
    assertReturnable(await readReturnFacts(trx, order, caller.now), items);
    const draft = await findReturnDraft(trx, order.id);
    await saveReturnDraft(trx, order.id, { items, methodDetails: draft?.methodDetails ?? null }, caller.now);
  });
}

async function saveReturnMethod(
  trx: Trx,
  order: OrderRow,
  methodDetails: ReturnMethodDetails,
  now: number,
): Promise<void> {
  const draft = await findReturnDraft(trx, order.id);
  if (!draft) throw new AppError('RETURN_ITEM_REQUIRED');
  await saveReturnDraft(trx, order.id, { items: draft.items, methodDetails }, now);
}

/** Sets the store for the drop-off. Throws STORE_NOT_FOUND for one that does not accept returns. */
export async function chooseStore(db: Db, caller: ReturnCaller, storeCode: string): Promise<void> {
  await runWithOrderLock(db, caller, async (trx, order) => {
    if (!(await isDropoffStore(trx, storeCode, order.country))) throw new AppError('STORE_NOT_FOUND');
    await saveReturnMethod(trx, order, { method: 'drop-of-local-store', storeCode }, caller.now);
  });
}

type PickupBody = EndpointInput<typeof setOrderFulfillment>['body'];

/**
 * Sets the pickup of a draft. Throws RETURN_METHOD_UNAVAILABLE for an order that was collected in a store.
 */
export async function choosePickup(
  db: Db,
  caller: ReturnCaller,
  { fulfillmentContact: contact, area, slot }: PickupBody,
): Promise<void> {
  await runWithOrderLock(db, caller, async (trx, order) => {
    if (order.fulfillment_method === 'Pickup') throw new AppError('RETURN_METHOD_UNAVAILABLE');
    assertValid([
      ...validateOrderContact(contact, 'body.fulfillmentContact', order.country),
      ...(area === undefined ? [{ path: 'body.area', rule: 'required' }] : []),
      ...(slot === undefined ? [{ path: 'body.slot', rule: 'required' }] : []),
    ]);
    if (area === undefined || slot === undefined) return;
    const isInRegion = area.startsWith(`${order.country.toUpperCase()}-${contact.address.emirate}-`);
    assertValid(isInRegion ? [] : [{ path: 'body.area', rule: 'other_area' }]);
    const zone = await assertPickupPossible(trx, order, { area, slot }, caller.now);
    await saveReturnMethod(trx, order, { method: 'pickup-home', contact, area, zone, slot }, caller.now);
  });
}
