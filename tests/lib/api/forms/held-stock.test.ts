import { expect, it } from 'vitest';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { EMIRATES } from '../../../contract/harness/client.ts';
import { recipient } from '../../../contract/harness/purchase-steps.ts';
import { CookieJarBrowser } from '../../session/cookie-jar.ts';
import { add, openApi, readLines, sendForm } from '../api-harness.ts';

openApi();

it('the checkout form says that others are paying for the products, and keeps the cart', async () => {
  const [first, second] = [new CookieJarBrowser(), new CookieJarBrowser()];
  for (const browser of [first, second]) await add(browser, 'T-TEN', 8);
  const { address, ...contact } = recipient(EMIRATES);
  const fields = { ...contact, ...address, billing: 'same' };
  expect(await sendForm(first, 'checkout', fields)).toMatch(/^\/sandbox\/pay\//);
  expect(await sendForm(second, 'checkout', fields)).toBe('/en-ae/checkout');
  expect(consumeFlash(second.visit().cookies)).toMatchObject({
    form: 'checkout',
    error: 'Drill T-TEN: Someone is paying for the last ones. Try again in 15 minutes.',
  });
  expect(await readLines(second)).toEqual(['T-TEN × 8']);
});
