import { expect, it } from 'vitest';
import { createOrder } from '#lib/contract/orders/orders.ts';
import { loadReturnMethod } from '#lib/loaders/orders/returns/return-method.ts';
import { loadReturnReview } from '#lib/loaders/orders/returns/return-review.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import { addToCart, api, createCustomer, send, sendForm, setUpApiHarness, signIn } from '../api-harness.ts';
import { insertStore, loadPage, STORE } from './steps-harness.ts';

setUpApiHarness();

const ORDER_NUMBER = 'AE26-700009-1';

/** Creates a customer with an order in the Emirates that was delivered just now, without a payment. */
async function deliver(): Promise<{ browser: TestBrowser; lineId: string }> {
  const browser = new TestBrowser();
  await signIn(browser, await createCustomer());
  await addToCart(browser, 'T-PLENTY');
  const draft = await send(browser, createOrder, { query: { cartId: 'current' } });
  if (!draft.ok) throw new Error(draft.error.code);
  const { id, items } = draft.data;
  const values = { status: 'Delivered', order_number: ORDER_NUMBER, submitted_at: Date.now() } as const;
  await api.db.updateTable('orders').set(values).where('id', '=', id).execute();
  const event = { id: 'delivered', order_id: id, place: 9, status: 'Delivered', cause: 'carrier' } as const;
  await api.db
    .insertInto('order_events')
    .values({ ...event, at: Date.now() })
    .execute();
  return { browser, lineId: items[0]?.id ?? '' };
}

it('a return is accepted in a store of the order’s country, also on the site of another country', async () => {
  await insertStore();
  await api.db
    .updateTable('stores')
    .set({ details: JSON.stringify({ isDropoff: true }) })
    .execute();
  const { browser, lineId } = await deliver();
  const chosen = { c0: '1', id0: lineId, q0: '1', r0: 'changed-mind' };
  await sendForm(browser, 'returnItems', { orderNo: ORDER_NUMBER, ...chosen }, 'en-kw');
  const { stores } = await loadPage((context) => loadReturnMethod(context, ORDER_NUMBER), browser, 'en-kw');
  expect(stores.map(({ code }) => code)).toEqual([STORE]);
  await sendForm(browser, 'returnStore', { orderNo: ORDER_NUMBER, store: STORE }, 'en-kw');
  const { content } = await loadPage((context) => loadReturnReview(context, ORDER_NUMBER), browser, 'en-kw');
  expect(JSON.stringify(content)).toContain('Binaa Al Quoz');
});
