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
  shopper: RequestSession;
  flash: FlashMessage | undefined;
}

const EMPTY: FormModel = { values: {}, errors: {}, error: null };

// A required password accepts any non-empty value, so its only error is "missing".
const MISSING_MESSAGES: Record<string, string> = { signIn: 'passwordMissing' };

const plainName = (name: string) => name.replace(/^body\./, '');

/**
 * Returns values and errors of a form after a failed submit; empty when the flash message belongs to another
 * form.
 */
export function getFormState(form: string, { flash, locale, t }: SessionContext): FormModel {
  if (flash?.form !== form) return EMPTY;
  const asked = MISSING_MESSAGES[form];
  const getErrorMessage = (field: string): string =>
    getFieldMessage(field === 'password' && asked ? asked : field, locale.language) ??
    t('errors:INVALID_REQUEST');
  const names = (flash.fields ?? []).map(plainName);
  const values = Object.entries(flash.values ?? {}).map(([name, value]) => [plainName(name), value]);
  return {
    values: Object.fromEntries(values),
    errors: Object.fromEntries(names.map((name) => [name, getErrorMessage(name)])),
    error: flash.error ?? null,
  };
}

/**
 * Returns the error of a form that is not on this page, such as an expired session; `ownForms` lists the page's
 * forms.
 */
export function getFlashMessage({ flash }: SessionContext, own: readonly string[]): FlashMessageModel | null {
  if (!flash?.error || own.includes(flash.form)) return null;
  return { kind: 'error', text: flash.error };
}

/** Returns the `next` parameter when it is a localised page path, else undefined. */
export function getReturnPath(url: URL): string | undefined {
  const next = url.searchParams.get('next') ?? '';
  const isPage = next.length <= 500 && /^\/[a-z]{2}-[a-z]{2}(?:[/?][^\p{Cc}\\]*)?$/u.test(next);
  return isPage ? encodeHeaderPath(next) : undefined;
}
