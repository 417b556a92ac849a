import { expect, it } from 'vitest';
import {
  getFlashMessage,
  getFormState,
  getReturnPath,
  type SessionContext,
} from '#lib/loaders/auth/form-state.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';

const saying = (flashMessage: FlashMessage | undefined) =>
  ({ locale: DEFAULT_LOCALE, t: getTranslate('en'), flashMessage }) as SessionContext;

const going = (next: string) =>
  getReturnPath(new URL(`https://shop.example/en-ae/sign-in?${new URLSearchParams({ next })}`));

it.each(['/en-ae', '/ar-kw/cart', '/en-ae/product-list?q=saw'])('%s is a valid return path', (next) => {
  expect(going(next)).toBe(next);
});

it.each([
  '',
  '//elsewhere.example',
  '/en-ae\\elsewhere.example',
  '/en-aeroplane',
  '/api/forms/signOut',
  'https://elsewhere.example/en-ae',
  '/en-ae/\u0007',
  `/en-ae/${'x'.repeat(500)}`,
])('%j is not a valid return path', (next) => {
  expect(going(next)).toBeUndefined();
});

it('a return path with non-ASCII letters is percent-encoded for the header', () => {
  expect(going('/ar-ae/search?q=دهان')).toBe('/ar-ae/search?q=%D8%AF%D9%87%D8%A7%D9%86');
});

it('a form shows its own flash message only', () => {
  const flash = { form: 'signIn', fields: ['body.identifier', 'password'], values: { identifier: 'layla' } };
  expect(getFormState('signIn', saying(flash))).toEqual({
    values: { identifier: 'layla' },
    errors: {
      identifier: 'Please enter a valid email address or mobile number.',
      password: 'Please enter password.',
    },
    error: null,
  });
  expect(getFormState('sendCode', saying(flash))).toEqual({ values: {}, errors: {}, error: null });
});

it('a new password has a rule, a current one has none', () => {
  const { errors } = getFormState('signUp', saying({ form: 'signUp', fields: ['password'] }));
  expect(errors.password).toBe('At least 8 characters and at least 1 number.');
});

it('an error of another form is shown on the next page', () => {
  const flash = { form: 'session', error: 'Your session has ended. Please try again.' };
  expect(getFlashMessage(saying(flash), ['signIn'])).toEqual({ kind: 'error', text: flash.error });
  expect(getFlashMessage(saying({ ...flash, form: 'signIn' }), ['signIn'])).toBeNull();
  expect(getFlashMessage(saying({ form: 'signOut' }), ['signIn'])).toBeNull();
  expect(getFlashMessage(saying(undefined), [])).toBeNull();
});
