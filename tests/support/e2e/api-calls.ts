import { expect, type Page } from '@playwright/test';
import { simpleProduct } from '../known-products.ts';
import type { TestLocale } from './fixtures.ts';

// What a story starts from, made by calls instead of by pages. The browser has the cookies that they bring; call
// before a page is opened that would have to know of it.

/** Calls the shop's door as script of a page would; answers the data. */
export async function callApi(page: Page, place: TestLocale, path: string, data: object): Promise<unknown> {
  const headers = { location: place.country, locale: place.language };
  const reply = await page.request.post(`/api/experience/${path}`, { headers, data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return ((await reply.json()) as { data: unknown }).data;
}

/** Puts pieces of a product into the cart that has nothing to be chosen; of the plain one without a code. */
export async function fillCart(
  page: Page,
  place: TestLocale,
  quantity = 1,
  code = simpleProduct.code,
): Promise<void> {
  const product = { productCode: code };
  await callApi(page, place, 'checkout/guest/v1/cart/current/item', { product, quantity });
}
