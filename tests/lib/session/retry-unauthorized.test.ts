import { expect, it } from 'vitest';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { getUnauthorizedRetryPath } from '#lib/session/retry-unauthorized.server.ts';
import { TestBrowser } from './test-browser.ts';

const url = new URL('http://localhost/en-ae/my-account/profile?a=1');

it('retries an unauthorized page once, and then ends the session', () => {
  const browser = new TestBrowser();
  let isSignedOut = false;
  const session = {
    isUnauthorized: true,
    account: {},
    endSession: () => {
      isSignedOut = true;
    },
  } as unknown as RequestSession;
  const getRetryPath = () => getUnauthorizedRetryPath(url, browser.createRequest().cookies, session);
  expect([getRetryPath(), isSignedOut]).toEqual(['/en-ae/my-account/profile?a=1', false]);
  expect([getRetryPath(), isSignedOut]).toEqual([undefined, true]);
  expect([getRetryPath(), getRetryPath()]).toEqual([undefined, undefined]);
});

it('does not retry other pages, and clears the retry cookie', () => {
  const browser = new TestBrowser();
  const authorizedSession = { isUnauthorized: false } as RequestSession;
  browser.jar.set('binaa-again', '1');
  expect(getUnauthorizedRetryPath(url, browser.createRequest().cookies, undefined)).toBeUndefined();
  expect(browser.jar.get('binaa-again')).toBe('1');
  expect(getUnauthorizedRetryPath(url, browser.createRequest().cookies, authorizedSession)).toBeUndefined();
  expect(browser.jar.has('binaa-again')).toBe(false);
  browser.jar.set('binaa-again', 'nonsense');
  expect(
    getUnauthorizedRetryPath(url, browser.createRequest().cookies, {
      isUnauthorized: true,
    } as RequestSession),
  ).toBeUndefined();
});
