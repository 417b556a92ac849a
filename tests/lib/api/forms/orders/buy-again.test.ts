import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addItems, removeItems } from '#lib/contract/cart/bulk-items.ts';
import { createOrder, type Order } from '#lib/contract/orders/orders.ts';
import { loadCartPage } from '#lib/loaders/cart/cart-page.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import {
  api,
  createCustomer,
  readLines,
  send,
  sendForm,
  setUpApiHarness,
  signIn,
} from '../../api-harness.ts';
import { openPage } from '../../checkout/steps-harness.ts';

setUpApiHarness();

const cart = { cartId: 'current' };
const SHADE = [{ attributeFQN: 'tenant~shade', value: 'Any name|BL-01' }];

let customer: Awaited<ReturnType<typeof createCustomer>>;
let orderCount = 0;

async function emptyCart(browser: TestBrowser): Promise<void> {
  const { data: before } = (await send(browser, addItems, {
    params: cart,
    body: { items: [{ quantity: 1, product: { productCode: 'T-F10' } }] },
  })) as { data: { items: { id: string }[] } };
  await send(browser, removeItems, { params: cart, body: { lineItemIds: before.items.map(({ id }) => id) } });
}

/** Places an order of a tinted paint, a drill with a warranty and ten other products, without a payment. */
async function placeOrder(browser: TestBrowser): Promise<Order & { orderNumber: string }> {
  const items = [
    { quantity: 2, product: { productCode: 'T-PAINT' }, options: SHADE },
    { quantity: 1, product: { productCode: 'T-SALE' }, addOns: ['SV-WARRANTY-1'] },
    { quantity: 6, product: { productCode: 'T-TEN' } },
  ];
  await emptyCart(browser);
  const added = await send(browser, addItems, { params: cart, body: { items } });
  if (!added.ok) throw new Error(added.error.code);
  const draft = await send(browser, createOrder, { query: { cartId: added.data.id } });
  if (!draft.ok) throw new Error(draft.error.code);
  orderCount += 1;
  const orderNumber = `AE26-${String(800_000 + orderCount)}-1`;
  const values = { status: 'Accepted', order_number: orderNumber, submitted_at: Date.now() } as const;
  await api.db.updateTable('orders').set(values).where('id', '=', draft.data.id).execute();
  await emptyCart(browser);
  return { ...draft.data, orderNumber };
}

async function readFlash(browser: TestBrowser, tag: 'en-ae' | 'ar-ae' = 'en-ae') {
  const context = openPage(browser, tag);
  const page = await loadCartPage({
    ...context,
    client: context.requestSession.client,
    siteUrl: 'http://localhost',
  });
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model.flash;
}

describe('Buying again', () => {
  let browser: TestBrowser;
  let order: Order & { orderNumber: string };
  const buy = (fields: Record<string, string> = {}, tag = 'en-ae') =>
    sendForm(browser, 'buyAgain', { orderNo: order.orderNumber, ...fields }, tag);

  beforeAll(async () => {
    customer = await createCustomer();
  });
  beforeEach(async () => {
    browser = new TestBrowser();
    await signIn(browser, customer);
    order = await placeOrder(browser);
  });

  it('adds a whole order with shade and warranty, in another language too', async () => {
    expect(await buy({}, 'ar-ae')).toBe('/ar-ae/cart');
    expect(await readLines(browser)).toEqual([
      'SV-WARRANTY-1 × 1',
      'T-PAINT/BL-01 × 2',
      'T-SALE × 1',
      'T-TEN × 6',
    ]);
    expect(await readFlash(browser, 'ar-ae')).toMatchObject({
      successMessage: 'تمت إضافة 3 منتجات إلى سلتك.',
      error: undefined,
    });
  });

  it('adds one line with its warranty', async () => {
    const line = order.items.find(({ product }) => product.productCode === 'T-SALE');
    await buy({ lineId: line?.id ?? '' });
    expect(await readLines(browser)).toEqual(['SV-WARRANTY-1 × 1', 'T-SALE × 1']);
  });

  it('reports for each line why it is not in the cart, and which price has changed', async () => {
    const { db } = api;
    await db.updateTable('products').set({ is_sold: 0 }).where('code', '=', 'T-SALE').execute();
    const stock = (quantity: number) =>
      db.updateTable('stock').set({ quantity }).where('product_code', '=', 'T-TEN').execute();
    await stock(4);
    const price = (unit_amount: number) =>
      db
        .updateTable('prices')
        .set({ sale_amount: unit_amount, unit_amount })
        .where('product_code', '=', 'T-PAINT')
        .execute();
    await price(8999);
    await buy();
    expect(await readLines(browser)).toEqual(['T-PAINT/BL-01 × 2', 'T-TEN × 4']);
    const { successMessage: done, error } = await readFlash(browser);
    expect(error?.split('\n')).toEqual([
      expect.stringMatching(/: It is no longer sold\.$/),
      expect.stringMatching(/: 4 of 6 added\. Only 4 left in stock\.$/),
    ]);
    expect(done).toContain('2 products were added to your cart.');
    expect(done?.replace(/[\u2066-\u2069]/g, '')).toMatch(
      /Velvet emulsion, 4 L: .*89\.99 today, .*99\.99 then\./,
    );
    await db.updateTable('products').set({ is_sold: 1 }).where('code', '=', 'T-SALE').execute();
    await price(9999);
    await stock(0);
    await emptyCart(browser);
    await buy({ lineId: order.items.find(({ product }) => product.productCode === 'T-TEN')?.id ?? '' });
    expect(await readLines(browser)).toEqual([]);
    expect((await readFlash(browser)).error).toMatch(/: This product is out of stock\.$/);
    await stock(100);
  });

  it('adds nothing of an order of another customer, or of a line that the order does not have', async () => {
    const other = new TestBrowser();
    await signIn(other, await createCustomer());
    const path = `/en-ae/my-account/orders/${order.orderNumber}`;
    expect(await sendForm(other, 'buyAgain', { orderNo: order.orderNumber })).toBe(path);
    expect(await sendForm(new TestBrowser(), 'buyAgain', { orderNo: order.orderNumber })).toBe(path);
    expect(await buy({ lineId: 'no-such-line' })).toBe(path);
    expect(await buy({ lineId: '<b>' })).toBe('/en-ae/my-account/orders');
    expect(await readLines(other)).toEqual([]);
    expect(await readLines(browser)).toEqual([]);
  });
});
