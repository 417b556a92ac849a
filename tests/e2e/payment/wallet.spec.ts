import { fillCart } from '../../support/e2e/api-calls.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { readOrder } from '../../support/e2e/stored-data.ts';
import { WalletCustomer } from '../../support/e2e/wallet-customer.ts';

const PLACE_ORDER = { en: /^Place order/, ar: /^أكّد الطلب/ };
const WALLET_BALANCE = 400_000;
const PARTIAL_AMOUNT = 1000;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a customer pays a whole order by wallet', async ({ page, testLocale }) => {
      const shop = new ShopPage(page, testLocale);
      const customer = new WalletCustomer(page, testLocale);
      const { wallet, checkout } = customer.messages;
      await customer.createWallet(WALLET_BALANCE);
      await fillCart(page, testLocale);
      await shop.openCheckout();
      await shop.fillContact();
      await shop.continueTo('delivery');
      await shop.fillDelivery();
      await shop.continueTo('payment');
      await customer.enterPin(await customer.sendPin());
      await expect(customer.region(wallet.title)).toContainText(wallet.pay.complete);
      await expect(shop.main.getByRole('radio')).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      await shop.continueTo('review');
      await expect(shop.main).toContainText(checkout['payNote-wallet']);
      await shop.main.getByRole('button', { name: testLocale.translate(PLACE_ORDER) }).click();
      const order = readOrder(await shop.expectConfirmation());
      await expect(shop.main).toContainText(customer.messages.invoice.paid.wallet);
      expect(order).toMatchObject({ status: 'Accepted', payment: { amount: 0 } });
      expect(customer.readBalance()).toBe(WALLET_BALANCE - order.total);
    });
  });
}

test('a customer pays a part of a collection by wallet and the rest by card', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const customer = new WalletCustomer(page, testLocale);
  const { wallet, checkout } = customer.messages;
  const region = customer.region(wallet.title);
  await customer.createWallet(WALLET_BALANCE);
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.fillContact();
  await shop.continueTo('delivery');
  const store = await shop.chooseStore();
  await shop.continueTo('payment');
  const pin = await customer.sendPin();
  await customer.enterPin(pin, '');
  await expect(region).toContainText(wallet.pay.amountMissing);
  await expect(customer.field(wallet.pay.amount)).toBeFocused();
  await expectAccessible(page);
  await customer.enterPin(pin, '3999');
  await expect(region).toContainText(wallet.pay.amountTotal.replace('{{amount}}.', ''));
  await customer.enterPin(pin, '10');
  await expect(region.getByRole('button', { name: wallet.pay.remove })).toBeVisible();
  await shop.continueTo('review');
  await expect(shop.main).toContainText(checkout.walletRest);
  await shop.goToPayment();
  await shop.pay();
  const order = readOrder(await shop.expectConfirmation());
  await expect(shop.main).toContainText(store);
  await expect(shop.main).toContainText(checkout.walletRest);
  expect(order).toMatchObject({
    fulfillment_method: 'Pickup',
    payment: { amount: order.total - PARTIAL_AMOUNT },
  });
  expect(customer.readBalance()).toBe(WALLET_BALANCE - PARTIAL_AMOUNT);
});

test('three wrong PINs block the wallet, and the remaining time is shown', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  const customer = new WalletCustomer(page, testLocale);
  const { wallet } = customer.messages;
  const region = customer.region(wallet.title);
  await customer.createWallet(WALLET_BALANCE);
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.fillContact();
  await shop.continueTo('delivery');
  await shop.fillDelivery();
  await shop.continueTo('payment');
  const wrong = (await customer.sendPin()) === '000000' ? '111111' : '000000';
  await customer.enterPin('12');
  await expect(region).toContainText(wallet.pay.pinWrong);
  await customer.enterPin(wrong);
  const attemptsText = testLocale.translate({ en: 'You have 2 attempts left.', ar: 'بقيت لك محاولتان.' });
  await expect(region).toContainText(attemptsText);
  await expect(customer.field(wallet.pay.pin)).toBeFocused();
  await customer.enterPin(wrong);
  await expect(region).not.toContainText(attemptsText);
  await customer.enterPin(wrong);
  const message = testLocale.translate({
    en: /please try after 59 min and \d+ sec\./,
    ar: /حاول بعد 59 د و\d+ ث\./,
  });
  await expect(region).toContainText(message);
  const first = await region.textContent();
  await expect.poll(() => region.textContent()).not.toBe(first);
  await expect(region.getByRole('button')).toHaveCount(0);
  // The other steps of the checkout still work.
  await shop.continueTo('review');
});
