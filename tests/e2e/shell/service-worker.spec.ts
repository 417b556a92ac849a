import type { Page } from '@playwright/test';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { test as base, expect, type TestLocale } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { simpleProduct } from '../../support/known-products.ts';
import {
  type DeploymentProxy,
  NEW_BUILD_TITLE,
  startDeploymentProxy,
} from '../../support/servers/deployment-proxy.ts';

const test = base.extend<{ deployment: DeploymentProxy }>({
  deployment: async ({ baseURL }, use) => {
    const deployment = await startDeploymentProxy(baseURL as string);
    await use(deployment);
    deployment.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const PRODUCT = `/products/${simpleProduct.slug}`;
const GUIDE = '/blogs/painting-over-damp-walls';
const FAILURES = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED|Failed to (fetch|load)|503/;

const getTexts = ({ language }: TestLocale) => MESSAGE_RESOURCES[language].shell;
const countRegistrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Presses a key on the page, and waits until the service worker has stored the page. */
async function act(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expectStored(page, new URL(page.url()).pathname);
}

const listStored = (page: Page) =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

async function expectStored(page: Page, path: string): Promise<void> {
  await expect.poll(() => listStored(page)).toContain(path);
}

test('without a connection visited pages can be read, others show the offline page, and retry leads back', async ({
  page,
  testLocale,
  deployment,
  watch,
}) => {
  watch.expectProblem(FAILURES);
  const texts = getTexts(testLocale);
  const openPath = (path: string) => page.goto(deployment.url + testLocale.path(path));
  await openPath(PRODUCT);
  await page.waitForLoadState('networkidle');
  expect(await countRegistrations(page)).toBe(0);
  expect(deployment.requests.has('/service-worker.js')).toBe(false);
  const product = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await act(page);
  await openPath(GUIDE);
  const guide = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expectStored(page, testLocale.path(GUIDE));
  await openPath('/cart');
  await expectStored(page, testLocale.path('/offline'));

  deployment.state = 'down';
  const notice = page.getByRole('alert').filter({ hasText: texts.storedPageNotice });
  for (const [path, heading] of [
    [PRODUCT, product],
    [GUIDE, guide],
  ] as const) {
    await openPath(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(notice).toBeVisible();
  }
  await expectAccessible(page);
  for (const path of ['/cart', '/brands', '/my-account']) {
    await openPath(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.offlineTitle);
  }
  await openPath('/brands');
  await expectAccessible(page);
  const retry = page.getByRole('link', { name: texts.retryConnection });
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.offlineTitle);
  deployment.state = 'up';
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts.offlineTitle);
  expect(new URL(page.url()).pathname).toBe(testLocale.path('/brands'));
  const stored = await listStored(page);
  const pages = stored.filter((path) => !path.startsWith('/_astro/'));
  expect(pages.filter((path) => /cart|checkout|my-account|order|api|sign-in/.test(path))).toEqual([]);
});

test('a change made offline survives the reload of a stored page, and is sent when the shop is back', async ({
  page,
  testLocale,
  deployment,
  watch,
}) => {
  watch.expectProblem(FAILURES);
  const shop = new ShopPage(page, testLocale);
  await page.goto(deployment.url + testLocale.path(PRODUCT));
  await act(page);
  await shop.add();
  await shop.expectCount(1);
  deployment.state = 'down';
  await shop.addAgain();
  await shop.expectCount(2);
  await page.reload();
  await expect(
    page.getByRole('alert').filter({ hasText: getTexts(testLocale).storedPageNotice }),
  ).toBeVisible();
  deployment.state = 'up';
  await page.reload();
  await page.keyboard.press('Shift');
  await shop.expectCount(2);
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('2');
});

test('a new build is shown at the next navigation, and its worker deletes what the old one stored @desktop', async ({
  page,
  testLocale,
  deployment,
}) => {
  const address = deployment.url + testLocale.path(GUIDE);
  await page.goto(address);
  await act(page);
  const oldCaches = await page.evaluate(() => caches.keys());
  deployment.deploy();
  await page.goto(address);
  await expect(page).toHaveTitle(new RegExp(`^${NEW_BUILD_TITLE}`));
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => oldCaches.includes(name)))
    .toEqual([]);
  await expectStored(page, testLocale.path(GUIDE));
  deployment.state = 'down';
  await page.goto(address);
  await expect(page).toHaveTitle(new RegExp(`^${NEW_BUILD_TITLE}`));
});

test('while the shop does not respond, the stored page is shown after seconds, the offline page within ten @desktop', async ({
  page,
  testLocale,
  deployment,
  watch,
}) => {
  watch.expectProblem(FAILURES);
  await page.goto(deployment.url + testLocale.path(GUIDE));
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await act(page);
  await expectStored(page, testLocale.path('/offline'));
  deployment.state = 'hangs';
  const startedAt = Date.now();
  await page.goto(deployment.url + testLocale.path(GUIDE), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(Date.now() - startedAt).toBeLessThan(9000);
  const requestedAt = Date.now();
  await page.goto(deployment.url + testLocale.path('/brands'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTexts(testLocale).offlineTitle);
  expect(Date.now() - requestedAt).toBeLessThan(15_000);
});

test('a module that a deployment has deleted reloads the page once, never in a loop @desktop', async ({
  page,
  testLocale,
  deployment,
  watch,
}) => {
  watch.expectProblem(/404|_astro|dynamically imported/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  deployment.deletedFiles = /\/_astro\/departments-menu/;
  await page.goto(deployment.url + testLocale.path());
  const menu = page.locator('.header__nav').first();
  await page.keyboard.press('Shift');
  await menu.hover();
  await expect.poll(() => loads).toBe(2);
  await page.mouse.move(600, 700);
  await page.keyboard.press('Shift');
  const failed = page.waitForEvent('console', (message) => message.type() === 'error');
  await menu.hover();
  await failed;
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
