import type { Db } from '#lib/backend/db/database.ts';
import { orderDeliveryOptions } from '#lib/contract/delivery.ts';
import {
  applyOrderCoupon,
  type Order,
  readOrder,
  removeOrderCoupon,
  setCollectionStore,
  setOrderFulfillment,
  setPaymentMethod,
} from '#lib/contract/orders/orders.ts';
import {
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Visitor,
} from '../../../contract/harness/client.ts';
import {
  createFunctionClient,
  createFunctionHarness,
  type FunctionHarness,
} from '../../../contract/harness/function-client.ts';
import { addToCart, createDraft, createRecipient } from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, type TestDatabase } from '../databases.ts';

const { address: _, ...CONTACT } = createRecipient(EMIRATES);

/** The person who collects the orders of `collect`. */
export { CONTACT as COLLECTION_CONTACT };

/** An area with express delivery. */
export const AREA = 'AE-DU-BARSHA';

export const OPEN_HOURS = JSON.stringify(Array(7).fill(['08:00', '22:00']));

export interface OrderBackend {
  db: Db;
  harness: FunctionHarness;
  client: ContractClient;
}

/** Opens a backend with two stores in the Emirates, of which the first takes returns, and one in Kuwait. */
export async function openOrderBackend(database: TestDatabase): Promise<OrderBackend> {
  const db = await openSeeded(database);
  const store = { position: 1, lat: 25, lng: 55, phone: '+97140000000', hours: OPEN_HOURS, details: '{}' };
  await db
    .insertInto('stores')
    .values([
      { code: 'AE-01', country: 'ae', ...store, details: JSON.stringify({ isDropoff: true }) },
      { code: 'AE-02', country: 'ae', ...store },
      { code: 'KW-01', country: 'kw', ...store },
    ])
    .execute();
  const harness = createFunctionHarness(db);
  return { db, harness, client: createFunctionClient(harness) };
}

type SlotChoice = { date: string; slotId: string };

/** A visitor's draft order of one product, with the calls that change it. */
export async function openDraft({ db, client }: OrderBackend) {
  const visitor: Visitor = client.visitor();
  await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
  const { data: order }: { data: Order } = await createDraft(visitor, EMIRATES);
  const params = { id: order.id };
  const ship = (
    choice: { area?: string; slot?: SlotChoice } = {},
    fulfillmentContact = createRecipient(EMIRATES),
  ) =>
    callEndpoint(visitor, setOrderFulfillment, {
      params,
      query: { isReturnOrder: 'false' },
      body: { fulfillmentMethod: 'Ship', fulfillmentContact, ...choice },
    });
  /** Returns the first offered slot. */
  const readSlot = async (): Promise<SlotChoice> => {
    const { data } = await callEndpoint(visitor, orderDeliveryOptions, { params, query: { area: AREA } });
    const [day] = data.days;
    if (!day?.slots[0]) throw new Error('No slot is offered');
    return { date: day.date, slotId: day.slots[0].slotId };
  };
  return {
    visitor,
    order,
    params,
    ship,
    readSlot,
    shipInSlot: async () => ship({ area: AREA, slot: await readSlot() }),
    collect: (storeCode = 'AE-01', contact: object = {}) =>
      callEndpoint(visitor, setCollectionStore, {
        params,
        body: { storeCode, contact: { ...CONTACT, ...contact } },
      }),
    choose: (method: 'card' | 'cash') =>
      callEndpoint(visitor, setPaymentMethod, { params, body: { method } }),
    coupon: (code: string) => callEndpoint(visitor, applyOrderCoupon, { params: { ...params, code } }),
    removeCoupon: (code: string) => callEndpoint(visitor, removeOrderCoupon, { params: { ...params, code } }),
    read: async () => (await callEndpoint(visitor, readOrder, { params })).data,
    countHolds: async () =>
      (await db.selectFrom('stock_holds').select('id').where('order_id', '=', order.id).execute()).length,
  };
}

export type OpenDraft = Awaited<ReturnType<typeof openDraft>>;
