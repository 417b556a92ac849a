import { afterEach, describe, expect, it } from 'vitest';
import { readAccount } from '#lib/contract/account/account.ts';
import { refreshTokens } from '#lib/contract/auth/auth.ts';
import { readCart } from '#lib/contract/cart/cart.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { type Session, type SessionAccount, sealSession } from '#lib/session/sealed-session.server.ts';
import {
  addToCart,
  api,
  countCalls,
  createCustomer,
  readBrowserSession,
  send,
  setUpApiHarness,
  signIn,
} from '../api/api-harness.ts';
import { TestBrowser } from './test-browser.ts';

setUpApiHarness();
afterEach(() => {
  api.replaceResponse = undefined;
});

const locale = parseLocale('en-ae') as Locale;
const MANY = 100;

/** A signed-in browser whose session was changed. */
async function createSignedInBrowser(
  change: (account: SessionAccount) => void = () => {},
): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await signIn(browser, await createCustomer());
  const session = readBrowserSession(browser) as Session;
  change(session.account as SessionAccount);
  browser.jar.set('binaa', sealSession(session));
  return browser;
}

const expire = (account: SessionAccount) => {
  account.accessExpires = 0;
};
// Tokens that look valid and are rejected.
const invalidateTokens = (account: SessionAccount) => {
  account.accessToken = `${account.accessToken.slice(0, -4)}AAAA`;
};
const changeAccessToken = (account: SessionAccount) => {
  expire(account);
  account.appToken = account.appToken.replace(/\..*/, `.${'A'.repeat(43)}`);
};

async function requestAccounts(browsers: TestBrowser[]): Promise<string[]> {
  const requests = browsers.map((browser) => send(browser, readAccount));
  return (await Promise.all(requests)).map((result) => (result.ok ? result.data.email : result.error.code));
}

describe('Stale tokens', () => {
  it.each([
    ['that have expired', expire],
    ['that are rejected', invalidateTokens],
  ])('%s are refreshed by one call for a hundred requests', async (_, change) => {
    const browser = await createSignedInBrowser(change);
    const before = countCalls(refreshTokens);
    const browsers = Array.from({ length: MANY }, () => browser.copy());
    const responses = await requestAccounts(browsers);
    expect(responses).toHaveLength(MANY);
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toContain('@example.com');
    // Requests shortly afterwards still carry the former cookie.
    expect(await requestAccounts([browser.copy(), browser.copy()])).toEqual([responses[0], responses[0]]);
    expect(countCalls(refreshTokens)).toBe(before + 1);
    const renewed = browsers.map((browser) => readBrowserSession(browser)?.account);
    expect(new Set(renewed.map((account) => account?.accessToken)).size).toBe(1);
    expect(renewed[0]?.accessExpires).toBeGreaterThan(Date.now() / 1000 + 60);
  });

  it('are refreshed again when the new ones are rejected', async () => {
    const browser = await createSignedInBrowser(expire);
    await requestAccounts([browser]);
    const session = readBrowserSession(browser) as Session;
    let rejectionsLeft = 1;
    api.replaceResponse = (request) => {
      if (!request.url.endsWith('/identity/account') || rejectionsLeft === 0) return undefined;
      rejectionsLeft -= 1;
      return Response.json({ error: { code: 'UNAUTHORIZED', message: '' } }, { status: 401 });
    };
    const before = countCalls(refreshTokens);
    expect((await requestAccounts([browser]))[0]).toContain('@');
    expect(countCalls(refreshTokens)).toBe(before + 1);
    expect(session.account?.userId).toBe(readBrowserSession(browser)?.account?.userId);
  });
});

describe('Tokens that cannot be refreshed', () => {
  it('sign out a hundred requests by one call, and report it once', async () => {
    const browser = await createSignedInBrowser(changeAccessToken);
    const before = countCalls(refreshTokens);
    const browsers = Array.from({ length: MANY }, () => browser.copy());
    expect(new Set(await requestAccounts(browsers))).toEqual(new Set(['UNAUTHORIZED']));
    expect(countCalls(refreshTokens)).toBe(before + 1);
    for (const { jar } of browsers) {
      for (const name of ['binaa', 'binaa-in', 'binaa-count']) expect(jar.has(name)).toBe(false);
    }
    const flashMessages = browsers.flatMap((browser) => consumeFlash(browser.createRequest().cookies) ?? []);
    expect(flashMessages).toMatchObject([
      { form: 'session', error: 'Your session has ended. Please try again.' },
    ]);
  });

  it('leave a guest, whose first write creates a new guest', async () => {
    const browser = await createSignedInBrowser(changeAccessToken);
    expect(await addToCart(browser, 'T-PLENTY')).toMatchObject({
      ok: false,
      error: { code: 'UNAUTHORIZED' },
    });
    expect(await addToCart(browser, 'T-PLENTY')).toMatchObject({ ok: true, data: { itemCount: 1 } });
    expect(readBrowserSession(browser)).toMatchObject({ guestId: expect.any(String) });
    expect(readBrowserSession(browser)?.account).toBeUndefined();
  });

  it('give a page an empty cart', async () => {
    const browser = await createSignedInBrowser(changeAccessToken);
    const requestSession = createRequestSession(browser.createRequest(), locale);
    expect(await requestSession.readCart()).toBeUndefined();
    expect([requestSession.isUnauthorized, requestSession.account]).toEqual([true, undefined]);
  });

  it('do not end a session while the backend is unavailable or busy', async () => {
    const browser = await createSignedInBrowser(expire);
    const accountBefore = readBrowserSession(browser)?.account;
    const createErrorResponder = (status: number, code: string) => (request: Request) =>
      request.url.endsWith('/identity/tokens')
        ? Response.json({ error: { code, message: '' } }, { status })
        : Response.json({ error: { code: 'UNAUTHORIZED', message: '' } }, { status: 401 });
    api.replaceResponse = createErrorResponder(503, 'UNAVAILABLE');
    expect(await requestAccounts([browser])).toEqual(['UNAVAILABLE']);
    api.replaceResponse = createErrorResponder(429, 'TOO_MANY_REQUESTS');
    expect(await requestAccounts([browser])).toEqual(['TOO_MANY_REQUESTS']);
    api.replaceResponse = () => {
      throw new Error('unreachable');
    };
    expect(await requestAccounts([browser])).toEqual(['UNAVAILABLE']);
    expect(readBrowserSession(browser)?.account).toEqual(accountBefore);
    api.replaceResponse = undefined;
    expect((await requestAccounts([browser]))[0]).toContain('@');
  });
});

describe('An employee', () => {
  it('reads the cart as an employee, and as a customer when that is rejected', async () => {
    const person = await createCustomer({ email: 'omar@staff.binaa.example' });
    const browser = new TestBrowser();
    await signIn(browser, person);
    const employeeIds: (string | null)[] = [];
    api.replaceResponse = (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.includes('/cart/user/')) employeeIds.push(searchParams.get('employeeEmailId'));
      return undefined;
    };
    const params = { userId: 'current' };
    expect(await send(browser, readCart, { params, body: params })).toMatchObject({ ok: true });
    expect(employeeIds).toEqual([person.email]);
    const session = readBrowserSession(browser) as Session;
    (session.account as SessionAccount).employeeEmailId = 'former@staff.binaa.example';
    browser.jar.set('binaa', sealSession(session));
    expect(await send(browser, readCart, { params, body: params })).toMatchObject({ ok: true });
    expect(employeeIds.slice(1)).toEqual(['former@staff.binaa.example', null]);
  });
});
