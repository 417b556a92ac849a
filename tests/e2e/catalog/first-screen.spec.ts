import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';

const LISTS = [
  '/category/interior-paint',
  '/category/fixings',
  '/category/taps-and-showers',
  '/product-list?q=drill',
];
const KB = 1024;

/** Size of a page, and the places of its first card and of all cards in CSS pixels. */
async function measure(page: Page, path: string) {
  const html = await page.request.get(path).then((response) => response.body());
  await page.goto(path);
  const figures = await page.evaluate(() => {
    const heights = [...document.querySelectorAll('.product-card')].map((card) => card.clientHeight);
    return {
      nodes: document.querySelectorAll('*').length,
      firstCard: document.querySelector('.product-card')?.getBoundingClientRect().top ?? Number.NaN,
      heights: heights.sort((a, b) => a - b),
      hasOverflow: document.documentElement.scrollWidth > innerWidth,
    };
  });
  const { heights } = figures;
  return { ...figures, medianHeight: heights[heights.length >> 1] ?? Number.NaN, kb: html.byteLength / KB };
}

test('products are in the first screen of lists and of the home page', async ({
  page,
  testLocale,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of LISTS) {
    const list = await measure(page, testLocale.path(path));
    await test.step(`${path} ${JSON.stringify(list)}`, () => {
      expect.soft(list.firstCard, path).toBeLessThan(isMobile ? 400 : 310);
      expect.soft(list.medianHeight, path).toBeLessThan(isMobile ? 440 : 400);
      expect.soft(list.kb, path).toBeLessThanOrEqual(testLocale.language === 'ar' ? 145 : 130);
      expect.soft(list.hasOverflow, path).toBe(false);
    });
  }
  const home = await measure(page, testLocale.path());
  await test.step(`home ${JSON.stringify(home)}`, () => {
    if (!isMobile) expect.soft(home.firstCard).toBeLessThan(800);
    expect.soft(home.nodes).toBeLessThanOrEqual(1200);
    expect.soft(home.kb).toBeLessThanOrEqual(testLocale.language === 'ar' ? 97 : 90);
    expect.soft(home.hasOverflow).toBe(false);
  });
});

test('a card adds its product to the cart, or leads to the choice', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path('/category/interior-paint'));
  const cards = shop.main.getByRole('article');
  const add = cards.getByRole('button', {
    name: testLocale.translate({ en: /^Add .* to the cart$/, ar: /^أضف .* إلى السلة$/ }),
  });
  await add.first().click();
  await expect(shop.cartLink).toContainText('1');
  const added = testLocale.translate({ en: /added to your cart/, ar: /تمت إضافة .* إلى سلتك/ });
  await expect(page.getByText(added)).toBeVisible();
  const choose = cards.getByRole('link', {
    name: testLocale.translate({ en: /^Choose options of/, ar: /^اختر مواصفات/ }),
  });
  await choose.first().click();
  await expect(page).toHaveURL(/\/products\/.*#(sizes|shades)$/);
});
