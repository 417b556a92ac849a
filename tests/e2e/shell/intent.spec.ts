import type { Page } from '@playwright/test';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct, shade, simpleProduct } from '../../support/known-products.ts';

const modules = '**/_astro/*.js';

/** Delays modules, and returns a list of those requested. */
async function delayModules(page: Page, delay: number): Promise<string[]> {
  const requestedModules: string[] = [];
  await page.route(modules, async (route) => {
    requestedModules.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may be closed by then.
    await route.continue().catch(() => undefined);
  });
  return requestedModules;
}

test('scrolling loads no module, the first interaction loads those of the page @desktop', async ({
  page,
  testLocale,
}) => {
  const requestedModules = await delayModules(page, 0);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(requestedModules).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => requestedModules.length).toBeGreaterThan(0);
});

test('five early clicks add five, and the first shows at once that it was received', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await delayModules(page, 900);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.addButton.click({ noWaitAfter: true });
  expect(
    await shop.addButton.evaluate((button) => button.closest('astro-island')?.getAttribute('aria-busy')),
  ).toBe('true');
  for (let click = 1; click < 5; click += 1) await shop.addAgain();
  await shop.expectCount(5);
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('5');
});

test('pressed, then a shade selected, then pressed again before hydration adds one item @phone', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const { promise: modulesReleased, resolve: releaseModules } = Promise.withResolvers<void>();
  await page.route(modules, async (route) => {
    await modulesReleased;
    await route.continue();
  });
  await shop.openPaint();
  await shop.addButton.click({ noWaitAfter: true });
  await shop.addButton.click({ noWaitAfter: true });
  await shop.chooseShade();
  await shop.addButton.click({ noWaitAfter: true });
  releaseModules();
  await expect(
    page.getByRole('status').filter({ hasText: paintProduct.name[testLocale.language] }),
  ).toHaveCount(1);
  await shop.expectCount(1);
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('1');
});

test('a shade and a quantity selected before hydration are added @desktop', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await delayModules(page, 400);
  await shop.openPaint();
  await shop.chooseShade();
  await shop.main.getByRole('spinbutton').fill('3');
  await shop.add();
  await shop.expectCount(3);
  await expect(shop.main.getByRole('radio', { name: shade.name[testLocale.language] })).toBeChecked();
  await expect(shop.main.getByRole('spinbutton')).toHaveValue('3');
  await shop.openCart();
  await expect(shop.lines()).toContainText(shade.code);
});

test('an early click on the cart link opens the drawer instead of the page', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await delayModules(page, 400);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.cartLink.click();
  await expect(shop.drawer).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(testLocale.path(`/products/${simpleProduct.slug}`));
});

test('when modules fail to load, five early clicks still add five @desktop', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/_astro/);
  const shop = new ShopPage(page, testLocale);
  await page.route(modules, (route) => route.abort());
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  // In one task: the form is submitted as soon as the modules are known to be missing.
  await shop.addButton.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) button.click();
  });
  await page.waitForURL(`**${testLocale.path('/cart')}`);
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('5');
});

test('when modules fail to load, the cart link opens the cart page @phone', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/_astro/);
  const shop = new ShopPage(page, testLocale);
  await page.route(modules, (route) => route.abort());
  await page.goto(testLocale.path());
  await shop.cartLink.click();
  await page.waitForURL(`**${testLocale.path('/cart')}`);
});

test('modules that do not load are awaited for five seconds, then the form is submitted natively @phone', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/_astro/);
  const shop = new ShopPage(page, testLocale);
  await delayModules(page, 30_000);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  const start = Date.now();
  await shop.addButton.click({ noWaitAfter: true });
  await page.waitForURL(`**${testLocale.path('/cart')}`);
  expect(Date.now() - start).toBeGreaterThan(4500);
  await expect(shop.lines()).toHaveCount(1);
});

/** Opens a cart page with five items, with modules and API calls delayed from now on. */
async function openSlowCart(shop: ShopPage): Promise<void> {
  const { page, testLocale } = shop;
  await fillCart(page, testLocale, 5);
  await delayModules(page, 600);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue().catch(() => undefined);
  });
  await shop.openCart();
}

test('three early presses of one less followed by checkout order two @desktop', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await openSlowCart(shop);
  const decreaseButton = shop
    .lines()
    .getByRole('button', { name: testLocale.translate({ en: /^Reduce/, ar: /^تقليل/ }) });
  for (let press = 0; press < 3; press += 1) await decreaseButton.click({ noWaitAfter: true });
  const busyState = await shop
    .lines()
    .first()
    .evaluate((line) => [
      line.closest('astro-island')?.getAttribute('aria-busy'),
      Number(getComputedStyle(line).opacity),
    ]);
  expect(busyState).toEqual(['true', 0.6]);
  await shop.toCheckout();
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('2');
});

test('a quantity typed early followed by checkout is ordered @phone', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await openSlowCart(shop);
  const quantity = shop.lines().getByRole('spinbutton');
  await quantity.click();
  await quantity.fill('3');
  await shop.toCheckout();
  await shop.openCart();
  await expect(quantity).toHaveValue('3');
});

test('an early press is not lost by following another link @phone', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  await delayModules(page, 600);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.addButton.click({ noWaitAfter: true });
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith(simpleProduct.slug));
  await shop.expectCount(1);
});
