import { describe, expect, it } from 'vitest';
import { readCart } from '#lib/contract/cart/cart.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { createOrder } from '#lib/contract/orders/orders.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import { addToCart, createCustomer, send, sendForm, setUpApiHarness, signIn } from '../../api-harness.ts';

setUpApiHarness();

const CURRENT = { 'params.cartId': 'current' };

async function read(browser: TestBrowser) {
  const input = { params: { userId: 'current' }, body: { userId: 'current' } };
  const reply = await send(browser, readCart, input);
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.data;
}

describe('The coupon without script', () => {
  it('is applied and removed by forms that redirect to the cart', async () => {
    const browser = new TestBrowser();
    await addToCart(browser, 'T-PLENTY', 2);
    const fields = { ...CURRENT, 'params.couponCode': ' eid25 ' };
    expect(await sendForm(browser, 'applyCoupon', fields)).toBe('/en-ae/cart');
    expect((await read(browser)).couponCodes).toEqual(['EID25']);
    expect(await sendForm(browser, 'removeCoupon', { ...fields, 'params.couponCode': 'EID25' })).toBe(
      '/en-ae/cart',
    );
    expect((await read(browser)).couponCodes).toEqual([]);
  });

  it.each([
    ['', 'Coupon code cannot be empty.'],
    ['NOTHING', 'We do not know this coupon code. Please check it.'],
    ['../x', 'We do not know this coupon code. Please check it.'],
    ['a/b', 'We do not know this coupon code. Please check it.'],
    ['..', 'We do not know this coupon code. Please check it.'],
    ['BIG50', 'This coupon needs at least AED\u00a0500.00 of products that it covers.'],
  ])('reports why %j is rejected', async (code, words) => {
    const browser = new TestBrowser();
    await addToCart(browser, 'T-PLENTY', 2);
    await sendForm(browser, 'applyCoupon', { ...CURRENT, 'params.couponCode': code });
    expect(consumeFlash(browser.createRequest().cookies)?.error).toBe(words);
  });
});

describe('A coupon at sign-in', () => {
  it('is moved to a cart without one', async () => {
    const browser = new TestBrowser();
    await addToCart(browser, 'T-PLENTY', 2);
    await send(browser, applyCoupon, { params: { cartId: 'current', couponCode: 'EID25' } });
    await signIn(browser, await createCustomer());
    const cart = await read(browser);
    expect([cart.couponCodes, cart.total.amount]).toEqual([['EID25'], 17_500]);
  });

  it.each([
    ['en-ae', 'Coupon WELCOME10: Coupons cannot be combined with the employee discount.'],
    ['ar-ae', 'كود الخصم WELCOME10: لا يمكن الجمع بين كود الخصم وخصم الموظفين.'],
  ] as const)('is dropped for an employee, with a message in %s', async (locale, words) => {
    const browser = new TestBrowser();
    await addToCart(browser, 'T-PLENTY', 2, undefined, locale);
    await send(browser, applyCoupon, { params: { cartId: 'current', couponCode: 'WELCOME10' } });
    const person = await createCustomer({ email: `${locale}@staff.binaa.example` });
    const step = await signIn(browser, person, locale);
    expect(step).toMatchObject({ data: { missed: [words] } });
    const cart = await read(browser);
    expect([cart.couponCodes, cart.discounts.map(({ kind }) => kind)]).toEqual([[], ['employee']]);
  });
});

describe('An employee', () => {
  it('has a discount line in the cart and in the order, and cannot use a coupon', async () => {
    const browser = new TestBrowser();
    await signIn(browser, await createCustomer({ email: 'noor@staff.binaa.example' }));
    await addToCart(browser, 'T-SALE', 2);
    const cart = await read(browser);
    expect(cart.discounts).toEqual([
      {
        kind: 'employee',
        code: null,
        name: 'Employee discount',
        amount: { amount: 4500, currency: 'AED' },
        percent: 15,
        cap: null,
      },
    ]);
    expect(cart.employeeDiscount?.impact.amount).toBe(4500);
    expect(cart.total.amount).toBe(25_500);
    const params = { cartId: 'current', couponCode: 'EID25' };
    const rejected = await send(browser, applyCoupon, { params });
    expect(rejected.ok ? '' : rejected.error.message).toBe(
      'Coupons cannot be combined with the employee discount.',
    );
    const order = await send(browser, createOrder, { query: { cartId: 'current' } });
    expect(order.ok && order.data).toMatchObject({
      employeeDiscount: { impact: { amount: 4500 } },
      couponCodes: [],
      couponCodeValue: { amount: 0 },
      discountTotal: { amount: 4500 },
      total: { amount: 25_500 },
    });
  });

  it('gets the discount on a merged guest cart, whose coupon is dropped', async () => {
    const browser = new TestBrowser();
    await addToCart(browser, 'T-SALE', 2);
    await send(browser, applyCoupon, { params: { cartId: 'current', couponCode: 'EID25' } });
    await signIn(browser, await createCustomer({ email: 'salma@staff.binaa.example' }));
    const cart = await read(browser);
    expect([cart.couponCodes, cart.discounts.map(({ kind }) => kind)]).toEqual([[], ['employee']]);
  });
});
