import type { FlashMessageModel } from '#lib/format/models/account.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import { getFieldMessage } from '#lib/messages/error-messages.ts';
import type { SessionContext } from './context.ts';

const EMPTY_FORM: FormModel = { values: {}, errors: {}, error: null };

// A required password accepts any non-empty value, so its only error is "missing".
const MISSING_MESSAGES: Record<string, string> = { signIn: 'passwordMissing' };

const stripBodyPrefix = (name: string) => name.replace(/^body\./, '');

/**
 * Returns values and errors of a form after a failed submit; empty when the flash message belongs to another
 * form.
 */
export function getFormState(
  form: string,
  { flashMessage, locale, t }: Pick<SessionContext, 'flashMessage' | 'locale' | 't'>,
): FormModel {
  if (flashMessage?.form !== form) return EMPTY_FORM;
  const missingMessage = MISSING_MESSAGES[form];
  const getErrorMessage = (field: string): string =>
    getFieldMessage(field === 'password' && missingMessage ? missingMessage : field, locale.language) ??
    t('errors:INVALID_REQUEST');
  const names = (flashMessage.fields ?? []).map(stripBodyPrefix);
  const values = Object.entries(flashMessage.values ?? {}).map(([name, value]) => [
    stripBodyPrefix(name),
    value,
  ]);
  return {
    values: Object.fromEntries(values),
    errors: Object.fromEntries(names.map((name) => [name, getErrorMessage(name)])),
    error: flashMessage.error ?? null,
  };
}

/**
 * Returns the error of a form that is not on this page, such as an expired session; `ownForms` lists the page's
 * forms.
 */
export function getFlashMessage(
  { flashMessage }: SessionContext,
  ownForms: readonly string[],
): FlashMessageModel | null {
  if (!flashMessage?.error || ownForms.includes(flashMessage.form)) return null;
  return { kind: 'error', text: flashMessage.error };
}

/**
 * Returns the success message of the last form, by the form's name, else its error. Forms in `ownForms` display
 * their own errors.
 */
export function getFormFlashMessage(
  context: SessionContext,
  successMessages: Record<string, string>,
  ownForms: readonly string[],
): FlashMessageModel | null {
  const { flashMessage } = context;
  const text = flashMessage && successMessages[flashMessage.form];
  const isSuccess = text && !flashMessage.error && !flashMessage.fields?.length;
  return isSuccess ? { kind: 'success', text } : getFlashMessage(context, ownForms);
}
