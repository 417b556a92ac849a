import { describe, expect, it } from 'vitest';
import { handleApiRequest } from '#lib/api/handle-request.server.ts';
import { addItem, type Cart, readCart } from '#lib/contract/cart/cart.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';
import { loadEnquiryText } from '#lib/loaders/contact/enquiry-text.ts';
import { consumeFlash, type FlashMessage } from '#lib/session/flash.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import {
  addToCart,
  api,
  readBrowserSession,
  readLines,
  send,
  sendForm,
  setUpApiHarness,
} from '../../api-harness.ts';
import { openPage, requestCheckout } from '../../checkout/steps-harness.ts';

setUpApiHarness();

const WARRANTY = 'SV-WARRANTY-1';
const SKY = 'Morning sky|BL-01';

async function read(browser: TestBrowser, tag = 'en-ae'): Promise<Cart> {
  const params = { userId: 'current' };
  const reply = await send(browser, readCart, { params, body: params }, tag);
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.data;
}

/** Posts a line's form, as the cart page has it. */
async function sendLine(browser: TestBrowser, name: string, lineId: string, field = 'lineItemId') {
  return await sendForm(browser, name, { 'params.cartId': 'current', [`params.${field}`]: lineId });
}

const readFlash = (browser: TestBrowser): FlashMessage | undefined =>
  consumeFlash(browser.createRequest().cookies);

