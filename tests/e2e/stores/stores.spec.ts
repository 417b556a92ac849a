import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';

const TEXTS = {
  footer: { en: 'Our stores', ar: 'متاجرنا' },
  cities: { en: 'Cities with a store', ar: 'مدن فيها متجر' },
  search: { en: 'Find a store', ar: 'البحث عن متجر' },
  field: { en: 'City, area or name', ar: 'المدينة أو المنطقة أو اسم المتجر' },
  find: { en: 'Find', ar: 'بحث' },
  all: { en: 'All stores', ar: 'كل المتاجر' },
  further: { en: 'Further away', ar: 'متاجر أبعد' },
  last: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  typed: { en: 'al ain', ar: 'العين' },
  found: { en: 'Binaa Al Ain', ar: 'بناء العين' },
  friday: { en: /Friday\s*14:00 to 22:00/, ar: /الجمعة\s*2 م – 10 م/ },
  near: { en: /^About \d+ km from Binaa Al Ain$/, ar: /^على بعد نحو \d+ كم من بناء العين$/ },
  none: { en: 'No store found for “zzzz”', ar: 'لم نجد متجرًا لـ«zzzz»' },
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a store is found by its city, with its number, opening hours and a map', async ({
    page,
    testLocale,
  }) => {
    const { translate } = testLocale;
    await page.goto(testLocale.path('/help-support'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translate(TEXTS.footer) })
      .click();
    const main = page.getByRole('main');
    await main
      .getByRole('navigation', { name: translate(TEXTS.cities) })
      .getByRole('link', { name: translate(TEXTS.last) })
      .click();
    await expect(main.getByRole('heading', { level: 2, name: translate(TEXTS.last) })).toBeInViewport();

    await main.getByText(translate(TEXTS.search), { exact: true }).click();
    const search = main.getByRole('search', { name: translate(TEXTS.search) });
    await search.getByLabel(translate(TEXTS.field)).fill(translate(TEXTS.typed));
    await search.getByRole('button', { name: translate(TEXTS.find) }).click();
    await expect(page).toHaveURL(/\/store-locator\?q=/);
    await expect(search.getByLabel(translate(TEXTS.field))).toHaveValue(translate(TEXTS.typed));
    const store = main.getByRole('article', { name: translate(TEXTS.found), exact: true });
    await expect(store).toContainText(translate(TEXTS.friday));
    await expect(store.locator('a[href="tel:+97137210104"]')).toContainText('+971 3 721 0104');
    await expect(store.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('rel', /external/);
    const others = main.getByRole('region', { name: translate(TEXTS.further) });
    await expect(others.getByRole('article')).toHaveCount(4);
    await expect(others.getByText(translate(TEXTS.near)).first()).toBeVisible();

    await main.getByRole('link', { name: translate(TEXTS.all) }).click();
    await expect(main.getByRole('article')).toHaveCount(5);
  });

  test('a search without matches links to every city', async ({ page, testLocale }) => {
    await page.goto(testLocale.path('/store-locator?q=zzzz'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: testLocale.translate(TEXTS.none) })).toBeVisible();
    await main.getByRole('link', { name: testLocale.translate(TEXTS.last) }).click();
    await expect(page).toHaveURL(/\/store-locator#/);
    await expect(
      main.getByRole('heading', { level: 2, name: testLocale.translate(TEXTS.last) }),
    ).toBeInViewport();
  });
});

test('the store locator needs no script, works by keyboard, and axe finds nothing on its results', async ({
  page,
  testLocale,
}) => {
  const { translate } = testLocale;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(testLocale.path('/store-locator'));
  expect(scripts).toEqual([]);
  await page.getByRole('main').getByText(translate(TEXTS.search), { exact: true }).click();
  const field = page.getByRole('main').getByLabel(translate(TEXTS.field));
  await field.focus();
  await page.keyboard.type(translate(TEXTS.typed));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store-locator\?q=/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  await expectAccessible(page);
});
