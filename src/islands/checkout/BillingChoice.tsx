import { BILLING_CHOICE_FIELD } from '#lib/format/checkout/delivery-form.ts';
import { AddressTypeField, RegionFields, StreetFields } from './AddressFields.tsx';
import { type CheckoutSectionProps, ContactFields } from './ContactFields.tsx';
import type { DeliveryMessages } from './messages.ts';

type BillingChoiceProps = Pick<CheckoutSectionProps, 'country' | 'field'> & {
  messages: DeliveryMessages;
  isOther: boolean;
};

/** The address on the invoice: by default that of the delivery, and none for a collection. */
export function BillingChoice({ isOther, ...common }: BillingChoiceProps) {
  const { messages, field } = common;
  const fields = { ...common, section: 'billing', isRequired: false } as const;
  const { name, defaultValue } = field('addressType');
  return (
    <fieldset className="form__section billing">
      <legend className="form__legend">{messages.billing}</legend>
      <label className="option">
        <input type="radio" name={BILLING_CHOICE_FIELD} value="same" defaultChecked={!isOther} />
        <span className="billing__same">{messages.billingSame}</span>
        <span className="billing__none">{messages.billingNone}</span>
      </label>
      <label className="option">
        <input type="radio" name={BILLING_CHOICE_FIELD} value="other" defaultChecked={isOther} />
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
