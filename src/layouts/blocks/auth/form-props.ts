import type { ComponentProps, ReactNode } from 'react';
import type { FormModel } from '#lib/format/models/contact.ts';
import { formatPhoneData } from '#lib/format/phone-input.ts';
import type { Language, Locale, LocaleTag } from '#lib/locale/locale.ts';
import type { AuthMessages } from './messages.ts';

/** Locale data of an auth form, serialisable for islands. */
export interface AuthFormLocale {
  locale: LocaleTag;
  language: Language;
  /** Path prefix of every link: `/en-ae`. */
  prefix: string;
  /** Dialling code of the country, without plus sign. */
  dialCode: string;
  /** Rules of its phone fields, by `formatPhoneData`. */
  phoneData: string;
}

/** Props of every auth form. Its inputs are uncontrolled. */
export interface AuthFormProps extends FormModel {
  messages: AuthMessages;
  formLocale: AuthFormLocale;
  /** Path to return to after the form. */
  returnPath?: string | undefined;
  /** Prefix of element ids: a page and a dialog over it may contain the same form. */
  idPrefix: string;
  /** Form attributes set by a dialog, such as its submit handler. */
  formProps?: ComponentProps<'form'>;
  /** Button that shows the password; needs script. */
  passwordToggle?: ReactNode;
}

/** Creates the locale data of auth forms, on the server and in the dialog. */
export function getAuthFormLocale({ tag, language, country }: Locale): AuthFormLocale {
  const { dialCode } = country;
  return { locale: tag, language, prefix: `/${tag}`, dialCode, phoneData: formatPhoneData(country) };
}

/** Props of the field for a property of the request body. */
export function getFieldProps({ idPrefix, values, errors }: AuthFormProps, name: string) {
  return {
    id: `${idPrefix}-${name}`,
    name: `body.${name}`,
    defaultValue: values[name] ?? '',
    error: errors[name] ?? null,
    required: true,
  };
}

/** Link to an auth page, keeping the return path. */
export function getAuthHref(
  { prefix }: AuthFormLocale,
  page: string,
  returnPath: string | undefined,
): string {
  return `${prefix}/${page}${returnPath ? `?next=${encodeURIComponent(returnPath)}` : ''}`;
}
