import { fillCart } from '../../support/e2e/api-calls.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { CARDS, ShopPage } from '../../support/e2e/shop-page.ts';
import { countOrders, readOrder } from '../../support/e2e/stored-data.ts';

const missingNames = {
  en: 'Please enter your last name.',
  ar: 'أدخل اسم العائلة.',
};
const COLLECTED = { en: 'Collected from a store:', ar: 'عند الاستلام من المتجر:' };
const wrongPhone = { en: 'digits without a leading zero', ar: 'أرقام من دون صفر في البداية' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('checkout shows which fields are missing and which are wrong, and keeps typed values', async ({
      page,
      testLocale,
    }) => {
      const shop = new ShopPage(page, testLocale);
      await fillCart(page, testLocale);
      await shop.openCheckout();
      const advance = () =>
        shop.main
          .getByRole('button', { name: testLocale.translate({ en: /^Continue to /, ar: /^تابع إلى / }) })
          .click();
      await page.locator('[name="firstName"]').fill('Layla');
      await page.locator('[name="phone"]').fill('12');
      await advance();
      await expect(page).toHaveURL(new RegExp(`${testLocale.path('/checkout/contact')}$`));
      const issues = shop.main.getByRole('alert');
      await expect(issues).toContainText(testLocale.translate(wrongPhone));
      await expect(issues).toContainText(testLocale.translate(missingNames));
      await expect(page.locator('[name="firstName"]')).toHaveValue('Layla');
      await expect(page.locator('[name="lastName"]')).toHaveAttribute('aria-invalid', 'true');
      if (javaScriptEnabled) await expectAccessible(page);

      await shop.fillContact();
      await shop.continueTo('delivery');
      await advance();
      await expect(shop.main.getByRole('alert').getByRole('link')).not.toHaveCount(0);
      await shop.fillDelivery();
      await shop.continueTo('payment');
      await shop.continueTo('review');
      await shop.goToPayment();
      await shop.pay();
      await shop.expectConfirmation();
    });

    test('an order is collected from a store, free of delivery', async ({ page, testLocale }) => {
      const shop = new ShopPage(page, testLocale);
      await fillCart(page, testLocale);
      await shop.openCheckout();
      await shop.fillContact();
      await shop.continueTo('delivery');
      const note = page.locator('[name="note"]');
      const collectedTotal = page.locator('#summary').getByText(testLocale.translate(COLLECTED));
      await expect(note).toBeVisible();
      await expect(collectedTotal).toBeHidden();
      const name = await shop.chooseStore();
      await expect(note).toBeHidden();
      await expect(collectedTotal).toBeVisible();
      await shop.continueTo('payment');
      await shop.continueTo('review');
      await expect(shop.main).toContainText(name);
      await shop.goToPayment();
      await shop.pay();
      const orderNumber = await shop.expectConfirmation();
      await expect(shop.main).toContainText(name);
      expect(readOrder(orderNumber)).toMatchObject({ fulfillment_method: 'Pickup', shipping_total: 0 });
    });
  });
}

test('a mistyped email address is questioned, and can be corrected @phone', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.fillContact();
  await page.locator('[name="emailAddress"]').fill('layla@gmail.con');
  await page.locator('[name="lastName"]').click();
  await page.locator('[name="useEmail"]').click();
  await page.waitForURL(`**${testLocale.path('/checkout/delivery')}`);
  await page.goto(testLocale.path('/checkout/contact'));
  await expect(page.locator('[name="emailAddress"]')).toHaveValue('layla@gmail.com');
});

test('an area without delivery is reported before other fields are asked for, and its order can be collected @desktop', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.fillContact();
  await shop.continueTo('delivery');
  await page.locator('[name="deliveryArea"]').selectOption({ value: 'AE-AZ-DELMA' });
  await expect(shop.main.getByRole('status')).toContainText('Delivery to this address is not possible.');
  await expect(page.locator('[name="buildingNo"]')).toHaveCount(0);
});

test('a coupon is applied and removed in the checkout @phone', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale);
  await shop.openCheckout();
  const summary = page.locator('#summary');
  // The summary is collapsed, but shows the total.
  await expect(summary.getByRole('textbox')).toBeHidden();
  await expect(summary.locator('summary')).toContainText(/\d\.\d\d/);
  await summary.locator('summary').click();
  await summary.getByRole('textbox').fill('NOPE');
  await summary.getByRole('button').click();
  await expect(summary.locator('.field__error')).toBeVisible();
  await summary.getByRole('textbox').fill('WELCOME10');
  await summary.getByRole('button').click();
  await summary.locator('summary').click();
  await expect(summary.locator('.totals__discount')).toBeVisible();
  await summary.getByRole('button').click();
  await expect(summary.locator('.totals__discount')).toHaveCount(0);
});

test('double clicks throughout checkout create one order @desktop', async ({ page, testLocale, context }) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.fillCheckout();
  const pay = shop.main.getByRole('button', { name: testLocale.translate({ en: /^Pay /, ar: /^ادفع / }) });
  await pay.dblclick();
  await page.waitForURL('**/sandbox/pay/**');
  await shop.fillCard(CARDS.accepted);
  await page.getByRole('button', { name: testLocale.translate({ en: /^Pay /, ar: /^ادفع / }) }).dblclick();
  const orderNumber = await shop.expectConfirmation();
  expect(countOrders(orderNumber)).toBe(1);

  // The confirmation page needs the session; its URL alone is not enough.
  const otherVisitor = await context.browser()?.newContext();
  const reply = await otherVisitor?.request.get(page.url());
  expect(reply?.status()).toBe(404);
  await otherVisitor?.close();
});
