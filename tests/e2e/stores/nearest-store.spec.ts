import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { products } from '../../support/known-products.ts';

const TEXTS = {
  area: { en: 'Sort by distance from', ar: 'الترتيب حسب البعد عن' },
  service: { en: 'Service', ar: 'الخدمة' },
  open: { en: 'Open now', ar: 'مفتوح الآن' },
  filters: { en: 'Find a store', ar: 'البحث عن متجر' },
  find: { en: 'Find', ar: 'بحث' },
  noneOpen: { en: 'No store matches this now', ar: 'لا توجد متاجر بهذه الشروط الآن' },
  keys: { en: 'Key cutting', ar: 'نسخ المفاتيح' },
  name: { en: 'Binaa Al Ain', ar: 'بناء العين' },
  near: { en: 'Stores near me', ar: 'المتاجر القريبة مني' },
  denied: {
    en: 'Your browser does not share your location. Choose an area instead.',
    ar: 'لم يسمح المتصفح بمعرفة موقعك. اختر منطقة بدلًا من ذلك.',
  },
  nearest: {
    en: /^Binaa Al Ain is the nearest store( that is open now)?, \d\.\d km away/,
    ar: /^أقرب متجر (إليك|مفتوح الآن) هو بناء العين، على بعد \d\.\d كم/,
  },
  away: { en: /^\d\.\d km away$/, ar: /^على بعد \d\.\d كم$/ },
  show: { en: 'Show map', ar: 'إظهار الخريطة' },
  hide: { en: 'Hide map', ar: 'إخفاء الخريطة' },
  map: { en: 'Map of our stores', ar: 'خريطة متاجرنا' },
  onMap: { en: /^Show on the map/, ar: /^إظهار على الخريطة/ },
  here: { en: 'You are here', ar: 'أنت هنا' },
  stock: { en: 'Product name or code', ar: 'اسم المنتج أو رمزه' },
  check: { en: 'Check', ar: 'تحقق' },
  plenty: { en: /plenty in stock/i, ar: /متوفر بكثرة/ },
  unknown: { en: 'We found no product for “qqzzxx”', ar: 'لم نجد منتجًا لـ«qqzzxx»' },
  missing: { en: 'Page not found', ar: 'هذه الصفحة غير موجودة' },
};

// In stock in the store of Al Ain.
const stocked = products.find(
  ({ storeStock: { 'AE-04': alAin = 0 }, isPaint, options, stock }) =>
    alAin > 5 && !isPaint && options.length === 0 && stock.ae > 0,
) as (typeof products)[number];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the nearest store with a service is found by area, and open ones only', async ({
    page,
    testLocale,
  }) => {
    const { translate, path } = testLocale;
    await page.goto(path('/store-locator'));
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: translate(TEXTS.near) })).toBeHidden();
    await main.getByText(translate(TEXTS.filters), { exact: true }).click();
    await main.getByLabel(translate(TEXTS.area)).selectOption('AE-AZ-AIN');
    await main.getByLabel(translate(TEXTS.service), { exact: true }).selectOption('key-cutting');
    await main.getByRole('button', { name: translate(TEXTS.find), exact: true }).click();
    await expect(page).toHaveURL(/area=AE-AZ-AIN&service=key-cutting/);
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toHaveAccessibleName(translate(TEXTS.name));
    for (const card of await cards.all()) await expect(card).toContainText(translate(TEXTS.keys));

    await main.getByLabel(translate(TEXTS.open)).check();
    await main.getByRole('button', { name: translate(TEXTS.find), exact: true }).click();
    await expect(page).toHaveURL(/open=1/);
    await expect(main.getByLabel(translate(TEXTS.open))).toBeChecked();
    // At night all stores are closed.
    await expect(
      cards.first().or(main.getByRole('heading', { name: translate(TEXTS.noneOpen) })),
    ).toBeVisible();
    for (const card of await cards.all()) await expect(card).toContainText(translate(TEXTS.open));
  });

  test('the page of a store says whether it has a product, and unknown products and stores are not found', async ({
    page,
    testLocale,
    watch,
  }) => {
    const { translate, path, country, language } = testLocale;
    await page.goto(path('/store-locator'));
    await page
      .getByRole('main')
      .getByRole('link', { name: translate(TEXTS.name), exact: true })
      .click();
    await expect(page).toHaveURL(/\/store-locator\/al-ain$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: translate(TEXTS.name) })).toBeVisible();
    const field = main.getByLabel(translate(TEXTS.stock));
    await field.fill(stocked.code);
    await main.getByRole('button', { name: translate(TEXTS.check) }).click();
    const product = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: stocked.name[language] }) });
    await expect(product).toContainText(translate(TEXTS.plenty));
    await field.fill('qqzzxx');
    await main.getByRole('button', { name: translate(TEXTS.check) }).click();
    await expect(main.getByText(translate(TEXTS.unknown))).toBeVisible();

    await page.locator('[popovertarget="region"]').first().click();
    await page.getByRole('dialog').locator('button[value="ar-kw"]').click();
    await expect(page).toHaveURL(/\/ar-kw\/store-locator$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);

    watch.expectProblem(/404/);
    for (const slug of ['no-such-store', country === 'ae' ? 'shuwaikh' : 'al-ain']) {
      expect((await page.goto(path(`/store-locator/${slug}`)))?.status()).toBe(404);
      await expect(main.getByRole('heading', { level: 1, name: translate(TEXTS.missing) })).toBeVisible();
    }
  });
});

test('the nearest store is found on the map by the position, which is asked for first', async ({
  page,
  context,
  testLocale,
}) => {
  const { translate, path } = testLocale;
  await page.goto(path('/store-locator'));
  const main = page.getByRole('main');
  const near = main.getByRole('button', { name: translate(TEXTS.near) });
  await context.clearPermissions();
  await near.click();
  await expect(main.getByRole('status')).toHaveText(translate(TEXTS.denied));

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 24.24, longitude: 55.72 });
  await near.click();
  await expect(main.getByRole('status')).toHaveText(translate(TEXTS.nearest));
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(5);
  await expect(cards.first()).toHaveAccessibleName(translate(TEXTS.name));
  await expect(cards.first().getByText(translate(TEXTS.away))).toBeVisible();

  await main.getByRole('button', { name: translate(TEXTS.show) }).click();
  const map = main.getByRole('region', { name: translate(TEXTS.map) });
  await expect(map.getByRole('button', { name: /^\d: / })).toHaveCount(5);
  await expect(map.getByText(translate(TEXTS.here))).toBeVisible();
  await expect(main.getByRole('status')).toHaveText(translate(TEXTS.nearest));
  const marker = map.getByRole('button', { name: `1: ${translate(TEXTS.name)}` });
  await expect(marker).toBeVisible();
  await marker.focus();
  await page.keyboard.press('Enter');
  const link = map.getByRole('link', { name: translate(TEXTS.name) });
  await expect(link).toBeFocused();
  await expect(cards.first()).toHaveAttribute('aria-current', 'true');
  // The header and the consent banner are fixed and may cover the map's buttons.
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(marker).toBeFocused();

  await cards
    .first()
    .getByRole('button', { name: translate(TEXTS.onMap) })
    .click();
  await expect(link).toBeInViewport();
  await main.getByRole('button', { name: translate(TEXTS.hide) }).click();
  await expect(map).toBeHidden();
  await cards
    .first()
    .getByRole('link', { name: translate(TEXTS.name), exact: true })
    .click();
  await expect(page).toHaveURL(/\/store-locator\/al-ain$/);
  await expectAccessible(page);
});
