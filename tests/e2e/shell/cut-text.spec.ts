import { AuthPage } from '../../support/e2e/auth-page.ts';
import { findCutText, measurePageWidth } from '../../support/e2e/cut-text.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct, simpleProduct } from '../../support/known-products.ts';

const PAGES = [
  '',
  '/category/power-tools',
  '/product-list?q=paint',
  `/products/${paintProduct.slug}`,
  '/departments/paint',
  '/help-support',
  '/blogs',
  '/store-locator',
  '/sign-in',
  '/cart',
  '/checkout',
];

const NARROW_PAGES = [
  ...PAGES,
  '/brands',
  '/masterclasses',
  '/masterclasses/first-hour-with-a-drill',
  '/blogs/painting-over-damp-walls',
  '/collection/first-flat',
  '/compare/choose?list=power-tools',
  '/delivery-areas',
  '/store-locator/al-ain',
  '/wishlist',
  '/ordertrack',
  '/bulk-orders',
  '/size-chart',
  '/nothing-here',
  '/my-account',
  '/my-account/orders',
  '/my-account/returns',
  '/my-account/profile',
  '/my-account/addresses/new',
  '/my-account/wallet',
  '/my-account/security',
];

test('no page is wider than a phone at 200 % zoom @phone', async ({ page, testLocale, watch }) => {
  watch.expectProblem(/404/);
  await new AuthPage(page, testLocale).register();
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of NARROW_PAGES) {
    await page.goto(testLocale.path(path));
    expect.soft(await measurePageWidth(page), path).toBeLessThanOrEqual(195);
  }
});

test('no letter is cut in texts, fields and choices, at 100 and 200 % text size @phone', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.add();
  await shop.expectCount(1);
  for (const path of PAGES) {
    await page.goto(testLocale.path(path));
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect.soft(await findCutText(page), `${path} at ${size}`).toEqual([]);
    }
  }
});
