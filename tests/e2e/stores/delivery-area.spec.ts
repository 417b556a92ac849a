import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { readLayoutShift, watchLayoutShift } from '../../support/e2e/layout-shift.ts';
import { LABELS, openListing, selectFilter } from '../../support/e2e/lists-and-search-box.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { simpleProduct } from '../../support/known-products.ts';

const TEXTS = {
  title: { en: 'Delivery areas: United Arab Emirates', ar: 'مناطق التوصيل في الإمارات العربية المتحدة' },
  chooseHeader: { en: 'Choose delivery area', ar: 'اختر منطقة التوصيل' },
  choose: { en: 'Choose your area', ar: 'اختر منطقتك' },
  header: { en: 'Deliver to Al Barsha', ar: 'التوصيل إلى البرشاء' },
  to: { en: /To Al Barsha: /, ar: /إلى البرشاء: / },
  notServed: {
    en: 'Not delivered to Delma Island: collect or buy in a store',
    ar: 'لا نوصّل إلى جزيرة دلما: الاستلام من المتجر فقط',
  },
  footer: { en: 'Delivery areas', ar: 'مناطق التوصيل' },
  forget: { en: 'Remove my area', ar: 'إزالة منطقتي' },
};

const line = (page: Page) => page.locator('.delivery-promise__to');
const areaButton = (page: Page, code: string) => page.locator(`button[value="${code}"]`);

async function chooseFromProduct(page: Page, { path, translate }: TestLocale, code: string): Promise<void> {
  await page.goto(path(`/products/${simpleProduct.slug}`));
  await line(page)
    .getByRole('link', { name: translate(TEXTS.choose) })
    .click();
  await areaButton(page, code).click();
  await expect(page).toHaveURL(new RegExp(`/products/${simpleProduct.slug}$`));
}

test('a chosen area is shown in header, product page and cart, after a reload and on other pages', async ({
  page,
  testLocale,
  isMobile,
}) => {
  const { path, translate } = testLocale;
  await chooseFromProduct(page, testLocale, 'AE-DU-BARSHA');
  await expect(line(page)).toContainText(translate(TEXTS.to));
  await watchLayoutShift(page);
  await page.reload();
  await expect(line(page)).toContainText(translate(TEXTS.to));
  expect(await readLayoutShift(page)).toBeLessThan(0.01);

  // A list that script has filtered also uses the newly chosen area.
  const list = await openListing(page, testLocale, '/category/interior-paint');
  await selectFilter(list, () => list.main.getByRole('checkbox', { name: translate(LABELS.stock) }).click());
  await expect(page).toHaveURL(/\?stock=1$/);
  await list.showHeader();
  if (isMobile) await page.locator('.header__menu').click();
  const header = page.locator(isMobile ? '.departments-menu' : '.announcement-bar');
  await header.getByRole('link', { name: translate(TEXTS.header) }).click();
  await areaButton(page, 'AE-DU-BARSHA').click();
  await expect(page).toHaveURL(new RegExp(`${path('/category/interior-paint')}\\?stock=1$`));

  await page.goto(path('/delivery-areas'));
  await expect(page.getByRole('heading', { level: 1, name: translate(TEXTS.title) })).toBeVisible();
  await expect(areaButton(page, 'AE-DU-BARSHA')).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});

test('the cart shows its arrival date, and checkout preselects the area', async ({ page, testLocale }) => {
  const { path, translate } = testLocale;
  await chooseFromProduct(page, testLocale, 'AE-DU-BARSHA');
  await page.locator('.buy-box button[type="submit"]').first().click();
  await expect(page.locator('#cartCount').first()).toHaveText('1');
  await page.goto(path('/cart'));
  await expect(page.locator('#cartDelivery')).toContainText(translate(TEXTS.to));
  await expect(page.locator('.summary .delivery-hint')).toBeVisible();
  await expect(page.locator('.checkout-banner')).toHaveCount(1);
  const shop = new ShopPage(page, testLocale);
  await shop.openCheckout();
  await shop.fillContact();
  await shop.continueTo('delivery');
  await expect(page.locator('[name="deliveryArea"]')).toHaveValue('AE-DU-BARSHA');
});

test('an area that is not served shows a message, and another country has its own choice', async ({
  page,
  testLocale,
}) => {
  const { translate, path } = testLocale;
  await chooseFromProduct(page, testLocale, 'AE-AZ-DELMA');
  await expect(line(page)).toContainText(translate(TEXTS.notServed));
  await page.locator('.buy-box button[type="submit"]').first().click();
  await expect(page.locator('#cartCount').first()).toHaveText('1');
  await page.goto(path('/cart'));
  await expect(page.locator('#cartDelivery')).toContainText(translate(TEXTS.notServed));
  await expect(page.locator('.summary .totals__sum')).toBeVisible();
  await expect(page.locator('.summary .delivery-hint')).toBeHidden();
  await expect(page.locator('.checkout-banner')).toHaveCount(0);
  await page.goto(path('/delivery-areas').replace('-ae/', '-kw/'));
  await expect(page.locator('#deliverTo')).toHaveText(translate(TEXTS.chooseHeader));
  await page.goto(path('/delivery-areas'));
  await page.getByRole('button', { name: translate(TEXTS.forget) }).click();
  await expect(page.locator('#deliverTo')).toHaveText(translate(TEXTS.chooseHeader));
});

test('an unknown stored area is ignored', async ({ page, testLocale, context, baseURL }) => {
  await context.addCookies([{ name: 'binaa-area-ae', value: 'AE-DU-X.*', url: baseURL ?? '' }]);
  await page.goto(testLocale.path('/delivery-areas'));
  await expect(page.locator('#deliverTo')).toHaveText(testLocale.translate(TEXTS.chooseHeader));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an area is chosen by a form, and stored pages stay the same for everybody', async ({
    page,
    testLocale,
    context,
  }) => {
    const { path, translate } = testLocale;
    await page.goto(path('/help-support'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translate(TEXTS.footer) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: translate(TEXTS.title) })).toBeVisible();
    await chooseFromProduct(page, testLocale, 'AE-DU-BARSHA');
    expect((await context.cookies()).find(({ name }) => name === 'binaa-area-ae')?.value).toBe(
      'AE-DU-BARSHA',
    );
    await expect(line(page).getByRole('link', { name: translate(TEXTS.choose) })).toBeVisible();

    for (const shared of [`/products/${simpleProduct.slug}`, '/delivery-areas', '/category/interior-paint']) {
      const [first, second] = await Promise.all(
        ['AE-DU-BARSHA', 'AE-AZ-DELMA'].map(async (area) => {
          const headers = { cookie: `binaa-area-ae=${area}` };
          return (await page.request.get(path(shared), { headers })).text();
        }),
      );
      expect(first).toBe(second);
    }
  });
});
