// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client, Result } from '#lib/client/client.ts';
import { readAccount } from '#lib/contract/account.ts';
import { signIn, signOut as signOutCall } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import {
  connectSession,
  leaveDeletedAccount,
  refreshProfile,
  signOut,
  submitAuthStep,
} from '#lib/state/auth/session.ts';
import { $cart, addToCart, clearCart, connectCart } from '#lib/state/cart/cart.ts';
import { $auth, authSlice, setAuthProfile, toAuthState } from '#lib/state/persisted/slices/auth.ts';
import { $toasts, closeToast } from '#lib/state/shell/toasts.ts';
import { FakeCart } from '../../../islands/cart/fake-cart.ts';

const profile = {
  userId: 'u1',
  accountId: 'a1',
  contactId: 'c1',
  name: 'Layla',
  email: 'layla@example.com',
  mobile: null,
  isMobileVerified: false,
  gender: null,
  birthday: null,
  newsletter: { email: false, whatsapp: false },
  newsletterTimes: { email: null, whatsapp: null },
  isEmployee: false,
  employeeEmailId: null,
  language: null,
  country: null,
  isComplete: false,
  hasPassword: true,
  walletId: null,
  createdAt: 1,
};

const words = {
  signedOut: 'You have signed out.',
  failed: 'Error: {{message}}',
  failure: () => 'Something went wrong.',
};

const calledEndpoints: AnyEndpoint[] = [];

function response(reply: Result<unknown>): void {
  const call = async (endpoint: AnyEndpoint) => {
    calledEndpoints.push(endpoint);
    return reply;
  };
  connectSession({ language: 'en', country: 'ae' }, { call } as Client);
}

const assign = vi.fn();
const messages = () => $toasts.get().map(({ type, message }) => `${type}: ${message}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { ...window.location, assign });
  calledEndpoints.length = 0;
  assign.mockReset();
});

afterEach(() => {
  for (const { id } of $toasts.get()) closeToast(id);
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store.
  document.cookie = 'binaa-in=; max-age=0';
  authSlice.reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Signing in', () => {
  it('sets the profile, and leaves messages about the merge to the caller', async () => {
    response({ ok: true, data: { kind: 'signed-in', profile, missed: ['Drill: Only 2 left in stock.'] } });
    const step = await submitAuthStep(signIn, { body: { identifier: profile.email, password: 'a' } });
    expect(step).toMatchObject({
      ok: true,
      data: { kind: 'signed-in', missed: ['Drill: Only 2 left in stock.'] },
    });
    expect($auth.get()).toEqual(toAuthState(profile));
    expect($auth.get()).toMatchObject({ isLoggedIn: true, sessionData: { userId: 'u1' } });
    expect(messages()).toEqual([]);
  });

  it('changes nothing when it fails', async () => {
    const error = { code: 'CREDENTIALS_WRONG', status: 403, message: '' } as const;
    response({ ok: false, error });
    expect(await submitAuthStep(signIn, { body: { identifier: 'a@b.cd', password: 'a' } })).toEqual({
      ok: false,
      error,
    });
    expect([$auth.get(), messages()]).toEqual([authSlice.initial, []]);
  });
});

it.each([
  ['once it has come', true],
  ['after two seconds', false],
])("pending changes of the guest's cart are sent before a step: %s", async (_when, hasCome) => {
  const server = new FakeCart([]);
  connectCart({ language: 'en', country: 'ae' }, server.client);
  void addToCart({ quantity: 1, product: { productCode: 'SAW' } });
  response({ ok: false, error: { code: 'CREDENTIALS_WRONG', status: 403, message: '' } });
  const step = submitAuthStep(signIn, { body: { identifier: 'a@b.cd', password: 'a' } });
  await vi.advanceTimersByTimeAsync(1999);
  expect(calledEndpoints).toEqual([]);
  if (hasCome) server.respondNow();
  await vi.advanceTimersByTimeAsync(hasCome ? 0 : 1);
  await step;
  expect([calledEndpoints, server.calls]).toEqual([[signIn], ['addItem']]);
  clearCart();
});

describe('The signed-in customer', () => {
  it('is null, without a request, where no cookie hints at one', async () => {
    response({ ok: true, data: profile });
    expect(await refreshProfile()).toBeNull();
    expect(calledEndpoints).toEqual([]);
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store.
    document.cookie = 'binaa-in=1';
    expect(await refreshProfile()).toEqual(profile);
    expect(calledEndpoints).toEqual([readAccount]);
  });

  it('is null, without a message, when the session has ended', async () => {
    response({ ok: false, error: { code: 'FORBIDDEN', status: 403, message: '' } });
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store.
    document.cookie = 'binaa-in=1';
    expect([await refreshProfile(), messages()]).toEqual([null, []]);
  });
});

describe('Signing out', () => {
  it('clears the profile, announces it, and navigates home after half a second', async () => {
    setAuthProfile(profile);
    $cart.set({ ...$cart.get(), count: 3 });
    const traces = { recentSearches: '["drill"]', recentlyViewed: '["P1"]' };
    const place = { collectStore: 'AE-01' };
    for (const [key, value] of Object.entries({ ...traces, ...place })) localStorage.setItem(key, value);
    response({ ok: true, data: { errorCode: 0 } });
    expect(await signOut('/en-ae', words)).toBe(true);
    expect(calledEndpoints).toEqual([signOutCall]);
    expect([$auth.get(), $cart.get().count]).toEqual([authSlice.initial, 0]);
    expect(Object.keys({ ...traces, ...place }).filter((key) => localStorage.getItem(key))).toEqual([]);
    expect(messages()).toEqual(['success: You have signed out.']);
    vi.advanceTimersByTime(499);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en-ae');
  });

  it.each<Result<unknown>>([
    { ok: true, data: { errorCode: 7 } },
    { ok: false, error: { code: 'UNAVAILABLE', status: 503, message: '' } },
  ])('that fails shows an alert, and the customer stays signed in', async (reply) => {
    setAuthProfile(profile);
    response(reply);
    expect(await signOut('/en-ae', words)).toBe(false);
    expect(messages()).toEqual(['error: Error: Something went wrong.']);
    vi.advanceTimersByTime(1000);
    expect([assign.mock.calls, $auth.get()]).toEqual([[], toAuthState(profile)]);
  });

  it('after an account deletion opens the sign-up dialog on the home page', async () => {
    await leaveDeletedAccount('/ar-kw', 'Deleted.');
    vi.advanceTimersByTime(500);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/ar-kw?signup=true');
  });
});
