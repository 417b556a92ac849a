import type { Page } from '@playwright/test';
import { measurePageWidth } from '../../support/e2e/cut-text.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct, simpleProduct } from '../../support/known-products.ts';

const PATHS = ['', '/category/interior-paint', `/products/${paintProduct.slug}`, '/cart', '/checkout'];

/**
 * Serves pages and styles as an older browser would read them: without speculation rules, container queries,
 * `:has`, timelines and scroll buttons.
 */
async function removeNewFeatures(page: Page): Promise<void> {
  const rewrite = (text: string): string =>
    text
      .replaceAll(':has(', ':unknown(')
      .replaceAll('@container', '@unknown')
      .replaceAll('container-type:', 'unknown-type:')
      .replaceAll('animation-timeline:', 'unknown-timeline:')
      .replaceAll('::scroll-button', '::unknown-button');
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'speculation-rules': _, ...headers } = response.headers();
    const isText = /text\/(html|css)/.test(headers['content-type'] ?? '');
    if (!isText) return route.fulfill({ response });
    return route.fulfill({ response, headers, body: rewrite(await response.text()) });
  });
}

test('a browser without container queries, :has and speculation rules shows every page and completes a purchase', async ({
  page,
  testLocale,
  isMobile,
}) => {
  await removeNewFeatures(page);
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await expect(shop.addButton).toBeInViewport();
  await shop.add();
  await shop.expectCount(1);
  const width = isMobile ? 390 : 1280;
  for (const path of PATHS) {
    await page.goto(testLocale.path(path));
    expect.soft(await measurePageWidth(page), path).toBeLessThanOrEqual(width);
  }
  await shop.openCart();
  await expect(shop.lines()).toHaveCount(1);
  await shop.toCheckout();
  await shop.fillContact();
  await shop.continueTo('delivery');
});

test('in forced colours shades keep their colour, and selected and pressed controls can be told apart', async ({
  page,
  testLocale,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  await shop.chooseShade();
  const swatches = await shop.main.getByRole('radio').evaluateAll((radios) =>
    radios
      .filter((radio) => radio.checkVisibility())
      .map((radio) => {
        const colours = [radio, ...(radio.parentElement?.querySelectorAll('*') ?? [])].map(
          (part) => getComputedStyle(part).backgroundColor + getComputedStyle(part).fill,
        );
        return colours.join();
      }),
  );
  expect(new Set(swatches).size, 'shades look different').toBeGreaterThan(swatches.length / 2);
  const borders = await shop.main
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.matches('.button') && button.checkVisibility())
        .map((button) => getComputedStyle(button).borderTopStyle),
    );
  expect(new Set(borders)).toEqual(new Set(['solid']));
  await shop.add();
  await shop.expectCount(1);
  await page.goto(testLocale.path('/category/interior-paint'));
  const quickAdd = shop.main.locator('.quick-add').first();
  expect(await quickAdd.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid');
});
