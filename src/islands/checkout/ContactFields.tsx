import type { FormEvent } from 'react';
import { Field } from '#layouts/blocks/ui/form/Field.tsx';
import { getPhoneRules } from '#lib/format/checkout/checkout-country.ts';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { toNationalNumber } from '#lib/format/phone.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import type { FieldMessages } from './messages.ts';

/** Props of a field besides its texts. */
export interface CheckoutFieldProps {
  id: string;
  name: string;
  defaultValue: string;
  error: string | null;
}

/** Props of a group of contact or address fields. */
export interface CheckoutSectionProps {
  country: CheckoutCountry;
  messages: FieldMessages;
  /** Autofill section. */
  section: 'shipping' | 'billing';
  /** Whether fields have `required`: not while they may be hidden. */
  isRequired: boolean;
  field: (name: string) => CheckoutFieldProps;
}

/**
 * Normalises a mobile number on input or blur: Latin digits, without the dial code shown in the prefix, at
 * most the country's length.
 */
function normalizePhoneInput(typed: string, country: CheckoutCountry, isBlurred: boolean): string {
  const { dialCode, mobileLength } = country;
  const digits = toNationalNumber(typed, getPhoneRules(country));
  const latin = toLatinDigits(typed);
  // While typing, a dial code is kept: only the complete number can be distinguished from a local one.
  const isCode = /^\s*(\+|00)/.test(latin) || digits.startsWith(dialCode);
  if (isCode && !isBlurred) return latin.slice(0, mobileLength + dialCode.length + 6);
  return digits.slice(0, mobileLength);
}

function cleanPhone(event: FormEvent<HTMLInputElement>, country: CheckoutCountry): void {
  const input = event.currentTarget;
  const trimmed = normalizePhoneInput(input.value, country, event.type === 'blur');
  if (trimmed !== input.value) input.value = trimmed;
}

/** Email, mobile number and name. */
export function ContactFields({ country, messages, section, isRequired, field }: CheckoutSectionProps) {
  const common = { required: isRequired };
  return (
    <>
      <div className="form__pair">
        <Field
          {...field('emailAddress')}
          {...common}
          label={messages.emailAddress}
          hint={section === 'shipping' ? messages.emailHint : undefined}
          type="email"
          dir="ltr"
          maxLength={254}
          autoComplete={`${section} email`}
        />
        <Field
          {...field('phone')}
          {...common}
          label={messages.phone}
          hint={section === 'shipping' ? messages.phoneHint : undefined}
          prefix={`+${country.dialCode}`}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete={`${section} tel-national`}
          onInput={(event) => cleanPhone(event, country)}
          onBlurCapture={(event) => cleanPhone(event, country)}
        />
      </div>
      <div className="form__pair">
        <Field
          {...field('firstName')}
          {...common}
          label={messages.firstName}
          autoComplete={`${section} given-name`}
        />
        <Field
          {...field('lastName')}
          {...common}
          label={messages.lastName}
          autoComplete={`${section} family-name`}
        />
      </div>
    </>
  );
}
