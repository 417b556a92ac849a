import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct, shade, simpleProduct } from '../../support/known-products.ts';

// Three colours in three sizes; grey is not sold in M.
const SHIRT_PATH = '/products/hirfa-heavy-cotton-work-tee';
const TEXTS = {
  add: { en: 'Add to cart', ar: 'أضف إلى السلة' },
  guide: { en: 'Size guide', ar: 'جدول المقاسات' },
  close: { en: 'Close', ar: 'إغلاق' },
  download: { en: /^Download the size guide/, ar: /^تنزيل جدول المقاسات/ },
  select: { en: 'Select a size', ar: 'اختر المقاس' },
  size: { en: 'Size', ar: 'المقاس' },
  grey: { en: /^Grey/, ar: /^رمادي/ },
  never: {
    en: /^Grey ?, Not available with M\. Opens Grey, L/,
    ar: /^رمادي ?, غير متوفر مع M\. ينقلك إلى رمادي، L/,
  },
  enlarge: { en: /enlarge$/, ar: /تكبير$/ },
  inUse: { en: /in use ?, enlarge$/, ar: /أثناء الاستخدام ?, تكبير$/ },
  pictures: { en: /^Pictures of /, ar: /^صور / },
  at: { en: (n: number) => `Picture ${n} of 3`, ar: (n: number) => `الصورة ${n} من 3` },
  larger: { en: 'Zoom in', ar: 'تكبير' },
  share: { en: 'Share', ar: 'مشاركة' },
  whatsApp: { en: 'WhatsApp', ar: 'واتساب' },
  mail: { en: 'Email', ar: 'البريد الإلكتروني' },
  copy: { en: 'Copy link', ar: 'نسخ الرابط' },
  copied: { en: 'Link copied', ar: 'تم نسخ الرابط' },
};

