import { Field } from '#layouts/blocks/ui/form/Field.tsx';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { formatPhoneData } from '#lib/format/phone-input.ts';
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
  /** Prefix of the `autocomplete` tokens: `shipping` or `billing`. */
  section: 'shipping' | 'billing';
  /** Whether fields have `required`: not while they may be hidden. */
  isRequired: boolean;
  field: (name: string) => CheckoutFieldProps;
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
          type="text"
          inputMode="tel"
          dir="ltr"
          autoComplete={`${section} tel-national`}
          data-phone={formatPhoneData(country)}
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
