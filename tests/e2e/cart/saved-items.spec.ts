import { isolateLatin } from '#lib/format/bidi.ts';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { setStock } from '../../support/e2e/database-changes.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct, products, shade } from '../../support/known-products.ts';

const TEXTS = {
  bulk: { en: 'Add by product code', ar: 'الإضافة برمز المنتج' },
  codes: { en: 'Codes and quantities', ar: 'الرموز والكميات' },
  addAll: { en: 'Add all to cart', ar: 'أضف الكل إلى السلة' },
  line: { en: 'Line 1:', ar: 'السطر 1:' },
  save: { en: /^Save for later/, ar: /^احفظه لوقت لاحق/ },
  saved: { en: 'Saved for later', ar: 'محفوظ لوقت لاحق' },
  back: { en: /^Move to cart/, ar: /^انقله إلى السلة/ },
  remove: { en: /^Remove/, ar: /^إزالة/ },
  undo: { en: 'Undo', ar: 'تراجع' },
  out: { en: 'Not in stock right now', ar: 'غير متوفر حاليًا' },
  other: { en: /^See alternatives/, ar: /^عرض البدائل/ },
  wish: { en: /^Move to wishlist/, ar: /^انقله إلى المفضّلة/ },
  checkout: { en: 'Go to checkout', ar: 'إتمام الشراء' },
  share: { en: 'Share this cart', ar: 'شارك هذه السلة' },
  make: { en: 'Create a link', ar: 'إنشاء رابط' },
  link: { en: 'Link to this cart', ar: 'رابط هذه السلة' },
  change: { en: /^Change/, ar: /^تغيير/ },
  newShade: { en: 'Shade', ar: 'درجة اللون' },
  take: { en: 'Add all to my cart', ar: 'أضف الكل إلى سلتي' },
  over: { en: 'This link no longer works', ar: 'لم يعد هذا الرابط يعمل' },
};

// Untinted, in one size and with enough stock; the last ones are not used by other tests.
const common = products
  .filter(
    ({ isPaint, options, stock, maxQuantity }) =>
      !isPaint && options.length === 0 && stock.ae > 40 && maxQuantity >= 5,
  )
  // Names as pages display them.
  .map((product) => ({ ...product, name: { ...product.name, ar: isolateLatin(product.name.ar) } }));
/** Returns products for a test: different ones for each language, as both languages run at once in one country. */
const listTestProducts = ({ language }: TestLocale, testIndex: number) =>
  common.slice(-4 * (testIndex + 1) - (language === 'en' ? 0 : 20)).slice(0, 3) as [
    (typeof common)[number],
    (typeof common)[number],
    (typeof common)[number],
  ];

/** Pastes codes on the cart page. */
async function paste(shop: ShopPage, text: string): Promise<void> {
  const { main, testLocale } = shop;
  const field = main.getByRole('textbox', { name: testLocale.translate(TEXTS.codes) });
  if (!(await field.isVisible())) await main.getByText(testLocale.translate(TEXTS.bulk)).click();
  await field.fill(text);
  await main.getByRole('button', { name: testLocale.translate(TEXTS.addAll) }).click();
}

test('pasted codes are added, and one is saved for later and moved back', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  const { main } = shop;
  const [firstProduct, secondProduct] = listTestProducts(testLocale, 0);
  await page.goto(testLocale.path('/cart'));
  await paste(shop, `${firstProduct.code} ٣\nNO-SUCH-1 2\n${secondProduct.code};1`);
  await expect(shop.lines()).toHaveCount(2);
  await shop.expectCount(4);
  const field = main.getByRole('textbox', { name: testLocale.translate(TEXTS.codes) });
  await expect(field).toHaveValue('NO-SUCH-1 2');
  const report = main.locator('#bulk-report');
  await expect(report).toContainText(testLocale.translate(TEXTS.line));
  await expect(report).toContainText('NO-SUCH-1');
  await expect(report).toBeFocused();

  const first = shop.lines().filter({ hasText: firstProduct.name[testLocale.language] });
  await first.getByRole('button', { name: testLocale.translate(TEXTS.save) }).click();
  const saved = main.getByRole('region', { name: testLocale.translate(TEXTS.saved) });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(shop.lines()).toHaveCount(1);
  await shop.expectCount(1);
  await expectAccessible(page);

  await page.reload();
  await saved.getByRole('button', { name: testLocale.translate(TEXTS.back) }).click();
  await expect(saved).toBeHidden();
  await expect(first.getByRole('spinbutton')).toHaveValue('3');
  await shop.expectCount(4);
});

