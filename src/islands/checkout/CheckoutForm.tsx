import { useRef } from 'react';
import { Button } from '#layouts/blocks/Button.tsx';
import { Notice } from '#layouts/blocks/Notice.tsx';
import type { CheckoutModel } from '#lib/format/models.ts';
import { BILLING, PAYER } from '#lib/format/person.ts';
import type { ShopContext } from '../context.ts';
import { useReady } from '../ui/ready.ts';
import { countWords } from '../ui/words.ts';
import { AddressFields, AddressKind, ContactFields } from './PersonFields.tsx';
import { idOf, Problems } from './Problems.tsx';
import { useCheckout } from './use-checkout.ts';
import { useDraft } from './use-draft.ts';
import type { CheckoutWords } from './words.ts';

interface CheckoutFormProps {
  context: ShopContext;
  /** What it is about; the sums beside the form are the page's. */
  model: Pick<CheckoutModel, 'values' | 'errors' | 'error' | 'country' | 'amount'>;
  words: CheckoutWords;
}

/** Who receives the order, where, and who pays. A plain form; as an island it checks before it sends. */
export function CheckoutForm({ context, model, words }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, error, country } = model;
  const checkout = useCheckout({ form, country, words: words.fields, found: errors });
  const { problems, isLeaving } = checkout;
  useDraft(form, country, values);
  useReady(form);

  const fieldsOf = (prefix: string) => (name: string) => ({
    name: prefix + name,
    id: idOf(prefix + name),
    defaultValue: values[prefix + name] ?? '',
    error: checkout.errorOf(prefix + name),
  });
  const common = { country, words };
  const shipping = { ...common, section: 'shipping', isRequired: true, field: fieldsOf('') } as const;
  const billing = { ...common, section: 'billing', isRequired: false, field: fieldsOf(BILLING) } as const;
  const payers = [
    { value: 'same', label: words.billingSame, isChecked: values[PAYER] !== 'other' },
    { value: 'other', label: words.billingOther, isChecked: values[PAYER] === 'other' },
  ];

  return (
    <form
      ref={form}
      className="form"
      action="/api/forms/checkout"
      method="post"
      // What does not hold is said in the page's language, by the island or by the server.
      noValidate
      {...checkout.handlers}
    >
      <input type="hidden" name="locale" value={context.locale} />
      <input type="hidden" name="amount" value={model.amount} />
      {error && (
        <Notice kind="error" title={words.failedTitle} role="alert">
          <p>{error}</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Problems
          problems={problems}
          title={countWords(words.problems, problems.length, context.language)}
          words={words}
        />
      )}
      <fieldset className="form__section">
        <legend className="form__legend">{words.contact}</legend>
        <ContactFields {...shipping} />
      </fieldset>
      <fieldset className="form__section">
        <legend className="form__legend">{words.address}</legend>
        <AddressFields {...shipping} />
        <AddressKind words={words} name="addressType" value={values.addressType ?? ''} />
      </fieldset>
      <fieldset className="form__section billing">
        <legend className="form__legend">{words.billing}</legend>
        {payers.map((payer) => (
          <label key={payer.value} className="choice">
            <input type="radio" name={PAYER} value={payer.value} defaultChecked={payer.isChecked} />
            {payer.label}
          </label>
        ))}
        <div className="billing__other">
          <p className="field__label">{words.billingContact}</p>
          <ContactFields {...billing} />
          <AddressFields {...billing} />
          <AddressKind
            words={words}
            name={`${BILLING}addressType`}
            value={values[`${BILLING}addressType`] ?? ''}
          />
        </div>
      </fieldset>
      <section className="form__section" aria-labelledby="checkout-payment">
        <h2 className="form__legend" id="checkout-payment">
          {words.payment}
        </h2>
        <p>{words.paymentNote}</p>
        <Button look="buy" wide aria-disabled={isLeaving || undefined}>
          {isLeaving ? words.paying : words.pay}
        </Button>
      </section>
    </form>
  );
}
