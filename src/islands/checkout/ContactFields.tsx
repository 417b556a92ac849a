import type { FormEvent } from 'react';
import { Field } from '#layouts/blocks/ui/form/Field.tsx';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import type { CheckoutMessages } from './messages.ts';
import { normalizePhoneInput } from './use-phone-field.ts';

/** Props of a field besides its texts. */
export interface CheckoutFieldProps {
  id: string;
  name: string;
  defaultValue: string;
  error: string | null;
}

export interface AddressSectionProps {
  country: CheckoutCountry;
  messages: CheckoutMessages;
  /** Autofill section. */
  section: 'shipping' | 'billing';
  /** Whether fields have `required`: not while they may be hidden. */
  isRequired: boolean;
  field: (name: string) => CheckoutFieldProps;
}

function cleanPhone(event: FormEvent<HTMLInputElement>, country: CheckoutCountry): void {
  const input = event.currentTarget;
  const trimmed = normalizePhoneInput(input.value, country, event.type === 'blur');
  if (trimmed !== input.value) input.value = trimmed;
}

/** Name, email and mobile number. */
export function ContactFields({ country, messages, section, isRequired, field }: AddressSectionProps) {
  const common = { required: isRequired };
  return (
    <>
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
    </>
  );
}
