import { expect, it } from 'vitest';
import type { SessionContext } from '#lib/loaders/context.ts';
import { getFlashMessage, getFormFlashMessage, getFormState } from '#lib/loaders/form-state.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';

const createContext = (flashMessage: FlashMessage | undefined) =>
  ({ locale: DEFAULT_LOCALE, t: getTranslate('en'), flashMessage }) as SessionContext;

it('a form shows its own flash message only', () => {
  const flash = { form: 'signIn', fields: ['body.identifier', 'password'], values: { identifier: 'layla' } };
  expect(getFormState('signIn', createContext(flash))).toEqual({
    values: { identifier: 'layla' },
    errors: {
      identifier: 'Enter an email address, or a mobile number of 9 digits such as \u2066501234567\u2069.',
      password: 'Please enter password.',
    },
    error: null,
  });
  expect(getFormState('sendCode', createContext(flash))).toEqual({ values: {}, errors: {}, error: null });
});

it('a password that is not returned is distinguished from an empty one', () => {
  const read = (missing: string[]) =>
    getFormState('signUp', createContext({ form: 'signUp', fields: ['password'], missing, values: {} }))
      .errors;
  expect(read(['password']).password).toBe('Please enter password.');
  expect(read([]).password).toBe('Use at least 8 characters and at least 1 number.');
});

it('an error of another form is shown on the next page', () => {
  const flash = { form: 'session', error: 'Your session has ended. Please try again.' };
  expect(getFlashMessage(createContext(flash), ['signIn'])).toEqual({ kind: 'error', text: flash.error });
  expect(getFlashMessage(createContext({ ...flash, form: 'signIn' }), ['signIn'])).toBeNull();
  expect(getFlashMessage(createContext({ form: 'signOut' }), ['signIn'])).toBeNull();
  expect(getFlashMessage(createContext(undefined), [])).toBeNull();
});

it('a form that succeeded has its message, and a failed one its error unless the page shows it', () => {
  const successMessages = { removeDevice: 'Removed.' };
  const read = (flash: FlashMessage) =>
    getFormFlashMessage(createContext(flash), successMessages, ['askDeletion']);
  expect(read({ form: 'removeDevice' })).toEqual({ kind: 'success', text: 'Removed.' });
  expect(read({ form: 'removeDevice', error: 'Failed.' })).toEqual({ kind: 'error', text: 'Failed.' });
  expect(read({ form: 'removeDevice', fields: ['id'] })).toBeNull();
  expect(read({ form: 'askDeletion', error: 'Failed.' })).toBeNull();
});
