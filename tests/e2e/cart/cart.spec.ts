import { fillCart } from '../../support/e2e/api-calls.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import {
  formatTestMoney,
  getPrice,
  paintProduct,
  shade,
  simpleProduct,
} from '../../support/known-products.ts';

test('five quick clicks add five @desktop', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  // Clicks in one task, before any module is requested.
  await shop.addButton.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) button.click();
  });
  await shop.expectCount(5);
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('5');
  await expect(shop.main).toContainText(formatTestMoney(getPrice(simpleProduct, testLocale) * 5, testLocale));
});

test('a double press on a slow connection adds one, and the button shows that the request is pending @phone', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await shop.openPaint();
  await shop.chooseShade();
  await shop.addButton.dblclick();
  const adding = { en: 'Adding…', ar: 'تجري الإضافة…' };
  await expect(shop.main.getByRole('status').filter({ hasText: testLocale.translate(adding) })).toHaveCount(
    1,
  );
  await shop.expectCount(1);
  await expect(shop.addButton).toBeEnabled();
  await shop.openCart();
  await expect(shop.lines()).toHaveCount(1);
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('1');
  await expect(shop.lines()).toContainText(shade.code);
});

test('the mini-cart opens, changes and empties; a quantity above the limit is rejected with a message', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/409/);
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.add();
  await shop.expectCount(1);
  await shop.cartLink.click();
  await expect(shop.drawer).toBeVisible();
  const quantity = shop.lines(shop.drawer).getByRole('spinbutton');
  await quantity.fill('3');
  await quantity.press('Enter');
  await shop.expectCount(3);
  await shop.drawer
    .getByRole('button', { name: testLocale.translate({ en: /^Remove/, ar: /^(إزالة|حذف)/ }) })
    .click();
  await shop.expectCountEmpty();
  await page.keyboard.press('Escape');
  await expect(shop.drawer).toBeHidden();
  await expect(shop.cartLink).toBeFocused();

  await shop.main.getByRole('spinbutton').fill(String(simpleProduct.maxQuantity));
  await shop.add();
  await shop.expectCount(simpleProduct.maxQuantity);
  await shop.addAgain();
  await expect(shop.main.getByRole('alert')).not.toBeEmpty();
  await shop.expectCount(simpleProduct.maxQuantity);
});

test('the back-forward cache shows the current cart @desktop', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.add();
  await shop.expectCount(1);
  await shop.openCart();
  await shop
    .lines()
    .getByRole('button', { name: testLocale.translate({ en: /^Remove/, ar: /^(إزالة|حذف)/ }) })
    .click();
  await expect(shop.lines()).toHaveCount(0);
  await page.goBack();
  await shop.expectCountEmpty();
});

test('carts of two countries are independent @phone', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale);
  await page.goto(`/${testLocale.language}-om/products/${paintProduct.slug}`);
  await expect(page.getByRole('banner').locator('#cartCount')).toHaveText('');
  await page.goto(`/${testLocale.language}-om/cart`);
  await expect(shop.lines()).toHaveCount(0);
  await shop.openCart();
  await expect(shop.lines()).toHaveCount(1);
});

test('leaving the page directly after the first clicks loses no addition @desktop', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await page.keyboard.press('Shift');
  for (let click = 0; click < 3; click += 1) await shop.addAgain();
  await shop.expectCount(3);
  await page.reload();
  await shop.expectCount(3);
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('3');
});

test('a product added during payment stays in the cart @desktop', async ({ page, testLocale, context }) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale);
  await shop.openCheckout();
  await shop.fillCheckout();
  await shop.goToPayment();

  const other = new ShopPage(await context.newPage(), testLocale);
  await other.openPaint();
  await other.chooseShade();
  await other.add();
  await other.expectCount(2);
  await other.page.close();

  await shop.pay();
  await shop.expectConfirmation();
  await shop.expectCount(1);
  await shop.openCart();
  await expect(shop.lines()).toHaveCount(1);
  await expect(shop.lines()).toContainText(shade.code);
});

for (const [key, where] of [
  ['Enter', '@phone'],
  ['Tab', '@desktop'],
] as const) {
  test(`the first quantity typed on the cart page counts, left by ${key} ${where}`, async ({
    page,
    testLocale,
  }) => {
    const shop = new ShopPage(page, testLocale);
    await fillCart(page, testLocale);
    await shop.openCart();
    const quantity = shop.lines().getByRole('spinbutton');
    await quantity.fill('3');
    await quantity.press(key);
    await shop.expectCount(3);
    await expect(quantity).toHaveValue('3');
    await page.reload();
    await expect(quantity).toHaveValue('3');
  });
}

