import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthDialog } from '#islands/auth/dialog/AuthDialog.tsx';
import { getAuthDialogMessages } from '#islands/auth/messages.ts';
import { ERROR_STATUSES, type ErrorCode } from '#lib/contract/errors.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectSession } from '#lib/state/auth/session.ts';

const t = getTranslate('en');
const locale = parseLocale('en-ae') as Locale;
const onRequest = vi.fn<(request: Request) => void>();
const assign = vi.fn();

/** Makes every API call fail with a code. */
function failRequests(code: ErrorCode, details?: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    onRequest(
      new Request(new URL(String(input instanceof Request ? input.url : input), location.href), init),
    );
    const error = { code, message: getErrorMessage(code, 'en', details), details };
    return Response.json({ error }, { status: ERROR_STATUSES[code] });
  });
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  onRequest.mockReset();
  vi.stubGlobal('location', { ...window.location, href: 'http://localhost/en-ae', assign });
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['layla@binaa.example', 'Incorrect email or password.'],
  ['050 123 4567', 'Incorrect mobile number or password.'],
])('a wrong password for %s is reported in terms of the identifier', async (identifier, text) => {
  failRequests('CREDENTIALS_WRONG');
  connectSession({ language: 'en', country: 'ae' });
  const dialogMessages = getAuthDialogMessages(t, locale);
  render(
    <AuthDialog
      request={{ view: 'sign-in' }}
      locale={locale}
      messages={dialogMessages}
      label="Account"
      onClose={() => {}}
    />,
  );
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type(dialogMessages.identifier, identifier);
  type(dialogMessages.password, 'a guess');
  await press(dialogMessages.signIn);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

describe('Too many attempts', () => {
  it.each([
    [900, 'Too many attempts. Please try again in 15 minutes.'],
    [61, 'Too many attempts. Please try again in 2 minutes.'],
    [20, 'Too many attempts. Please wait a moment and try again.'],
  ])('for %i seconds are reported in the dialog with the waiting time', async (seconds, text) => {
    failRequests('TOO_MANY_REQUESTS', { seconds });
    connectSession({ language: 'en', country: 'ae' });
    const dialogMessages = getAuthDialogMessages(t, locale);
    const request = { view: 'sign-in', prefill: { email: 'layla@binaa.example' } } as const;
    render(
      <AuthDialog
        request={request}
        locale={locale}
        messages={dialogMessages}
        label="Account"
        onClose={() => {}}
      />,
    );
    const type = (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    type(dialogMessages.identifier, 'layla@binaa.example');
    type(dialogMessages.password, 'a guess');
    await press(dialogMessages.signIn);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect((screen.getByLabelText(dialogMessages.password) as HTMLInputElement).value).toBe('a guess');
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it('are reported in Arabic with the right plural', () => {
    const text = (seconds: number) => getErrorMessage('TOO_MANY_REQUESTS', 'ar', { seconds });
    expect([text(120), text(600), text(900)]).toEqual([
      expect.stringContaining('بعد دقيقتين'),
      expect.stringContaining('بعد 10 دقائق'),
      expect.stringContaining('بعد 15 دقيقة'),
    ]);
  });
});
