import { createId } from '#lib/backend/db/create-id.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import * as returns from '#lib/contract/orders/returns.ts';
import { callEndpoint } from '../../../../contract/harness/client.ts';
import type { Owner } from '../callers.ts';
import { createOwnOrder } from '../owned.ts';
import type { OwnershipRules } from './rule.ts';

/** Creates an order of the owner that was delivered just now. */
export async function createDeliveredOrder(owner: Owner): Promise<Order> {
  const order = await createOwnOrder(owner, 'Delivered');
  const event = { status: 'Delivered' as const, cause: 'carrier' as const, at: Date.now() };
  await owner.db
    .insertInto('order_events')
    .values({ id: createId(), order_id: order.id, place: 99, ...event })
    .execute();
  return order;
}

const chooseOne = ({ items }: Order) => ({
  items: [{ lineItemId: items[0]?.id ?? '', quantity: 1, reason: 'changed-mind' }],
});

/** Returns a delivered order of which one piece is chosen for a return. */
async function createOwnChosenOrder(owner: Owner): Promise<Order> {
  const order = await createDeliveredOrder(owner);
  await callEndpoint(owner, returns.chooseReturnItems, { params: { id: order.id }, body: chooseOne(order) });
  return order;
}

async function ownCompleteDraft(owner: Owner) {
  const { id } = await createOwnChosenOrder(owner);
  const input = { params: { id }, body: { storeCode: 'AE-01' } };
  const { data } = await callEndpoint(owner, returns.chooseReturnStore, input);
  const { refund } = data.amounts;
  return {
    query: { userId: owner.userId },
    body: { orderId: id, draftId: data.id, refund, refundTarget: 'wallet' as const },
  };
}

async function ownReturn(owner: Owner): Promise<{ id: string }> {
  const { data } = await callEndpoint(owner, returns.createReturn, await ownCompleteDraft(owner));
  return { id: data.id };
}

export const RETURN_RULES: OwnershipRules = {
  readReturnConfig: {
    own: async (owner) => ({ query: { orderId: (await createDeliveredOrder(owner)).id } }),
  },
  chooseReturnItems: {
    async own(owner) {
      const order = await createDeliveredOrder(owner);
      return { params: { id: order.id }, body: chooseOne(order) };
    },
  },
  chooseReturnStore: {
    own: async (owner) => ({
      params: { id: (await createOwnChosenOrder(owner)).id },
      body: { storeCode: 'AE-01' },
    }),
  },
  returnPickupOptions: {
    own: async (owner) => ({
      params: { id: (await createDeliveredOrder(owner)).id },
      query: { area: 'AE-DU-BARSHA' },
    }),
  },
  createReturn: { own: ownCompleteDraft },
  listReturns: { own: ({ userId }) => ({ query: { userId } }) },
  readReturn: { own: async (owner) => ({ params: await ownReturn(owner) }) },
  cancelReturn: { own: async (owner) => ({ params: await ownReturn(owner) }) },
};
