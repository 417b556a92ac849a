import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readLayoutShift, watchLayoutShift } from '../../support/e2e/layout-shift.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct, shade, simpleProduct } from '../../support/known-products.ts';

const TEXTS = {
  quantity: { en: /^Adjust the quantity/, ar: /^أدخل الكمية/ },
  most: { en: /maximum quantity/, ar: /الحد الأقصى/ },
  choose: { en: /^Choose a shade above/, ar: /^اختر درجة من الأعلى/ },
  guide: { en: 'Size guide', ar: 'جدول المقاسات' },
  close: { en: 'Close', ar: 'إغلاق' },
};

test('an invalid quantity is rejected, and nothing is added', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  const quantity = shop.main.getByRole('spinbutton').first();
  for (const typed of ['0', '', '-2', '2.5']) {
    await quantity.fill(typed);
    await shop.add();
    await expect(shop.main.getByRole('alert')).toHaveText(testLocale.translate(TEXTS.quantity));
    await expect(quantity).toBeFocused();
  }
  await quantity.fill('2');
  await shop.add();
  await shop.expectCount(2);
  await expect(shop.main.getByRole('alert')).toHaveText('');
});

test('messages appear above everything in the purchase bar @phone', async ({ page, testLocale, watch }) => {
  watch.expectProblem(/409/);
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  await shop.chooseShade();
  await shop.main.getByRole('spinbutton').first().fill('20');
  await shop.add();
  await shop.expectCount(20);
  await shop.addAgain();
  const error = shop.main.getByRole('alert').filter({ hasText: testLocale.translate(TEXTS.most) });
  await expect(error).toBeVisible();
  const top = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
  const message = page.getByRole('status').filter({ hasText: paintProduct.name[testLocale.language] });
  const { bottom } = await message.evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThan(await top(error));
});

test('the room preview prompts for a shade until one is selected', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  const prompt = shop.main.getByText(testLocale.translate(TEXTS.choose));
  await expect(prompt).toBeVisible();
  await shop.chooseShade();
  await expect(prompt).toBeHidden();
  await expect(shop.main.locator('.room-preview__view img:visible')).toHaveAttribute(
    'src',
    `/media/rooms/living/${shade.code}/-/-.svg`,
  );
});

test('the size guide is a dialog without accessibility violations @desktop', async ({ page, testLocale }) => {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    // The browser of the tests blocks the service worker.
    const isBlockedWorker = message.text().startsWith('Service Worker registration blocked');
    if (message.type() === 'warning' && !isBlockedWorker) consoleErrors.push(message.text());
  });
  await page.goto(testLocale.path('/products/hirfa-heavy-cotton-work-tee'));
  await page.getByRole('button', { name: testLocale.translate(TEXTS.guide) }).click();
  const chart = page.getByRole('dialog', { name: testLocale.translate(TEXTS.guide) });
  await expect(chart).toBeVisible();
  expect(await chart.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await chart.getByRole('button', { name: testLocale.translate(TEXTS.close) }).click();
  await expect(chart).toBeHidden();
  expect(consoleErrors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an invalid quantity is rejected with the same message @desktop', async ({ page, testLocale }) => {
    const shop = new ShopPage(page, testLocale);
    await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
    await shop.main.getByRole('spinbutton').first().fill('0');
    await shop.add();
    await page.waitForURL(`**${testLocale.path('/cart')}`);
    await expect(shop.main.getByRole('alert')).toContainText(testLocale.translate(TEXTS.quantity));
    await expect(shop.lines()).toHaveCount(0);
  });

  test('the size guide is available @desktop', async ({ page, testLocale }) => {
    await page.goto(testLocale.path('/products/hirfa-heavy-cotton-work-tee'));
    await page.getByRole('button', { name: testLocale.translate(TEXTS.guide) }).click();
    const chart = page.getByRole('dialog', { name: testLocale.translate(TEXTS.guide) });
    await expect(chart).toBeVisible();
    await chart.getByRole('button', { name: testLocale.translate(TEXTS.close) }).click();
    await expect(chart).toBeHidden();
  });

  test('shades are found by the name of their family', async ({ page, testLocale }) => {
    const shop = new ShopPage(page, testLocale);
    await page.goto(testLocale.path(`/paint/${paintProduct.slug}/shades?family=blue`));
    const all = await shop.main.getByRole('listitem').count();
    await page.goto(
      testLocale.path(
        `/paint/${paintProduct.slug}/shades?q=${testLocale.translate({ en: 'blues', ar: 'الأزرق' })}`,
      ),
    );
    expect(await shop.main.getByRole('listitem').count()).toBeGreaterThanOrEqual(all);
  });
});

test('nothing shifts while a paint is bought, nor when the message disappears', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await watchLayoutShift(page);
  await shop.openPaint();
  await shop.chooseShade();
  await shop.add();
  await shop.expectCount(1);
  const message = page.getByRole('status').filter({ hasText: paintProduct.name[testLocale.language] });
  await expect(message).toBeVisible();
  await expect(message).toHaveCount(0, { timeout: 15_000 });
  expect(await readLayoutShift(page)).toBeLessThan(0.01);
});
