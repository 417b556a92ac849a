import type { FlashMessageModel } from '#lib/format/models/account.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { encodeHeaderPath } from '#lib/locale/locale-path.ts';
import { getFieldMessage } from '#lib/messages/error-messages.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

/** Context of the auth and account pages; `Astro.locals` provides it. */
export interface SessionContext {
  locale: Locale;
  t: Translate;
  requestSession: RequestSession;
  flashMessage: FlashMessage | undefined;
}

const EMPTY_FORM: FormModel = { values: {}, errors: {}, error: null };

// A required password accepts any non-empty value, so its only error is "missing".
const MISSING_MESSAGES: Record<string, string> = { signIn: 'passwordMissing' };

const stripBodyPrefix = (name: string) => name.replace(/^body\./, '');

/**
 * Returns values and errors of a form after a failed submit; empty when the flash message belongs to another
 * form.
 */
export function getFormState(form: string, { flashMessage, locale, t }: SessionContext): FormModel {
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

/** Returns the `next` parameter when it is a localised page path, else undefined. */
export function getReturnPath(url: URL): string | undefined {
  const next = url.searchParams.get('next') ?? '';
  const isPage = next.length <= 500 && /^\/[a-z]{2}-[a-z]{2}(?:[/?][^\p{Cc}\\]*)?$/u.test(next);
  return isPage ? encodeHeaderPath(next) : undefined;
}
