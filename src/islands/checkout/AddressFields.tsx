import { Field, SelectField } from '#layouts/blocks/ui/form/Field.tsx';
import { ADDRESS_FIELD_LENGTHS, getAddressFieldUse } from '#lib/locale/address-rules.ts';
import type { CheckoutSectionProps } from './ContactFields.tsx';
import type { FieldMessages } from './messages.ts';

/** Region and area of a billing address. */
export function RegionFields({ country, messages, section, isRequired, field }: CheckoutSectionProps) {
  const common = { required: isRequired };
  return (
    <div className="form__pair">
      <SelectField
        {...field('emirate')}
        {...common}
        label={messages.emirate}
        autoComplete={`${section} address-level1`}
      >
        <option value="">{messages.choose}</option>
        {country.regions.map((region) => (
          <option key={region.value} value={region.value}>
            {region.label}
          </option>
        ))}
      </SelectField>
      <Field
        {...field('area')}
        {...common}
        label={messages.area}
        autoComplete={`${section} address-level2`}
      />
    </div>
  );
}

/** Address fields below region and area, as the country requires them. */
export function StreetFields({ country, messages, section, isRequired, field }: CheckoutSectionProps) {
  const common = { required: isRequired };
  const [block, postalOrZipCode, shortAddress] = (['block', 'postalOrZipCode', 'shortAddress'] as const).map(
    (name) => getAddressFieldUse(country.code, name),
  );
  const getRequiredProps = (rule: string | undefined) =>
    rule === 'required' ? { required: isRequired } : { optionalLabel: messages.optional };
  return (
    <>
      <div className="form__pair">
        {block !== 'hidden' && (
          <Field
            {...field('block')}
            {...getRequiredProps(block)}
            label={messages.block}
            autoComplete={`${section} address-level3`}
          />
        )}
        <Field
          {...field('deliveryAddress')}
          {...common}
          label={messages.deliveryAddress}
          hint={section === 'shipping' ? messages.deliveryHint : undefined}
          maxLength={ADDRESS_FIELD_LENGTHS.deliveryAddress}
          autoComplete={`${section} address-line1`}
        />
      </div>
      <div className="form__pair">
        <Field
          {...field('buildingNo')}
          {...common}
          label={messages.buildingNo}
          autoComplete={`${section} address-line2`}
        />
        <Field
          {...field('flatNo')}
          label={messages.flatNo}
          optionalLabel={messages.optional}
          autoComplete={`${section} address-line3`}
        />
      </div>
      {getAddressFieldUse(country.code, 'paciNumber') !== 'hidden' && (
        <Field
          {...field('paciNumber')}
          label={messages.paciNumber}
          optionalLabel={messages.optional}
          hint={messages.paciHint}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
      )}
      {postalOrZipCode !== 'hidden' && (
        <div className="form__pair">
          <Field
            {...field('postalOrZipCode')}
            {...getRequiredProps(postalOrZipCode)}
            label={messages.postalOrZipCode}
            inputMode="numeric"
            dir="ltr"
            autoComplete={`${section} postal-code`}
          />
          {shortAddress !== 'hidden' && (
            <Field
              {...field('shortAddress')}
              {...getRequiredProps(shortAddress)}
              label={messages.shortAddress}
              hint={messages.shortAddressHint}
              dir="ltr"
              autoComplete="off"
            />
          )}
        </div>
      )}
    </>
  );
}

interface AddressTypeFieldProps {
  messages: FieldMessages;
  name: string;
  value: string;
}

/** Home or work. */
export function AddressTypeField({ messages, name, value }: AddressTypeFieldProps) {
  const kinds = [
    { value: 'Residential', label: messages.residential },
    { value: 'Commercial', label: messages.commercial },
  ];
  return (
    <fieldset className="options">
      <legend className="field__label">{messages.addressType}</legend>
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
