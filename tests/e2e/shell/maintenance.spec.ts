import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { startTestSite } from '../../../scripts/server/test-site.mjs';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { test as base, expect } from '../../support/e2e/fixtures.ts';
import { simpleProduct } from '../../support/known-products.ts';

/** A separate shop that the test closes, because other tests need theirs open. */
const test = base.extend<object, { maintainedShop: { url: string; data: string } }>({
  maintainedShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
    async ({}, use) => {
      const site = await startTestSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ maintainedShop: closable }, use) => use(closable.url),
});

test('a running shop in maintenance mode shows a message, and its button leads back to the page afterwards', async ({
  page,
  testLocale,
  maintainedShop: closable,
  watch,
}) => {
  watch.expectProblem(/503/);
  const texts = MESSAGE_RESOURCES[testLocale.language].shell;
  const address = testLocale.path(`/products/${simpleProduct.slug}`);
  const heading = page.getByRole('heading', { level: 1 });
  const file = join(closable.data, 'maintenance');
  await page.goto(address);
  const product = (await heading.textContent()) ?? '';

  writeFileSync(file, '');
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(503);
  await expect(heading).toHaveText(texts.maintenanceTitle);
  await expectAccessible(page);
  const tryAgain = page.getByRole('link', { name: texts.tryAgain });
  await tryAgain.click();
  await expect(heading).toHaveText(texts.maintenanceTitle);

  rmSync(file);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await tryAgain.click();
  await expect(heading).toHaveText(product);
});
