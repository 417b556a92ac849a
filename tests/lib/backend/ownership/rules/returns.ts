import { createId } from '#lib/backend/db/create-id.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import * as returns from '#lib/contract/orders/returns.ts';
import { callEndpoint } from '../../../../contract/harness/client.ts';
import type { Owner } from '../callers.ts';
import { createOwnOrder } from '../owned-objects.ts';
import type { OwnershipRules } from './ownership-rule.ts';

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

async function createOwnReturnInput(owner: Owner) {
  const { id } = await createOwnChosenOrder(owner);
  const input = { params: { id }, body: { storeCode: 'AE-01' } };
  const { data } = await callEndpoint(owner, returns.chooseReturnStore, input);
  const { refund } = data.amounts;
  return {
    query: { userId: owner.userId },
    body: { orderId: id, draftId: data.id, refund, refundTarget: 'wallet' as const },
  };
}

async function createOwnReturn(owner: Owner): Promise<{ id: string }> {
  const { data } = await callEndpoint(owner, returns.createReturn, await createOwnReturnInput(owner));
  return { id: data.id };
}

export const RETURN_RULES: OwnershipRules = {
  readReturnConfig: {
    createInput: async (owner) => ({ query: { orderId: (await createDeliveredOrder(owner)).id } }),
  },
  chooseReturnItems: {
    async createInput(owner) {
      const order = await createDeliveredOrder(owner);
      return { params: { id: order.id }, body: chooseOne(order) };
    },
  },
  chooseReturnStore: {
    createInput: async (owner) => ({
      params: { id: (await createOwnChosenOrder(owner)).id },
      body: { storeCode: 'AE-01' },
    }),
  },
  returnPickupOptions: {
    createInput: async (owner) => ({
      params: { id: (await createDeliveredOrder(owner)).id },
      query: { area: 'AE-DU-BARSHA' },
    }),
  },
  createReturn: { createInput: createOwnReturnInput },
  listReturns: { createInput: ({ userId }) => ({ query: { userId } }) },
  readReturn: { createInput: async (owner) => ({ params: await createOwnReturn(owner) }) },
  cancelReturn: { createInput: async (owner) => ({ params: await createOwnReturn(owner) }) },
};
