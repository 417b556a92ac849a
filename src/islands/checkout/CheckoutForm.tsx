import { useRef } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import { BILLING_CHOICE_FIELD, BILLING_PREFIX } from '#lib/format/checkout/checkout-form.ts';
import type { CheckoutModel } from '#lib/format/models/checkout.ts';
import type { IslandContext } from '../context.ts';
import { formatCount } from '../ui/messages.ts';
import { useReady } from '../ui/use-ready.ts';
import { AddressFields, AddressTypeField } from './AddressFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ErrorSummary, getFieldId } from './ErrorSummary.tsx';
import type { CheckoutMessages } from './messages.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

interface CheckoutFormProps {
  context: IslandContext;
  /** The totals beside the form are rendered by the page. */
  model: Pick<CheckoutModel, 'values' | 'errors' | 'error' | 'country' | 'expectedTotal'>;
  messages: CheckoutMessages;
}

/** Contact, address, billing and payment. Works without script; hydrated, it validates before submitting. */
export function CheckoutForm({ context, model, messages }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, error, country } = model;
  const checkout = useCheckoutForm({ form, country, errorTexts: messages.fields, serverErrors: errors });
  const { fieldErrors, isSubmitting } = checkout;
  useCheckoutDraft(form, country, values);
  useReady(form);

  const createFieldProps = (prefix: string) => (name: string) => ({
    name: prefix + name,
    id: getFieldId(prefix + name),
    defaultValue: values[prefix + name] ?? '',
    error: checkout.getError(prefix + name),
  });
  const common = { country, messages };
  const shipping = { ...common, section: 'shipping', isRequired: true, field: createFieldProps('') } as const;
  const billing = {
    ...common,
    section: 'billing',
    isRequired: false,
    field: createFieldProps(BILLING_PREFIX),
  } as const;
  const billingOptions = [
    { value: 'same', label: messages.billingSame, isChecked: values[BILLING_CHOICE_FIELD] !== 'other' },
    { value: 'other', label: messages.billingOther, isChecked: values[BILLING_CHOICE_FIELD] === 'other' },
  ];

  return (
    <form
      ref={form}
      className="form"
      action="/api/forms/checkout"
      method="post"
      // Errors are shown in the page's language, by the island or the server.
      noValidate
      {...checkout.handlers}
    >
      <input type="hidden" name="locale" value={context.locale} />
      <input type="hidden" name="amount" value={model.expectedTotal} />
      {error && (
        <Notice kind="error" title={messages.failedTitle} role="alert">
          <p>{error}</p>
        </Notice>
      )}
      {fieldErrors.length > 0 && (
        <ErrorSummary
          fieldErrors={fieldErrors}
          title={formatCount(messages.errorSummaryTitle, fieldErrors.length, context.language)}
          messages={messages}
        />
      )}
      <fieldset className="form__section">
        <legend className="form__legend">{messages.contact}</legend>
        <ContactFields {...shipping} />
      </fieldset>
      <fieldset className="form__section">
        <legend className="form__legend">{messages.address}</legend>
        <AddressFields {...shipping} />
        <AddressTypeField messages={messages} name="addressType" value={values.addressType ?? ''} />
      </fieldset>
      <fieldset className="form__section billing">
        <legend className="form__legend">{messages.billing}</legend>
        {billingOptions.map((payer) => (
          <label key={payer.value} className="option">
            <input
              type="radio"
              name={BILLING_CHOICE_FIELD}
              value={payer.value}
              defaultChecked={payer.isChecked}
            />
            {payer.label}
          </label>
        ))}
        <div className="billing__other">
          <p className="field__label">{messages.billingContact}</p>
          <ContactFields {...billing} />
          <AddressFields {...billing} />
          <AddressTypeField
            messages={messages}
            name={`${BILLING_PREFIX}addressType`}
            value={values[`${BILLING_PREFIX}addressType`] ?? ''}
          />
        </div>
      </fieldset>
      <section className="form__section" aria-labelledby="checkout-payment">
        <h2 className="form__legend" id="checkout-payment">
          {messages.payment}
        </h2>
        <p>{messages.paymentNote}</p>
        <Button variant="primary" isFullWidth aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? messages.paying : messages.pay}
        </Button>
      </section>
    </form>
  );
}
