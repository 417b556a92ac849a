import type { FlashMessageModel } from '#lib/format/models/account.ts';
import type { FormModel } from '#lib/format/models/contact.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { encodeHeaderPath } from '#lib/locale/locale-path.ts';
import { getFieldMessage } from '#lib/messages/error-messages.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

/** What the pages of identity and of the account are given: `Astro.locals` has it. */
export interface SessionContext {
  locale: Locale;
  t: Translate;
  shopper: RequestSession;
  flash: FlashMessage | undefined;
}

const EMPTY: FormModel = { values: {}, errors: {}, error: null };

// In the place of a password that is asked for, anything holds that is there at all.
const MISSING_MESSAGES: Record<string, string> = { signIn: 'passwordMissing' };

const plainName = (name: string) => name.replace(/^body\./, '');

/** What a form shows again of what it said; nothing when it was another one that spoke. */
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

/** What a form of elsewhere has to say on this page: of a session that ended, say. */
export function getFlashMessage({ flash }: SessionContext, own: readonly string[]): FlashMessageModel | null {
  if (!flash?.error || own.includes(flash.form)) return null;
  return { kind: 'error', text: flash.error };
}

/** Where somebody was going: a page of one of the locales, or nothing. */
export function getReturnPath(url: URL): string | undefined {
  const next = url.searchParams.get('next') ?? '';
  const isPage = next.length <= 500 && /^\/[a-z]{2}-[a-z]{2}(?:[/?][^\p{Cc}\\]*)?$/u.test(next);
  return isPage ? encodeHeaderPath(next) : undefined;
}
