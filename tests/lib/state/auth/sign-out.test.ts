// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOutFromButton } from '#islands/auth/sign-out.ts';
import { getErrorMessages } from '#islands/ui/messages.ts';
import type { Client, Result } from '#lib/client/client.ts';
import { signOut as signOutCall } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { signOut } from '#lib/state/auth/sign-out.ts';
import { $toasts, closeToast } from '#lib/state/shell/toasts.ts';

const calls: [AnyEndpoint, unknown][] = [];
const assign = vi.fn();
const messages = {
  signedOut: 'You have signed out.',
  failed: 'Error: {{message}}',
  failure: () => 'Something went wrong.',
};
const listToasts = () => $toasts.get().map(({ type, message }) => `${type}: ${message}`);

function submit(reply: Result<unknown>, isOnAllDevices = false): Promise<boolean> {
  const call = async (endpoint: AnyEndpoint, input: unknown) => {
    calls.push([endpoint, input]);
    return reply;
  };
  return signOut({ language: 'en', country: 'ae' }, messages, isOnAllDevices, { call } as Client);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { ...window.location, href: 'http://localhost/en-ae', assign });
  calls.length = 0;
  assign.mockReset();
  localStorage.clear();
});

afterEach(() => {
  for (const { id } of $toasts.get()) closeToast(id);
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Signing out', () => {
  it('clears what is stored, announces it, and navigates home after half a second', async () => {
    const remainingItems = { 'binaa-other': '1' };
    const personal = {
      recentSearches: '["drill"]',
      recentlyViewed: '["P1"]',
      collectStore: 'AE-01',
      customerName: 'Layla',
      wished: '1 P1 ',
      'binaa-state.auth': '1.2.abcd',
      'binaa-cart.key': '{}',
    };
    for (const [key, value] of Object.entries({ ...remainingItems, ...personal }))
      localStorage.setItem(key, value);
    expect(await submit({ ok: true, data: { errorCode: 0 } })).toBe(true);
    expect(calls).toEqual([[signOutCall, { body: {} }]]);
    expect({ ...localStorage }).toEqual(remainingItems);
    expect(listToasts()).toEqual(['success: You have signed out.']);
    vi.advanceTimersByTime(499);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en-ae');
  });

  it('tells this page and other tabs, which empty their carts and lists', async () => {
    const receivedMessages: unknown[] = [];
    const channel = new BroadcastChannel('binaa-cart');
    const notification = new Promise((resolve) => {
      channel.onmessage = ({ data }) => resolve(receivedMessages.push(data));
    });
    const onStorage = vi.fn();
    addEventListener('storage', onStorage);
    await submit({ ok: true, data: { errorCode: 0 } }, true);
    removeEventListener('storage', onStorage);
    await notification;
    channel.close();
    expect(receivedMessages).toEqual(['']);
    expect(onStorage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: null }));
    expect(calls).toEqual([[signOutCall, { body: { everywhere: true } }]]);
  });

  it.each<Result<unknown>>([
    { ok: true, data: { errorCode: 7 } },
    { ok: false, error: { code: 'UNAVAILABLE', status: 503, message: '' } },
  ])('that fails keeps what is stored', async (reply) => {
    localStorage.setItem('recentSearches', '[]');
    expect(await submit(reply)).toBe(false);
    expect(listToasts()).toEqual(['error: Error: Something went wrong.']);
    vi.advanceTimersByTime(1000);
    expect([assign.mock.calls, localStorage.length]).toEqual([[], 1]);
  });
});

describe('The sign-out button', () => {
  it.each([
    [
      'that fails shows an alert, and can be repeated',
      () => Response.json({}, { status: 503 }),
      'UNAVAILABLE',
    ],
    ['pressed offline says so', () => Promise.reject(new TypeError('Failed to fetch')), 'NO_RESPONSE'],
  ] as const)('%s', async (_title, respond, code) => {
    const onRequest = vi.fn(respond);
    vi.stubGlobal('fetch', onRequest);
    const form = document.createElement('form');
    const errors = JSON.stringify(getErrorMessages(getTranslate('en')));
    Object.assign(form.dataset, { failed: messages.failed, errors });
    const button = document.createElement('button');
    form.append(button);
    document.body.append(form);
    for (const attempts of [1, 2]) {
      await signOutFromButton(button);
      expect(listToasts()).toEqual([`error: Error: ${getErrorMessage(code, 'en')}`]);
      expect(onRequest).toHaveBeenCalledTimes(attempts);
    }
    expect(assign).not.toHaveBeenCalled();
  });
});
