import type { Locator, Page, Route } from '@playwright/test';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintCategory, simpleProduct } from '../../support/known-products.ts';

const CALLS = '**/api/experience/**';

/** Aborts the shop's API calls while pages still load; returns a function that restores them. */
async function goOffline(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route): Promise<void> => route.abort('internetdisconnected');
  await page.route(CALLS, abort);
  return () => page.unroute(CALLS, abort);
}

/** The message that the page shows while it cannot hydrate. */
const notice = ({ page, testLocale }: ShopPage): Locator =>
  page.getByRole('alert').filter({ hasText: MESSAGE_RESOURCES[testLocale.language].shell.offlineNotice });

test('a change made offline is shown as pending, and applied once when the network is back', async ({
  page,
  testLocale,
  context,
  watch,
}) => {
  watch.expectProblem(/INTERNET_DISCONNECTED/);
  const { cart: messages } = MESSAGE_RESOURCES[testLocale.language];
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.add();
  await shop.expectCount(1);
  await shop.cartLink.click();
  const quantity = shop.lines(shop.drawer).getByRole('spinbutton');
  await expect(quantity).toHaveValue('1');

  await context.setOffline(true);
  await quantity.fill('3');
  await quantity.press('Enter');
  await shop.expectCount(3);
  const offlineNotice = shop.drawer.getByRole('status').filter({ hasText: messages.offline });
  await expect(offlineNotice).toBeVisible();
  await page.keyboard.press('Escape');
  await shop.add();
  await shop.addAgain();
  await shop.expectCount(5);

  await context.setOffline(false);
  await shop.cartLink.click();
  await expect(quantity).toHaveValue('5');
  await expect(offlineNotice).toBeHidden();
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('5');
});

test('a change that is pending when the page is left is sent by the next page, and rejected with a reason', async ({
  page,
  testLocale,
  watch,
}) => {
  watch.expectProblem(/INTERNET_DISCONNECTED|409/);
  const shop = new ShopPage(page, testLocale);
  const amount = shop.main.getByRole('spinbutton');
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  const goOnline = await goOffline(page);
  await shop.add();
  await shop.expectCount(1);
  await expect(shop.main.getByText(MESSAGE_RESOURCES[testLocale.language].cart.waiting)).toBeVisible();
  await amount.fill(String(simpleProduct.maxQuantity));
  await shop.add();
  await shop.expectCount(simpleProduct.maxQuantity + 1);
  await goOnline();
  await page.reload();
  await page.keyboard.press('Shift');
  await shop.expectCount(1);
  await shop.cartLink.click();
  await expect(shop.lines(shop.drawer).getByRole('spinbutton')).toHaveValue('1');
  const [refusedText = ''] = MESSAGE_RESOURCES[testLocale.language].cart.refusedLater.split('{{');
  await expect(page.getByRole('alert').filter({ hasText: refusedText })).toContainText(
    String(simpleProduct.maxQuantity),
  );
  await page.reload();
  await shop.expectCount(1);
});

test('a lost response repeats no change @desktop', async ({ page, testLocale, watch }) => {
  watch.expectProblem(/ERR_FAILED/);
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.add();
  await shop.expectCount(1);
  let lostRequestCount = 0;
  await page.route(
    '**/cart/*/item',
    async (route) => {
      await route.fetch();
      lostRequestCount += 1;
      await route.abort();
    },
    { times: 1 },
  );
  // Not the response of the first press, which may still be pending.
  const nextResponse = page.waitForResponse(
    (reply) => lostRequestCount > 0 && /\/cart\/[^/]+\/item$/.test(reply.url()),
  );
  await shop.addAgain();
  await nextResponse;
  await shop.expectCount(2);
  expect(lostRequestCount).toBe(1);
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('2');
});

test('a change made offline before hydration is kept, and applied once when the network is back', async ({
  page,
  testLocale,
  context,
  watch,
}) => {
  watch.expectProblem(/INTERNET_DISCONNECTED|Error hydrating/);
  const shop = new ShopPage(page, testLocale);
  const address = testLocale.path(`/products/${simpleProduct.slug}`);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await shop.addButton.click({ noWaitAfter: true });
  await expect(notice(shop)).toBeVisible();
  await expectAccessible(page);
  await shop.addAgain();
  await shop.cartLink.click({ noWaitAfter: true });
  await expect(shop.addButton).toBeVisible();
  expect(
    await shop.addButton.evaluate((button) => button.closest('astro-island')?.getAttribute('aria-busy')),
  ).toBe('true');

  await context.setOffline(false);
  await shop.expectCount(2);
  await expect(shop.drawer).toBeVisible();
  await expect(notice(shop)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(address);
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('2');
});

test('five seconds offline do not leave the page, but modules that still fail do @phone', async ({
  page,
  testLocale,
  context,
  watch,
}) => {
  watch.expectProblem(/INTERNET_DISCONNECTED|_astro/);
  const shop = new ShopPage(page, testLocale);
  const address = testLocale.path(`/products/${simpleProduct.slug}`);
  await page.clock.install();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.route('**/_astro/*.js', (route) => route.abort());
  await context.setOffline(true);
  for (let press = 0; press < 3; press += 1) await shop.addAgain();
  await page.clock.runFor(20_000);
  await expect(notice(shop)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);

  await context.setOffline(false);
  await page.waitForURL(`**${testLocale.path('/cart')}`);
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('3');
});

test('a cart line is changed once the network is back', async ({ page, testLocale, context, watch }) => {
  watch.expectProblem(/INTERNET_DISCONNECTED|Error hydrating/);
  const shop = new ShopPage(page, testLocale);
  await fillCart(page, testLocale, 5);
  await shop.openCart();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const decreaseButton = shop
    .lines()
    .getByRole('button', { name: testLocale.translate({ en: /^Reduce/, ar: /^تقليل/ }) });
  for (let press = 0; press < 2; press += 1) await decreaseButton.click({ noWaitAfter: true });
  await expect(notice(shop)).toBeVisible();

  await context.setOffline(false);
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('3');
  await shop.expectCount(3);
  await expect(notice(shop)).toBeHidden();
});

test('a wishlist button pressed offline saves once the network is back @phone', async ({
  page,
  testLocale,
  context,
  watch,
}) => {
  watch.expectProblem(/INTERNET_DISCONNECTED|Error hydrating/);
  const shop = new ShopPage(page, testLocale);
  const [before = ''] = MESSAGE_RESOURCES[testLocale.language].wishlist.save.split('{{name}}');
  const wishlistButton = shop.main.getByRole('button', { name: new RegExp(`^${before}`) }).first();
  await page.goto(testLocale.path(`/category/${paintCategory.slug}`));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await wishlistButton.click({ noWaitAfter: true });
  await expect(notice(shop)).toBeVisible();
  await expect(wishlistButton).not.toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(false);
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
  await expect(notice(shop)).toBeHidden();
});

test('a hydrated page shows no message when the connection is lost @desktop', async ({
  page,
  testLocale,
  context,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.clock.install();
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.add();
  await shop.expectCount(1);
  await context.setOffline(true);
  await page.clock.runFor(10_000);
  await expect(notice(shop)).toBeHidden();
});
