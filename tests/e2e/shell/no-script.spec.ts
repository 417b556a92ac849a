import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import {
  brand,
  formatTestMoney,
  getCardName,
  getPrice,
  PAGE_SIZE,
  paintCategory,
  paintDepartment,
  paintGroup,
  paintProduct,
  products,
  shade,
} from '../../support/known-products.ts';

test.use({ javaScriptEnabled: false });

test('without script a guest browses, selects a shade, adds to the cart and changes it', async ({
  page,
  testLocale,
  isMobile,
}) => {
  const shop = new ShopPage(page, testLocale);
  const { language } = testLocale;
  await page.goto(testLocale.path());
  await shop.main.getByRole('link', { name: paintDepartment.name[language] }).first().click();
  // On phones a department links to its groups only.
  if (isMobile) await shop.main.getByRole('link', { name: paintGroup.name[language] }).first().click();
  await shop.main.getByRole('link', { name: paintCategory.name[language] }).first().click();
  await shop.main
    .getByRole('link', { name: getCardName(paintProduct, language) })
    .first()
    .click();
  await shop.chooseShade();
  await shop.add();

  await page.waitForURL(`**${testLocale.path('/cart')}`);
  await expect(shop.lines()).toHaveCount(1);
  await expect(shop.lines()).toContainText(shade.code);

  const quantity = shop.lines().getByRole('spinbutton');
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('3');

  await quantity.fill('21');
  await quantity.press('Enter');
  const error = shop.main.getByRole('alert').filter({ hasText: /./ });
  await expect(error).toContainText(testLocale.translate({ en: 'maximum quantity', ar: 'الحد الأقصى' }));
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('3');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(error).toContainText(testLocale.translate({ en: 'Adjust the quantity', ar: 'أدخل الكمية' }));
  await expect(quantity).toHaveValue('3');

  await shop
    .lines()
    .getByRole('button', { name: testLocale.translate({ en: /^Remove/, ar: /^(إزالة|حذف)/ }) })
    .click();
  await expect(shop.lines()).toHaveCount(0);
});

test('without script a tinted paint is not added without its shade, and the error is shown @desktop', async ({
  page,
  testLocale,
}) => {
  await page.goto(testLocale.path('/cart'));
  // As a browser without form validation would send it.
  const reply = await page.request.post('/api/forms/addItem', {
    headers: { origin: new URL(page.url()).origin },
    form: {
      locale: testLocale.region,
      'params.cartId': 'current',
      'body.product.productCode': paintProduct.code,
      'body.quantity': '1',
      'body.options.0.attributeFQN': 'tenant~shade',
    },
  });
  expect(await reply.text()).toContain(
    testLocale.translate({ en: 'Please choose a shade.', ar: 'اختر درجة اللون.' }),
  );
});

/** The seed products of the displayed cards. */
async function readCards(shop: ShopPage): Promise<typeof products> {
  const names = await shop.main.getByRole('article').getByRole('heading').allInnerTexts();
  return names.map((name) => {
    const found = products.find(
      (product) =>
        getCardName(product, shop.testLocale.language) ===
        name
          .replace(/[\u2066\u2069]/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
    );
    if (!found) throw new Error(`The seed has no ${name}`);
    return found;
  });
}

/** Opens the filter panel where it is hidden, changes a filter and submits it. */
async function filter(shop: ShopPage, change: () => Promise<unknown>): Promise<void> {
  const { translate } = shop.testLocale;
  const panel = shop.main.getByRole('button', { name: translate({ en: 'Filters', ar: 'التصفية' }) });
  if (await panel.isVisible()) await panel.click();
  await change();
  await shop.main.getByRole('button', { name: translate({ en: /^Show \d/, ar: /^عرض \d/ }) }).click();
}

const ascending = (numbers: number[]) => [...numbers].sort((one, other) => one - other);

test('without script a list is sorted by price and paged @phone', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  const sold = ascending(products.map((product) => getPrice(product, testLocale)));
  await page.goto(testLocale.path('/product-list'));
  expect(
    (await readCards(shop)).map((product) => getPrice(product, testLocale)),
    'the plain list is in another order',
  ).not.toEqual(sold.slice(0, PAGE_SIZE));
  const sort = page.getByRole('combobox', { name: testLocale.translate({ en: 'Sort by', ar: 'الترتيب' }) });
  await sort.selectOption('price_asc');
  await shop.main
    .getByRole('button', { name: testLocale.translate({ en: 'Show products', ar: 'عرض المنتجات' }) })
    .click();
  await expect(page).toHaveURL(/[?&]sort=price_asc/);
  const first = await readCards(shop);
  expect(first.map((product) => getPrice(product, testLocale))).toEqual(sold.slice(0, PAGE_SIZE));
  for (const [index, product] of first.entries()) {
    await expect(shop.main.getByRole('article').nth(index)).toContainText(
      formatTestMoney(getPrice(product, testLocale, 'in stock'), testLocale),
    );
  }

  await page
    .getByRole('link', { name: testLocale.translate({ en: 'Next page', ar: 'الصفحة التالية' }) })
    .click();
  await expect(page).toHaveURL(/[?&]page=2/);
  const second = await readCards(shop);
  expect(second.map((product) => getPrice(product, testLocale))).toEqual(
    sold.slice(PAGE_SIZE, 2 * PAGE_SIZE),
  );
  expect(second.filter((product) => first.includes(product))).toEqual([]);
});

test('without script a list is filtered by brand', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path('/product-list'));
  expect(new Set((await readCards(shop)).map((product) => product.brand)).size).toBeGreaterThan(1);
  const name = brand.name[testLocale.language];
  await filter(shop, async () => {
    const box = page.getByRole('checkbox', { name });
    const brands = page.getByRole('group', {
      name: testLocale.translate({ en: 'Brand', ar: 'العلامة التجارية' }),
      exact: true,
    });
    if (!(await box.isVisible()))
      await brands.getByText(testLocale.translate({ en: /^Show all/, ar: /^عرض الكل/ })).click();
    await box.check();
  });
  await expect(page).toHaveURL(/[?&]brand=/);
  const codes = (some: typeof products) => some.map((product) => product.code).sort();
  const brandProducts = products.filter((product) => product.brand === brand.slug);
  expect(brandProducts.length).toBeLessThanOrEqual(PAGE_SIZE);
  expect(codes(await readCards(shop))).toEqual(codes(brandProducts));
  await expect(shop.main.getByRole('article').filter({ hasText: name })).toHaveCount(brandProducts.length);
});

test('without script a search finds products', async ({ page, testLocale }) => {
  await page.goto(testLocale.path());
  await page
    .getByRole('banner')
    .getByRole('combobox')
    .fill(paintProduct.name[testLocale.language].split(' ').slice(0, 2).join(' '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product-list\?q=/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: getCardName(paintProduct, testLocale.language) })
      .first(),
  ).toBeVisible();
});
