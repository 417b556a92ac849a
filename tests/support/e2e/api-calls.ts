import { expect, type Page } from '@playwright/test';
import { simpleProduct } from '../known-products.ts';
import type { TestLocale } from './fixtures.ts';

// API calls that prepare an end-to-end test. They set the cookies of the browser; call them before opening a page that
// depends on them.

/** Calls the browser API as a page's script does; returns the data. */
export async function callApi(
  page: Page,
  testLocale: TestLocale,
  path: string,
  data: object,
): Promise<unknown> {
  const headers = { location: testLocale.country, locale: testLocale.language };
  const reply = await page.request.post(`/api/experience/${path}`, { headers, data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return ((await reply.json()) as { data: unknown }).data;
}

/** Adds a product without options to the cart; the simple product by default. */
export async function fillCart(
  page: Page,
  testLocale: TestLocale,
  quantity = 1,
  code = simpleProduct.code,
): Promise<void> {
  const product = { productCode: code };
  await callApi(page, testLocale, 'checkout/guest/v1/cart/current/item', { product, quantity });
}
