import { fillCart } from '../../support/e2e/api-calls.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { deliverOrder, finishReturns } from '../../support/e2e/order-progress.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { readOrder } from '../../support/e2e/stored-data.ts';
import { WalletCustomer } from '../../support/e2e/wallet-customer.ts';

const PLACE_ORDER = { en: /^Place order/, ar: /^أكّد الطلب/ };
const WALLET_BALANCE = 400_000;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a customer returns one of two pieces by pickup and gets the money back', async ({
      page,
      testLocale,
    }) => {
      const shop = new ShopPage(page, testLocale);
      const account = new WalletCustomer(page, testLocale);
      const { returns, orders, errors, wallet } = account.messages;
      // With script it is paid by wallet, without by card.
      if (javaScriptEnabled) await account.createWallet(WALLET_BALANCE);
      else await account.register();
      await account.open('/my-account/returns');
      await expect(account.main).toContainText(returns.noneTitle);
      await fillCart(page, testLocale, 2);
      await shop.openCheckout();
      await shop.continueTo('delivery');
      await shop.fillDelivery();
      await shop.continueTo('payment');
      if (javaScriptEnabled) await account.enterPin(await account.sendPin());
      await shop.continueTo('review');
      if (javaScriptEnabled) {
        await shop.main.getByRole('button', { name: testLocale.translate(PLACE_ORDER) }).click();
      } else {
        await shop.goToPayment();
        await shop.pay();
      }
      const orderNumber = await shop.expectConfirmation();
      await deliverOrder(orderNumber);

      await account.open(`/my-account/orders/${orderNumber}`);
      await expect(account.main).toContainText(orders.status.Delivered);
      await account.main.getByRole('link', { name: returns.open }).click();
      await account.expectPath(`/my-account/orders/${orderNumber}/return`);
      await account.clickButton(returns.continue);
      await expect(account.main).toContainText(errors.RETURN_ITEM_REQUIRED);
      await expect(account.main.locator(':focus').getByRole('alert')).toBeVisible();
      await account.main.getByRole('checkbox').first().check();
      await account.clickButton(returns.continue);
      await expect(account.main).toContainText(returns.reasonMissing);
      await account.field(returns.reason).selectOption('damaged');
      await account.clickButton(returns.continue);
      await expect(account.main).toContainText(returns.noteMissing);
      await account.field(returns.reason).selectOption('changed-mind');
      await account.main.locator('[name="q0"]').selectOption('1');
      if (javaScriptEnabled) await expectAccessible(page);
      await account.clickButton(returns.continue);

      await account.expectPath(`/my-account/orders/${orderNumber}/return/method`);
      if (javaScriptEnabled) await expectAccessible(page);
      await account.main.getByRole('link', { name: returns.choosePickup }).click();
      await account.clickButton(returns.showTimes);
      if (javaScriptEnabled) await expectAccessible(page);
      await account.clickButton(returns.chooseSlot);
      await account.expectPath(`/my-account/orders/${orderNumber}/return/review`);
      await expect(account.main).toContainText(
        javaScriptEnabled ? returns.toWallet.replace('{{amount}}', '').trim() : '4242',
      );
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
      const refund = javaScriptEnabled ? returns.status.Refunded : orders.refundTitle;
      await expect(account.main).toContainText(refund);
      const order = readOrder(orderNumber);
      expect(order.status).toBe('PartlyReturned');
      if (!javaScriptEnabled) return;
      await account.open('/my-account/wallet');
      const entry = wallet['kind-refundOrder'].replace('{{number}}', '');
      await expect(account.main.getByRole('row', { name: entry.trim() }).first()).toContainText(orderNumber);
      expect(account.readBalance()).toBeGreaterThan(WALLET_BALANCE - order.total);
      expect(account.readBalance()).toBeLessThan(WALLET_BALANCE);
    });
  });
}
