import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { paintProduct, products } from '../../support/known-products.ts';

const TEXTS = {
  find: { en: 'Find it in a store', ar: 'ابحث عنه في متجر' },
  city: { en: 'City', ar: 'المدينة' },
  show: { en: 'Show stores', ar: 'عرض المتاجر' },
  alAin: { en: 'Al Ain', ar: 'العين' },
  sharjah: { en: 'Sharjah', ar: 'الشارقة' },
  nearest: {
    en: 'No store in Al Ain has it now. The nearest that do:',
    ar: 'غير متوفر الآن في متاجر العين. أقرب المتاجر التي تجده فيها:',
  },
  unknown: { en: /^We have no store there/, ar: /^لا يوجد متجر لنا في هذه المدينة/ },
  near: { en: 'Stores near me', ar: 'المتاجر القريبة مني' },
  sorted: { en: /^The nearest first/, ar: /^الأقرب أولًا/ },
  away: { en: /^0\.\d km away$/, ar: /^على بعد 0\.\d كم$/ },
  denied: { en: /^Your browser does not share your location/, ar: /^لم يسمح المتصفح بمعرفة موقعك/ },
  collect: { en: /^Make this my store/, ar: /^اجعله متجري/ },
  store: { en: 'Binaa Industrial Area', ar: 'بناء المنطقة الصناعية' },
  collects: { en: /^Binaa Industrial Area is your store now/, ar: /^متجرك الآن «بناء المنطقة الصناعية»/ },
  yours: { en: /^Your store, Binaa Industrial Area: /, ar: /^متجرك «بناء المنطقة الصناعية»: / },
  open: { en: /^(Open|Closed) now, (opens|closes)/, ar: /^(مفتوح|مغلق) الآن، و/ },
  close: { en: 'Close', ar: 'إغلاق' },
  loading: { en: 'Loading the stores…', ar: 'جارٍ تحميل بيانات المتاجر…' },
  failed: { en: 'The stores could not be loaded.', ar: 'تعذّر تحميل بيانات المتاجر.' },
  again: { en: 'Try again', ar: 'حاول مرة أخرى' },
  area: { en: 'When it reaches your area', ar: 'متى يصل إلى منطقتك' },
  dubai: { en: 'Dubai', ar: 'دبي' },
};

// In stock in Sharjah and Dubai, but not in Al Ain.
const stockedProduct = products.find(
  ({
    storeStock: { 'AE-01': dubai = 0, 'AE-03': sharjah = 0, 'AE-04': alAin = 0 },
    isPaint,
    options,
    stock,
  }) => dubai > 0 && sharjah > 0 && alAin === 0 && !isPaint && options.length === 0 && stock.ae > 0,
) as (typeof products)[number];

const opener = (page: Page) => page.locator('[data-find-in-store]');
const getStoreList = (page: Page) =>
  page.locator('.store-availability__results > .store-availability__stores > li');
const areas = (page: Page) => page.locator('.delivery-promise');

async function openProductPage(page: Page, { path }: TestLocale, slug = stockedProduct.slug): Promise<void> {
  await page.goto(path(`/products/${slug}`));
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('store availability is a page by city, and delivery times are a list', async ({
    page,
    testLocale,
  }) => {
    const { translate } = testLocale;
    await openProductPage(page, testLocale);
    await areas(page).getByText(translate(TEXTS.area)).click();
    await expect(areas(page).getByText(translate(TEXTS.dubai), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: translate(TEXTS.find) }).click();
    await expect(page).toHaveURL(new RegExp(`/products/${stockedProduct.slug}/stores$`));
    const main = page.getByRole('main');
    const [first] = await getStoreList(page).all();
    await expect(first?.getByText(translate(TEXTS.open)) ?? main).toBeVisible();
    await expect(first?.locator('a[href^="tel:+971"]') ?? main).toBeVisible();
    await expect(main.getByRole('button', { name: translate(TEXTS.collect) })).toHaveCount(0);
    await expect(main.getByRole('button', { name: translate(TEXTS.near) })).toHaveCount(0);

    await main.getByLabel(translate(TEXTS.city)).selectOption(translate(TEXTS.alAin));
    await main.getByRole('button', { name: translate(TEXTS.show) }).click();
    await expect(main.getByText(translate(TEXTS.nearest))).toBeVisible();
    await expect(main.getByLabel(translate(TEXTS.city))).toHaveValue(translate(TEXTS.alAin));
    await page.goto(testLocale.path(`/products/${stockedProduct.slug}/stores?city=Muscat`));
    await expect(main.getByText(translate(TEXTS.unknown))).toBeVisible();
  });
});

