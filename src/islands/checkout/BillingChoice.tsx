import { BILLING_CHOICE_FIELD, SAVED_BILLING_PREFIX } from '#lib/format/checkout/delivery-form.ts';
import type { SavedAddressOption } from '#lib/format/models/checkout.ts';
import { AddressTypeField, RegionFields, StreetFields } from './AddressFields.tsx';
import { type CheckoutSectionProps, ContactFields } from './ContactFields.tsx';
import type { DeliveryMessages } from './messages.ts';

type BillingChoiceProps = Pick<CheckoutSectionProps, 'country' | 'field'> & {
  messages: DeliveryMessages;
  /** Chosen value of the radio group. */
  chosen: string;
  savedAddresses: SavedAddressOption[];
};

/** The address on the invoice: by default that of the delivery, and none for a collection. */
export function BillingChoice({ chosen, savedAddresses, ...common }: BillingChoiceProps) {
  const { messages, field } = common;
  const fields = { ...common, section: 'billing', isRequired: false } as const;
  const { name, defaultValue } = field('addressType');
  return (
    <fieldset className="form__section billing">
      <legend className="form__legend">{messages.billing}</legend>
      <label className="option">
        <input type="radio" name={BILLING_CHOICE_FIELD} value="same" defaultChecked={chosen === 'same'} />
        <span className="billing__same">{messages.billingSame}</span>
        <span className="billing__none">{messages.billingNone}</span>
      </label>
      {savedAddresses
        .filter(({ isForBilling }) => isForBilling)
        .map(({ id, name, text }) => (
          <label key={id} className="option">
            <input
              type="radio"
              name={BILLING_CHOICE_FIELD}
              value={SAVED_BILLING_PREFIX + id}
              defaultChecked={chosen === SAVED_BILLING_PREFIX + id}
            />
            <span>
              <bdi>{name}</bdi>
              <span className="option-card__hint">{text}</span>
            </span>
          </label>
        ))}
      <label className="option">
        <input type="radio" name={BILLING_CHOICE_FIELD} value="other" defaultChecked={chosen === 'other'} />
        {messages.billingOther}
      </label>
      <div className="billing__other">
        <p className="field__label">{messages.billingContact}</p>
        <ContactFields {...fields} />
        <RegionFields {...fields} />
        <StreetFields {...fields} />
        <AddressTypeField messages={messages} name={name} value={defaultValue} />
      </div>
    </fieldset>
  );
}
