import { describe, expect, it } from 'vitest';
import { readCart } from '#lib/contract/cart/cart.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { loadCartPage } from '#lib/loaders/cart/cart-page.ts';
import { loadContactStep } from '#lib/loaders/checkout/contact-step.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import { addToCart, api, readFormFlash, send, sendForm, setUpApiHarness } from '../api-harness.ts';
import { loadPage, openPage, requestCheckout } from './steps-harness.ts';

setUpApiHarness();

/** A guest with a cart in the Emirates, and a coupon on it. */
async function createCart(couponCode: string, quantity = 2): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await addToCart(browser, 'T-PLENTY', quantity);
  const applied = await send(browser, applyCoupon, { params: { cartId: 'current', couponCode } });
  if (!applied.ok) throw new Error(applied.error.code);
  return browser;
}

async function changeCoupon(code: string, changes: object): Promise<void> {
  const row = await api.db
    .selectFrom('coupons')
    .select('body')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const body = JSON.stringify({ ...JSON.parse(row.body), ...changes });
  await api.db.updateTable('coupons').set({ body }).where('code', '=', code).execute();
}

async function loadCart(browser: TestBrowser) {
  const { requestSession, flashMessage } = openPage(browser);
  const context = { locale: getLocale('en', 'ae'), t: getTranslate('en'), siteUrl: 'http://localhost' };
  const page = await loadCartPage({
    ...context,
    client: requestSession.client,
    requestSession,
    flashMessage,
  });
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

describe('A coupon', () => {
  it('stays on the cart in another country where it is valid', async () => {
    const browser = await createCart('EID25');
    await sendForm(browser, 'setLocale', { from: 'en-ae', next: '/cart' }, 'en-qa');
    expect(readFormFlash(browser)).toBeUndefined();
    const params = { userId: 'current' };
    const cart = await send(browser, readCart, { params, body: params }, 'en-qa');
    expect(cart.ok && cart.data.couponCodes).toEqual(['EID25']);
  });

  it('that is not valid in the other country is named on the cart page, with the reason, in the new language', async () => {
    await changeCoupon('WELCOME10', { countries: ['ae'] });
    const browser = await createCart('WELCOME10');
    await sendForm(browser, 'setLocale', { from: 'en-ae', next: '/cart' }, 'ar-qa');
    const { flash } = readFormFlash(browser) ?? {};
    expect(flash).toEqual({
      form: 'setLocale',
      error: 'كود الخصم WELCOME10: كود الخصم هذا غير صالح في دولتك.',
    });
    await changeCoupon('WELCOME10', { countries: undefined });
  });

  it('that expired is named on the cart page once, with the reason', async () => {
    const browser = await createCart('EID25');
    await changeCoupon('EID25', { endsAt: 1 });
    const { cart } = await loadCart(browser);
    expect(cart?.alerts).toEqual([
      {
        kind: 'coupon',
        text: 'Coupon EID25 no longer applies to your cart and was removed. This coupon has expired.',
      },
    ]);
    expect((await loadCart(browser)).cart?.alerts).toEqual([]);
    await changeCoupon('EID25', { endsAt: null });
  });

  it('that expired during the checkout is named at the step that follows', async () => {
    const browser = await createCart('EID25');
    expect(await requestCheckout(browser)).toBe('/en-ae/checkout/contact');
    await changeCoupon('EID25', { endsAt: 1 });
    expect(await loadContactStep(openPage(browser))).toEqual({ kind: 'redirect', href: '/en-ae/checkout' });
    expect(await requestCheckout(browser)).toBe('/en-ae/checkout/contact');
    const { error, summary } = await loadPage(loadContactStep, browser);
    expect(error).toContain('This coupon has expired.');
    expect(summary.totals.discounts).toEqual([]);
    expect((await loadPage(loadContactStep, browser)).error).toBeNull();
    await changeCoupon('EID25', { endsAt: null });
  });
});

it('shows the maximum discount of a coupon, in the cart and at the checkout', async () => {
  const browser = await createCart('WELCOME10', 10);
  const note = '10% off, at most AED\u00a050.00';
  expect((await loadCart(browser)).cart?.discounts).toMatchObject([{ note }]);
  await requestCheckout(browser);
  const { summary } = await loadPage(loadContactStep, browser);
  expect(summary.totals.discounts).toMatchObject([{ note }]);
});
