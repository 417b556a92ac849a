import { fillCart } from '../../support/e2e/api-calls.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct } from '../../support/known-products.ts';

const SWITCH_LABEL = { en: /^Country and language/, ar: /^الدولة واللغة/ };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the locale switch keeps the page, stores the choice, and the home page follows it', async ({
      page,
      testLocale,
      context,
    }) => {
      await page.goto(testLocale.path(`/products/${paintProduct.slug}`));
      await page
        .getByRole('button', { name: testLocale.translate(SWITCH_LABEL) })
        .first()
        .click();
      const target = testLocale.translate({ en: 'ar-bh', ar: 'en-bh' });
      await page.getByRole('dialog').locator(`button[value="${target}"]`).click();
      await page.waitForURL(`**/${target}/products/${paintProduct.slug}`);
      await expect(page.locator('html')).toHaveAttribute(
        'dir',
        testLocale.translate({ en: 'rtl', ar: 'ltr' }),
      );
      const stored = (await context.cookies()).find(({ name }) => name === 'binaa-locale');
      expect(stored?.value).toBe(target);
      await page.goto('/');
      await expect(page).toHaveURL(new RegExp(`/${target}$`));
    });
  });
}

test("a first visit follows the browser's language, and all twelve locales are listed @desktop", async ({
  request,
}) => {
  const first = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': 'ar-OM,ar;q=0.9' } });
  expect(first.status()).toBe(302);
  expect(first.headers().location).toBe('/ar-om');
  const body = await first.text();
  for (const country of ['ae', 'kw', 'sa', 'bh', 'qa', 'om']) {
    for (const language of ['en', 'ar']) expect(body).toContain(`href="/${language}-${country}"`);
  }
  const withoutLanguage = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': '' } });
  expect(withoutLanguage.headers().location).toBe('/en-ae');
});

test('switching the country keeps the cart and the search query', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale);
  await page.goto(
    testLocale.path(
      `/product-list?q=${encodeURIComponent(paintProduct.name[testLocale.language].split(' ')[0] as string)}&sort=newest`,
    ),
  );
  const query = new URL(page.url()).search;
  await page
    .getByRole('button', { name: testLocale.translate(SWITCH_LABEL) })
    .first()
    .click();
  const target = `${testLocale.language}-sa`;
  await page.getByRole('dialog').locator(`button[value="${target}"]`).click();
  await page.waitForURL(`**/${target}/product-list**`);
  expect(new URL(page.url()).search).toBe(query);
  await shop.expectCount(1);
  await page.goto(`/${target}/cart`);
  await expect(shop.lines()).toHaveCount(1);

  // The cart of the first country is unchanged.
  await page.goto(testLocale.path('/cart'));
  await expect(shop.lines()).toHaveCount(1);
});
