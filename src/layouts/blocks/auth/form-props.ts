import type { ComponentProps, ReactNode } from 'react';
import type { FormModel } from '#lib/format/models/contact.ts';
import type { Language, Locale, LocaleTag } from '#lib/locale/locale.ts';
import type { AuthMessages } from './messages.ts';

/** Where a form of identity stands, as plain data. */
export interface AuthFormLocale {
  locale: LocaleTag;
  language: Language;
  /** Before every link: `/en-ae`. */
  prefix: string;
  /** Of the country's numbers, without plus sign. */
  dialCode: string;
}

/** What every form of identity is given. Its inputs keep what is typed by themselves. */
export interface AuthFormProps extends FormModel {
  messages: AuthMessages;
  formLocale: AuthFormLocale;
  /** Where its reader was going: a path of the shop. */
  returnPath?: string | undefined;
  /** Base of ids: a page and a dialog upon it may show the same form. */
  idPrefix: string;
  /** What a dialog adds to the form: how it is sent. */
  formProps?: ComponentProps<'form'>;
  /** What script puts below a password: showing it. */
  passwordToggle?: ReactNode;
}

/** On the server: the place of a locale. */
export function getAuthFormLocale({ tag, language, country }: Locale): AuthFormLocale {
  return { locale: tag, language, prefix: `/${tag}`, dialCode: country.dialCode };
}

/** What a field of a call's body has in every form. */
export function getFieldProps({ idPrefix, values, errors }: AuthFormProps, name: string) {
  return {
    id: `${idPrefix}-${name}`,
    name: `body.${name}`,
    defaultValue: values[name] ?? '',
    error: errors[name] ?? null,
    required: true,
  };
}

/** A page of identity that knows where its reader was going. */
export function getAuthHref(
  { prefix }: AuthFormLocale,
  page: string,
  returnPath: string | undefined,
): string {
  return `${prefix}/${page}${returnPath ? `?next=${encodeURIComponent(returnPath)}` : ''}`;
}
