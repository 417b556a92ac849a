import { afterEach, expect, it } from 'vitest';
import { readAccount } from '#lib/contract/auth/auth.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { CookieJarBrowser } from '../session/cookie-jar.ts';
import { api, makePerson, openApi, send, sendForm, signIn } from './api-harness.ts';

openApi();
afterEach(() => {
  api.instead = undefined;
});

const refused = () =>
  Response.json(
    { error: { code: 'UNAVAILABLE', message: '' } },
    { status: 503, headers: { 'retry-after': '1' } },
  );
const unfinished = () => Response.json({ data: { errorCode: 7 } });

it.each([
  ['is refused', refused, 'en-ae', /^Error: We are busy right now/],
  ['is refused', refused, 'ar-kw', /^خطأ: ./],
  ['did not end the session', unfinished, 'en-ae', /^Error: ./],
])('a sign-out form that %s is reported on the page it was posted from', async (_, answer, tag, words) => {
  const browser = new CookieJarBrowser();
  const person = await makePerson();
  await signIn(browser, person);
  api.instead = ({ url }) => (url.endsWith('/sign-out') ? answer() : undefined);
  expect(await sendForm(browser, 'signOut', {}, tag)).toMatch(new RegExp(`^/${tag}/my-account`));
  const said = consumeFlash(browser.visit().cookies);
  expect([said?.form, said?.error]).toEqual(['signOut', expect.stringMatching(words)]);
  expect(await send(browser, readAccount)).toMatchObject({ ok: true, data: { email: person.email } });
  api.instead = undefined;
  expect(await sendForm(browser, 'signOut', {}, tag)).toBe(`/${tag}`);
});
