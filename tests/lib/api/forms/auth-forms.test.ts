import { describe, expect, it } from 'vitest';
import { readAccount } from '#lib/contract/account/account.ts';
import { readChallenge } from '#lib/contract/auth/auth.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import {
  api,
  createCustomer,
  PASSWORD,
  readBrowserSession,
  readFormFlash,
  readSentCode,
  send,
  sendForm,
  setUpApiHarness,
} from '../api-harness.ts';

setUpApiHarness();

const NEXT = '/en-ae/products/tin?shade=1';
const query = (next: string) => `?${new URLSearchParams({ next })}`;

const readFlash = (browser: TestBrowser) => readFormFlash(browser)?.flash;

async function signIn(browser: TestBrowser, identifier: string, password: string, next = '') {
  const fields = { 'body.identifier': identifier, 'body.password': password, ...(next && { next }) };
  return await sendForm(browser, 'signIn', fields);
}

const toArabicDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

async function createSignedInBrowser() {
  const person = await createCustomer();
  const browser = new TestBrowser();
  await signIn(browser, person.email, PASSWORD);
  return { person, browser };
}

describe('The sign-in form', () => {
  it('redirects to the requested page, or else to the account', async () => {
    const person = await createCustomer();
    expect(await signIn(new TestBrowser(), person.email, PASSWORD, NEXT)).toBe(NEXT);
    expect(await signIn(new TestBrowser(), ` ${person.email} `, PASSWORD)).toBe('/en-ae/my-account');
    expect(await signIn(new TestBrowser(), person.email, PASSWORD, '//elsewhere.example')).toBe(
      '/en-ae/my-account',
    );
  });

  it('accepts a national mobile number in digits of either script', async () => {
    const { mobile } = await createCustomer();
    const national = mobile.replace('+971', '0');
    const typed = toArabicDigits(national);
    expect(await signIn(new TestBrowser(), typed, PASSWORD)).toBe('/en-ae/my-account');
  });

  it('shows errors in the form, without repeating the password', async () => {
    const person = await createCustomer();
    const browser = new TestBrowser();
    expect(await signIn(browser, person.email, 'wrong', NEXT)).toBe(`/en-ae/sign-in${query(NEXT)}`);
    expect(readFlash(browser)).toEqual({
      form: 'signIn',
      error: 'Incorrect email or password.',
      fields: [],
      values: { identifier: person.email },
    });
    await signIn(browser, person.mobile, 'wrong');
    expect(readFlash(browser)?.error).toBe('Incorrect mobile number or password.');
    expect(await signIn(browser, 'no address', '')).toBe('/en-ae/sign-in');
    expect(readFlash(browser)).toEqual({
      form: 'signIn',
      fields: ['identifier', 'password'],
      values: { identifier: 'no address' },
    });
    expect(browser.jar.size).toBe(0);
  });
});

describe('The sign-up forms', () => {
  const fields = {
    'body.name': 'نورة الهاشمي',
    'body.email': 'noura@example.com',
    'body.mobile': '٠٥٠ ٧٧٧ ٨٨٩٩',
    'body.password': PASSWORD,
    'body.newsletter.whatsapp': 'true',
  };

  it('wait for the code, then sign in', async () => {
    const browser = new TestBrowser();
    expect(await sendForm(browser, 'signUp', { ...fields, next: '/ar-ae/cart' }, 'ar-ae')).toBe(
      `/ar-ae/verify${query('/ar-ae/cart')}`,
    );
    expect(readBrowserSession(browser)).toMatchObject({ challenge: expect.any(String) });
    expect(readBrowserSession(browser)).not.toHaveProperty('guestId');
    const code = await readSentCode('noura@example.com');
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await sendForm(browser, 'verifyCode', { 'body.code': wrong }, 'ar-ae')).toBe('/ar-ae/verify');
    expect(readFlash(browser)).toMatchObject({ form: 'verifyCode', values: { triesLeft: '4' } });
    const typed = `${toArabicDigits(code.slice(0, 3))} - ${code.slice(3)}`;
    const location = await sendForm(
      browser,
      'verifyCode',
      { 'body.code': typed, next: '/ar-ae/cart' },
      'ar-ae',
    );
    expect(location).toBe('/ar-ae/cart');
    expect(await send(browser, readAccount)).toMatchObject({
      data: {
        name: 'نورة الهاشمي',
        mobile: '+971507778899',
        language: 'ar',
        newsletter: { email: false, whatsapp: true },
      },
    });
  });

  it('report every invalid field, and the one of two that differ', async () => {
    const browser = new TestBrowser();
    const wrong = { 'body.name': '1', 'body.email': 'a@b', 'body.mobile': '12', 'body.password': 'short' };
    expect(await sendForm(browser, 'signUp', { ...wrong, passwordAgain: 'shirt' })).toBe('/en-ae/sign-up');
    expect(readFlash(browser)).toEqual({
      form: 'signUp',
      fields: ['name', 'email', 'mobile', 'password', 'passwordAgain'],
      values: { name: '1', email: 'a@b', mobile: '12' },
    });
    const email = 'noura@example.com';
    expect(await sendForm(browser, 'signUp', { ...fields, 'body.email': email })).toBe('/en-ae/sign-up');
    expect(readFlash(browser)).toMatchObject({
      error: 'Email already registered. Try signing in.',
      values: { mobile: '٠٥٠ ٧٧٧ ٨٨٩٩', 'newsletter.whatsapp': 'true' },
    });
  });
});

