import type { SaidModel, TypedModel } from '#lib/format/models.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { headerPath } from '#lib/locale/path.ts';
import { fieldWords } from '#lib/messages/errors.ts';
import type { Translate } from '#lib/messages/index.ts';
import type { Flash } from '#lib/session/flash.server.ts';
import type { Shopper } from '#lib/session/shopper.server.ts';

/** What the pages of identity and of the account are given: `Astro.locals` has it. */
export interface VisitorContext {
  locale: Locale;
  t: Translate;
  shopper: Shopper;
  flash: Flash | undefined;
}

const EMPTY: TypedModel = { values: {}, errors: {}, error: null };

// In the place of a password that is asked for, anything holds that is there at all.
const ASKED: Record<string, string> = { signIn: 'passwordMissing' };

const plainName = (name: string) => name.replace(/^body\./, '');

/** What a form shows again of what it said; nothing when it was another one that spoke. */
export function readTyped(form: string, { flash, locale, t }: VisitorContext): TypedModel {
  if (flash?.form !== form) return EMPTY;
  const asked = ASKED[form];
  const sentence = (field: string): string =>
    fieldWords(field === 'password' && asked ? asked : field, locale.language) ?? t('errors:INVALID_REQUEST');
  const names = (flash.fields ?? []).map(plainName);
  const values = Object.entries(flash.values ?? {}).map(([name, value]) => [plainName(name), value]);
  return {
    values: Object.fromEntries(values),
    errors: Object.fromEntries(names.map((name) => [name, sentence(name)])),
    error: flash.error ?? null,
  };
}

/** What a form of elsewhere has to say on this page: of a session that ended, say. */
export function readSaid({ flash }: VisitorContext, own: readonly string[]): SaidModel | null {
  if (!flash?.error || own.includes(flash.form)) return null;
  return { kind: 'error', text: flash.error };
}

/** Where somebody was going: a page of one of the locales, or nothing. */
export function readNext(url: URL): string | undefined {
  const next = url.searchParams.get('next') ?? '';
  const isPage = next.length <= 500 && /^\/[a-z]{2}-[a-z]{2}(?:[/?][^\p{Cc}\\]*)?$/u.test(next);
  return isPage ? headerPath(next) : undefined;
}
