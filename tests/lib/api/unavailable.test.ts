import { afterEach, expect, it } from 'vitest';
import { TestBrowser } from '../session/test-browser.ts';
import { addToCart, api, setUpApiHarness } from './api-harness.ts';

setUpApiHarness();
afterEach(() => {
  api.replaceResponse = undefined;
});

it.each([
  ['en-ae', 'We are busy right now.'],
  ['ar-ae', 'الخدمة مشغولة الآن.'],
])(
  'reports in %s that the shop is unavailable, in other words than for a network failure',
  async (tag, words) => {
    const browser = new TestBrowser();
    await addToCart(browser, 'T-SALE', 1, undefined, tag);
    api.replaceResponse = () => {
      throw new TypeError('fetch failed');
    };
    const reply = await addToCart(browser, 'T-SALE', 1, undefined, tag);
    expect(reply).toMatchObject({ error: { code: 'UNAVAILABLE', status: 503 } });
    expect(!reply.ok && reply.error.message).toContain(words);
  },
);
