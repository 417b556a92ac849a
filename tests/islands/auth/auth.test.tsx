import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthDialog } from '#islands/auth/dialog/AuthDialog.tsx';
import { getAuthDialogMessages } from '#islands/auth/messages.ts';
import type { Client, Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { AuthStep, Challenge } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectSession } from '#lib/state/auth/session.ts';
import { $toasts, closeToast } from '#lib/state/shell/toasts.ts';

const locale = parseLocale('en-ae') as Locale;
const messages = getAuthDialogMessages(getTranslate('en'), locale);
const profile: Profile = {
  userId: 'u1',
  accountId: 'a1',
  contactId: 'c1',
  name: 'Layla',
  email: 'layla@binaa.example',
  ...{ mobile: null, isMobileVerified: false, gender: null, birthday: null },
  newsletter: { email: false, whatsapp: false },
  newsletterTimes: { email: null, whatsapp: null },
  isEmployee: false,
  employeeEmailId: null,
  language: null,
  country: null,
  isComplete: false,
  hasPassword: true,
  walletId: null,
  createdAt: 0,
};

let calls: { name: string; input: { params?: object; body?: Record<string, unknown> } }[];
let replies: (Result<AuthStep> | Promise<Result<AuthStep>>)[];
const onClose = vi.fn();

const challenge = (over: Partial<Challenge> = {}): Challenge => ({
  id: 'ch1',
  purpose: 'sign-in',
  channel: 'email',
  sentTo: 'l•••@binaa.example',
  expiresAt: Date.now() + 300_000,
  resendAt: Date.now() + 30_000,
  sendsLeft: 4,
  ...over,
});
const ok = (data: AuthStep): Result<AuthStep> => ({ ok: true, data });
const fail = (code: string, details?: Record<string, unknown>): Result<AuthStep> => ({
  ok: false,
  error: { code: code as 'INTERNAL', status: 400, message: `said: ${code}`, details },
});

beforeEach(() => {
  calls = [];
  replies = [];
  onClose.mockReset();
  history.replaceState(null, '');
  const client = {
    call: (endpoint: AnyEndpoint, input: (typeof calls)[number]['input']) => {
      calls.push({ name: endpoint.name, input });
      return Promise.resolve(replies.shift() ?? fail('INTERNAL'));
    },
  } as unknown as Client;
  connectSession({ language: 'en', country: 'ae' }, client);
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});

afterEach(() => {
  cleanup();
  for (const toast of $toasts.get()) closeToast(toast.id);
  vi.useRealTimers();
});

function renderAuth(view: 'sign-in' | 'sign-up' = 'sign-in', prefill = {}) {
  render(
    <AuthDialog
      request={{ view, prefill }}
      locale={locale}
      messages={messages}
      label="Account"
      onClose={onClose}
    />,
  );
}

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByText(name, { selector: 'button' })));

