import { fillCart } from '../../support/e2e/api-calls.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { CARDS, ShopPage } from '../../support/e2e/shop-page.ts';
import { countOrders } from '../../support/e2e/stored-orders.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('checkout shows what is missing in the page’s language, and keeps typed values', async ({
      page,
      testLocale,
    }) => {
      const shop = new ShopPage(page, testLocale);
      await fillCart(page, testLocale);
      await shop.openCheckout();
      await page.locator('[name="firstName"]').fill('Layla');
      await page.locator('[name="phone"]').fill('12');
      await shop.main
        .getByRole('button', { name: testLocale.translate({ en: /^Pay /, ar: /^ادفع / }) })
        .click();

      await expect(page).toHaveURL(new RegExp(`${testLocale.path('/checkout')}$`));
      const issues = shop.main.getByRole('alert');
      await expect(issues).toContainText(
        testLocale.translate({ en: 'Please enter a valid mobile number.', ar: 'يُرجى إدخال رقم جوال صحيح.' }),
      );
      await expect(issues.getByRole('link')).not.toHaveCount(0);
      await expect(page.locator('[name="firstName"]')).toHaveValue('Layla');
      await expect(page.locator('[name="lastName"]')).toHaveAttribute('aria-invalid', 'true');
      if (javaScriptEnabled) await expectAccessible(page);

      await shop.fillCheckout();
      await shop.goToPayment();
      await shop.pay();
      await shop.expectConfirmation();
    });
  });
}

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

  // The confirmation page needs the session; its address alone is not enough.
  const otherVisitor = await context.browser()?.newContext();
  const reply = await otherVisitor?.request.get(page.url());
  expect(reply?.status()).toBe(404);
  await otherVisitor?.close();
});