/** A swipe across the middle of the page by touch events; the browser scrolls as it does for a finger. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
}

test('a size is required, looked up in the size guide and bought, and unavailable combinations are marked', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const sizes = shop.main.getByRole('navigation', { name: testLocale.translate(TEXTS.size) });
  await page.goto(testLocale.path(SHIRT_PATH));
  await shop.add();
  await expect(shop.main.getByRole('alert')).toHaveText(testLocale.translate(TEXTS.select));
  const mediumSize = sizes.getByRole('link', { name: 'M', exact: true });
  await expect(mediumSize).toBeFocused();
  // In view, not behind the purchase bar or the consent banner.
  await expect
    .poll(() =>
      mediumSize.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height - 2));
      }),
    )
    .toBe(true);

  await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.guide) }).click();
  const guide = page.getByRole('dialog', { name: testLocale.translate(TEXTS.guide) });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    guide.getByRole('link', { name: testLocale.translate(TEXTS.download) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();

  const before = (await sizes.boundingBox())?.y ?? 0;
  await mediumSize.click();
  await expect(page).toHaveURL(/size=M$/);
  await expect(mediumSize).toHaveAttribute('aria-current', 'page');
  // The page of the selected size scrolls to the same position.
  await expect(mediumSize).toBeFocused();
  expect((await sizes.boundingBox())?.y).toBeCloseTo(before, -1);
  await shop.main.getByRole('link', { name: testLocale.translate(TEXTS.never) }).click();
  await expect(page).toHaveURL(/-grey-l$/);
  await expect(shop.main.getByRole('link', { name: testLocale.translate(TEXTS.grey) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
  await shop.add();
  await shop.expectCount(1);
  await shop.openCart();
  await expect(shop.lines()).toContainText(testLocale.translate({ en: 'Grey, L', ar: 'رمادي، L' }));
});

test('product images can be zoomed and swiped with keyboard and touch, in reading direction', async ({
  page,
  testLocale,
  isMobile,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(SHIRT_PATH));
  // The first image is preloaded in the head.
  const first = shop.main.locator('[data-product-picture]');
  const href = (await first.getAttribute('src')) ?? '';
  await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveAttribute('href', href);
  const link = shop.main.getByRole('link', { name: testLocale.translate(TEXTS.enlarge) });
  await link.first().click();
  const view = page.getByRole('dialog', { name: testLocale.translate(TEXTS.pictures) });
  const at = view.getByRole('status');
  await expect(at).toHaveText(testLocale.translate(TEXTS.at)(1));
  await expectAccessible(page);
  // Forward is to the right in English and to the left in Arabic; a finger swipes in the opposite direction.
  const nextKey = testLocale.translate({ en: 'ArrowRight', ar: 'ArrowLeft' });
  await page.keyboard.press(nextKey);
  await expect(at).toHaveText(testLocale.translate(TEXTS.at)(2));
  if (isMobile)
    await swipe(
      page,
      ...testLocale.translate<[number, number], [number, number]>({ en: [330, 80], ar: [80, 330] }),
    );
  else await page.keyboard.press(nextKey);
  await expect(at).toHaveText(testLocale.translate(TEXTS.at)(3));
  await page.keyboard.press('Home');
  await expect(at).toHaveText(testLocale.translate(TEXTS.at)(1));
  // Two presses are two steps, even when the first is still animating.
  await page.keyboard.press(nextKey);
  await page.keyboard.press(nextKey);
  await expect(at).toHaveText(testLocale.translate(TEXTS.at)(3));

  const image = view.getByRole('listitem').nth(2).getByRole('img');
  const { width = 0 } = (await image.boundingBox()) ?? {};
  await page.keyboard.press('+');
  await view.getByRole('button', { name: testLocale.translate(TEXTS.larger) }).click();
  expect((await image.boundingBox())?.width).toBeCloseTo(width * 2.25, 0);
  await page.keyboard.press('-');
  expect((await image.boundingBox())?.width).toBeCloseTo(width * 1.5, 0);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  // The page shows the image with which the lightbox was closed.
  const last = shop.main.getByRole('link', { name: testLocale.translate(TEXTS.inUse) });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
});

test('a product is shared in its selected shade @phone', async ({ page, testLocale, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  await shop.main.getByText(testLocale.translate(TEXTS.share), { exact: true }).click();
  await shop.chooseShade();
  await expect(page).toHaveURL(new RegExp(`shade=${shade.code}$`));
  await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.copy) }).click();
  await expect(shop.main.getByText(testLocale.translate(TEXTS.copied))).toBeVisible();
  const address = new RegExp(`${paintProduct.slug}\\?shade=${shade.code}$`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(address);
  const message = shop.main.getByRole('link', { name: testLocale.translate(TEXTS.whatsApp), exact: true });
  expect(decodeURIComponent((await message.getAttribute('href')) ?? '')).toMatch(address);
});

// Lowest position of the buy button's lower edge in CSS pixels, and a product of every kind.
const FOLD = { desktop: 760, phone: 844 };
const KINDS = {
  'paint in three sizes': 'liwan-haven-washable-matt-emulsion-10l',
  'tool with batteries and a warranty': 'torqan-12v-compact-drill-driver',
  'clothes in colours and sizes': 'hirfa-heavy-cotton-work-tee',
  shoes: 'diraa-s3-leather-safety-boots',
  'appliance with services': 'sirajia-ceiling-fan-with-light-112cm',
  food: 'qout-blonde-arabic-coffee',
  'plain product': simpleProduct.slug,
  'longest name': 'sadwa-blackout-curtain',
};

test('the buy button is in the first screen of every kind of product, and in a bar after it', async ({
  page,
  testLocale,
  isMobile,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 });
  const edges: Record<string, number> = {};
  for (const [kind, slug] of Object.entries(KINDS)) {
    await page.goto(testLocale.path(`/products/${slug}`));
    const box = await shop.addButton.boundingBox();
    edges[kind] = Math.round((box?.y ?? 9999) + (box?.height ?? 0));
  }
  const fold = isMobile ? FOLD.phone : FOLD.desktop;
  expect(Object.entries(edges).filter(([, edge]) => edge > fold)).toEqual([]);

  // The button stays reachable while scrolling: in the sticky bar, or on phones in its row.
  const buttons = shop.main.getByRole('button', { name: testLocale.translate(TEXTS.add) });
  await expect(buttons).toHaveCount(1);
  await page.keyboard.press('End');
  const button = buttons.last();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await shop.expectCount(1);
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing size is asked for beside the sizes, and images and newsletter are links @desktop', async ({
    page,
    testLocale,
  }) => {
    const shop = new ShopPage(page, testLocale);
    await page.goto(testLocale.path(SHIRT_PATH));
    await shop.add();
    await expect(page).toHaveURL(/\?size=&quantity=1#sizes$/);
    const sizes = shop.main.getByRole('navigation', { name: testLocale.translate(TEXTS.size) });
    await expect(sizes).toContainText(testLocale.translate(TEXTS.select));
    await expect(sizes).toBeInViewport();
    await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.guide) }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: testLocale.translate(TEXTS.close) })
      .click();
    await shop.main.getByText(testLocale.translate(TEXTS.share), { exact: true }).click();
    await expect(
      shop.main.getByRole('link', { name: testLocale.translate(TEXTS.mail), exact: true }),
    ).toHaveAttribute('href', /^mailto:\?subject=/);
    await shop.main.getByRole('link', { name: 'XL', exact: true }).click();
    await shop.add();
    await page.waitForURL(`**${testLocale.path('/cart')}`);
    await expect(shop.lines()).toContainText('XL');
    await page.goto(testLocale.path(SHIRT_PATH));
    await shop.main
      .getByRole('link', { name: testLocale.translate(TEXTS.enlarge) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/media\/products\/BN-81001-1\.svg$/);
  });
});