describe('The sign-in form', () => {
  it('is validated in the browser and sends nothing while it is invalid', async () => {
    renderAuth();
    await press(messages.signIn);
    expect(calls).toEqual([]);
    expect(screen.getAllByText(messages.missingFields.identifier)).toHaveLength(2);
    expect(screen.getAllByText(messages.missingFields.password)).toHaveLength(2);
    expect(document.activeElement).toBe(field(messages.identifier));
  });

  it('sends a national number in E.164, once for two clicks', async () => {
    renderAuth();
    type(messages.identifier, '٠٥٠ ١٢٣ ٤٥٦٧');
    type(messages.password, 'x');
    let resolveCall: (reply: Result<AuthStep>) => void = () => undefined;
    replies.push(
      new Promise((resolve) => {
        resolveCall = resolve;
      }),
    );
    await press(messages.signIn);
    await press(messages.signIn);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.input.body).toEqual({ identifier: '+971501234567', password: 'x' });
    await act(async () => resolveCall(fail('CREDENTIALS_WRONG')));
    expect(screen.getByRole('alert').textContent).toBe(messages.errorMessages.CREDENTIALS_WRONG_SMS);
    expect(field(messages.password).value).toBe('x');
    expect(document.activeElement).toBe(field(messages.password));
  });

  it('shows that a request is pending', async () => {
    vi.useFakeTimers();
    renderAuth();
    type(messages.identifier, 'layla@binaa.example');
    type(messages.password, 'x');
    replies.push(new Promise(() => undefined));
    await press(messages.signIn);
    expect(screen.queryByText(messages.wait)).toBeNull();
    await act(async () => vi.advanceTimersByTime(250));
    expect(screen.getByText(messages.wait)).toBeTruthy();
  });

  it('welcomes the customer, after saying what could not be merged', async () => {
    renderAuth();
    type(messages.identifier, 'layla@binaa.example');
    type(messages.password, 'x');
    replies.push(ok({ kind: 'signed-in', profile, missed: ['Drill: Only 2 left in stock.'] }));
    await press(messages.signIn);
    expect(await screen.findByText('Drill: Only 2 left in stock.')).toBeTruthy();
    expect($toasts.get()).toEqual([]);
    await press(messages.goOn);
    await waitFor(() => expect($toasts.get().map(({ message }) => message)).toEqual(['Welcome back, Layla']));
    expect(onClose).toHaveBeenCalled();
  });

  it('leads customers of the previous shop to a new password', async () => {
    renderAuth();
    type(messages.identifier, 'layla@binaa.example');
    type(messages.password, 'x');
    replies.push(ok({ kind: 'new-password', challenge: challenge(), isMigrated: true }));
    await press(messages.signIn);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(messages.migratedTitle);
    replies.push(fail('PASSWORD_USED'));
    type(messages.newPassword, 'hammer 77');
    type(messages.passwordAgain, 'hammer 77');
    await press(messages.savePassword);
    expect(calls[1]).toEqual({
      name: 'choosePassword',
      input: { params: { challengeId: 'current' }, body: { password: 'hammer 77' } },
    });
    expect(document.activeElement).toBe(field(messages.newPassword));
  });
});

describe('The sign-up form', () => {
  it('starts with known values and an unticked newsletter box', async () => {
    renderAuth('sign-up', { email: 'layla@binaa.example', name: 'Layla', phone: '0501234567' });
    expect(field(messages.email).value).toBe('layla@binaa.example');
    expect(field(messages.name).value).toBe('Layla');
    replies.push(fail('MOBILE_LINKED'));
    type(messages.password, 'hammer 77');
    fireEvent.click(field(messages['newsletter-whatsapp']));
    await press(messages.signUp);
    expect(calls[0]?.input.body).toEqual({
      name: 'Layla',
      email: 'layla@binaa.example',
      mobile: '+971501234567',
      password: 'hammer 77',
      newsletter: { email: false, whatsapp: true },
    });
    expect(document.activeElement).toBe(field(messages.mobile));
  });

  it("shows the server's errors beside their fields", async () => {
    renderAuth('sign-up', { email: 'layla@binaa.example', name: 'Layla', phone: '0501234567' });
    type(messages.password, 'hammer 77');
    replies.push(fail('INVALID_REQUEST', { fields: [{ path: 'body.email' }, { path: 'body.name' }] }));
    await press(messages.signUp);
    expect(field(messages.email).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(messages.name));
  });
});

