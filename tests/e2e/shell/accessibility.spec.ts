import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import {
  brand,
  paintCategory,
  paintDepartment,
  paintProduct,
  simpleProduct,
} from '../../support/known-products.ts';

// Pages as they open. Open dialogs and error states are in the tests of their feature.
const PAGES = {
  'the home page and the lists': [
    '',
    '/all-departments',
    `/departments/${paintDepartment.code}`,
    `/category/${paintCategory.slug}`,
    '/product-list?q=paint',
    '/product-list?q=zzzzzz',
  ],
  'the products and brands': [
    `/products/${paintProduct.slug}`,
    `/paint/${paintProduct.slug}/shades`,
    `/products/${simpleProduct.slug}`,
    '/brands',
    `/brands/${brand.slug}`,
    '/collection/first-flat',
  ],
  'the articles and classes': [
    '/blogs',
    '/blogs/topic/paint',
    '/blogs/painting-over-damp-walls',
    '/masterclasses',
    '/masterclasses/first-hour-with-a-drill',
  ],
  'the stores and the help': [
    '/store-locator',
    '/store-locator?q=zzzz',
    '/help-support',
    '/privacy-policy',
    '/bulk-orders',
    '/bulk-orders/sent/BE26-23456789',
    '/newsletter',
  ],
  'the cart and the way in': ['/cart', '/sign-in', '/sign-up', '/forgot-password'],
};

for (const [subject, paths] of Object.entries(PAGES)) {
  test(`axe finds nothing on the pages of ${subject}`, async ({ page, testLocale }) => {
    // The timeout of one test for each page.
    test.setTimeout(paths.length * 60_000);
    for (const path of paths) {
      await test.step(path || 'home', async () => {
        await page.goto(testLocale.path(path));
        await expectAccessible(page, expect.soft);
      });
    }
  });
}

test('axe finds nothing on the 404 page, nor with menu, locale switch and mini-cart open', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/404/);
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path('/nowhere'));
  await expectAccessible(page);
  await page.goto(testLocale.path());
  await page
    .getByRole('button', { name: testLocale.translate({ en: 'Departments', ar: 'الأقسام' }) })
    .first()
    .click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('button', {
      name: testLocale.translate({ en: /^Country and language/, ar: /^الدولة واللغة/ }),
    })
    .first()
    .click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shop.cartLink.click();
  await expect(shop.drawer).toBeVisible();
  await expectAccessible(page);
});

test('disclosures and links outside of text are 44 px high @phone', async ({ page, testLocale }) => {
  const targets = {
    [`/products/${paintProduct.slug}`]: ['.price-details summary', '.fact-link', '.see-all'],
    '/sign-up': ['.auth__terms a'],
  };
  for (const [path, selectors] of Object.entries(targets)) {
    await page.goto(testLocale.path(path));
    for (const selector of selectors) {
      const heights = await page
        .locator(selector)
        .filter({ visible: true })
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
      expect.soft(heights.length, selector).toBeGreaterThan(0);
      expect.soft(Math.min(...heights), selector).toBeGreaterThanOrEqual(44);
    }
  }
});

test('a paint can be added to the cart by keyboard alone', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: testLocale.translate({ en: 'Skip to content', ar: /المحتوى/ }) }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  const shades = shop.main.getByRole('group', {
    name: testLocale.translate({ en: 'Choose your shade', ar: 'اختر درجة اللون' }),
  });
  const collapsed = shop.main
    .locator('summary')
    .filter({ hasText: testLocale.translate({ en: 'Choose your shade', ar: 'اختر درجة اللون' }) });
  for (
    let presses = 0;
    presses < 40 && !(await collapsed.evaluate((element) => element === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  // Tabs past the picture of a room and the families that precede the open one.
  const shadeRadio = shades.getByRole('radio').first();
  await expect(shadeRadio).toBeVisible();
  for (
    let presses = 0;
    presses < 20 && !(await shadeRadio.evaluate((element) => element === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(shades.getByRole('radio').nth(1)).toBeChecked();
  await shop.addButton.focus();
  await page.keyboard.press('Enter');
  await shop.expectCount(1);
});
