import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getNextView, getViewForPath, isPersonalPath, updateFormValues } from '#islands/auth/dialog/views.ts';
import { getAuthHelpMessages } from '#islands/auth/messages.ts';
import { PasswordForm } from '#islands/auth/PasswordForm.tsx';
import { ResendCodeIsland, VerifyCodeIsland } from '#islands/auth/VerifyCode.tsx';
import { ForgotPasswordForm } from '#layouts/blocks/auth/ForgotPasswordForm.tsx';
import { getAuthFormLocale } from '#layouts/blocks/auth/form-props.ts';
import { getAuthMessages } from '#layouts/blocks/auth/messages.ts';
import { SendCodeForm } from '#layouts/blocks/auth/SendCodeForm.tsx';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { ChallengeModel } from '#lib/format/models/account.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const locale = parseLocale('en-ae') as Locale;
const t = getTranslate('en');
const messages = getAuthMessages(t, locale);
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

const challenge: ChallengeModel = {
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

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('The page for a code', () => {
  const common = {
    messages,
    formLocale: getAuthFormLocale(locale),
    challenge,
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
    const sent: boolean[] = [];
    island.addEventListener('ready', () => {
      const form = island.querySelector('form') as HTMLFormElement;
      const send = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      sent.push(send(), send());
    });
    render(
      <ResendCodeIsland
        {...common}
        challenge={{ ...challenge, resendIn: 0 }}
        helpMessages={getAuthHelpMessages(t)}
        idPrefix="resend"
      />,
      {
        container: island,
      },
    );
    // The first is sent, the second is a duplicate.
    expect(sent).toEqual([true, false]);
    island.remove();
  });

  it('counts down the seconds until a code can be resent', async () => {
    vi.useFakeTimers();
    render(<ResendCodeIsland {...common} helpMessages={getAuthHelpMessages(t)} idPrefix="resend" />);
    const getResendButton = () => screen.getByText(messages.resend, { selector: 'button' });
    expect(getResendButton().getAttribute('aria-disabled')).toBe('true');
    await act(async () => vi.advanceTimersByTime(3000));
    expect(getResendButton().getAttribute('aria-disabled')).toBeNull();
  });
});

describe('An auth form with a return path', () => {
  const common = {
    messages,
    formLocale: getAuthFormLocale(locale),
    values: {},
    errors: {},
    error: null,
    idPrefix: 'form',
    returnPath: '/en-ae/checkout',
  };
  const withHelp = { ...common, helpMessages: getAuthHelpMessages(t) };

  it.each([
    ['signIn', <PasswordForm key="form" {...withHelp} kind="sign-in" />],
    ['signUp', <PasswordForm key="form" {...withHelp} kind="sign-up" />],
    ['choosePassword', <PasswordForm key="form" {...withHelp} kind="new-password" />],
    ['sendCode', <SendCodeForm key="form" {...common} />],
    ['forgotPassword', <ForgotPasswordForm key="form" {...common} />],
    ['verifyCode', <VerifyCodeIsland key="form" {...common} challenge={challenge} />],
    ['resendCode', <ResendCodeIsland key="form" {...withHelp} challenge={challenge} />],
  ])('posts it to %s without script', (action, form) => {
    const page = new DOMParser().parseFromString(renderToString(form), 'text/html');
    const found = page.querySelector(`form[action="/api/forms/${action}"] input[type=hidden][name=next]`);
    expect(found?.getAttribute('value')).toBe('/en-ae/checkout');
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
    const empty = { identifier: '', name: '', email: '', mobile: '' };
    expect(updateFormValues(empty, 'identifier', 'a@b.cd')).toMatchObject({ email: 'a@b.cd' });
    expect(updateFormValues(empty, 'identifier', '050')).toMatchObject({ mobile: '050' });
    expect(updateFormValues(empty, 'email', 'a@b.cd')).toMatchObject({ identifier: 'a@b.cd' });
    expect(updateFormValues(empty, 'password', 'secret')).toEqual(empty);
  });

  it('distinguish pages of the account from public pages', () => {
    expect(['/en-ae/cart', '/ar-kw/my-account/profile'].every(isPersonalPath)).toBe(true);
    expect(['/en-ae', '/en-ae/products/cart', '/en-ae/category/cart'].some(isPersonalPath)).toBe(false);
  });
});
