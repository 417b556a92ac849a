import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAccount, updateAccount } from '#lib/contract/account/account.ts';
import { logger } from '#lib/logger.server.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import {
  addToCart,
  api,
  countCalls,
  createCustomer,
  readLines,
  send,
  sendForm,
  setUpApiHarness,
  signIn,
} from '../../api-harness.ts';

setUpApiHarness();
afterEach(() => {
  api.replaceResponse = undefined;
});

const move = (browser: TestBrowser, to: string) =>
  sendForm(browser, 'setLocale', { from: 'en-ae', next: '/cart' }, to);

async function customer(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await signIn(browser, await createCustomer());
  return browser;
}

describe('Another language or country', () => {
  it('is stored in the profile of a signed-in customer, and the cart is moved', async () => {
    const browser = await customer();
    await addToCart(browser, 'T-PLENTY', 2);
    await addToCart(browser, 'T-LAMP', 1);
    expect(await move(browser, 'ar-kw')).toBe('/ar-kw/cart');
    expect(await send(browser, readAccount)).toMatchObject({ data: { language: 'ar', country: 'kw' } });
    expect(await readLines(browser, 'ar-kw')).toEqual(['T-PLENTY × 2']);
    expect(await readLines(browser)).toEqual(['T-LAMP × 1', 'T-PLENTY × 2']);
    expect(consumeFlash(browser.createRequest().cookies)?.error).toContain('Drill T-LAMP');
    expect(browser.jar.get('binaa-locale')).toBe('ar-kw');
  });

  it('of a guest is stored in the browser only', async () => {
    const before = countCalls(updateAccount);
    const browser = new TestBrowser();
    expect(await move(browser, 'ar-kw')).toBe('/ar-kw/cart');
    expect(countCalls(updateAccount)).toBe(before);
  });

  it('leads from the page of a store to the stores of another country, and keeps the page in another language', async () => {
    const switchFrom = (next: string, to: string) =>
      sendForm(new TestBrowser(), 'setLocale', { from: 'en-ae', next }, to);
    expect(await switchFrom('/store-locator/al-ain?q=drill', 'ar-kw')).toBe('/ar-kw/store-locator');
    expect(await switchFrom('/store-locator?q=dubai&area=x', 'en-sa')).toBe('/en-sa/store-locator');
    expect(await switchFrom('/store-locator/al-ain?q=drill', 'ar-ae')).toBe(
      '/ar-ae/store-locator/al-ain?q=drill',
    );
    expect(await switchFrom('/store-locators', 'en-sa')).toBe('/en-sa/store-locators');
  });

  it('changes even when the profile cannot be written, which is logged', async () => {
    const browser = await customer();
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    api.replaceResponse = ({ method, url }) =>
      method === 'PUT' && url.endsWith('/identity/account') ? new Response('', { status: 500 }) : undefined;
    expect(await move(browser, 'ar-ae')).toBe('/ar-ae/cart');
    const entries = log.mock.calls.map(([entry]) => entry as unknown as Record<string, unknown>);
    log.mockRestore();
    expect(entries.filter((entry) => entry.event === 'preference')).toEqual([
      expect.objectContaining({ code: 'INVALID_REPLY' }),
    ]);
  });

  it('does not redirect customers with another preference', async () => {
    const person = await createCustomer();
    const browser = new TestBrowser();
    await signIn(browser, person);
    await move(browser, 'ar-kw');
    const fields = { 'body.identifier': person.email, 'body.password': person.password };
    expect(await sendForm(new TestBrowser(), 'signIn', fields)).toBe('/en-ae/my-account');
  });
});
