import type { ComponentProps, ReactNode } from 'react';
import type { TypedModel } from '#lib/format/models.ts';
import type { Language, Locale, LocaleTag } from '#lib/locale/locale.ts';
import type { AuthWords } from './words.ts';

/** Where a form of identity stands, as plain data. */
export interface AuthPlace {
  locale: LocaleTag;
  language: Language;
  /** Before every link: `/en-ae`. */
  prefix: string;
  /** Of the country's numbers, without plus sign. */
  dialCode: string;
}

/** What every form of identity is given. Its inputs keep what is typed by themselves. */
export interface AuthFormProps extends TypedModel {
  words: AuthWords;
  place: AuthPlace;
  /** Where its reader was going: a path of the shop. */
  next?: string | undefined;
  /** Base of ids: a page and a dialog upon it may show the same form. */
  base: string;
  /** What a dialog adds to the form: how it is sent. */
  form?: ComponentProps<'form'>;
  /** What script puts below a password: showing it. */
  reveal?: ReactNode;
}

/** On the server: the place of a locale. */
export function makeAuthPlace({ tag, language, country }: Locale): AuthPlace {
  return { locale: tag, language, prefix: `/${tag}`, dialCode: country.dialCode };
}

/** What a field of a call's body has in every form. */
export function fieldOf({ base, values, errors }: AuthFormProps, name: string) {
  return {
    id: `${base}-${name}`,
    name: `body.${name}`,
    defaultValue: values[name] ?? '',
    error: errors[name] ?? null,
    required: true,
  };
}

/** A page of identity that knows where its reader was going. */
export function authPath({ prefix }: AuthPlace, page: string, next: string | undefined): string {
  return `${prefix}/${page}${next ? `?next=${encodeURIComponent(next)}` : ''}`;
}
