import type { FormEvent } from 'react';
import { Field, SelectField } from '#layouts/blocks/ui/form/Field.tsx';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { ADDRESS_FIELD_LENGTHS, getAddressFieldUse } from '#lib/locale/address-rules.ts';
import type { CheckoutMessages } from './messages.ts';
import { normalizePhoneInput } from './use-phone-field.ts';

/** Props of a field besides its texts. */
export interface CheckoutFieldProps {
  id: string;
  name: string;
  defaultValue: string;
  error: string | null;
}

interface PersonProps {
  country: CheckoutCountry;
  words: CheckoutMessages;
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
export function ContactFields({ country, words, section, isRequired, field }: PersonProps) {
  const common = { required: isRequired };
  return (
    <>
      <div className="form__pair">
        <Field
          {...field('firstName')}
          {...common}
          label={words.firstName}
          autoComplete={`${section} given-name`}
        />
        <Field
          {...field('lastName')}
          {...common}
          label={words.lastName}
          autoComplete={`${section} family-name`}
        />
      </div>
      <div className="form__pair">
        <Field
          {...field('emailAddress')}
          {...common}
          label={words.emailAddress}
          hint={section === 'shipping' ? words.emailHint : undefined}
          type="email"
          dir="ltr"
          maxLength={254}
          autoComplete={`${section} email`}
        />
        <Field
          {...field('phone')}
          {...common}
          label={words.phone}
          hint={section === 'shipping' ? words.phoneHint : undefined}
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

/** Address fields as the country needs them. */
export function AddressFields({ country, words, section, isRequired, field }: PersonProps) {
  const common = { required: isRequired };
  const [block, postalOrZipCode, shortAddress] = (['block', 'postalOrZipCode', 'shortAddress'] as const).map(
    (name) => getAddressFieldUse(country.code, name),
  );
  const whether = (rule: string | undefined) =>
    rule === 'required' ? { required: isRequired } : { optional: words.optional };
  return (
    <>
      <div className="form__pair">
        <SelectField
          {...field('emirate')}
          {...common}
          label={words.emirate}
          autoComplete={`${section} address-level1`}
        >
          <option value="">{words.choose}</option>
          {country.areas.map((area) => (
            <option key={area.value} value={area.value}>
              {area.label}
            </option>
          ))}
        </SelectField>
        <Field {...field('area')} {...common} label={words.area} autoComplete={`${section} address-level2`} />
      </div>
      <div className="form__pair">
        {block !== 'hidden' && (
          <Field
            {...field('block')}
            {...whether(block)}
            label={words.block}
            autoComplete={`${section} address-level3`}
          />
        )}
        <Field
          {...field('deliveryAddress')}
          {...common}
          label={words.deliveryAddress}
          hint={section === 'shipping' ? words.deliveryHint : undefined}
          maxLength={ADDRESS_FIELD_LENGTHS.deliveryAddress}
          autoComplete={`${section} address-line1`}
        />
      </div>
      <div className="form__pair">
        <Field
          {...field('buildingNo')}
          {...common}
          label={words.buildingNo}
          autoComplete={`${section} address-line2`}
        />
        <Field
          {...field('flatNo')}
          label={words.flatNo}
          optionalLabel={words.optional}
          autoComplete={`${section} address-line3`}
        />
      </div>
      {postalOrZipCode !== 'hidden' && (
        <div className="form__pair">
          <Field
            {...field('postalOrZipCode')}
            {...whether(postalOrZipCode)}
            label={words.postalOrZipCode}
            inputMode="numeric"
            dir="ltr"
            autoComplete={`${section} postal-code`}
          />
          {shortAddress !== 'hidden' && (
            <Field
              {...field('shortAddress')}
              {...whether(shortAddress)}
              label={words.shortAddress}
              hint={words.shortAddressHint}
              dir="ltr"
              autoComplete="off"
            />
          )}
        </div>
      )}
    </>
  );
}

interface KindProps {
  words: CheckoutMessages;
  name: string;
  value: string;
}

/** Home or work. */
export function AddressTypeField({ words, name, value }: KindProps) {
  const kinds = [
    { value: 'Residential', label: words.residential },
    { value: 'Commercial', label: words.commercial },
  ];
  return (
    <fieldset className="options">
      <legend className="field__label">{words.addressType}</legend>
      {kinds.map((kind) => (
        <label key={kind.value} className="option">
          <input
            type="radio"
            name={name}
            value={kind.value}
            defaultChecked={kind.value === (value || 'Residential')}
          />
          {kind.label}
        </label>
      ))}
    </fieldset>
  );
}
