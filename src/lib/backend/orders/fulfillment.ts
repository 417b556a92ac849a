import type { Contact } from '#lib/contract/checkout/address.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import type { setOrderFulfillment } from '#lib/contract/orders/orders.ts';
import type { Trx } from '../db/database.ts';
import { AppError, type FieldIssue } from '../gateway/app-error.ts';
import { isStoreOfCountry } from '../stores/stores.ts';
import { assertValid, validateContact, validateOrderContact } from './order-contact.ts';
import type { OrderRow } from './queries.ts';
import { updateDraftTerms } from './update-draft.ts';

type ShipmentBody = EndpointInput<typeof setOrderFulfillment>['body'];

/** Has a locked draft delivered; ends a chosen collection. */
export async function setShipment(
  trx: Trx,
  order: OrderRow,
  { fulfillmentContact, area, slot }: ShipmentBody,
  now: number,
): Promise<void> {
  assertValid([
    ...validateOrderContact(fulfillmentContact, 'body.fulfillmentContact', order.country),
    ...validateArea(area, order, fulfillmentContact.address.emirate),
  ]);
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
 * Has a locked draft collected from a store; ends a chosen slot. The delivery address stays, in case the customer
 * changes their mind. Throws STORE_NOT_FOUND for a store of another country.
 */
export async function setCollection(
  trx: Trx,
  order: OrderRow,
  { storeCode, contact }: { storeCode: string; contact: Contact },
  now: number,
): Promise<void> {
  assertValid(validateContact(contact, 'body.contact', order.country));
  if (!(await isStoreOfCountry(trx, storeCode, order.country))) throw new AppError('STORE_NOT_FOUND');
  const changes = {
    fulfillment_method: 'Pickup' as const,
    collection_store: storeCode,
    collection_contact: JSON.stringify(contact),
    slot_date: null,
    slot_id: null,
  };
  await updateDraftTerms(trx, order, changes, now);
}