test('a quantity above the limit becomes the limit, which is shown', async ({ page, testLocale, watch }) => {
  watch.expectProblem(/409/);
  const shop = new ShopPage(page, testLocale);
  const maximum = String(simpleProduct.maxQuantity);
  await fillCart(page, testLocale);
  await shop.openCart();
  const quantity = shop.lines().getByRole('spinbutton');
  await quantity.fill('500');
  await quantity.press('Enter');
  await shop.expectCount(simpleProduct.maxQuantity);
  await expect(quantity).toHaveValue(maximum);
  await expect(shop.lines().getByRole('alert')).toContainText(maximum);

  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.add();
  await expect(shop.main.getByRole('alert')).toContainText(maximum);
});

test('adding without a shade focuses the shade selection, with the reason above the button', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  await shop.add();
  const shades = shop.main.getByRole('group', {
    name: testLocale.translate({ en: 'Choose your shade', ar: 'اختر درجة اللون' }),
  });
  const alert = shop.main.getByRole('alert');
  await expect(alert).toContainText(testLocale.translate({ en: 'shade', ar: 'اللون' }));
  await expect(alert).toBeInViewport({ ratio: 1 });
  const [alertBox, buttonBox] = [await alert.boundingBox(), await shop.addButton.boundingBox()];
  const gap = (buttonBox?.y ?? 0) - ((alertBox?.y ?? 0) + (alertBox?.height ?? 0));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);

  const first = shades.getByRole('radio').first();
  await expect(first).toBeFocused();
  const ring = await first.evaluate(
    (element) => getComputedStyle(element.nextElementSibling as Element).outlineWidth,
  );
  expect(ring).toBe('3px');
  await expect(shades).toHaveAttribute('aria-invalid', 'true');
  await expect(shades).toHaveAccessibleDescription(testLocale.translate({ en: /shade/, ar: /اللون/ }));
  // Not under the sticky header.
  const title = shop.main
    .locator('summary')
    .filter({ hasText: testLocale.translate({ en: 'Choose your shade', ar: 'اختر درجة اللون' }) });
  await expect(title).toBeInViewport({ ratio: 1 });
  const isCovered = await title.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isCovered).toBe(false);
  await expectAccessible(page);

  await shop.chooseShade();
  await expect(shades).not.toHaveAttribute('aria-invalid');
  await expect(alert).toBeEmpty();
  await shop.add();
  await shop.expectCount(1);
});

test('the selected shade is named beside the button and shown on the image', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  await shop.chooseShade();
  // The name is also shown beside its radio, so the last match is used.
  const named = shop.main
    .getByText(shade.name[testLocale.language], { exact: true })
    .filter({ visible: true })
    .last();
  await expect(named).toBeInViewport({ ratio: 1 });
  await expect(shop.main.getByText(shade.code, { exact: true })).toHaveCount(2);
  const image = shop.main.locator('[data-product-picture]');
  await expect(image).toHaveAttribute('src', `/media/products/${paintProduct.code}-1.${shade.code}.svg`);
  expect(
    await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth)),
  ).toBe(800);
});

test('messages do not cover the total and the links of the drawer', async ({ page, testLocale, watch }) => {
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  await shop.chooseShade();
  await shop.add();
  await expect(
    page.getByRole('status').filter({ hasText: paintProduct.name[testLocale.language] }),
  ).toBeVisible();
  await shop.cartLink.click();
  await expect(shop.lines(shop.drawer)).toHaveCount(1);
  const checkout = shop.drawer.getByRole('link', {
    name: testLocale.translate({ en: 'Go to checkout', ar: 'إتمام الشراء' }),
  });
  // Closed before its own timeout.
  await expect(shop.drawer.getByRole('status').last()).toBeEmpty({ timeout: 500 });

  watch.expectProblem(/api\/experience/);
  await page.route('**/api/experience/**', (route) => route.fulfill({ status: 500 }));
  await shop.drawer
    .getByRole('button', { name: testLocale.translate({ en: /^Increase/, ar: /^زيادة/ }) })
    .click();
  const alert = shop.drawer.getByRole('alert').filter({ hasText: /./ });
  await expect(alert).toBeVisible();
  const isFree = await checkout.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isFree).toBe(true);
});

test('a product added in another tab appears when this one becomes visible @phone', async ({
  page,
  testLocale,
  context,
}) => {
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale);
  await shop.openCart();
  await page.keyboard.press('Shift');
  await shop.cartLink.click();
  await expect(shop.drawer).toBeVisible();
  const other = new ShopPage(await context.newPage(), testLocale);
  await other.page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  const addResponse = other.page.waitForResponse((reply) => reply.url().includes('/cart/current/item'));
  await other.add();
  await addResponse;
  await other.page.close();
  // The test browser keeps every tab visible, so only the event is dispatched.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await shop.expectCount(2);
  await expect(shop.lines(shop.drawer).getByRole('spinbutton')).toHaveValue('2');
});
