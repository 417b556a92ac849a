// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client, Result } from '#lib/client/client.ts';
import { readAccount } from '#lib/contract/account/account.ts';
import { signIn } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { connectSession, refreshProfile, submitAuthStep } from '#lib/state/auth/session.ts';
import { addToCart, connectCart } from '#lib/state/cart/cart.ts';
import { clearChangeQueue } from '#lib/state/cart/queue/change-queue.ts';
import { $auth, authSlice, toAuthState } from '#lib/state/persisted/slices/auth.ts';
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

const calledEndpoints: AnyEndpoint[] = [];

function response(reply: Result<unknown>): void {
  const call = async (endpoint: AnyEndpoint) => {
    calledEndpoints.push(endpoint);
    return reply;
  };
  connectSession({ language: 'en', country: 'ae' }, { call } as Client);
}

const messages = () => $toasts.get().map(({ type, message }) => `${type}: ${message}`);

beforeEach(() => {
  vi.useFakeTimers();
  calledEndpoints.length = 0;
});

afterEach(() => {
  for (const { id } of $toasts.get()) closeToast(id);
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store.
  document.cookie = 'binaa-in=; max-age=0';
  authSlice.reset();
  vi.useRealTimers();
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
])("pending changes of the guest's cart are sent before a step: %s", async (_title, hasResponse) => {
  const server = new FakeCart([]);
  connectCart({ language: 'en', country: 'ae' }, server.client);
  void addToCart({ quantity: 1, product: { productCode: 'SAW' } });
  response({ ok: false, error: { code: 'CREDENTIALS_WRONG', status: 403, message: '' } });
  const step = submitAuthStep(signIn, { body: { identifier: 'a@b.cd', password: 'a' } });
  await vi.advanceTimersByTimeAsync(1999);
  expect(calledEndpoints).toEqual([]);
  if (hasResponse) server.respondNow();
  await vi.advanceTimersByTimeAsync(hasResponse ? 0 : 1);
  await step;
  expect([calledEndpoints, server.calls]).toEqual([[signIn], ['addItem']]);
  clearChangeQueue();
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