test.describe('with access to the position', () => {
  test.use({ geolocation: { latitude: 25.3215, longitude: 55.417 }, permissions: ['geolocation'] });

  test('the nearest store is found on the product page, remembered, and shown on other pages', async ({
    page,
    testLocale,
  }) => {
    const { translate } = testLocale;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openProductPage(page, testLocale);
    expect(scripts).toEqual([]);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: translate(TEXTS.find) });
    await expect(getStoreList(page).first()).toBeVisible();
    await expectAccessible(page);

    await panel.getByLabel(translate(TEXTS.city)).selectOption(translate(TEXTS.alAin));
    await panel.getByRole('button', { name: translate(TEXTS.show) }).click();
    await expect(panel.locator('.store-availability__summary')).toHaveText(translate(TEXTS.nearest));
    await panel.getByRole('button', { name: translate(TEXTS.near) }).click();
    await expect(panel.locator('.store-availability__summary')).toHaveText(translate(TEXTS.sorted));
    await expect(panel.getByLabel(translate(TEXTS.city))).toHaveValue('');
    const nearest = getStoreList(page).first();
    await expect(nearest.getByRole('heading', { name: translate(TEXTS.store) })).toBeVisible();
    await expect(nearest.getByText(translate(TEXTS.away))).toBeVisible();

    const collect = nearest.getByRole('button', { name: translate(TEXTS.collect) });
    await collect.click();
    await expect(collect).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.locator('.store-availability__summary')).toHaveText(translate(TEXTS.collects));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveText(translate(TEXTS.yours));

    await page.reload();
    await expect(opener(page)).toHaveText(translate(TEXTS.yours));
    await openProductPage(page, testLocale, paintProduct.slug);
    await expect(opener(page)).toHaveText(translate(TEXTS.yours));
    await page.goto(testLocale.path(`/products/${paintProduct.slug}/stores`));
    const preferredStore = page.getByRole('listitem').filter({ hasText: translate(TEXTS.store) });
    await page.getByRole('button', { name: translate(TEXTS.near) }).click();
    await expect(preferredStore.getByRole('button', { name: translate(TEXTS.collect) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('a visitor without position selects a city, and a failed request for stores can be repeated', async ({
  page,
  testLocale,
  watch,
}) => {
  const { translate } = testLocale;
  watch.expectProblem(/stores\/list|Failed to load resource/);
  let response: (() => void) | undefined;
  let isDown = true;
  await page.route('**/stores/list', async (route) => {
    await new Promise<void>((resolve) => {
      response = resolve;
    });
    await (isDown ? route.abort() : route.continue());
  });
  await openProductPage(page, testLocale);
  await opener(page).click();
  const panel = page.getByRole('dialog', { name: translate(TEXTS.find) });
  await expect(panel.getByRole('status')).toHaveText(translate(TEXTS.loading));
  response?.();
  await expect(panel.getByRole('status')).toHaveText(translate(TEXTS.failed));
  isDown = false;
  await panel.getByRole('button', { name: translate(TEXTS.again) }).click();
  await expect(panel.getByRole('status')).toHaveText(translate(TEXTS.loading));
  response?.();
  await panel.getByRole('button', { name: translate(TEXTS.near) }).click();
  await expect(panel.locator('.store-availability__summary')).toHaveText(translate(TEXTS.denied));
  await expect(panel.getByLabel(translate(TEXTS.city))).toBeFocused();
  await panel.getByRole('button', { name: translate(TEXTS.close) }).click();
  await expect(panel).toBeHidden();
  await page.goto(testLocale.path(`/products/${stockedProduct.slug}/stores`));
  await expectAccessible(page);
});

test('an invalid stored store is ignored', async ({ page, testLocale }) => {
  await openProductPage(page, testLocale);
  await page.evaluate(() => localStorage.setItem('collectStore', 'constructor'));
  await page.reload();
  await expect(opener(page)).toHaveText(testLocale.translate(TEXTS.find));
});
