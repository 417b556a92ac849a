import { describe, expect, it } from 'vitest';
import { changePassword, readAccount } from '#lib/contract/account/account.ts';
import { refreshTokens, requestSignInCode, signOut, verifyCode } from '#lib/contract/auth/auth.ts';
import { lookUpAccount } from '#lib/contract/auth/onboarding.ts';
import { TestBrowser } from '../session/test-browser.ts';
import {
  addToCart,
  countCalls,
  createCustomer,
  PASSWORD,
  readBrowserSession,
  readLines,
  readSentCode,
  send,
  setUpApiHarness,
  signIn,
} from './api-harness.ts';

setUpApiHarness();

describe('Signing in through the browser API', () => {
  it('returns the profile and no token', async () => {
    const person = await createCustomer();
    const browser = new TestBrowser();
    const entered = await signIn(browser, person);
    expect(entered).toMatchObject({
      ok: true,
      data: { kind: 'signed-in', profile: { email: person.email } },
    });
    expect(JSON.stringify(entered)).not.toMatch(/[Tt]oken|eyJ/);
    const { account } = readBrowserSession(browser) ?? {};
    expect(account?.appToken).toBeTruthy();
    for (const [name, value] of browser.jar) {
      expect(value).not.toContain(account?.appToken);
      expect(value.length + name.length).toBeLessThan(3000);
    }
    expect([...browser.readable].sort()).toEqual(['binaa-count', 'binaa-in']);
    expect(browser.jar.get('binaa-in')).toBe('1');
    expect(await send(browser, readAccount)).toMatchObject({ ok: true, data: { email: person.email } });
  });

  it('creates a new session', async () => {
    const person = await createCustomer();
    const browser = new TestBrowser();
    await addToCart(browser, 'T-PLENTY');
    const before = readBrowserSession(browser);
    const copiedBrowser = browser.copy();
    await signIn(browser, person);
    const after = readBrowserSession(browser);
    expect(after).not.toHaveProperty('guestId');
    expect(after?.carts.ae).not.toBe(before?.carts.ae);
    expect(copiedBrowser.jar.get('binaa')).not.toBe(browser.jar.get('binaa'));
    expect(await send(copiedBrowser, readAccount)).toMatchObject({
      ok: false,
      error: { code: 'FORBIDDEN' },
    });
    expect(await readLines(copiedBrowser)).toEqual([]);
  });

  it('rejects ids of other customers and returns no tokens', async () => {
    const guest = new TestBrowser();
    expect(await send(guest, readAccount)).toMatchObject({
      ok: false,
      error: { code: 'FORBIDDEN', status: 403 },
    });
    expect(guest.jar.size).toBe(0);
    expect(await send(guest, refreshTokens, { body: { appToken: 'a' } })).toMatchObject({
      ok: false,
      error: { code: 'UNKNOWN_CALL' },
    });
    const forged = new TestBrowser();
    forged.jar.set('binaa', 'A'.repeat(400)).set('binaa-in', '1');
    expect(await send(forged, readAccount)).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
  });
});

describe('Challenges', () => {
  it('cannot be used by another browser', async () => {
    const { email } = await createCustomer();
    const [browser, other] = [new TestBrowser(), new TestBrowser()];
    const response = await send(browser, requestSignInCode, { body: { identifier: email } });
    if (!response.ok || response.data.kind !== 'code') throw new Error('No code');
    const params = { challengeId: response.data.challenge.id };
    const body = { code: await readSentCode(email) };
    expect(await send(other, verifyCode, { params, body })).toMatchObject({
      error: { code: 'CHALLENGE_NOT_FOUND' },
    });
    for (const challengeId of ['current', params.challengeId, 'no id!']) {
      const wrong = await send(other, verifyCode, { params: { challengeId }, body: { code: '12' } });
      expect(wrong).toMatchObject({ error: { code: 'INVALID_REQUEST' } });
    }
    expect(await send(browser, verifyCode, { params, body })).toMatchObject({ data: { kind: 'signed-in' } });
  });

  it('look up whether an address is registered as the guest that is created', async () => {
    const { email } = await createCustomer();
    const browser = new TestBrowser();
    const body = { id: 'current', identifier: email };
    expect(await send(browser, lookUpAccount, { body })).toMatchObject({ data: { errorCode: 0 } });
    expect(readBrowserSession(browser)?.guestId).toBeTruthy();
  });
});

describe('Signing out through the browser API', () => {
  it("clears the customer's data, and the next guest is a new one", async () => {
    const person = await createCustomer();
    const browser = new TestBrowser();
    await addToCart(browser, 'T-PLENTY');
    const guestId = readBrowserSession(browser)?.guestId;
    await signIn(browser, person);
    const olderCookies = browser.copy();
    expect(await send(browser, signOut)).toEqual({ ok: true, data: { errorCode: 0 } });
    expect([...browser.jar.keys()]).toEqual(['binaa-device']);
    expect(await readLines(browser)).toEqual([]);
    await addToCart(browser, 'T-PLENTY');
    expect(readBrowserSession(browser)?.guestId).not.toBe(guestId);
    // The former cookie is no longer valid.
    expect(await send(olderCookies, readAccount)).toMatchObject({
      ok: false,
      error: { code: 'UNAUTHORIZED' },
    });
    expect(olderCookies.jar.has('binaa')).toBe(false);
  });

  it('succeeds for a session that has ended elsewhere', async () => {
    const person = await createCustomer();
    const [browser, other] = [new TestBrowser(), new TestBrowser()];
    await signIn(browser, person);
    await signIn(other, person);
    await send(other, signOut, { body: { everywhere: true } });
    expect(await send(browser, signOut)).toEqual({ ok: true, data: { errorCode: 0 } });
    expect(browser.jar.has('binaa')).toBe(false);
    expect(await send(new TestBrowser(), signOut)).toEqual({ ok: true, data: { errorCode: 0 } });
  });

  it('of the earlier session happens when another customer signs in', async () => {
    const [firstCustomer, secondCustomer] = [await createCustomer(), await createCustomer()];
    const browser = new TestBrowser();
    await signIn(browser, firstCustomer);
    await addToCart(browser, 'T-PLENTY', 3);
    const olderCookies = browser.copy();
    await signIn(browser, secondCustomer);
    expect(await readLines(browser)).toEqual([]);
    expect(await send(olderCookies, readAccount)).toMatchObject({
      ok: false,
      error: { code: 'UNAUTHORIZED' },
    });
  });
});

describe('Changing a password', () => {
  it('requires a signed-in customer', async () => {
    const person = await createCustomer();
    const browser = new TestBrowser();
    await signIn(browser, person);
    const before = countCalls(changePassword);
    const body = { oldPassword: PASSWORD, password: 'another horse 2' };
    expect(await send(browser, changePassword, { body })).toMatchObject({ ok: true, data: { errorCode: 0 } });
    expect(countCalls(changePassword)).toBe(before + 1);
    expect(await signIn(new TestBrowser(), person)).toMatchObject({
      ok: false,
      error: { code: 'CREDENTIALS_WRONG' },
    });
  });
});
