import type { Locator } from '@playwright/test';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { formatTestMoney, getPrice, products, shade } from '../../support/known-products.ts';

test.use({ javaScriptEnabled: false });

const [firstProduct, secondProduct] = products.filter(
  ({ isPaint, options, stock }) => !isPaint && options.length === 0 && stock.ae > 40,
) as [(typeof products)[number], (typeof products)[number]];

test('without script lines are pasted, saved for later, moved back, removed, restored and shared', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const { main } = shop;
  const { language } = testLocale;
  const button = (names: { en: RegExp; ar: RegExp }) =>
    main.getByRole('button', { name: testLocale.translate(names) });
  await page.goto(testLocale.path('/cart'));
  await main
    .getByText(testLocale.translate({ en: 'Add by product code', ar: 'الإضافة برمز المنتج' }))
    .click();
  const field = main.getByRole('textbox', {
    name: testLocale.translate({ en: 'Codes and quantities', ar: 'الرموز والكميات' }),
  });
  await field.fill(`${firstProduct.code} 2\n???\n${secondProduct.code}, 1`);
  await button({ en: /^Add all/, ar: /^أضف الكل/ }).click();
  await expect(shop.lines()).toHaveCount(2);
  await expect(field).toHaveValue('???');
  const report = main.getByRole('group', {
    name: testLocale.translate({ en: 'Add by product code', ar: 'الإضافة برمز المنتج' }),
  });
  await expect(report).toContainText(testLocale.translate({ en: 'Line 1:', ar: 'السطر 1:' }));
  await expect(report).toBeInViewport();

  const first = shop.lines().filter({ hasText: firstProduct.name[language] });
  await first.getByRole('button', { name: testLocale.translate({ en: /^Save/, ar: /^احفظ/ }) }).click();
  const saved = main.getByRole('region', {
    name: testLocale.translate({ en: 'Saved for later', ar: 'محفوظ لوقت لاحق' }),
  });
  await expect(saved.getByRole('listitem')).toContainText(firstProduct.name[language]);
  await expect(shop.lines()).toHaveCount(1);
  await saved.getByRole('button').first().click();
  await expect(first.getByRole('spinbutton')).toHaveValue('2');

  await first.getByRole('button', { name: testLocale.translate({ en: /^Remove/, ar: /^إزالة/ }) }).click();
  await expect(shop.lines()).toHaveCount(1);
  await button({ en: /^Undo/, ar: /^تراجع/ }).click();
  await expect(first.getByRole('spinbutton')).toHaveValue('2');

  await button({ en: /^Empty cart/, ar: /^إفراغ السلة/ }).click();
  await expect(shop.lines()).toHaveCount(0);
  await button({ en: /^Undo/, ar: /^تراجع/ }).click();
  await expect(
    main.getByRole('heading', {
      name: testLocale.translate({ en: '2 products, 3 pieces', ar: 'منتجان، 3 قطع' }),
    }),
  ).toBeVisible();

  await main.getByText(testLocale.translate({ en: 'Share this cart', ar: 'شارك هذه السلة' })).click();
  await button({ en: /^Create a link/, ar: /^إنشاء رابط/ }).click();
  const link = main.getByRole('textbox', {
    name: testLocale.translate({ en: 'Link to this cart', ar: 'رابط هذه السلة' }),
  });
  await page.goto(await link.inputValue());
  await expect(main.getByRole('listitem').filter({ hasText: secondProduct.name[language] })).toBeVisible();

  // At the maximum quantity a link opens an enquiry that is filled in with the cart.
  await page.goto(testLocale.path('/cart'));
  await main
    .getByRole('link', { name: testLocale.translate({ en: /larger quantities/, ar: /كميات أكبر/ }) })
    .click();
  await expect(main.getByRole('textbox').first()).toHaveValue(new RegExp(`${firstProduct.code} × 2`));
});

test('without script the shade of a line is changed on a separate page @phone', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  await shop.chooseShade();
  await shop.add();
  await page.waitForURL(`**${testLocale.path('/cart')}`);
  await shop
    .lines()
    .getByRole('link', { name: testLocale.translate({ en: /^Change/, ar: /^تغيير/ }) })
    .click();
  const select = shop.main.getByRole('combobox', {
    name: testLocale.translate({ en: 'Shade', ar: 'درجة اللون' }),
  });
  const other = await select.getByRole('option').nth(3).getAttribute('value');
  await select.selectOption(other);
  await shop.main
    .getByRole('button', { name: testLocale.translate({ en: /^Change/, ar: /^تغيير/ }) })
    .click();
  await page.waitForURL(`**${testLocale.path('/cart')}`);
  await expect(shop.lines()).toContainText(other?.split('|')[1] ?? '');
  await expect(shop.lines()).not.toContainText(shade.code);
});

test('without script a typed quantity is kept while a size is selected', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  const quantityField = shop.main.getByRole('spinbutton');
  await page.goto(testLocale.path('/products/hirfa-heavy-cotton-work-tee'));
  await quantityField.fill('4');
  await shop.add();
  await expect(quantityField).toHaveValue('4');
  const sizes = shop.main.getByRole('navigation', {
    name: testLocale.translate({ en: 'Size', ar: 'المقاس' }),
  });
  await sizes.getByRole('link', { name: 'L', exact: true }).click();
  await expect(quantityField).toHaveValue('4');
  await shop.add();
  await page.waitForURL(`**${testLocale.path('/cart')}`);
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('4');
});

test('without script the actions of a line are below its quantity', async ({
  page,
  testLocale,
  isMobile,
}) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale, 2, firstProduct.code);
  await shop.openCart();
  const [line] = await shop.lines().all();
  const getMiddle = async (found: Locator | undefined): Promise<number> => {
    const box = await found?.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  const getAction = (names: { en: RegExp; ar: RegExp }) =>
    line?.getByRole('button', { name: testLocale.translate(names) });
  const remove = await getMiddle(getAction({ en: /^Remove/, ar: /^إزالة/ }));
  expect(await getMiddle(getAction({ en: /^Save/, ar: /^احفظ/ }))).toBeCloseTo(remove, 0);
  const quantity = await getMiddle(line?.getByRole('spinbutton'));
  const total = await getMiddle(
    line?.getByText(formatTestMoney(getPrice(firstProduct, testLocale) * 2, testLocale)),
  );
  if (isMobile) {
    expect(total).toBeCloseTo(quantity, -1);
    expect(remove).toBeGreaterThan(quantity + 30);
  } else {
    expect(remove).toBeCloseTo(quantity, -1);
    expect(total).toBeLessThan(quantity);
  }
});