describe('The code form', () => {
  async function toCode(over: Partial<Challenge> = {}) {
    renderAuth();
    await press(messages.codeTitle);
    type(messages.identifier, 'layla@binaa.example');
    replies.push(ok({ kind: 'code', challenge: challenge(over) }));
    await press(messages.codeSend);
  }
  const typeCode = (code: string) => act(async () => void type(messages.code, code));

  it('submits itself after six digits of either script, in any notation', async () => {
    await toCode();
    await typeCode('12345');
    expect(calls).toHaveLength(1);
    await typeCode('١٢٣ ٤٥٦');
    expect(calls[1]).toEqual({
      name: 'verifyCode',
      input: { params: { challengeId: 'current' }, body: { code: '123456' } },
    });
    expect(field(messages.code).autocomplete).toBe('one-time-code');
  });

  it('is cleared after a wrong code, and shows the number of remaining attempts', async () => {
    await toCode();
    replies.push(fail('CODE_WRONG', { triesLeft: 4 }));
    await typeCode('123456');
    expect(field(messages.code).value).toBe('');
    expect(field(messages.code).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('dialog').textContent).toContain('4 more attempts with this code.');
    // Entering the same digits again is another attempt.
    replies.push(fail('CODE_WRONG', { triesLeft: 0 }));
    await typeCode('123456');
    expect(calls).toHaveLength(3);
    expect(screen.getByRole('dialog').textContent).toContain(messages.triesNone);
  });

  it('can resend the code after a wait, and announces the wait sparingly', async () => {
    vi.useFakeTimers();
    await toCode();
    const getResendButton = () => screen.getByText(messages.resend, { selector: 'button' });
    const getAnnouncement = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(getAnnouncement()).toContain('You can ask for another code in 30 seconds.');
    await act(async () => vi.advanceTimersByTime(5000));
    expect(screen.getByRole('dialog').textContent).toContain('in 25 seconds');
    expect(getAnnouncement()).not.toContain('You can ask for another code in 25 seconds.');
    expect(getResendButton().getAttribute('aria-disabled')).toBe('true');
    await press(messages.resend);
    expect(calls).toHaveLength(1);
    await act(async () => vi.advanceTimersByTime(25_000));
    expect(getResendButton().getAttribute('aria-disabled')).toBeNull();
    expect(getAnnouncement()).toContain(messages.resendNow);
    replies.push(fail('CODE_LIMIT'));
    await press(messages.resend);
    expect(screen.getByText('said: CODE_LIMIT')).toBeTruthy();
    replies.push(ok({ kind: 'code', challenge: challenge({ sendsLeft: 0, resendAt: Date.now() + 30_000 }) }));
    await press(messages.resend);
    expect(screen.getByText(messages.sendsNone)).toBeTruthy();
  });

  it("expires on time, even when the browser's clock is wrong", async () => {
    vi.useFakeTimers();
    // The browser's clock is an hour behind the server's.
    await toCode({ expiresAt: Date.now() + 3_900_000, resendAt: Date.now() + 3_630_000 });
    expect(screen.getByRole('dialog').textContent).toContain('in 60 seconds');
    await act(async () => vi.advanceTimersByTime(331_000));
    expect(screen.getByText(messages.codeExpired)).toBeTruthy();
  });

  it('returns to the first step when the challenge is no longer valid', async () => {
    await toCode();
    replies.push(fail('CHALLENGE_NOT_FOUND'));
    await typeCode('123456');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(messages.signInTitle);
    expect(screen.getByRole('alert').textContent).toBe('said: CHALLENGE_NOT_FOUND');
  });
});

describe('The auth dialog', () => {
  it('closes with Back and with Escape, and removes its history entry', async () => {
    const push = vi.spyOn(history, 'pushState');
    renderAuth();
    expect(push).toHaveBeenCalledTimes(1);
    await press(messages.signIn);
    await act(async () => void screen.getByRole('dialog').dispatchEvent(new Event('close')));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows the other auth pages inside, and carries what was typed', async () => {
    renderAuth();
    type(messages.identifier, 'layla@binaa.example');
    await act(async () => void fireEvent.click(screen.getByText(messages.forgot)));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(messages.forgotTitle);
    expect(field(messages.identifier).value).toBe('layla@binaa.example');
    expect(document.activeElement).toBe(field(messages.identifier));
  });

  it('toggles the visible password independently of other fields', async () => {
    renderAuth();
    await press(messages.showPassword);
    await press(messages.signIn);
    expect(field(messages.password).type).toBe('text');
    await press(messages.hidePassword);
    expect(field(messages.password).type).toBe('password');
  });
});