describe('A code entered in a form', () => {
  it('signs in, and is of no use to another browser', async () => {
    const { email } = await createCustomer();
    const [browser, other] = [new TestBrowser(), new TestBrowser()];
    expect(await sendForm(browser, 'sendCode', { 'body.identifier': email })).toBe('/en-ae/verify');
    const code = await readSentCode(email);
    expect(await sendForm(other, 'verifyCode', { 'body.code': code })).toBe('/en-ae/sign-in');
    expect(readFlash(other)?.error).toBe('This code is no longer valid. Please start again.');
    expect(await sendForm(browser, 'verifyCode', { 'body.code': code })).toBe('/en-ae/my-account');
    expect(await sendForm(browser, 'verifyCode', { 'body.code': code })).toBe('/en-ae/my-account/profile');
  });

  it('is not sent twice at once', async () => {
    const { email } = await createCustomer();
    const browser = new TestBrowser();
    await sendForm(browser, 'sendCode', { 'body.identifier': email });
    expect(await sendForm(browser, 'resendCode', { next: NEXT })).toBe(`/en-ae/verify${query(NEXT)}`);
    expect(readFlash(browser)).toMatchObject({
      form: 'resendCode',
      error: expect.stringContaining('wait a moment'),
    });
  });

  it('allows a new password, which ends all other sessions', async () => {
    const { person, browser: other } = await createSignedInBrowser();
    const browser = new TestBrowser();
    expect(await sendForm(browser, 'forgotPassword', { 'body.identifier': person.email })).toBe(
      '/en-ae/verify',
    );
    const code = await readSentCode(person.email);
    expect(await sendForm(browser, 'verifyCode', { 'body.code': code })).toBe('/en-ae/reset-password');
    const choose = (password: string, passwordAgain: string) =>
      sendForm(browser, 'choosePassword', { 'body.password': password, passwordAgain });
    expect(await choose('another horse 2', 'another horse')).toBe('/en-ae/reset-password');
    expect(readFlash(browser)).toEqual({ form: 'choosePassword', fields: ['passwordAgain'], values: {} });
    expect(await choose(PASSWORD, PASSWORD)).toBe('/en-ae/reset-password');
    expect(readFlash(browser)?.error).toMatch(/^Old Password Used/);
    expect(await choose('another horse 2', 'another horse 2')).toBe('/en-ae/my-account');
    expect(await send(other, readAccount)).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
  });
});

describe('A code by SMS to an unverified number', () => {
  it('is followed by a second one by email, whose address the page shows', async () => {
    const { email, mobile } = await createCustomer();
    const browser = new TestBrowser();
    const formReply = await sendForm(browser, 'sendCode', { 'body.identifier': mobile, next: NEXT });
    expect(formReply).toBe(`/en-ae/verify${query(NEXT)}`);
    const bySms = { 'body.code': await readSentCode(mobile), next: NEXT };
    expect(await sendForm(browser, 'verifyCode', bySms)).toBe(`/en-ae/verify${query(NEXT)}`);
    expect(readBrowserSession(browser)).not.toHaveProperty('account');
    const read = await send(browser, readChallenge, { params: { challengeId: 'current' } });
    expect(read).toMatchObject({
      data: { kind: 'code', challenge: { channel: 'email', sentTo: 'h•••@example.com' } },
    });
    const byMail = { 'body.code': await readSentCode(email), next: NEXT };
    expect(await sendForm(browser, 'verifyCode', byMail)).toBe(NEXT);
    expect(readBrowserSession(browser)).toHaveProperty('account');
  });
});

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

  it('sign out and redirect to the home page', async () => {
    const { browser } = await createSignedInBrowser();
    expect(await sendForm(browser, 'signOut', {})).toBe('/en-ae');
    expect(readFlash(browser)).toEqual({ form: 'signOut' });
    expect([...browser.jar.keys()]).toEqual(['binaa-device']);
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
