import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { holdSlot } from '#lib/backend/delivery/slots.ts';
import { requireOrder } from '#lib/backend/orders/build-draft-order.ts';
import { assertFulfillable } from '#lib/backend/orders/draft-fulfillment.ts';
import { deliveryAreas } from '#lib/contract/delivery.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import { createFunctionClient, createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { createRecipient } from '../../../contract/harness/purchase-steps.ts';
import { testDatabases } from '../databases.ts';
import {
  AREA,
  COLLECTION_CONTACT,
  OPEN_HOURS,
  type OpenDraft,
  type OrderBackend,
  openDraft,
  openOrderBackend,
} from './draft-harness.ts';

describe.each(testDatabases)('Delivery and collection of a draft order on $name', (database) => {
  let backend: OrderBackend;
  let draft: OpenDraft;

  beforeAll(async () => {
    backend = await openOrderBackend(database);
  }, 90_000);
  beforeEach(async () => {
    draft = await openDraft(backend);
  });
  afterAll(() => backend?.client.close());

  it('keep the address of a draft that is collected, and end its slot', async () => {
    const slot = await draft.readSlot();
    const { data } = await draft.ship({ area: AREA, slot });
    expect([data.fulfillmentInfo.area, data.fulfillmentInfo.slot]).toMatchObject([AREA, slot]);
    const { data: collected } = await draft.collect();
    expect(collected.fulfillmentInfo).toMatchObject({
      fulfillmentContact: createRecipient(EMIRATES),
      collectionStore: 'AE-01',
      collectionContact: COLLECTION_CONTACT,
      slot: null,
    });
    const { data: shipped } = await draft.ship();
    expect(shipped.fulfillmentInfo).toMatchObject({ collectionStore: null, collectionContact: null });
  });

  it('allow only stores and phone numbers of the order’s country', async () => {
    for (const code of ['KW-01', 'AE-99']) {
      const { status, error } = await draft.collect(code);
      expect([status, error?.code]).toEqual([404, 'STORE_NOT_FOUND']);
    }
    const { error } = await draft.collect('AE-01', { phone: '+96550012345' });
    expect(error?.details?.fields).toEqual([{ path: 'body.contact.phone', rule: 'not_of_the_country' }]);
    expect(await draft.read()).toEqual(draft.order);
  });

  it('allow areas that are served and slots that are offered', async () => {
    const slot = await draft.readSlot();
    for (const [choice, expected] of [
      [{ area: 'AE-DU-NOWHERE' }, 'AREA_UNKNOWN'],
      [{ area: AREA, slot: { ...slot, date: '2020-01-01' } }, 'SLOT_GONE'],
      [{ area: AREA, slot: { ...slot, slotId: '03-04' } }, 'SLOT_GONE'],
      [{ slot }, 'INVALID_REQUEST'],
      [{ area: 'AE-AZ-OTHER' }, 'INVALID_REQUEST'],
    ] as const) {
      expect([choice, (await draft.ship(choice)).error?.code]).toEqual([choice, expected]);
    }
    const address = { ...createRecipient(EMIRATES).address, emirate: 'AZ' };
    const unserved = await draft.ship({ area: 'AE-AZ-DELMA' }, { ...createRecipient(EMIRATES), address });
    expect([unserved.status, unserved.error?.code]).toEqual([409, 'AREA_NOT_SERVED']);
    expect(await draft.read()).toEqual(draft.order);
  });

  it('allow the methods that the shop offers in the country', async () => {
    const disabledDeliveryMethods = ['ae:click-collect', 'kw:home-delivery'];
    const harness = createFunctionHarness(backend.db, Date.now, { disabledDeliveryMethods });
    const another = await openDraft({ ...backend, client: createFunctionClient(harness) });
    const areas = await callEndpoint(another.visitor, deliveryAreas, {});
    expect(areas.data.methods).toEqual(['home-delivery']);
    const refused = await another.collect();
    expect([refused.status, refused.error?.code]).toEqual([409, 'DELIVERY_METHOD_OFF']);
    expect((await another.shipInSlot()).data.fulfillmentMethod).toBe('Ship');
    // The method was chosen before it was turned off.
    const collector = JSON.stringify(COLLECTION_CONTACT);
    const chosen = {
      fulfillment_method: 'Pickup' as const,
      collection_store: 'AE-01',
      collection_contact: collector,
    };
    await backend.db.updateTable('orders').set(chosen).where('id', '=', another.order.id).execute();
    const payment = await callEndpoint(another.visitor, createPaymentSession, {
      params: another.params,
      body: { method: 'card', returnPath: '/en-ae/checkout/return/1', idempotencyKey: 'first-attempt' },
    });
    expect([payment.status, payment.error?.code]).toEqual([409, 'DELIVERY_METHOD_OFF']);
  });

  it('release the held place of a slot when they change', async () => {
    const slot = await draft.readSlot();
    await draft.ship({ area: AREA, slot });
    const hold = { orderId: draft.order.id, country: 'ae' as const, zone: 'AE-DU', ...slot };
    await runInTransaction(backend.db, (trx) => holdSlot(trx, hold, Date.now() + 60_000, Date.now()));
    const isHeld = async () =>
      (await backend.db
        .selectFrom('delivery_slot_holds')
        .select('order_id')
        .where('order_id', '=', draft.order.id)
        .executeTakeFirst()) !== undefined;
    await draft.ship({ area: AREA, slot });
    expect(await isHeld()).toBe(true);
    await draft.collect();
    expect(await isHeld()).toBe(false);
  });

  it('refuse a store that cannot have the products', async () => {
    await backend.db.updateTable('stores').set({ hours: '[]' }).where('code', '=', 'AE-02').execute();
    const { status, error } = await draft.collect('AE-02');
    expect([status, error?.code]).toEqual([409, 'COLLECTION_UNAVAILABLE']);
    await draft.collect();
    const check = () =>
      runInTransaction(backend.db, async (trx) =>
        assertFulfillable(trx, await requireOrder(trx, draft.order.id, null), Date.now()),
      );
    await check();
    await backend.db.updateTable('stores').set({ hours: '[]' }).where('code', '=', 'AE-01').execute();
    await expect(check()).rejects.toThrow('COLLECTION_UNAVAILABLE');
    await backend.db.updateTable('stores').set({ hours: OPEN_HOURS }).execute();
  });
});