test('by keyboard alone a line is removed and restored at its position', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  const [firstProduct, secondProduct, thirdProduct] = listTestProducts(testLocale, 1);
  await fillCart(page, testLocale, 1, firstProduct.code);
  await fillCart(page, testLocale, 2, secondProduct.code);
  await fillCart(page, testLocale, 1, thirdProduct.code);
  await shop.openCart();
  const names = () => shop.lines().getByRole('link').first();
  await expect(names()).toHaveText(firstProduct.name[testLocale.language]);
  const remove = shop
    .lines()
    .filter({ hasText: secondProduct.name[testLocale.language] })
    .getByRole('button', { name: testLocale.translate(TEXTS.remove) });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(shop.lines()).toHaveCount(2);
  await expect(page.getByRole('button', { name: testLocale.translate(TEXTS.undo) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shop.lines()).toHaveCount(3);
  await expect(shop.lines().nth(1)).toContainText(secondProduct.name[testLocale.language]);
  await expect(shop.lines().nth(1).getByRole('spinbutton')).toHaveValue('2');
  await expect(shop.main.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.reload();
  await expect(shop.lines().nth(1)).toContainText(secondProduct.name[testLocale.language]);
});

test('a link to the cart is offered while there is something in it @desktop', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale, 1, listTestProducts(testLocale, 1)[0].code);
  await shop.openCart();
  const share = shop.main.getByText(testLocale.translate(TEXTS.share), { exact: true });
  await expect(share).toBeVisible();
  await shop
    .lines()
    .getByRole('button', { name: testLocale.translate(TEXTS.remove) })
    .click();
  await expect(shop.lines()).toHaveCount(0);
  await expect(share).toBeHidden();
  await page.getByRole('button', { name: testLocale.translate(TEXTS.undo) }).click();
  await expect(shop.lines()).toHaveCount(1);
  await expect(share).toBeVisible();
});

test('a product that sells out is set aside until it is moved to the wishlist', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const { main } = shop;
  const [firstProduct, secondProduct] = listTestProducts(testLocale, 2);
  await fillCart(page, testLocale, 1, firstProduct.code);
  await fillCart(page, testLocale, 1, secondProduct.code);
  const before = setStock(secondProduct.code, testLocale.country, 0);
  try {
    await shop.openCart();
    const out = main.getByRole('list', { name: testLocale.translate(TEXTS.out) });
    await expect(out.getByRole('listitem')).toContainText(secondProduct.name[testLocale.language]);
    const checkout = main.getByRole('link', { name: testLocale.translate(TEXTS.checkout) });
    await expect(checkout).toBeHidden();
    await expectAccessible(page);
    await out.getByRole('link', { name: testLocale.translate(TEXTS.other) }).click();
    await expect(page).toHaveURL(/#instead-|\/products\//);
    await page.goto(testLocale.path('/cart'));
    await out.getByRole('button', { name: testLocale.translate(TEXTS.wish) }).click();
    await expect(out).toBeHidden();
    await expect(checkout).toBeVisible();
    await shop.expectCount(1);
    await page.goto(testLocale.path('/wishlist'));
    await expect(main).toContainText(secondProduct.name[testLocale.language]);
  } finally {
    setStock(secondProduct.code, testLocale.country, before);
  }
});

test('a shared cart is opened and taken over by another visitor', async ({
  page,
  testLocale,
  browser,
  watch,
}) => {
  const shop = new ShopPage(page, testLocale);
  const { main } = shop;
  const [firstProduct, secondProduct] = listTestProducts(testLocale, 3);
  await fillCart(page, testLocale, 2, firstProduct.code);
  await fillCart(page, testLocale, 1, secondProduct.code);
  await shop.openCart();
  await main.getByText(testLocale.translate(TEXTS.share)).click();
  await main.getByRole('button', { name: testLocale.translate(TEXTS.make) }).click();
  const link = main.getByRole('textbox', { name: testLocale.translate(TEXTS.link) });
  const address = await link.inputValue();
  await expectAccessible(page);

  const otherContext = await browser.newContext();
  const other = new ShopPage(await otherContext.newPage(), testLocale);
  await other.page.goto(address);
  await expect(
    other.main.getByRole('listitem').filter({ hasText: firstProduct.name[testLocale.language] }),
  ).toBeVisible();
  await expect(other.main.getByRole('spinbutton')).toHaveCount(0);
  await expectAccessible(other.page);
  await other.main.getByRole('button', { name: testLocale.translate(TEXTS.take) }).click();
  await other.page.waitForURL(`**${testLocale.path('/cart')}`);
  await expect(other.lines()).toHaveCount(2);
  await other.expectCount(3);
  await otherContext.close();

  watch.expectProblem(/404/);
  await page.goto(`${address}x`);
  await expect(main.getByRole('heading', { level: 1, name: testLocale.translate(TEXTS.over) })).toBeVisible();
});

test('a line gets another shade and another size in place', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  const { main } = shop;
  await shop.openPaint();
  await shop.chooseShade();
  await shop.add();
  await shop.expectCount(1);
  await shop.openCart();
  const change = main.getByRole('link', { name: testLocale.translate(TEXTS.change) });
  await change.focus();
  await page.keyboard.press('Shift');
  // Before hydration the link opens a separate page.
  const lines = page.locator('main astro-island', {
    has: page.getByRole('link', { name: testLocale.translate(TEXTS.change) }),
  });
  await expect(lines).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Enter');
  const [size, tone] = [main.getByRole('combobox').first(), main.getByRole('combobox').last()];
  await expect(size).toBeFocused();
  await expect(tone).toHaveAccessibleName(testLocale.translate(TEXTS.newShade));
  await expectAccessible(page);
  const sizes = size.getByRole('option', { disabled: false, selected: false });
  await size.selectOption(await sizes.first().getAttribute('value'));
  const other = await tone.getByRole('option').nth(3).getAttribute('value');
  await tone.selectOption(other);
  await main.getByRole('button', { name: testLocale.translate(TEXTS.change) }).click();
  await expect(shop.lines()).toContainText(other?.split('|')[1] ?? '');
  await expect(shop.lines()).not.toContainText(shade.code);
  await expect(shop.lines()).not.toContainText(paintProduct.name[testLocale.language]);
  await expect(change).toBeFocused();
});
