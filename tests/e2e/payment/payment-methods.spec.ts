import type { Page } from '@playwright/test';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { CARDS, ShopPage } from '../../support/e2e/shop-page.ts';
import { readOrder } from '../../support/e2e/stored-data.ts';

const PAY = { en: /^Pay /, ar: /^ادفع / };
const PLACE_ORDER = { en: /^Place order for /, ar: /^أكّد الطلب بقيمة / };
const SAVE_CARD = { en: 'Keep this card for my next order', ar: 'احفظ هذه البطاقة لطلبي القادم' };
const PAY_WITH_SAVED_CARD = { en: /ending in 4242/, ar: /4242/ };

/** Fills in the form of a local scheme that asks for a PIN. */
async function fillPin(page: Page, number: string): Promise<void> {
  await page.locator('[name="cardNumber"]').fill(number);
  await page.locator('[name="expiry"]').fill('12/39');
  await page.locator('[name="pin"]').fill('1234');
}

test.describe('in Saudi Arabia', () => {
  test.use({ region: 'en-sa' });

  test('a customer pays a collection by mada @desktop', async ({ page, testLocale }) => {
    const shop = new ShopPage(page, testLocale);
    await new AuthPage(page, testLocale).register();
    await fillCart(page, testLocale);
    await shop.openCheckout();
    await shop.continueTo('delivery');
    const store = await shop.chooseStore();
    await shop.continueTo('payment');
    await shop.choosePayment('mada');
    await shop.continueTo('review');
    await expect(shop.main).toContainText('You pay on the page of your bank’s network.');
    await shop.goToPayment();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('mada payment');
    await expectAccessible(page);
    await shop.pay();
    const orderNumber = await shop.expectConfirmation();
    await expect(shop.main).toContainText('mada');
    await expect(shop.main).toContainText(store);
    expect(readOrder(orderNumber)).toMatchObject({
      fulfillment_method: 'Pickup',
      country: 'sa',
      payment_method: 'mada',
      status: 'Accepted',
    });
  });
});

test.describe('in Kuwait, without script', () => {
  test.use({ region: 'ar-kw', javaScriptEnabled: false });

  test('a guest pays by KNET, after a card without enough money @phone', async ({ page, testLocale }) => {
    const shop = new ShopPage(page, testLocale);
    await fillCart(page, testLocale);
    await shop.openCheckout();
    await shop.fillCheckout('knet');
    await shop.goToPayment();
    await expect(page.locator('[name="cvc"]')).toHaveCount(0);
    const pay = page.getByRole('button', { name: testLocale.translate(PAY) });
    await fillPin(page, CARDS.insufficientFunds);
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('رصيد');
    await fillPin(page, CARDS.accepted);
    await pay.click();
    const orderNumber = await shop.expectConfirmation();
    await expect(shop.main).toContainText('كي نت');
    expect(readOrder(orderNumber)).toMatchObject({
      country: 'kw',
      payment_method: 'knet',
      status: 'Accepted',
    });
  });
});

for (const { region, tag } of [
  { region: 'en-bh', tag: '@desktop' },
  { region: 'ar-bh', tag: '@phone' },
] as const) {
  test.describe(`in Bahrain, ${region}`, () => {
    test.use({ region });

    test(`an order is paid in cash, with its fee and without a payment page ${tag}`, async ({
      page,
      testLocale,
    }) => {
      const shop = new ShopPage(page, testLocale);
      const fee = testLocale.translate({ en: 'Cash on delivery fee', ar: 'رسوم الدفع عند الاستلام' });
      await fillCart(page, testLocale);
      await shop.openCheckout();
      await shop.fillCheckout('cash');
      await expect(shop.main).toContainText(fee);
      await expectAccessible(page);
      await shop.main.getByRole('button', { name: testLocale.translate(PLACE_ORDER) }).click();
      const orderNumber = await shop.expectConfirmation();
      await expect(shop.main).toContainText(fee);
      expect(readOrder(orderNumber)).toMatchObject({
        country: 'bh',
        payment_method: 'cash',
        status: 'Accepted',
      });
    });
  });
}

test('a customer saves a card while paying for a home delivery, and pays for a collection with it', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const authPage = new AuthPage(page, testLocale);
  await authPage.register();
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await expect(page.locator('[name="emailAddress"]')).toHaveValue(authPage.customer.email);
  await shop.continueTo('delivery');
  await shop.fillDelivery();
  await shop.continueTo('payment');
  await shop.continueTo('review');
  await shop.goToPayment();
  await page.getByLabel(testLocale.translate(SAVE_CARD)).check();
  await shop.pay();
  const delivered = await shop.expectConfirmation();
  expect(readOrder(delivered)).toMatchObject({ fulfillment_method: 'Ship', payment: { last4: '4242' } });

  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.continueTo('delivery');
  const store = await shop.chooseStore();
  await shop.continueTo('payment');
  await shop.continueTo('review');
  await shop.goToPayment();
  await page.getByRole('button', { name: testLocale.translate(PAY_WITH_SAVED_CARD) }).click();
  const collected = await shop.expectConfirmation();
  await expect(shop.main).toContainText(store);
  expect(readOrder(collected)).toMatchObject({ fulfillment_method: 'Pickup', payment: { last4: '4242' } });
});
