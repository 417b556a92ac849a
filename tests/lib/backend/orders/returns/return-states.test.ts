import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canChangeReturn, RETURN_TRANSITIONS } from '#lib/backend/orders/returns/return-status.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import {
  cancelReturn,
  type Return,
  type ReturnStatus,
  ReturnStatusSchema,
} from '#lib/contract/orders/returns.ts';
import { testDatabases } from '../../databases.ts';
import {
  chooseItems,
  choosePickup,
  chooseStore,
  DAY,
  getErrorCode,
  HOUR,
  openReturnShop,
  type ReturnShop,
  readReturn,
  returnLines,
  sendDraft,
} from './returns-harness.ts';

const statuses = ({ history }: Return) => history.map(({ status }) => status);

describe('A return', () => {
  let shop: ReturnShop;
  let order: Order;
  beforeAll(async () => {
    shop = await openReturnShop(testDatabases[0] as (typeof testDatabases)[number]);
  }, 30_000);
  beforeEach(async () => {
    order = await shop.buy();
  });
  afterAll(() => shop.close());

  const createItems = () => [{ lineItemId: order.items[0]?.id ?? '', quantity: 1 }];
  async function requestPickup() {
    await chooseItems(shop, order.id, createItems());
    return await sendDraft(shop, order.id, await choosePickup(shop, order.id));
  }
  const cancel = (id: string) => shop.call(cancelReturn, { params: { id } });

  it('starts as Requested', async () => {
    expect(await requestPickup()).toMatchObject({ status: 'Requested', isCancellable: true });
  });

  it('Requested → PickupScheduled: the pickup is arranged within the hour', async () => {
    const { id } = await requestPickup();
    await shop.advanceAndRunJobs(HOUR);
    expect(await readReturn(shop, id)).toMatchObject({ status: 'PickupScheduled', isCancellable: true });
  });

  it('PickupScheduled → Received → Refunded: picked up in its slot, inspected and refunded', async () => {
    const { id, pickup } = await requestPickup();
    await shop.advanceAndRunJobs(HOUR);
    const slotEnd = Date.parse(`${pickup?.slot.date}T${pickup?.slot.to}:00+04:00`);
    await shop.advanceAndRunJobs(slotEnd - shop.now());
    expect(await readReturn(shop, id)).toMatchObject({ status: 'Received', isCancellable: false });
    await shop.advanceAndRunJobs(4 * DAY);
    const done = await readReturn(shop, id);
    expect(statuses(done)).toEqual(['Requested', 'PickupScheduled', 'Received', 'Refunded']);
    expect(shop.sent.filter((line) => line.startsWith(id))).toEqual(
      statuses(done).map((status) => `${id} ${status}`),
    );
  });

  it('Requested → Received: brought to the store', async () => {
    const { id } = await returnLines(shop, order.id, createItems());
    await shop.advanceAndRunJobs(2 * DAY);
    expect(statuses(await readReturn(shop, id))).toEqual(['Requested', 'Received']);
  });

  it('Requested → Cancelled: by the customer, once', async () => {
    const { id } = await returnLines(shop, order.id, createItems());
    expect(await cancel(id)).toMatchObject({ status: 'Cancelled', isCancellable: false });
    expect(await getErrorCode(cancel(id))).toBe('RETURN_NOT_CANCELLABLE');
  });

  it('Requested → Cancelled: by the store, when the products are not brought within 14 days', async () => {
    const { id } = await returnLines(shop, order.id, createItems());
    await shop.advanceAndRunJobs(13 * DAY, { simulatedDropOffBy: 'nobody' });
    expect((await readReturn(shop, id)).status).toBe('Requested');
    await shop.advanceAndRunJobs(2 * DAY, { simulatedDropOffBy: 'nobody' });
    expect((await readReturn(shop, id)).history.at(-1)).toMatchObject({
      status: 'Cancelled',
      cause: 'store',
    });
  });

  it('PickupScheduled → Cancelled: by the customer, before the pickup', async () => {
    const { id } = await requestPickup();
    await shop.advanceAndRunJobs(HOUR);
    expect(statuses(await cancel(id))).toEqual(['Requested', 'PickupScheduled', 'Cancelled']);
  });

  it('Received → Rejected: used products are not refunded, and cannot be returned again', async () => {
    const { items } = order;
    const { id } = await returnLines(shop, order.id, createItems());
    await shop.advanceAndRunJobs(6 * DAY, { inspectionResult: 'rejected' });
    expect(statuses(await readReturn(shop, id))).toEqual(['Requested', 'Received', 'Rejected']);
    expect(await getErrorCode(cancel(id))).toBe('RETURN_NOT_CANCELLABLE');
    const all = [{ lineItemId: items[0]?.id ?? '', quantity: 3 }];
    expect(await getErrorCode(chooseItems(shop, order.id, all))).toBe('RETURN_QUANTITY');
  });

  it('can take no other transition', () => {
    const all = ReturnStatusSchema.options;
    const list = (method: 'pickup-home' | 'drop-of-local-store') =>
      all.flatMap((status) =>
        all.filter((next) => canChangeReturn({ status, method }, next)).map((next) => `${status} ${next}`),
      );
    const common = ['Requested Cancelled', 'Received Refunded', 'Received Rejected'];
    expect(list('drop-of-local-store').sort()).toEqual(['Requested Received', ...common].sort());
    expect(list('pickup-home').sort()).toEqual(
      [
        ...['Requested PickupScheduled', 'PickupScheduled Received', 'PickupScheduled Cancelled'],
        ...common,
      ].sort(),
    );
    const ends: ReturnStatus[] = ['Refunded', 'Rejected', 'Cancelled'];
    expect(ends.flatMap((status) => RETURN_TRANSITIONS[status])).toEqual([]);
  });

  it('makes its order PartlyReturned, and Returned with the last piece', async () => {
    const twoPieceOrder = await shop.buy({ lines: [{ productCode: 'T-SALE', quantity: 2 }] });
    const line = { lineItemId: twoPieceOrder.items[0]?.id ?? '', quantity: 1 };
    await returnLines(shop, twoPieceOrder.id, [line]);
    await shop.advanceAndRunJobs(5 * DAY);
    expect((await shop.readOrder(twoPieceOrder.id)).status).toBe('PartlyReturned');
    await returnLines(shop, twoPieceOrder.id, [line]);
    await shop.advanceAndRunJobs(5 * DAY);
    expect((await shop.readOrder(twoPieceOrder.id)).status).toBe('Returned');
    expect(await getErrorCode(chooseItems(shop, twoPieceOrder.id, [line]))).toBe('RETURN_NOT_ELIGIBLE');
    expect(await getErrorCode(chooseStore(shop, twoPieceOrder.id))).toBe('RETURN_ITEM_REQUIRED');
  });
});
