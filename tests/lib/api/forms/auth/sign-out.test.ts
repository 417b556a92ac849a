import { afterEach, expect, it } from 'vitest';
import { readAccount } from '#lib/contract/account/account.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import { api, createCustomer, send, sendForm, setUpApiHarness, signIn } from '../../api-harness.ts';

setUpApiHarness();
afterEach(() => {
  api.replaceResponse = undefined;
});

const rejected = () =>
  Response.json(
    { error: { code: 'UNAVAILABLE', message: '' } },
    { status: 503, headers: { 'retry-after': '1' } },
  );
const unfinished = () => Response.json({ data: { errorCode: 7 } });

it.each([
  ['is refused', rejected, 'en-ae', /^Error: We are busy right now/],
  ['is refused', rejected, 'ar-kw', /^خطأ: ./],
  ['did not end the session', unfinished, 'en-ae', /^Error: ./],
])('a sign-out form that %s is reported on the page it was posted from', async (_, response, tag, words) => {
  const browser = new TestBrowser();
  const person = await createCustomer();
  await signIn(browser, person);
  api.replaceResponse = ({ url }) => (url.endsWith('/sign-out') ? response() : undefined);
  expect(await sendForm(browser, 'signOut', {}, tag)).toMatch(new RegExp(`^/${tag}/my-account`));
  const flashMessage = consumeFlash(browser.createRequest().cookies);
  expect([flashMessage?.form, flashMessage?.error]).toEqual(['signOut', expect.stringMatching(words)]);
  expect(await send(browser, readAccount)).toMatchObject({ ok: true, data: { email: person.email } });
  api.replaceResponse = undefined;
  expect(await sendForm(browser, 'signOut', {}, tag)).toBe(`/${tag}`);
});
