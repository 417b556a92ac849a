import type { Contact } from '#lib/contract/checkout/contact.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import type { setOrderFulfillment } from '#lib/contract/orders/orders.ts';
import type { Trx } from '../db/database.ts';
import { readCollectionOptions } from '../delivery/collection.ts';
import { assertDeliverable } from '../delivery/order-delivery.ts';
import { AppError, type FieldIssue } from '../gateway/app-error.ts';
import { assertValid, validateContact, validateOrderContact } from './order-contact.ts';
import type { OrderRow } from './queries.ts';
import { updateDraftTerms } from './update-draft.ts';

type HomeDeliveryBody = EndpointInput<typeof setOrderFulfillment>['body'];

/** Sets home delivery for a locked draft; clears a chosen collection. */
export async function setHomeDelivery(
  trx: Trx,
  order: OrderRow,
  { fulfillmentContact, area, slot }: HomeDeliveryBody,
  now: number,
): Promise<void> {
  assertValid([
    ...validateOrderContact(fulfillmentContact, 'body.fulfillmentContact', order.country),
    ...validateArea(area, order, fulfillmentContact.address.emirate),
    ...(slot && area === undefined ? [{ path: 'body.area', rule: 'required' }] : []),
  ]);
  // A choice that has not changed is not checked here: it is checked when the payment starts.
  const isSame =
    slot?.date === (order.slot_date ?? undefined) && slot?.slotId === (order.slot_id ?? undefined);
  if (area !== undefined && !(isSame && area === order.delivery_area)) {
    await assertDeliverable(trx, order, area, slot ?? null, now);
  }
  const changes = {
    fulfillment_method: 'Ship' as const,
    fulfillment: JSON.stringify(fulfillmentContact),
    delivery_area: area ?? null,
    slot_date: slot?.date ?? null,
    slot_id: slot?.slotId ?? null,
    collection_store: null,
    collection_contact: null,
  };
  await updateDraftTerms(trx, order, changes, now);
}

function validateArea(area: string | undefined, { country }: OrderRow, emirate: string): FieldIssue[] {
  if (area === undefined || area.startsWith(`${country.toUpperCase()}-${emirate}-`)) return [];
  return [{ path: 'body.area', rule: 'other_area' }];
}

/**
 * Sets collection in a store for a locked draft; clears a chosen slot. The delivery address is kept, in case
 * the customer changes their mind. Throws STORE_NOT_FOUND for a store of another country,
 * COLLECTION_UNAVAILABLE for products that the store neither has nor can get.
 */
export async function setCollection(
  trx: Trx,
  order: OrderRow,
  { storeCode, contact }: { storeCode: string; contact: Contact },
  now: number,
): Promise<void> {
  assertValid(validateContact(contact, 'body.contact', order.country));
  await assertCollectable(trx, order, storeCode, now);
  const changes = {
    fulfillment_method: 'Pickup' as const,
    collection_store: storeCode,
    collection_contact: JSON.stringify(contact),
    slot_date: null,
    slot_id: null,
  };
  await updateDraftTerms(trx, order, changes, now);
}

async function assertCollectable(trx: Trx, order: OrderRow, storeCode: string, now: number): Promise<void> {
  const stores = await readCollectionOptions(trx, order, null, now);
  const store = stores.find(({ code }) => code === storeCode);
  if (!store) throw new AppError('STORE_NOT_FOUND');
  if (store.readyDate === null) throw new AppError('COLLECTION_UNAVAILABLE', { missing: store.missing });
}

/**
 * Checks before payment that a locked draft can still be delivered to its area or collected from its store:
 * its products may have changed since the choice. Throws the same errors as the choice; the slot is checked
 * when it is held.
 */
export async function assertFulfillable(trx: Trx, order: OrderRow, now: number): Promise<void> {
  const { fulfillment_method, collection_store, delivery_area } = order;
  if (fulfillment_method === 'Pickup' && collection_store !== null) {
    await assertCollectable(trx, order, collection_store, now);
  }
  if (fulfillment_method === 'Ship' && delivery_area !== null) {
    await assertDeliverable(trx, order, delivery_area, null, now);
  }
}
