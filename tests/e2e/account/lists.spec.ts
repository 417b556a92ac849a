import type { Page } from '@playwright/test';
import { callApi } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { paintProduct, products } from '../../support/known-products.ts';

const simple = products.filter(
  ({ stock, isPaint, options }) => !isPaint && options.length === 0 && stock.ae > 20,
);
const soldOut = products.find(
  ({ stock, isPaint, options }) => !isPaint && options.length === 0 && stock.ae === 0,
);

async function saveProducts(page: Page, testLocale: TestLocale): Promise<void> {
  const codes = [...simple.slice(0, 2), paintProduct, ...(soldOut ? [soldOut] : [])].map(({ code }) => code);
  const items = codes.map((productCode) => ({ quantity: 1, product: { productCode } }));
  await callApi(page, testLocale, 'checkout/private/v1/wishlists/current/items/', { items });
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer makes a list, moves products to it, buys what is in stock, shares and deletes it', async ({
    page,
    testLocale,
  }) => {
    const authPage = new AuthPage(page, testLocale);
    const { main, messages } = authPage;
    const { account, lists } = messages;
    const name = testLocale.language === 'ar' ? 'دهان المجلس' : 'Majlis painting';
    await authPage.register();
    await saveProducts(page, testLocale);
    await authPage.open('/my-account');
    await main.getByRole('link', { name: account.lists }).first().click();
    await authPage.expectTitle(lists.title);
    await expectAccessible(page);
    await authPage.field(lists.name).fill('<b>');
    await authPage.clickButton(lists.create);
    await expect(main).toContainText(lists.nameInvalid);
    await authPage.field(lists.name).fill(name);
    await authPage.clickButton(lists.create);
    await authPage.expectTitle(name);
    await expect(main).toContainText(lists.emptyTitle);
    await expectAccessible(page);

    // Two products that can be bought, one that needs a choice, one that is sold out.
    await main.getByRole('link', { name: lists.fromWishlist }).click();
    await authPage.expectTitle(lists.moveTitle);
    for (const box of await main.getByRole('checkbox').all()) await box.check();
    await expectAccessible(page);
    await authPage.clickButton(lists.moveSubmit);
    await authPage.expectTitle(name);
    await expect(main.getByRole('status')).toContainText(name);
    await expectNoOverflow(page);
    await expectAccessible(page);
    const rows = main.locator('.cart-line');
    await expect(rows).toHaveCount(soldOut ? 4 : 3);

    const quantity = main.getByRole('spinbutton').first();
    await quantity.fill('2');
    await quantity.press('Enter');
    await expect(main.getByRole('spinbutton').first()).toHaveValue('2');
    await authPage.clickButton(lists.buy);
    await expect(main.getByRole('status')).toContainText(lists.viewCart);
    await expect(main).toContainText(lists.missed);
    await expectNoOverflow(page);
    await expectAccessible(page);

    await authPage.clickButton(lists.shareMake);
    const link = await main.getByLabel(lists.shareLabel).inputValue();
    await page.goto(new URL(link).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await authPage.open('/my-account/lists');
    await main.getByRole('link', { name: new RegExp(name) }).click();
    await authPage.clickButton(lists.shareStop);
    expect((await page.request.get(new URL(link).pathname)).status()).toBe(404);

    await main.getByRole('link', { name: lists.delete }).click();
    await authPage.expectTitle(lists.deleteTitle);
    await expectAccessible(page);
    await authPage.clickButton(lists.deleteConfirm);
    await expect(main.getByRole('status')).toContainText(name);
  });
});
