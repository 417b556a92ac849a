import { fillCart } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a guest opens an account from the order with a password, and the order belongs to it', async ({
      page,
      testLocale,
    }) => {
      const shop = new ShopPage(page, testLocale);
      const authPage = new AuthPage(page, testLocale);
      const { auth, errors } = authPage.messages;
      const { email, mobile, password } = authPage.customer;
      await fillCart(page, testLocale);
      await shop.openCheckout();
      await shop.fillContact();
      await page.locator('[name="emailAddress"]').fill(email);
      await page.locator('[name="phone"]').fill(mobile);
      await shop.continueTo('delivery');
      await shop.fillDelivery();
      await shop.continueTo('payment');
      await shop.continueTo('review');
      await shop.goToPayment();
      await shop.pay();
      const orderNumber = await shop.expectConfirmation();

      const account = authPage.region(auth.orderAccountTitle);
      await expect(account).toContainText(email);
      await authPage.field(auth.password, account).fill('short');
      await authPage.clickButton(auth.signUp, account);
      await expect(authPage.alert).toContainText(errors.field.password);
      await expect(authPage.field(auth.password, account)).toHaveAttribute('aria-invalid', 'true');
      if (javaScriptEnabled) await expectAccessible(page);

      await authPage.field(auth.password, account).fill(password);
      await authPage.clickButton(auth.signUp, account);
      await authPage.expectPath('/verify');
      await authPage.enterCode(await readMailboxCode(page, email), auth['verify-sign-up']);
      expect(await shop.expectConfirmation()).toBe(orderNumber);
      await expect(account).toHaveCount(0);
      await authPage.main.getByRole('link', { name: auth.orderAccountLink }).click();
      await authPage.expectPath(`/my-account/orders/${orderNumber}`);
    });
  });
}
