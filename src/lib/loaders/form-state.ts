import { type FieldErrorMessages, getFieldErrorText } from '#lib/format/checkout/error-text.ts';
import { getCountryFieldMessages } from '#lib/format/field-messages.ts';
import type { FlashMessageModel } from '#lib/format/models/account.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { SessionContext } from './context.ts';

const EMPTY_FORM: FormModel = { values: {}, errors: {}, error: null };

const stripBodyPrefix = (name: string) => name.replace(/^body\./, '');

/** Returns the error texts of all fields, with the country's own. */
export function getFieldErrorMessages(locale: Locale, t: Translate): FieldErrorMessages {
  const { missing, field } = MESSAGE_RESOURCES[locale.language].errors;
  const country = getCountryFieldMessages(locale, t);
  return { missing: { ...missing, ...country.missing }, invalid: { ...field, ...country.invalid } };
}

/**
 * Returns values that distinguish empty fields from invalid ones: fields that were filled in have at least a
 * placeholder, because the flash message does not contain secrets such as passwords.
 */
function getKnownValues(
  { values, missing }: NonNullable<SessionContext['flashMessage']>,
  names: readonly string[],
): Record<string, string> {
  const isFilledIn = (name: string) => (missing ? !missing.includes(name) : values === undefined);
  return { ...values, ...Object.fromEntries(names.filter(isFilledIn).map((name) => [name, '?'])) };
}

/**
 * Returns values and errors of a form after a failed submit; empty when the flash message belongs to another
 * form.
 */
export function getFormState(
  form: string,
  { flashMessage, locale, t }: Pick<SessionContext, 'flashMessage' | 'locale' | 't'>,
): FormModel {
  if (flashMessage?.form !== form) return EMPTY_FORM;
  const messages = getFieldErrorMessages(locale, t);
  const names = (flashMessage.fields ?? []).map(stripBodyPrefix);
  const knownValues = getKnownValues(flashMessage, names);
  const getMessage = (name: string): string =>
    getFieldErrorText(name, knownValues, messages) || t('errors:INVALID_REQUEST');
  const values = Object.entries(flashMessage.values ?? {}).map(([name, value]) => [
    stripBodyPrefix(name),
    value,
  ]);
  return {
    values: Object.fromEntries(values),
    errors: Object.fromEntries(
      names.map((name) => [name, flashMessage.fieldErrors?.[name] ?? getMessage(name)]),
    ),
    error: flashMessage.error ?? null,
  };
}

/**
 * Returns the error of a form of another page, such as an expired session; `pageForms` lists the page's forms.
 */
export function getFlashMessage(
  { flashMessage }: SessionContext,
  pageForms: readonly string[],
): FlashMessageModel | null {
  if (!flashMessage?.error || pageForms.includes(flashMessage.form)) return null;
  return { kind: 'error', text: flashMessage.error };
}

/**
 * Returns the success message of the last form, by the form's name, otherwise its error. Forms in `pageForms`
 * display their own errors.
 */
export function getFormFlashMessage(
  context: SessionContext,
  successMessages: Record<string, string>,
  pageForms: readonly string[],
): FlashMessageModel | null {
  const { flashMessage } = context;
  const text = flashMessage && successMessages[flashMessage.form];
  const isSuccess = text && !flashMessage.error && !flashMessage.fields?.length;
  return isSuccess ? { kind: 'success', text } : getFlashMessage(context, pageForms);
}
