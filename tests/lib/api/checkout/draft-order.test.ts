import { describe, expect, it } from 'vitest';
import { orderDeliveryOptions } from '#lib/contract/delivery.ts';
import {
  applyOrderCoupon,
  createOrder,
  readOrder,
  setDeliveryNote,
  setOrderBilling,
  setOrderFulfillment,
  setPaymentMethod,
} from '#lib/contract/orders/orders.ts';
import { EMIRATES } from '../../../contract/harness/client.ts';
import { createRecipient } from '../../../contract/harness/purchase-steps.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import { addToCart, createCustomer, send, setUpApiHarness, signIn } from '../api-harness.ts';

setUpApiHarness();

async function createDraft(browser: TestBrowser) {
  const draft = await send(browser, createOrder, { query: { cartId: 'current' } });
  if (!draft.ok) throw new Error(draft.error.code);
  return draft.data;
}

describe('The draft order of a customer', () => {
  it('is the same on another device, with everything that was entered', async () => {
    const customer = await createCustomer();
    const phone = new TestBrowser();
    await signIn(phone, customer);
    await addToCart(phone, 'T-PLENTY', 2);
    const { id } = await createDraft(phone);
    const params = { id };
    const contact = createRecipient(EMIRATES);
    await send(phone, setOrderBilling, { params, body: contact });
    const query = { area: 'AE-DU-BARSHA' };
    const options = await send(phone, orderDeliveryOptions, { params, query });
    const day = options.ok ? options.data.days.at(-1) : undefined;
    const slot = { date: day?.date ?? '', slotId: day?.slots[0]?.slotId ?? '' };
    await send(phone, setOrderFulfillment, {
      params,
      query: { isReturnOrder: 'false' },
      body: {
        fulfillmentMethod: 'Ship',
        fulfillmentContact: contact,
        ...query,
        slot,
      },
    });
    await send(phone, setDeliveryNote, { params: { orderId: id }, body: { text: 'Ring twice' } });
    await send(phone, applyOrderCoupon, { params: { id, code: 'EID25' } });
    // Customers may pay with their wallet.
    const chosen = await send(phone, setPaymentMethod, { params, body: { method: 'wallet' } });
    expect(chosen.ok && [chosen.data.paymentMethod, chosen.data.total.amount]).toEqual(['wallet', 19_000]);

    const desktop = new TestBrowser();
    await signIn(desktop, customer);
    const resumed = await createDraft(desktop);
    expect(resumed).toEqual(chosen.ok && chosen.data);
    expect(resumed).toMatchObject({
      id,
      deliveryNote: 'Ring twice',
      couponCodes: ['EID25'],
      billingInfo: contact,
      fulfillmentInfo: { fulfillmentContact: contact, ...query, slot },
    });
  });

  it('refuses coupons to employees, who have their discount in the order', async () => {
    const browser = new TestBrowser();
    await signIn(browser, await createCustomer({ email: 'sara@staff.binaa.example' }));
    await addToCart(browser, 'T-PLENTY', 1);
    const order = await createDraft(browser);
    expect([order.employeeDiscount.impact.amount, order.total.amount]).toEqual([1500, 10_000]);
    const refused = await send(browser, applyOrderCoupon, { params: { id: order.id, code: 'EID25' } });
    expect(refused.ok ? '' : refused.error.message).toBe(
      'Coupons cannot be combined with the employee discount.',
    );
    const storedOrder = await send(browser, readOrder, { params: { id: order.id } });
    expect(storedOrder.ok && storedOrder.data.couponCodes).toEqual([]);
  });
});

it('The draft order of a guest cannot be paid from a wallet, and not be changed by another visitor', async () => {
  const browser = new TestBrowser();
  await addToCart(browser, 'T-PLENTY', 1);
  const { id } = await createDraft(browser);
  const choose = (payerBrowser: TestBrowser, method: 'wallet' | 'card', tag = 'en-ae') =>
    send(payerBrowser, setPaymentMethod, { params: { id }, body: { method } }, tag);
  const refused = await choose(browser, 'wallet');
  expect(refused.ok ? '' : refused.error.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  const otherBrowser = new TestBrowser();
  await addToCart(otherBrowser, 'T-PLENTY', 1);
  for (const [tag, message] of [
    ['en-ae', 'No active order found.'],
    ['ar-ae', 'لا يوجد طلب قيد التنفيذ.'],
  ] as const) {
    const otherReply = await choose(otherBrowser, 'card', tag);
    expect(otherReply.ok ? '' : [otherReply.error.code, otherReply.error.message]).toEqual([
      'NO_ACTIVE_ORDER',
      message,
    ]);
  }
});
