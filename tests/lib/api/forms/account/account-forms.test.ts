import { describe, expect, it } from 'vitest';
import { readAccount } from '#lib/contract/account/account.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import {
  api,
  createCustomer,
  PASSWORD,
  readFormFlash,
  readSentCode,
  send,
  sendForm,
  setUpApiHarness,
} from '../../api-harness.ts';

setUpApiHarness();

const query = (next: string) => `?${new URLSearchParams({ next })}`;

const readFlash = (browser: TestBrowser) => readFormFlash(browser)?.flash;

async function signIn(browser: TestBrowser, identifier: string, password: string) {
  return await sendForm(browser, 'signIn', { 'body.identifier': identifier, 'body.password': password });
}

async function createSignedInBrowser() {
  const person = await createCustomer();
  const browser = new TestBrowser();
  await signIn(browser, person.email, PASSWORD);
  return { person, browser };
}

describe('The account forms', () => {
  it.each([
    ['setAccountInfo', { 'body.name': 'Huda' }, 'en-ae', 'Profile update failed.'],
    ['setAccountInfo', { 'body.name': 'Huda' }, 'ar-ae', 'تعذّر تحديث ملفك الشخصي.'],
    ['changeContact', { 'body.email': 'next@example.com' }, 'en-ae', 'Profile update failed.'],
    ['changeContact', { 'body.mobile': '050 123 4567' }, 'en-ae', 'Failed to update phone number.'],
    ['changeContact', { 'body.mobile': '050 123 4567' }, 'ar-ae', 'تعذّر تحديث رقم الجوال.'],
  ])('report for %s with an error of the server, %j in %s: %s', async (name, fields, tag, words) => {
    const { browser } = await createSignedInBrowser();
    const failed = () => new Response('{}', { status: 500, headers: { 'content-type': 'application/json' } });
    api.replaceResponse = ({ url }) =>
      /\/account(\/contact)?$/.test(new URL(url).pathname) ? failed() : undefined;
    const location = await sendForm(browser, name, fields, tag);
    api.replaceResponse = undefined;
    expect(location).toBe(`/${tag}/my-account/profile`);
    expect(readFlash(browser)?.error).toContain(words);
  });

  it('store what was entered, and withdraw newsletters that are no longer ticked', async () => {
    const { browser } = await createSignedInBrowser();
    const profile = '/en-ae/my-account/profile';
    const fields = { 'body.name': 'Huda', 'body.gender': 'female', 'body.newsletter.email': 'true' };
    expect(await sendForm(browser, 'setAccountInfo', fields)).toBe(profile);
    expect(readFlash(browser)).toEqual({ form: 'setAccountInfo' });
    const { 'body.newsletter.email': _, ...otherFields } = fields;
    await sendForm(browser, 'setAccountInfo', { ...otherFields, 'body.gender': '' });
    expect(await send(browser, readAccount)).toMatchObject({
      data: { name: 'Huda', gender: null, newsletter: { email: false, whatsapp: false } },
    });
  });

  it('require a name, and redirect to their own page', async () => {
    const { browser } = await createSignedInBrowser();
    const profile = '/en-ae/my-account/profile';
    for (const name of ['', ' ']) {
      const fields = { 'body.name': name, 'body.gender': '', next: profile };
      expect(await sendForm(browser, 'setAccountInfo', fields)).toBe(profile);
      expect(readFlash(browser)).toMatchObject({ form: 'setAccountInfo', fields: ['name'] });
    }
    expect(await sendForm(browser, 'setAccountInfo', { 'body.name': ' Huda \u00a0 Al  Ali ' })).toBe(profile);
    expect(await send(browser, readAccount)).toMatchObject({ data: { name: 'Huda Al Ali' } });
  });

  it('change an address once its code was entered', async () => {
    const { browser } = await createSignedInBrowser();
    const profile = '/en-ae/my-account/profile';
    const email = `new-${Date.now()}@example.com`;
    const formReply = await sendForm(browser, 'changeContact', { 'body.email': email, next: profile });
    expect(formReply).toBe(`/en-ae/verify${query(profile)}`);
    const code = await readSentCode(email);
    expect(await sendForm(browser, 'verifyCode', { 'body.code': code, next: profile })).toBe(profile);
    expect(readFlash(browser)).toEqual({ form: 'verifyCode' });
    expect(await send(browser, readAccount)).toMatchObject({ data: { email } });
    expect(await sendForm(browser, 'changeContact', { 'body.mobile': '12' })).toBe(profile);
    expect(readFlash(browser)).toEqual({
      form: 'changeContact',
      fields: ['mobile'],
      values: { mobile: '12' },
    });
    await sendForm(browser, 'changeContact', { 'body.email': '' });
    expect(readFlash(browser)).toMatchObject({ form: 'changeContact', fields: ['email'] });
  });

  it.each([
    ['en-ae', ['already your email address', 'Email already registered', 'already linked']],
    ['ar-ae', ['بريدك الإلكتروني الحالي', 'مسجّل بالفعل', 'مرتبط بالفعل ببريد']],
  ])('report in %s that an address is taken', async (tag, words) => {
    const { person, browser } = await createSignedInBrowser();
    const other = await createCustomer();
    await api.db.updateTable('users').set({ mobile_verified: 1 }).where('email', '=', other.email).execute();
    const bodies: Record<string, string>[] = [
      { 'body.email': ` ${person.email.toUpperCase()} ` },
      { 'body.email': other.email },
      { 'body.mobile': other.mobile },
    ];
    for (const [index, body] of bodies.entries()) {
      await sendForm(browser, 'changeContact', body, tag);
      expect(readFlash(browser)?.error).toContain(words[index]);
    }
  });

  it('redirect visitors who are not signed in to sign-in and back', async () => {
    const browser = new TestBrowser();
    const location = await sendForm(browser, 'setAccountInfo', { 'body.name': 'Huda' });
    expect(location).toBe(`/en-ae/sign-in${query('/en-ae/my-account/profile')}`);
    expect(readFlash(browser)).toMatchObject({ error: 'Please sign in to do this.' });
  });

  it('delete the account by a code, and lead home with signup=true', async () => {
    const { browser, person } = await createSignedInBrowser();
    expect(await sendForm(browser, 'askDeletion', {})).toBe('/en-ae/verify');
    const code = await readSentCode(person.email);
    expect(await sendForm(browser, 'verifyCode', { 'body.code': code })).toBe('/en-ae?signup=true');
    expect([...browser.jar.keys()]).toEqual(['binaa-device']);
    expect(await signIn(browser, person.email, PASSWORD)).toBe('/en-ae/sign-in');
  });
});
