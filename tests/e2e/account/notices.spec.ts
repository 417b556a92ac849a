import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { makeNoticesDue, setStock } from '../../support/e2e/database-changes.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxLinks } from '../../support/e2e/mailbox.ts';
import { products } from '../../support/known-products.ts';

const soldOut = products.filter(
  ({ stock, isPaint, options }) => !isPaint && options.length === 0 && stock.ae === 0,
);

for (const [javaScriptEnabled, tag] of [
  [true, '@desktop'],
  [false, '@phone'],
] as const) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test(`a guest gets an email when a product is back in stock, and stops all notices ${tag}`, async ({
      page,
      testLocale,
    }) => {
      const { country, translate } = testLocale;
      const guest = new AuthPage(page, testLocale);
      const { customer, main, messages } = guest;
      const { notices, mail } = messages;
      const { email } = customer;
      // Each project has its own product, from the end of the list: other tests use the first ones.
      const product = soldOut.at(translate({ en: -1, ar: -2 }));
      if (!product) throw new Error('No product is sold out');
      const expectUsablePage = async () => {
        if (javaScriptEnabled) await expectAccessible(page);
      };
      const readLinks = (kind: 'notice-confirm' | 'notice-stock', path: string) =>
        readMailboxLinks(page, { to: email, subject: mail[kind].subject, path });

      await guest.open(`/products/${product.slug}`);
      await main.getByRole('link', { name: notices.link }).click();
      await guest.expectPath(`/products/${product.slug}/notify`);
      await guest.field(notices.email).fill('nowhere');
      await guest.clickButton(notices.submit);
      await expect(main).toContainText(notices.emailInvalid);
      await expect(guest.field(notices.email)).toHaveValue('nowhere');
      await expectUsablePage();
      for (const kind of [notices['kind-price'], notices['kind-stock']]) {
        await main.getByRole('radio', { name: kind }).check();
        await guest.field(notices.email).fill(email);
        await guest.clickButton(notices.submit);
        await expect(main.getByRole('status')).toContainText(notices.requested);
      }
      await expectUsablePage();

      await expect.poll(() => readLinks('notice-confirm', '/notices/')).toHaveLength(2);
      const [stockLink = '', priceLink = ''] = await readLinks('notice-confirm', '/notices/');
      await page.goto(stockLink);
      await guest.expectTitle(notices.confirmTitle);
      await expectUsablePage();
      await guest.clickButton(notices.confirm);
      await guest.expectTitle(notices.confirmed);

      const before = setStock(product.code, country, 3);
      try {
        makeNoticesDue(email);
        const timeout = 40_000;
        await expect.poll(() => readLinks('notice-stock', '/notices/'), { timeout }).toHaveLength(1);
      } finally {
        setStock(product.code, country, before);
      }
      const [productLink] = await readLinks('notice-stock', '/products/');
      expect(productLink).toBe(testLocale.path(`/products/${product.slug}`));
      const [stopLink = ''] = await readLinks('notice-stock', '/notices/');
      await page.goto(stopLink);
      await guest.expectTitle(notices.stopTitle);
      await expectUsablePage();
      await guest.clickButton(notices.stop);
      await guest.expectTitle(notices.stopped);
      await page.goto(priceLink);
      await guest.expectTitle(notices.invalidTitle);
      await expectUsablePage();
    });

    test(`a customer asks for a notice, sees it in the account and ends it ${tag}`, async ({
      page,
      testLocale,
    }) => {
      const account = new AuthPage(page, testLocale);
      const { main, messages } = account;
      const { notices } = messages;
      const status = main.getByRole('status');
      await account.register();
      await account.open('/my-account/notices');
      await expect(main).toContainText(notices.ownEmptyText);
      await account.open(`/products/${soldOut[0]?.slug}/notify`);
      await expect(main).toContainText(notices.toAccount);
      await account.clickButton(notices.submit);
      await expect(status).toContainText(notices.created);
      await account.open('/my-account/notices');
      await expect(main.getByRole('listitem').filter({ hasText: notices['kind-stock'] })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await main.getByRole('button', { name: notices.endNamed.split('{{')[0] }).click();
      await expect(status).toContainText(notices.ended);
      await expect(main).toContainText(notices.ownEmptyText);
    });
  });
}