describe('The cart without script', () => {
  it('saves a line for later, moves it back, and deletes it', async () => {
    const browser = new TestBrowser();
    await addToCart(browser, 'T-PAINT', 2, SKY);
    const { items } = await read(browser);
    expect(await sendLine(browser, 'saveItem', items[0]?.id ?? '')).toBe('/en-ae/cart');
    expect(browser.jar.get('binaa-count')).toMatch(/^ae:0\b/);
    const { savedItems } = await read(browser);
    expect(savedItems).toEqual(items);
    const id = savedItems[0]?.id ?? '';
    await sendLine(browser, 'restoreItem', id, 'savedItemId');
    expect(await readLines(browser)).toEqual(['T-PAINT/BL-01 × 2']);
    await sendLine(browser, 'saveItem', id);
    await api.db.updateTable('stock').set({ quantity: 1 }).where('product_code', '=', 'T-PAINT').execute();
    await sendLine(browser, 'restoreItem', id, 'savedItemId');
    expect(readFlash(browser)).toEqual({ form: 'restoreItem', error: 'Only 1 left in stock.' });
    await api.db.updateTable('stock').set({ quantity: 200 }).where('product_code', '=', 'T-PAINT').execute();
    await sendLine(browser, 'removeSaved', id, 'savedItemId');
    expect((await read(browser)).savedItems).toEqual([]);
  });

  it('restores a removed line with its shade, its add-ons and its position', async () => {
    const browser = new TestBrowser();
    const body = { quantity: 2, product: { productCode: 'T-TEN' }, addOns: [WARRANTY] };
    await addToCart(browser, 'T-PAINT', 3, SKY);
    await send(browser, addItem, { params: { cartId: 'current' }, body });
    await addToCart(browser, 'T-PLENTY', 1);
    const before = await read(browser);
    for (const at of [0, 1]) {
      await sendLine(browser, 'removeItem', before.items[at]?.id ?? '');
      expect((await read(browser)).items).toHaveLength(2);
      const { form, values = {}, error } = readFlash(browser) ?? {};
      expect([form, error, values.name]).toEqual([
        'removeItem',
        undefined,
        before.items[at]?.items[0]?.product.content.productName,
      ]);
      const { name: _, ...fields } = values;
      expect(await sendForm(browser, 'undoRemove', fields)).toBe('/en-ae/cart');
    }
    const summarizeItems = ({ items }: Cart) =>
      items.map((group) =>
        group.items.map(({ product, quantity }) => [product.productCode, product.options, quantity]),
      );
    expect(summarizeItems(await read(browser))).toEqual(summarizeItems(before));
    // An add-on that is restored alone is added to its line.
    const [, group] = (await read(browser)).items;
    await sendLine(browser, 'removeItem', group?.items[1]?.id ?? '');
    const { name: _, ...fields } = readFlash(browser)?.values ?? {};
    await sendForm(browser, 'undoRemove', fields);
    expect(summarizeItems(await read(browser))).toEqual(summarizeItems(before));
    await sendLine(browser, 'removeItem', 'nobody');
    expect(readFlash(browser)).toEqual({
      form: 'removeItem',
      error: 'This product is no longer in your cart.',
    });
  });

  it('adds pasted codes, reports each invalid line by its number in the field, and keeps it there', async () => {
    const browser = new TestBrowser();
    const codes = ['T-PLENTY ٣', 't-sale;2', 'what is this', '', 'T-NOBODY,1', 'T-TEN\t12'].join('\r\n');
    expect(await sendForm(browser, 'bulkAdd', { codes })).toBe('/en-ae/cart#bulk-report');
    expect(await readLines(browser)).toEqual(['T-PLENTY × 3', 'T-SALE × 2', 'T-TEN × 10']);
    const { form, error, values } = readFlash(browser) ?? {};
    expect([form, values]).toEqual(['bulkAdd', { added: '3', codes: 'what is this\nT-NOBODY,1' }]);
    expect(error?.split('\n').map((line) => line.replace(/: .*\(/, ': …('))).toEqual([
      'Line 1: …(\u2068what is this\u2069)',
      'Line 2: …(\u2068T-NOBODY,1\u2069)',
      '10 of 12 added. Only 10 left in stock. (\u2068T-TEN\t12\u2069)',
    ]);
    expect(await sendForm(browser, 'bulkAdd', { codes: 'T-SALE' })).toBe('/en-ae/cart');
    expect(readFlash(browser)).toEqual({ form: 'bulkAdd', values: { added: '1' } });
    const tooMany = '99999 × T-SALE';
    await sendForm(browser, 'bulkAdd', { codes: `T-PLENTY x 1\n${tooMany}` });
    expect(readFlash(browser)).toEqual({
      form: 'bulkAdd',
      error: `Line 1: The quantity is too large: at most 9,999. (\u2068${tooMany}\u2069)`,
      values: { added: '1', codes: tooMany },
    });
  });

  it('empties the cart, and adds everything again from the message', async () => {
    const browser = new TestBrowser();
    expect(await sendForm(browser, 'emptyCart', {})).toBe('/en-ae/cart');
    expect(readFlash(browser)).toBeUndefined();
    await addToCart(browser, 'T-PLENTY', 3);
    await addToCart(browser, 'T-PAINT', 2, 'Deep creek|BL-02');
    const before = await readLines(browser);
    expect(await sendForm(browser, 'emptyCart', {})).toBe('/en-ae/cart');
    expect(await readLines(browser)).toEqual([]);
    const { form, values = {} } = readFlash(browser) ?? {};
    expect([form, Object.keys(values)]).toEqual(['emptyCart', ['token']]);
    await sendForm(browser, 'addShared', values);
    expect(await readLines(browser)).toEqual(before);
  });

  it('leads from a quantity above the maximum to a bulk enquiry with the whole cart', async () => {
    const browser = new TestBrowser();
    await addToCart(browser, 'T-PLENTY', 3);
    await addToCart(browser, 'T-PAINT', 2, 'Deep creek|BL-02');
    const id = (await read(browser)).items[0]?.id ?? '';
    const params = { 'params.cartId': 'current', 'params.lineItemId': id, 'params.quantity': '45' };
    await sendForm(browser, 'setQuantity', params);
    expect(readFlash(browser)).toMatchObject({ form: 'setQuantity', values: { enquiryLines: `${id} 45` } });
    await sendForm(browser, 'bulkAdd', { codes: 't-plenty 90' });
    expect(readFlash(browser)?.values?.enquiryLines).toBe('t-plenty 90');
    const unknownId = '01234567-89ab-7cde-8f01-23456789abcd';
    const context = { ...openPage(browser), flashMessage: undefined };
    const wanted = `${id} 45\nt-sale 90\nT-TEN 7\n${unknownId} 3\n???`;
    expect((await loadEnquiryText(context, wanted)).split('\n')).toEqual([
      'T-PLENTY × 45',
      'T-PAINT × 2 (Deep creek BL-02)',
      'T-SALE × 90',
      'T-TEN × 7',
    ]);
    expect(await loadEnquiryText(openPage(new TestBrowser()), '')).toBe('');
  });

  it('creates no guest for unreadable codes, and keeps as much text as a cookie can hold', async () => {
    const browser = new TestBrowser();
    await sendForm(browser, 'bulkAdd', { codes: ' \n ' }, 'ar-kw');
    expect(readFlash(browser)?.error).toMatch(/\p{Script=Arabic}/u);
    const codes = Array.from({ length: 900 }, (_, index) => `خطأ ${index} !`).join('\n');
    await sendForm(browser, 'bulkAdd', { codes }, 'ar-kw');
    expect(readBrowserSession(browser)?.guestId).toBeUndefined();
    const { error = '', values = {} } = readFlash(browser) ?? {};
    expect(error.split('\n')).toHaveLength(9);
    expect(codes.startsWith(values.codes ?? 'nothing')).toBe(true);
    const { length } = (values.codes ?? '').split('\n');
    expect([length > 40, length < 900]).toEqual([true, true]);
  });

  it('shares a link, from which another visitor adds what is available', async () => {
    const browser = new TestBrowser();
    await sendForm(browser, 'shareCart', {});
    expect(readFlash(browser)?.error).toBeTruthy();
    const body = { quantity: 2, product: { productCode: 'T-SALE' }, addOns: [WARRANTY] };
    await send(browser, addItem, { params: { cartId: 'current' }, body });
    await addToCart(browser, 'T-TEN', 8);
    await addToCart(browser, 'T-LAMP', 1);
    expect(await sendForm(browser, 'shareCart', {})).toBe('/en-ae/cart#share');
    const token = readFlash(browser)?.values?.token ?? '';
    const other = new TestBrowser();
    await addToCart(other, 'T-TEN', 5);
    expect(await sendForm(other, 'addShared', { token })).toBe('/en-ae/cart');
    expect(await readLines(other)).toEqual(
      [`${WARRANTY} × 2`, 'T-LAMP × 1', 'T-SALE × 2', 'T-TEN × 10'].sort(),
    );
    expect(readFlash(other)).toEqual({ form: 'addShared', error: 'Drill T-TEN: Only 10 left in stock.' });
    expect(other.jar.get('binaa-count')).toMatch(/^ae:13\b/);
    // Where the lamp is not sold, the other lines are added, and the page of the link names the lamp.
    const otherCountryBrowser = new TestBrowser();
    expect(await sendForm(otherCountryBrowser, 'addShared', { token }, 'ar-kw')).toBe('/ar-kw/cart');
    expect(await readLines(otherCountryBrowser, 'ar-kw')).not.toContain('T-LAMP × 1');
    expect(await sendForm(otherCountryBrowser, 'addShared', { token: 'nobody' }, 'ar-kw')).toBe(
      '/ar-kw/shared/cart/nobody',
    );
    expect(await sendForm(otherCountryBrowser, 'addShared', { token: '../../..' }, 'ar-kw')).toBe(
      '/ar-kw/cart',
    );
  });
});

it('names what is sold out when checkout is opened', async () => {
  const browser = new TestBrowser();
  await addToCart(browser, 'T-PLENTY');
  await addToCart(browser, 'T-F20', 2);
  await api.db.updateTable('stock').set({ quantity: 0 }).where('product_code', '=', 'T-F20').execute();
  const cart = await read(browser);
  expect(cart.items.map(({ items }) => items[0]?.isAvailable)).toEqual([true, false]);
  expect(await requestCheckout(browser)).toBe('/en-ae/cart');
  expect(readFlash(browser)?.error).toBe('Drill T-F20: This product is out of stock.');
});

it('forwards the idempotency key to the backend', async () => {
  const browser = new TestBrowser();
  const key = crypto.randomUUID();
  const addItem = async () => {
    const path = '/experience/checkout/guest/v1/cart/current/item';
    const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key };
    const body = JSON.stringify({ quantity: 2, product: { productCode: 'T-PLENTY' } });
    const request = new Request(`http://localhost/api${path}`, { method: 'POST', headers, body });
    return (await handleApiRequest(request, path, browser.createRequest())).status;
  };
  expect([await addItem(), await addItem(), await addItem()]).toEqual([200, 200, 200]);
  expect(await readLines(browser)).toEqual(['T-PLENTY × 2']);
});

it.each(['', '0', '-2', '2.5', 'x'])('reports the invalid quantity "%s"', async (quantity) => {
  const browser = new TestBrowser();
  const fields = { 'params.cartId': 'current', 'body.product.productCode': 'T-PLENTY' };
  expect(await sendForm(browser, 'addItem', { ...fields, 'body.quantity': quantity })).toBe('/en-ae/cart');
  expect(readFlash(browser)?.error).toBe('Adjust the quantity: a whole number, 1 or more.');
  expect(await readLines(browser)).toEqual([]);
});
