import { fillCart } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { measurePageWidth } from '../../support/e2e/cut-text.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxLinks } from '../../support/e2e/mailbox.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { readOrder } from '../../support/e2e/stored-data.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a customer finds an order in the account and cancels it', async ({ page, testLocale }) => {
      const shop = new ShopPage(page, testLocale);
      const account = new AuthPage(page, testLocale);
      const { orders } = account.messages;
      await account.register();
      await account.open('/my-account/orders');
      await expect(account.main).toContainText(orders.noneTitle);
      await fillCart(page, testLocale);
      await shop.openCheckout();
      await shop.continueTo('delivery');
      await shop.fillDelivery();
      await shop.continueTo('payment');
      await shop.continueTo('review');
      await shop.goToPayment();
      await shop.pay();
      const orderNumber = await shop.expectConfirmation();

      await account.open('/my-account');
      await expect(account.main).toContainText(orderNumber);
      await account.open('/my-account/orders');
      const card = account.main.getByRole('listitem').filter({ hasText: orderNumber }).first();
      await expect(card).toContainText(orders.status.Accepted);
      if (javaScriptEnabled) await expectAccessible(page);
      await account.field(orders.search).fill('nothing of the kind');
      await account.clickButton(orders.submit);
      await expect(account.main).toContainText(orders.notFoundText);
      await account.field(orders.search).fill(orderNumber);
      await account.clickButton(orders.submit);
      await account.main.getByRole('link', { name: orderNumber }).click();
      await account.expectPath(`/my-account/orders/${orderNumber}`);
      if (javaScriptEnabled) {
        await expectAccessible(page);
        const size = page.viewportSize();
        await page.setViewportSize({ width: 195, height: 422 });
        expect(await measurePageWidth(page)).toBeLessThanOrEqual(195);
        if (size) await page.setViewportSize(size);
      }

      await account.main.getByRole('link', { name: orders.cancelOpen }).click();
      await expect(account.main).toContainText('4242');
      await account.clickButton(orders.cancelConfirm);
      await account.expectPath(`/my-account/orders/${orderNumber}`);
      await expect(account.main).toContainText(orders.cancelled);
      await expect(account.main).toContainText(orders.explain.Cancelled);
      await expect(account.main.getByRole('link', { name: orders.cancelOpen })).toHaveCount(0);
      expect(readOrder(orderNumber)).toMatchObject({ status: 'Cancelled' });
    });

    test('a guest follows an order by its number and email address, and by the link of the email', async ({
      page,
      testLocale,
    }) => {
      const shop = new ShopPage(page, testLocale);
      const track = new AuthPage(page, testLocale);
      const { orders, errors } = track.messages;
      const { email } = track.customer;
      await fillCart(page, testLocale);
      await shop.openCheckout();
      await shop.fillContact();
      await page.locator('[name="emailAddress"]').fill(email);
      await shop.continueTo('delivery');
      await shop.fillDelivery();
      await shop.continueTo('payment');
      await shop.continueTo('review');
      await shop.goToPayment();
      await shop.pay();
      const orderNumber = await shop.expectConfirmation();

      // Another device, without the session of the purchase.
      await page.context().clearCookies();
      await track.open('/ordertrack');
      await track.clickButton(orders.track.submit);
      await expect(track.main).toContainText(errors.missing.orderNo);
      if (javaScriptEnabled) await expectAccessible(page);
      await track.field(orders.number).fill(orderNumber);
      await track.field(orders.track.email).fill('somebody-else@example.com');
      await track.clickButton(orders.track.submit);
      await expect(track.main).toContainText(orders.track.notFound);
      await expect(track.field(orders.number)).toHaveValue(orderNumber);
      await track.field(orders.track.email).fill(email.toUpperCase());
      await track.clickButton(orders.track.submit);
      await track.expectPath(`/ordertrack/${orderNumber}`);
      await expect(track.main).toContainText(orders.explain.Accepted);
      await expect(track.main).not.toContainText(email);
      if (javaScriptEnabled) await expectAccessible(page);

      // The link of the email opens the order without a form.
      await page.context().clearCookies();
      const path = `/order-confirmation/${orderNumber}`;
      const [link = ''] = await readMailboxLinks(page, { to: email, subject: orderNumber, path });
      await page.goto(link);
      await expect(track.main).toContainText(orderNumber);
      await track.open(`/ordertrack/${orderNumber}${new URL(link, page.url()).search}`);
      await track.expectPath(`/ordertrack/${orderNumber}`);
      await expect(track.main).toContainText(orders.explain.Accepted);
      await expect(track.main).toContainText(email);
      await track.open(`/ordertrack/${orderNumber}?token=forged`);
      await track.expectPath('/ordertrack');
    });
  });
}
