import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getNextView, getViewForPath, isPersonalPath, updateFormValues } from '#islands/auth/dialog/views.ts';
import { getAuthHelpMessages } from '#islands/auth/messages.ts';
import { ResendCodeIsland, VerifyCodeIsland } from '#islands/auth/VerifyCode.tsx';
import { getAuthFormLocale } from '#layouts/blocks/auth/form-props.ts';
import { getAuthMessages } from '#layouts/blocks/auth/messages.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { ChallengeModel } from '#lib/format/models/account.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const locale = parseLocale('en-ae') as Locale;
const t = getTranslate('en');
const messages = getAuthMessages(t, locale);
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('The page for a code', () => {
  const model: ChallengeModel = {
    purpose: 'reset',
    channel: 'sms',
    sentTo: '+971 •••• 4567',
    validUntil: '14:05',
    isExpired: false,
    expiresIn: 300,
    resendIn: 3,
    sendsLeft: 2,
    triesLeft: null,
  };
  const common = {
    messages,
    formLocale: getAuthFormLocale(locale),
    challenge: model,
    values: {},
    errors: {},
    error: null,
  };

  it('submits its form once by itself', () => {
    render(<VerifyCodeIsland {...common} idPrefix="verify" />);
    const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
    fireEvent.input(field(messages.code), { target: { value: '1 2 3 4 5 6' } });
    expect(field(messages.code).value).toBe('123456');
    expect(submit).toHaveBeenCalledTimes(1);
    const form = field(messages.code).form as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('/api/forms/verifyCode');
    expect(fireEvent.submit(form)).toBe(true);
    expect(fireEvent.submit(form)).toBe(false);
  });

  it('dispatches "ready" once the resend form handles clicks', () => {
    const island = document.body.appendChild(document.createElement('astro-island'));
    const listened: boolean[] = [];
    island.addEventListener('ready', () => {
      const form = island.querySelector('form') as HTMLFormElement;
      const send = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      listened.push(send(), send());
    });
    render(
      <ResendCodeIsland
        {...common}
        challenge={{ ...model, resendIn: 0 }}
        helpMessages={getAuthHelpMessages(t)}
        idPrefix="resend"
      />,
      {
        container: island,
      },
    );
    // The first is sent, the second is a duplicate.
    expect(listened).toEqual([true, false]);
    island.remove();
  });

  it('counts down the seconds until a code can be resent', async () => {
    vi.useFakeTimers();
    render(<ResendCodeIsland {...common} helpMessages={getAuthHelpMessages(t)} idPrefix="resend" />);
    const again = () => screen.getByText(messages.resend, { selector: 'button' });
    expect(again().getAttribute('aria-disabled')).toBe('true');
    await act(async () => vi.advanceTimersByTime(3000));
    expect(again().getAttribute('aria-disabled')).toBeNull();
  });
});

describe('Sign-in steps', () => {
  it('lead to their pages', () => {
    expect(getNextView({ kind: 'deleted' })).toBeUndefined();
    expect(getNextView({ kind: 'signed-in', profile: {} as Profile })).toBeUndefined();
    expect(getViewForPath('/en-ae/forgot-password')).toEqual({ name: 'forgot' });
    expect(getViewForPath('/en-ae/terms-conditions')).toBeUndefined();
  });

  it('carry what was typed to the next form', () => {
    const nobody = { identifier: '', name: '', email: '', mobile: '' };
    expect(updateFormValues(nobody, 'identifier', 'a@b.cd')).toMatchObject({ email: 'a@b.cd' });
    expect(updateFormValues(nobody, 'identifier', '050')).toMatchObject({ mobile: '050' });
    expect(updateFormValues(nobody, 'email', 'a@b.cd')).toMatchObject({ identifier: 'a@b.cd' });
    expect(updateFormValues(nobody, 'password', 'secret')).toEqual(nobody);
  });

  it('distinguish pages of the account from public pages', () => {
    expect(['/en-ae/cart', '/ar-kw/my-account/profile'].every(isPersonalPath)).toBe(true);
    expect(['/en-ae', '/en-ae/products/cart', '/en-ae/category/cart'].some(isPersonalPath)).toBe(false);
  });
});
