import { describe, expect, it } from 'vitest';
import { readAccount } from '#lib/contract/account/account.ts';
import { readChallenge } from '#lib/contract/auth/auth.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import {
  createCustomer,
  PASSWORD,
  readBrowserSession,
  readFormFlash,
  readSentCode,
  send,
  sendForm,
  setUpApiHarness,
} from '../../api-harness.ts';

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

describe('The sign-out form', () => {
  it('signs out and redirects to the home page', async () => {
    const { browser } = await createSignedInBrowser();
    expect(await sendForm(browser, 'signOut', {})).toBe('/en-ae');
    expect(readFlash(browser)).toEqual({ form: 'signOut' });
    expect([...browser.jar.keys()]).toEqual(['binaa-device']);
  });
});
