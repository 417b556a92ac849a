import { orderDeliveryOptions } from '#lib/contract/delivery.ts';
import { setOrderFulfillment } from '#lib/contract/orders/orders.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { callEndpoint, type Market, type Visitor } from './client.ts';
import { createDraft, createRecipient } from './purchase-steps.ts';

/** Delivery area of the address that `createRecipient` returns for a market. */
function getArea({ country }: Market): string {
  const [first] = COUNTRIES[country].regions;
  return `${country.toUpperCase()}-${first?.code}-OTHER`;
}

/** Lists the free slots in the delivery area of the order's recipient, earliest first. */
export async function listFreeSlots(visitor: Visitor, market: Market, orderId: string) {
  const input = { params: { id: orderId }, query: { area: getArea(market) } };
  const { data } = await callEndpoint(visitor, orderDeliveryOptions, input, market);
  return data.days.flatMap(({ date, slots }) =>
    slots.filter(({ isFull }) => !isFull).map(({ slotId }) => ({ date, slotId })),
  );
}

export function chooseSlot(
  visitor: Visitor,
  market: Market,
  orderId: string,
  slot: { date: string; slotId: string },
) {
  const input = {
    params: { id: orderId },
    query: { isReturnOrder: 'false' as const },
    body: {
      fulfillmentMethod: 'Ship' as const,
      fulfillmentContact: createRecipient(market),
      area: getArea(market),
      slot,
    },
  };
  return callEndpoint(visitor, setOrderFulfillment, input, market);
}

/** Creates a draft order of the cart with a delivery slot; only the payment is missing. */
export async function createDraftWithSlot(visitor: Visitor, market: Market) {
  const draft = await createDraft(visitor, market);
  if (draft.error) return draft;
  const [, slot] = await listFreeSlots(visitor, market, draft.data.id);
  if (!slot) throw new Error('No slot is free');
  return await chooseSlot(visitor, market, draft.data.id, slot);
}
