import { expect, it } from 'vitest';
import { askAgain } from '#lib/session/mend.server.ts';
import type { Shopper } from '#lib/session/shopper.server.ts';
import { Browser } from './browser.ts';

const url = new URL('http://localhost/en-ae/my-account/profile?a=1');

it('asks for a refused page once, once more signed out, and never again', () => {
  const browser = new Browser();
  let isOut = false;
  const shopper = {
    wasRefused: true,
    account: {},
    leave: () => {
      isOut = true;
    },
  } as unknown as Shopper;
  const ask = () => askAgain(url, browser.visit().cookies, shopper);
  expect([ask(), isOut]).toEqual(['/en-ae/my-account/profile?a=1', false]);
  expect([ask(), isOut]).toEqual(['/en-ae/my-account/profile?a=1', true]);
  expect([ask(), ask()]).toEqual([undefined, undefined]);
});

it('leaves a page alone that nobody refused, and forgets what it counted', () => {
  const browser = new Browser();
  const fine = { wasRefused: false } as Shopper;
  browser.jar.set('binaa-again', '1');
  expect(askAgain(url, browser.visit().cookies, undefined)).toBeUndefined();
  expect(browser.jar.get('binaa-again')).toBe('1');
  expect(askAgain(url, browser.visit().cookies, fine)).toBeUndefined();
  expect(browser.jar.has('binaa-again')).toBe(false);
  browser.jar.set('binaa-again', 'nonsense');
  expect(askAgain(url, browser.visit().cookies, { wasRefused: true } as Shopper)).toBeUndefined();
});
