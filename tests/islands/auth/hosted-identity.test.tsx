import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostedSignIn } from '#islands/auth/HostedSignIn.tsx';
import type { Client } from '#lib/client/client.ts';
import { requestAccountDeletion } from '#lib/contract/account/account.ts';
import { openSession, signIn } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { $authDialog, closeAuthDialog } from '#lib/state/auth/auth-dialog.ts';
import { connectSession, refreshProfile, submitAuthStep } from '#lib/state/auth/session.ts';
import { $auth, authSlice, toAuthState } from '#lib/state/persisted/slices/auth.ts';

const IDENTITY = { sdkUrl: 'https://identity.example/sdk.js?apikey=k', key: 'k', globalName: 'fakeSdk' };
const globals = window as unknown as { fakeSdk?: object };
const profile = {
  userId: 'u1',
  accountId: 'a1',
  contactId: 'c1',
  name: 'Layla',
  email: 'layla@binaa.example',
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
const input = { body: { identifier: profile.email, password: 'a' } };

let scripts: HTMLScriptElement[];
let shopCalls: AnyEndpoint[];

beforeEach(() => {
  scripts = [];
  shopCalls = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]));
  });
  const call = async (endpoint: AnyEndpoint) => {
    shopCalls.push(endpoint);
    return { ok: true, data: { kind: 'signed-in', profile } };
  };
  connectSession({ language: 'en', country: 'ae', identity: IDENTITY }, { call } as unknown as Client);
});

afterEach(() => {
  cleanup();
  closeAuthDialog();
  authSlice.reset();
  delete globals.fakeSdk;
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store.
  document.cookie = 'binaa-in=; max-age=0';
});

describe('A shop with a hosted identity provider', () => {
  it("loads the provider's script at the first step, and opens a session of the shop", async () => {
    const response = (reply: object) => (params: { callback: (reply: object) => void }) =>
      params.callback({ errorCode: 0, ...reply });
    expect(scripts).toEqual([]);
    const step = submitAuthStep(signIn, input);
    await vi.waitFor(() => expect(scripts.map(({ src }) => src)).toEqual([IDENTITY.sdkUrl]));
    globals.fakeSdk = { accounts: { login: response({}), getJWT: response({ id_token: 'a.b.c' }) } };
    expect(await step).toMatchObject({ ok: true, data: { kind: 'signed-in' } });
    expect([shopCalls, $auth.get()]).toEqual([[openSession], toAuthState(profile)]);
  });

  it('handles its own customer data without the provider', async () => {
    await submitAuthStep(requestAccountDeletion, {});
    expect([shopCalls, scripts]).toEqual([[requestAccountDeletion], []]);
  });

  it('reports a script that does not load and an account that cannot be read', async () => {
    const step = submitAuthStep(signIn, input);
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    scripts[0]?.onerror?.('error');
    expect(await step).toMatchObject({ error: { code: 'IDENTITY_MISSING' } });
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store.
    document.cookie = 'binaa-in=1';
    const reading = refreshProfile();
    await vi.waitFor(() => expect(scripts).toHaveLength(2));
    scripts[1]?.onerror?.('error');
    expect([await reading, $auth.get().userFetchFailed, shopCalls]).toEqual([null, true, []]);
  });
});

describe('The sign-in page of a hosted identity provider', () => {
  const signInPage = <HostedSignIn label="Sign in" hint="Needs script." redirectTo="/en-ae/my-account" />;

  it('shows without script that script is required', () => {
    const html = renderToString(signInPage);
    expect(html).toContain('Needs script.');
    expect(html).not.toContain('button');
  });

  it('opens the dialog at once, and again after it was closed', () => {
    render(signInPage);
    const expected = { view: 'sign-in', redirectTo: '/en-ae/my-account' };
    expect($authDialog.get()).toEqual(expected);
    closeAuthDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect($authDialog.get()).toEqual(expected);
  });
});
