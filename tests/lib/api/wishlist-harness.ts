import { handleFormPost } from '#lib/api/forms/handle-form.server.ts';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
import { consumeFlash, type FlashMessage } from '#lib/session/flash.server.ts';
import { TestBrowser } from '../session/test-browser.ts';
import { api, createCustomer, send, signIn } from './api-harness.ts';

export const CURRENT = { wishlistId: 'current' };
export const OWN_LIST = { customerAccountId: 'current' };
export const SKY_SHADE = 'Morning sky|BL-01';
export const LIST_PAGE = 'http://localhost/en-ae/category/drills?brand=rukn';

export async function createCustomerBrowser(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await signIn(browser, await createCustomer());
  return browser;
}

export const toItems = (...codes: string[]) =>
  codes.map((productCode) => ({ quantity: 1, product: { productCode } }));

/** Adds to the wishlist through the endpoint that script uses. */
export const saveItems = (browser: TestBrowser, ...codes: string[]) =>
  send(browser, wishlistContract.addWishlistItems, { params: CURRENT, body: { items: toItems(...codes) } });

export async function read(browser: TestBrowser): Promise<wishlistContract.Wishlist | undefined> {
  const reply = await send(browser, wishlistContract.readWishlists, { params: OWN_LIST });
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.data[0];
}

/** Quantity, code and shade of available items. */
export async function readItems(browser: TestBrowser): Promise<string[]> {
  return ((await read(browser))?.items ?? []).map(({ quantity, product }) => {
    const shade = product.options[0]?.value.split('|')[1];
    return `${quantity} ${product.productCode}${shade ? ` ${shade}` : ''}`;
  });
}

/** Turns these products into sizes of the first of them. */
export async function splitBySizes(...codes: string[]): Promise<void> {
  for (const [size, code] of codes.entries()) {
    const products = { group_code: codes[0] as string, size_chart: 'tops' };
    await api.db.updateTable('products').set(products).where('code', '=', code).execute();
    const options = [{ attributeFQN: 'tenant~size', name: 'Size', values: [`Size ${size}`] }];
    const words = { options: JSON.stringify(options) };
    await api.db.updateTable('product_texts').set(words).where('product_code', '=', code).execute();
  }
}

export const readItemId = async (browser: TestBrowser, code: string) => {
  const { items = [], oosItems = [] } = (await read(browser)) ?? {};
  return [...items, ...oosItems].find(({ product }) => product.productCode === code)?.id ?? '';
};

/** Posts a form as a page without script does; returns the redirect target and the message there. */
export async function post(
  browser: TestBrowser,
  name: string,
  fields: string[][] = [],
): Promise<{ to: string | null; flash: FlashMessage | undefined }> {
  const body = new URLSearchParams([['locale', 'en-ae'], ...fields]);
  const request = new Request(`http://localhost/api/forms/${name}`, { method: 'POST', body });
  const reply = await handleFormPost(request, name, browser.createRequest({ referer: LIST_PAGE }));
  return { to: reply.headers.get('location'), flash: consumeFlash(browser.createRequest().cookies) };
}
