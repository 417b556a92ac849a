import type { Page } from '@playwright/test';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';

async function fillAddress(page: Page, street: string): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('deliveryArea').selectOption({ index: 1 });
  await field('deliveryAddress').fill(street);
  await field('buildingNo').fill('7');
}

test('a customer saves an address in the account and pays with it @desktop', async ({ page, testLocale }) => {
  const authPage = new AuthPage(page, testLocale);
  const shop = new ShopPage(page, testLocale);
  const { account, checkout } = authPage.messages;
  await authPage.register();
  await fillCart(page, testLocale);

  await authPage.open('/my-account');
  await authPage.main.getByRole('link', { name: account.addresses }).first().click();
  await authPage.expectTitle(account.addresses);
  await expect(authPage.main).toContainText(account.addressesEmptyTitle);
  await expectAccessible(page);
  await authPage.main.getByRole('link', { name: account.addressAdd }).click();
  await authPage.expectTitle(account.addressNew);
  await expectAccessible(page);
  await authPage.field(account['address-fullName']).fill('Mona Saleh');
  await fillAddress(page, 'Palm Street 4');
  await authPage.clickButton(account.addressSave);
  await authPage.expectPath('/my-account/addresses');
  await expect(authPage.main.getByRole('status')).toContainText(account.addressAdded);
  await expect(authPage.main).toContainText(account.addressDefault);
  await expectAccessible(page);

  await shop.openCheckout();
  await shop.continueTo('delivery');
  const saved = authPage.main.getByRole('radiogroup', { name: checkout.savedAddress });
  await expect(saved.getByRole('radio', { name: /Mona Saleh/ })).toBeChecked();
  await expect(authPage.main.getByLabel(checkout.deliveryArea)).toBeHidden();
  await expectAccessible(page);
  // Choosing another address opens its fields; choosing the saved one shows its times again.
  await saved.getByText(checkout.anotherAddress).click();
  await expect(authPage.main.getByLabel(checkout.deliveryArea)).toBeVisible();
  await expect(authPage.main).toContainText(checkout.timesLater);
  await saved.getByText('Mona Saleh').click();
  await expect(authPage.main.locator('[name="slot"]:checked')).toHaveCount(1);
  await shop.continueTo('payment');
  await shop.continueTo('review');
  await expect(authPage.main).toContainText('Mona Saleh');
  await expect(authPage.main).toContainText('Palm Street 4');
  await shop.goToPayment();
  await shop.pay();
  await shop.expectConfirmation();
  await expect(authPage.main).toContainText('Palm Street 4');
});

test('a customer saves the address that is typed at checkout @desktop', async ({ page, testLocale }) => {
  const authPage = new AuthPage(page, testLocale);
  const shop = new ShopPage(page, testLocale);
  const { checkout } = authPage.messages;
  await authPage.register();
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.continueTo('delivery');
  await shop.fillDelivery();
  await authPage.main.getByLabel(checkout.saveAddress).check();
  await shop.continueTo('payment');
  await authPage.open('/my-account/addresses');
  await expect(authPage.main).toContainText('Al Wasl Road');
  await authPage.open('/checkout/delivery');
  await expect(authPage.main.getByRole('radio', { name: /Al Wasl Road/ }).first()).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses are added, corrected, made the default, deleted, and delivered to @phone', async ({
    page,
    testLocale,
  }) => {
    const authPage = new AuthPage(page, testLocale);
    const shop = new ShopPage(page, testLocale);
    const { account, errors } = authPage.messages;
    const edit = new RegExp(`^${account.addressEditOf.replace('{{name}}', '')}`);
    const cards = authPage.main.getByRole('listitem').filter({ has: page.getByRole('link', { name: edit }) });
    await authPage.register();
    await authPage.open('/my-account/addresses/new');
    await authPage.clickButton(account.addressSave);
    await expect(authPage.alert).toContainText(errors.missing.deliveryArea);
    await expect(authPage.alert).toContainText(errors.missing.buildingNo);
    await expect(authPage.alert).toBeFocused();
    await fillAddress(page, 'شارع النخيل');
    await authPage.clickButton(account.addressSave);
    await expect(authPage.main.getByRole('status')).toContainText(account.addressAdded);

    await authPage.main.getByRole('link', { name: account.addressAdd }).click();
    await authPage.field(account['address-fullName']).fill('منى صالح');
    await fillAddress(page, 'شارع البحر');
    await authPage.clickButton(account.addressSave);
    const sea = cards.filter({ hasText: 'شارع البحر' });
    await sea.getByRole('button').click();
    await expect(authPage.main.getByRole('status')).toContainText(account.addressDefaultChanged);
    await expect(cards.first()).toContainText('شارع البحر');

    await cards.filter({ hasText: 'شارع النخيل' }).getByRole('link').last().click();
    await authPage.expectTitle(account.addressDeleteTitle);
    await authPage.clickButton(account.addressDeleteConfirm);
    await expect(authPage.main.getByRole('status')).toContainText(account.addressDeleted);
    await expect(cards).toHaveCount(1);

    await fillCart(page, testLocale);
    await shop.openCheckout();
    await shop.continueTo('delivery');
    await expect(authPage.main.getByRole('radio', { name: /منى صالح/ }).first()).toBeChecked();
    await shop.continueTo('payment');
    await shop.continueTo('review');
    await expect(authPage.main).toContainText('شارع البحر');
  });
});
