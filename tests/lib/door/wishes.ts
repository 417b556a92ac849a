import * as wire from '#lib/contract/wishlist.ts';
import { serveForm } from '#lib/door/forms.server.ts';
import { type Flash, takeFlash } from '#lib/session/flash.server.ts';
import { Browser } from '../session/browser.ts';
import { enter, makePerson, send, shop } from './shop.ts';

export const CURRENT = { wishlistId: 'current' };
export const OWN = { customerAccountId: 'current' };
export const SKY = 'Morning sky|BL-01';
export const LIST_PAGE = 'http://localhost/en-ae/category/drills?brand=rukn';

export async function member(): Promise<Browser> {
  const browser = new Browser();
  await enter(browser, await makePerson());
  return browser;
}

export const itemsOf = (...codes: string[]) =>
  codes.map((productCode) => ({ quantity: 1, product: { productCode } }));

/** Adds to the list by the door that script uses. */
export const save = (browser: Browser, ...codes: string[]) =>
  send(browser, wire.addWishlistItems, { params: CURRENT, body: { items: itemsOf(...codes) } });

export async function read(browser: Browser): Promise<wire.Wishlist | undefined> {
  const reply = await send(browser, wire.readWishlists, { params: OWN });
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.data[0];
}

/** Pieces, code and shade of what can be bought. */
export async function readShort(browser: Browser): Promise<string[]> {
  return ((await read(browser))?.items ?? []).map(({ quantity, product }) => {
    const shade = product.options[0]?.value.split('|')[1];
    return `${quantity} ${product.productCode}${shade ? ` ${shade}` : ''}`;
  });
}

/** Makes products the sizes of the first of them. */
export async function cutBySizes(...codes: string[]): Promise<void> {
  for (const [size, code] of codes.entries()) {
    const goods = { group_code: codes[0] as string, size_chart: 'tops' };
    await shop.db.updateTable('products').set(goods).where('code', '=', code).execute();
    const options = [{ attributeFQN: 'tenant~size', name: 'Size', values: [`Size ${size}`] }];
    const words = { options: JSON.stringify(options) };
    await shop.db.updateTable('product_texts').set(words).where('product_code', '=', code).execute();
  }
}

export const idOf = async (browser: Browser, code: string) => {
  const { items = [], oosItems = [] } = (await read(browser)) ?? {};
  return [...items, ...oosItems].find(({ product }) => product.productCode === code)?.id ?? '';
};

/** Sends a form as a page without script does; answers where it leads and what is said there. */
export async function post(
  browser: Browser,
  name: string,
  fields: string[][] = [],
): Promise<{ to: string | null; said: Flash | undefined }> {
  const body = new URLSearchParams([['locale', 'en-ae'], ...fields]);
  const request = new Request(`http://localhost/api/forms/${name}`, { method: 'POST', body });
  const reply = await serveForm(request, name, browser.visit({ referer: LIST_PAGE }));
  return { to: reply.headers.get('location'), said: takeFlash(browser.visit().cookies) };
}
