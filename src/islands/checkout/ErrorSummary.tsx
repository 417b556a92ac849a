import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import { BILLING_PREFIX, CONTACT_FIELDS } from '#lib/format/checkout/checkout-form.ts';
import type { AddressFieldName } from '#lib/locale/address-rules.ts';
import { interpolate } from '../ui/messages.ts';
import type { CheckoutMessages } from './messages.ts';
import type { FieldError } from './use-checkout-form.ts';

type FieldName = (typeof CONTACT_FIELDS)[number] | AddressFieldName;

export const getFieldId = (name: string) => `checkout-${name.replace('.', '-')}`;

/**
 * Full name of a field; billing fields have the same labels as shipping fields, so their section is added.
 */
function getFieldName(name: string, messages: CheckoutMessages): string {
  if (!name.startsWith(BILLING_PREFIX)) return messages[name as FieldName];
  const field = name.slice(BILLING_PREFIX.length) as FieldName;
  const isContact = CONTACT_FIELDS.some((contactField) => contactField === field);
  const section = isContact ? messages.billingContact : messages.billing;
  return interpolate(messages.billingField, { section, field: messages[field] });
}

interface ErrorSummaryProps {
  fieldErrors: FieldError[];
  title: string;
  messages: CheckoutMessages;
}

/** Lists all errors with links to their fields. */
export function ErrorSummary({ fieldErrors, title, messages }: ErrorSummaryProps) {
  return (
    <Notice kind="error" title={title} role="alert">
      <ul className="form__errors">
        {fieldErrors.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${getFieldId(name)}`}>{`${getFieldName(name, messages)}: ${text}`}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
