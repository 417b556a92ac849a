import { fillCart } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { deliverOrder, finishReturns } from '../../support/e2e/moved-orders.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { readOrder } from '../../support/e2e/stored-orders.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a customer returns a part of an order by pickup and gets the money back', async ({
      page,
      testLocale,
    }) => {
      const shop = new ShopPage(page, testLocale);
      const account = new AuthPage(page, testLocale);
      const { returns, orders, errors } = account.messages;
      await account.register();
      await account.open('/my-account/returns');
      await expect(account.main).toContainText(returns.noneTitle);
      await fillCart(page, testLocale);
      await shop.openCheckout();
      await shop.continueTo('delivery');
      await shop.fillDelivery();
      await shop.continueTo('payment');
      await shop.continueTo('review');
      await shop.goToPayment();
      await shop.pay();
      const orderNumber = await shop.expectConfirmation();
      await deliverOrder(orderNumber);

      await account.open(`/my-account/orders/${orderNumber}`);
      await expect(account.main).toContainText(orders.status.Delivered);
      await account.main.getByRole('link', { name: returns.open }).click();
      await account.expectPath(`/my-account/orders/${orderNumber}/return`);
      await account.clickButton(returns.continue);
      await expect(account.main).toContainText(errors.RETURN_ITEM_REQUIRED);
      await account.main.getByRole('checkbox').first().check();
      await account.clickButton(returns.continue);
      await expect(account.main).toContainText(returns.reasonMissing);
      await account.field(returns.reason).selectOption('changed-mind');
      if (javaScriptEnabled) await expectAccessible(page);
      await account.clickButton(returns.continue);

      await account.expectPath(`/my-account/orders/${orderNumber}/return/method`);
      if (javaScriptEnabled) await expectAccessible(page);
      await account.main.getByRole('link', { name: returns.choosePickup }).click();
      await account.clickButton(returns.showTimes);
      if (javaScriptEnabled) await expectAccessible(page);
      await account.clickButton(returns.chooseSlot);
      await account.expectPath(`/my-account/orders/${orderNumber}/return/review`);
      await expect(account.main).toContainText('4242');
      if (javaScriptEnabled) await expectAccessible(page);
      await account.clickButton(returns.submit);

      await expect(account.main).toContainText(returns.sent);
      const slip = await account.main.getByRole('link', { name: returns.slip }).getAttribute('href');
      const pdf = await page.request.get(slip ?? '');
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      if (javaScriptEnabled) await expectAccessible(page);
      await finishReturns(orderNumber);
      await page.reload();
      await expect(account.main).toContainText(returns.explain.Refunded);
      await account.open(`/my-account/orders/${orderNumber}`);
      await expect(account.main).toContainText(orders.refundTitle);
      expect(['PartlyReturned', 'Returned']).toContain(readOrder(orderNumber).status);
    });
  });
}
