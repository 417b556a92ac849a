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

/**
 * Returns the size of a page, the positions of its main part and first card, and the sizes of cards and
 * quick-add buttons, in CSS pixels.
 */
async function measure(page: Page, path: string) {
  const html = await page.request.get(path).then((response) => response.body());
  await page.goto(path);
  const measures = await page.evaluate(() => {
    const heights = [...document.querySelectorAll('.product-card')].map((card) => card.clientHeight);
    return {
      nodes: document.querySelectorAll('*').length,
      main: document.querySelector('main')?.getBoundingClientRect().top ?? Number.NaN,
      firstCard: document.querySelector('.product-card')?.getBoundingClientRect().top ?? Number.NaN,
      quickAdds: [...document.querySelectorAll('.quick-add')].map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height);
      }),
      heights: heights.sort((a, b) => a - b),
      hasOverflow: document.documentElement.scrollWidth > innerWidth,
    };
  });
  const { heights } = measures;
  return { ...measures, medianHeight: heights[heights.length >> 1] ?? Number.NaN, kb: html.byteLength / KB };
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
      expect.soft(list.firstCard, path).toBeLessThan(isMobile ? 400 : 300);
      // Breadcrumbs, title, subcategories and tools.
      if (!isMobile) expect.soft(list.firstCard - list.main, path).toBeLessThanOrEqual(125);
      expect.soft(list.medianHeight, path).toBeLessThan(isMobile ? 440 : 400);
      expect.soft(Math.min(...list.quickAdds), path).toBeGreaterThanOrEqual(44);
      expect.soft(list.kb, path).toBeLessThanOrEqual(130);
      expect.soft(list.hasOverflow, path).toBe(false);
    });
  }
  const home = await measure(page, testLocale.path());
  await test.step(`home ${JSON.stringify(home)}`, () => {
    if (!isMobile) expect.soft(home.firstCard).toBeLessThan(800);
    expect.soft(home.nodes).toBeLessThanOrEqual(1200);
    expect.soft(home.kb).toBeLessThanOrEqual(90);
    expect.soft(home.hasOverflow).toBe(false);
  });
});

test('the home page has a low banner, departments in one row and promises in one line @desktop', async ({
  page,
  testLocale,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const language of ['en', 'ar']) {
    await page.goto(testLocale.path().replace(/(?<=\/)\w\w(?=-)/, language));
    const measures = await page.evaluate(() => {
      const listTops = (selector: string) => [
        ...new Set([...document.querySelectorAll(selector)].map((item) => item.getBoundingClientRect().top)),
      ];
      return {
        banner: document.querySelector('.banner--hero')?.clientHeight,
        departments: listTops('.home__departments a').length,
        promises: listTops('.benefits > *').length,
      };
    });
    expect.soft(measures, language).toEqual({ banner: 320, departments: 1, promises: 1 });
  }
});

test('a row shows five whole cards, and its button scrolls on in reading direction @desktop', async ({
  page,
  testLocale,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const language of ['en', 'ar']) {
    await page.goto(testLocale.path('/departments/paint').replace(/(?<=\/)\w\w(?=-)/, language));
    const row = page.locator('.product-grid--row').first();
    await row.scrollIntoViewIfNeeded();
    const countWhole = () =>
      row.evaluate((list) => {
        const box = list.getBoundingClientRect();
        return [...list.children].filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left >= box.left && right <= box.right;
        }).length;
      });
    expect(await countWhole(), language).toBe(5);
    const box = await row.boundingBox();
    const picture = await row.locator('img').first().boundingBox();
    if (!box || !picture) throw new Error('The row is not visible');
    // The button is a CSS pseudo-element and not in the document, so its position is clicked.
    const edge = language === 'ar' ? box.x + 30 : box.x + box.width - 30;
    await page.mouse.click(edge, picture.y + picture.height / 2);
    await expect.poll(() => row.evaluate((list) => Math.abs(list.scrollLeft))).toBeGreaterThan(200);
    await expect(page).toHaveURL(/\/departments\/paint$/);
  }
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
    name: testLocale.translate({ en: /^Choose options of/, ar: /^اختر خيارات/ }),
  });
  await choose.first().click();
  await expect(page).toHaveURL(/\/products\/.*#(sizes|shades)$/);
});
