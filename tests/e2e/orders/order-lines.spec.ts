import { callApi, fillCart } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { readOrder } from '../../support/e2e/stored-data.ts';
import { paintProduct, shade, simpleProduct } from '../../support/known-products.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a customer buys a tinted paint again, and cancels a line before it is packed', async ({
      page,
      testLocale,
    }) => {
      test.slow();
      const shop = new ShopPage(page, testLocale);
      const account = new AuthPage(page, testLocale);
      const { orders } = account.messages;
      await account.register();
      await fillCart(page, testLocale);
      const options = [{ attributeFQN: 'tenant~shade', value: `Any name|${shade.code}` }];
      const product = { productCode: paintProduct.code };
      const item = { product, options, quantity: 2 };
      await callApi(page, testLocale, 'checkout/guest/v1/cart/current/item', item);
      await shop.openCheckout();
      await shop.continueTo('delivery');
      await shop.fillDelivery();
      await shop.continueTo('payment');
      await shop.continueTo('review');
      await shop.goToPayment();
      await shop.pay();
      const orderNumber = await shop.expectConfirmation();
      const before = readOrder(orderNumber);

      await account.open(`/my-account/orders/${orderNumber}`);
      await account.main.getByRole('link', { name: orders.cancelOpen }).click();
      if (javaScriptEnabled) await expectAccessible(page);
      const paintLine = account.main.getByRole('listitem').filter({ hasText: shade.code });
      await account.clickButton(orders.cancelLines.review);
      await expect(account.main).toContainText(orders.cancelLines.none);
      await paintLine.getByRole('spinbutton').fill('1');
      await account.clickButton(orders.cancelLines.review);
      await expect(account.main).toContainText('4242');
      await account.clickButton(orders.cancelLines.confirm);
      await account.expectPath(`/my-account/orders/${orderNumber}`);
      await expect(account.main).toContainText(orders.cancelLines.done);
      const after = readOrder(orderNumber);
      const line = after.lines.find(({ shade_code }) => shade_code === shade.code);
      expect([after.status, line?.quantity]).toEqual(['Accepted', 1]);
      expect(before.total - after.total).toBe(line?.total);
      if (javaScriptEnabled) await expectAccessible(page);

      const part = account.main.getByRole('listitem').filter({ hasText: shade.code }).first();
      await part.getByRole('button').click();
      await account.expectPath('/cart');
      const cart = page.getByRole('main');
      await expect(cart).toContainText(shade.code);
      await account.open('/my-account/orders');
      const card = account.main.getByRole('listitem').filter({ hasText: orderNumber }).first();
      await card.getByRole('button').click();
      await account.expectPath('/cart');
      await expect(cart).toContainText(simpleProduct.name[testLocale.language]);
    });
  });
}
