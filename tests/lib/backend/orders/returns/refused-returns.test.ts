import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storePhoto } from '#lib/backend/photos/service.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { type Order, setOrderFulfillment } from '#lib/contract/orders/orders.ts';
import * as returnsContract from '#lib/contract/orders/returns.ts';
import { createRecipient } from '../../../../contract/harness/purchase-steps.ts';
import { testDatabases } from '../../databases.ts';
import { createPicture } from '../../photos/photo-files.ts';
import {
  AREA,
  chooseItems,
  choosePickup,
  chooseStore,
  DAY,
  getErrorCode,
  openReturnShop,
  type ReturnShop,
  returnLines,
  sendDraft,
} from './returns-harness.ts';

describe('A return is refused', () => {
  let shop: ReturnShop;
  let order: Order;
  let line: string;
  beforeAll(async () => {
    shop = await openReturnShop(testDatabases[0] as (typeof testDatabases)[number]);
    order = await shop.buy({
      lines: [
        { productCode: 'T-PLENTY', quantity: 3 },
        { productCode: 'T-PAINT', quantity: 1, shade: 'Morning sky|BL-01' },
      ],
    });
    line = order.items[0]?.id ?? '';
  }, 30_000);
  afterAll(() => shop.close());

  const chooseLine = (quantity: number, fields = {}) =>
    chooseItems(shop, order.id, [{ lineItemId: line, quantity, ...fields }]);
  const readBlocks = async (orderId: string) => {
    const { lines } = await shop.call(returnsContract.readReturnConfig, { query: { orderId } });
    return lines.map(({ block }) => block);
  };

  it('when it exceeds the ordered quantity, or has no items', async () => {
    expect(await getErrorCode(chooseLine(4))).toBe('RETURN_QUANTITY');
    expect(await getErrorCode(chooseItems(shop, order.id, []))).toBe('RETURN_ITEM_REQUIRED');
  });

  it('when it contains tinted paint, the same line twice, or a line of another order', async () => {
    expect(await readBlocks(order.id)).toEqual([null, 'tinted']);
    const paint = [{ lineItemId: order.items[1]?.id ?? '', quantity: 1 }];
    expect(await getErrorCode(chooseItems(shop, order.id, paint))).toBe('RETURN_NOT_ELIGIBLE');
    const duplicateLines = [1, 2].map((quantity) => ({ lineItemId: line, quantity }));
    expect(await getErrorCode(chooseItems(shop, order.id, duplicateLines))).toBe('INVALID_REQUEST');
    const unknown = [{ lineItemId: 'no-line', quantity: 1 }];
    expect(await getErrorCode(chooseItems(shop, order.id, unknown))).toBe('RETURN_NOT_ELIGIBLE');
  });

  it('when its reason is unknown, or lacks the required note', async () => {
    expect(await getErrorCode(chooseLine(1, { reason: 'because' }))).toBe('INVALID_REQUEST');
    expect(await getErrorCode(chooseLine(1, { reason: 'faulty' }))).toBe('INVALID_REQUEST');
    expect(await getErrorCode(chooseLine(1, { reason: 'faulty', note: 'It smokes.' }))).toBe('ok');
  });

  it('when its store is in another country or takes no returns, or its pickup is not available', async () => {
    await chooseLine(1);
    const store = (storeCode: string) =>
      getErrorCode(
        shop.call(returnsContract.chooseReturnStore, { params: { id: order.id }, body: { storeCode } }),
      );
    for (const code of ['AE-02', 'KW-01', 'AE-99']) expect(await store(code)).toBe('STORE_NOT_FOUND');
    const { pickup } = await choosePickup(shop, order.id);
    const slot = { date: pickup?.slot.date ?? '', slotId: pickup?.slot.slotId ?? '' };
    type Body = EndpointInput<typeof setOrderFulfillment>['body'];
    const request = (choice: Partial<Body>) => {
      const contact = createRecipient({ country: 'ae', language: 'en' });
      const body = {
        fulfillmentMethod: 'Ship' as const,
        fulfillmentContact: contact,
        area: AREA,
        slot,
        ...choice,
      };
      const query = { isReturnOrder: 'true' as const };
      return getErrorCode(shop.call(setOrderFulfillment, { params: { id: order.id }, query, body }));
    };
    expect(await request({})).toBe('ok');
    expect(await request({ area: undefined })).toBe('INVALID_REQUEST');
    expect(await request({ slot: undefined })).toBe('INVALID_REQUEST');
    expect(await request({ area: 'AE-AZ-OTHER' })).toBe('INVALID_REQUEST');
    expect(await request({ area: 'AE-DU-NOWHERE' })).toBe('AREA_UNKNOWN');
    expect(await request({ slot: { ...slot, date: '2020-01-01' } })).toBe('SLOT_GONE');
    expect(await request({ slot: { ...slot, slotId: '03-04' } })).toBe('SLOT_GONE');
    const kuwait = createRecipient({ country: 'kw', language: 'en' });
    expect(await request({ fulfillmentContact: kuwait })).toBe('INVALID_REQUEST');
  });

  it('when its pickup slot has filled up meanwhile', async () => {
    await chooseLine(1);
    const draft = await choosePickup(shop, order.id);
    const sent = await sendDraft(shop, order.id, draft);
    const row = await shop.db
      .selectFrom('returns')
      .selectAll()
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 9 }, (_, index) => ({
      ...row,
      id: `other-${index}`,
      place: 100 + index,
    }));
    await shop.db.insertInto('returns').values(others).execute();
    const { days } = await shop.call(returnsContract.returnPickupOptions, {
      params: { id: order.id },
      query: { area: AREA },
    });
    expect(days[0]?.slots[0]).toMatchObject({ slotId: row.pickup_slot, isFull: true });
    await chooseLine(1);
    expect(await getErrorCode(choosePickup(shop, order.id))).toBe('SLOT_FULL');
    await shop.db.deleteFrom('returns').where('id', 'like', 'other-%').execute();
  });

  it('before it is complete, and when its refund has changed', async () => {
    const draft = await chooseLine(1);
    expect(await getErrorCode(sendDraft(shop, order.id, draft))).toBe('RETURN_INCOMPLETE');
    expect(await getErrorCode(sendDraft(shop, order.id, { ...draft, id: 'another' }))).toBe(
      'RETURN_INCOMPLETE',
    );
    const ready = await chooseStore(shop, order.id);
    const refund = { ...ready.amounts.refund, amount: ready.amounts.refund.amount + 1 };
    expect(await getErrorCode(sendDraft(shop, order.id, ready, { refund }))).toBe('RETURN_CHANGED');
  });

  it('when its photo belongs to another customer; a photo of its own is stored', async () => {
    const bytes = await createPicture().png().toBuffer();
    const store = (ownerId: string) => storePhoto(shop.db, { ownerId, bytes, now: Date.now() });
    const [ownPhoto, foreignPhoto] = [await store(shop.customer.userId), await store('somebody-else')];
    await chooseLine(1);
    const ready = await chooseStore(shop, order.id);
    const send = (photoId: string) => sendDraft(shop, order.id, ready, { photoIds: [photoId] });
    expect(await getErrorCode(send(foreignPhoto.photoId))).toBe('PHOTO_NOT_FOUND');
    const sent = await send(ownPhoto.photoId);
    expect(sent.photos).toEqual([ownPhoto]);
    await shop.call(returnsContract.cancelReturn, { params: { id: sent.id } });
  });

  it('when the pickup fee leaves no refund', async () => {
    const small = await shop.buy({ lines: [{ productCode: 'T-F10', quantity: 3 }] });
    await chooseItems(shop, small.id, [{ lineItemId: small.items[0]?.id ?? '', quantity: 2 }]);
    const draft = await choosePickup(shop, small.id);
    expect(draft.amounts.refund.amount).toBe(0);
    expect(await getErrorCode(sendDraft(shop, small.id, draft))).toBe('RETURN_REFUND_TOO_LOW');
  });

  it('when it is a pickup of an order that was collected in a store', async () => {
    const collected = await shop.buy({ store: 'AE-01' });
    const config = await shop.call(returnsContract.readReturnConfig, { query: { orderId: collected.id } });
    expect(config.methods).toEqual(['drop-of-local-store']);
    await chooseItems(shop, collected.id, [{ lineItemId: collected.items[0]?.id ?? '', quantity: 1 }]);
    expect(await getErrorCode(choosePickup(shop, collected.id))).toBe('RETURN_METHOD_UNAVAILABLE');
    expect(await getErrorCode(chooseStore(shop, collected.id))).toBe('ok');
  });

  it('when the order belongs to another customer, with the error for an unknown order', async () => {
    const ownOrder = await shop.buy();
    const items = [{ lineItemId: ownOrder.items[0]?.id ?? '', quantity: 1 }];
    const { id } = await returnLines(shop, ownOrder.id, items);
    await chooseItems(shop, ownOrder.id, items);
    const draft = await chooseStore(shop, ownOrder.id);
    const otherCustomer = await shop.addCustomer();

    for (const orderId of [ownOrder.id, ownOrder.orderNumber ?? '', 'no-order']) {
      const config = shop.call(returnsContract.readReturnConfig, { query: { orderId } }, otherCustomer);
      expect(await getErrorCode(config)).toBe('ORDER_NOT_FOUND');
      expect(await getErrorCode(chooseItems(shop, orderId, items, otherCustomer))).toBe('ORDER_NOT_FOUND');
      expect(await getErrorCode(chooseStore(shop, orderId, otherCustomer))).toBe('ORDER_NOT_FOUND');
      expect(await getErrorCode(sendDraft(shop, orderId, draft, {}, otherCustomer))).toBe('ORDER_NOT_FOUND');
    }
    for (const returnId of [id, 'no-return']) {
      const params = { id: returnId };
      expect(await getErrorCode(shop.call(returnsContract.readReturn, { params }, otherCustomer))).toBe(
        'RETURN_NOT_FOUND',
      );
      expect(await getErrorCode(shop.call(returnsContract.cancelReturn, { params }, otherCustomer))).toBe(
        'RETURN_NOT_FOUND',
      );
    }
    const { userId } = shop.customer;
    expect(
      await getErrorCode(shop.call(returnsContract.listReturns, { query: { userId } }, otherCustomer)),
    ).toBe('FORBIDDEN');
    const { items: list } = await shop.call(returnsContract.listReturns, { query: { userId } });
    expect(list[0]).toMatchObject({ id, orderNumber: ownOrder.orderNumber });
  });

  it('before delivery, after cancellation, and after the last day for returns', async () => {
    const undelivered = await shop.place();
    expect(await readBlocks(undelivered.id)).toEqual(['not-delivered']);
    await shop.db
      .updateTable('orders')
      .set({ status: 'Cancelled' })
      .where('id', '=', undelivered.id)
      .execute();
    expect(await readBlocks(undelivered.id)).toEqual(['cancelled']);
    const lateOrder = await shop.buy();
    const items = [{ lineItemId: lateOrder.items[0]?.id ?? '', quantity: 1 }];
    await chooseItems(shop, lateOrder.id, items);
    const draft = await chooseStore(shop, lateOrder.id);
    shop.advanceClock(16 * DAY);
    expect(await readBlocks(lateOrder.id)).toEqual(['past']);
    expect(await getErrorCode(sendDraft(shop, lateOrder.id, draft))).toBe('RETURN_NOT_ELIGIBLE');
  });
});
