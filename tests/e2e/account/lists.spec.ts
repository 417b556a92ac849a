import type { Page } from '@playwright/test';
import { callApi } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { paintProduct, products } from '../../support/known-products.ts';

const simpleProducts = products.filter(({ isPaint, options }) => !isPaint && options.length === 0);
const inStock = simpleProducts.filter(({ stock }) => stock.ae > 20).slice(0, 2);
const soldOut = simpleProducts.filter(({ stock }) => stock.ae === 0).slice(0, 1);

/** Saves two products that can be bought, one that needs a choice and one that is sold out. */
async function saveProducts(page: Page, testLocale: TestLocale): Promise<void> {
  const items = [...inStock, paintProduct, ...soldOut].map(({ code }) => ({
    quantity: 1,
    product: { productCode: code },
  }));
  await callApi(page, testLocale, 'checkout/private/v1/wishlists/current/items/', { items });
}

async function expectNoOverflow(page: Page): Promise<void> {
  const size = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(size).toBeLessThanOrEqual(0);
}

for (const [javaScriptEnabled, tag] of [
  [true, '@desktop'],
  [false, '@phone'],
] as const) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    /**
     * Asserts that the page is accessible; without script, which axe needs, only that it is no wider than the
     * screen.
     */
    async function expectUsablePage(page: Page): Promise<void> {
      if (javaScriptEnabled) await expectAccessible(page);
      else await expectNoOverflow(page);
    }

    test(`a customer makes a list, moves products to it, buys it, shares and deletes it ${tag}`, async ({
      page,
      testLocale,
      watch,
    }) => {
      const account = new AuthPage(page, testLocale);
      const { main, messages } = account;
      const { lists } = messages;
      const name = testLocale.translate({ en: 'Majlis painting', ar: 'دهان المجلس' });
      const status = main.getByRole('status');
      await account.register();
      await saveProducts(page, testLocale);
      await account.open('/my-account');
      await main.getByRole('link', { name: messages.account.lists }).first().click();
      await account.expectTitle(lists.title);
      await expectUsablePage(page);
      await account.field(lists.name).fill('<b>');
      await account.clickButton(lists.create);
      await expect(main).toContainText(lists.nameInvalid);
      await expectUsablePage(page);
      await account.field(lists.name).fill(name);
      await account.clickButton(lists.create);
      await account.expectTitle(name);
      await expect(status).toContainText(name);
      await expect(main).toContainText(lists.emptyTitle);
      await expectUsablePage(page);

      await main.getByRole('link', { name: lists.fromWishlist }).click();
      await account.expectTitle(lists.moveTitle);
      await account.clickButton(lists.moveSubmit);
      await expect(account.alert).toContainText(lists.moveNothing);
      for (const box of await main.getByRole('checkbox').all()) await box.check();
      await main.getByRole('radio', { name }).check();
      await expectUsablePage(page);
      await account.clickButton(lists.moveSubmit);
      await account.expectTitle(name);
      await expect(status).toContainText(name);
      await expect(main.locator('.cart-line')).toHaveCount(4);
      await expectUsablePage(page);

      const quantity = main.getByRole('spinbutton').first();
      await quantity.fill('2');
      await quantity.press('Enter');
      await expect(status).toContainText(lists.updated);
      await expect(quantity).toHaveValue('2');
      await account.clickButton(lists.buy);
      await expect(status).toContainText(lists.viewCart);
      await expect(main).toContainText(lists.missed);
      await expect(main.getByRole('link', { name: messages.wishlist.inCart })).toHaveCount(2);
      await expectUsablePage(page);

      await account.clickButton(lists.shareMake);
      await expect(status).toContainText(lists.shareMade);
      const { pathname } = new URL(await account.field(lists.shareLabel).inputValue());
      await page.goto(pathname);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await account.open('/my-account/lists');
      await main.getByRole('link', { name }).click();
      await account.clickButton(lists.shareStop);
      await expect(status).toContainText(lists.shareStopped);
      watch.expectProblem(/404/);
      await page.goto(pathname);
      await expect(page.getByRole('main')).not.toContainText(name);

      await account.open('/my-account/lists');
      await main.getByRole('link', { name }).click();
      await main.getByRole('link', { name: lists.delete }).click();
      await account.expectTitle(lists.deleteTitle);
      await expectUsablePage(page);
      await account.clickButton(lists.deleteConfirm);
      await account.expectPath('/my-account/lists');
      await expect(status).toContainText(name);
    });
  });
}
