import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import { CONTACT_FIELDS } from '#lib/format/checkout/contact-form.ts';
import { BILLING_PREFIX } from '#lib/format/checkout/delivery-form.ts';
import { interpolate } from '../ui/messages.ts';
import type { FieldMessages } from './messages.ts';
import type { FieldError } from './use-step-form.ts';

export const getFieldId = (name: string) => `checkout-${name.replace('.', '-')}`;

/**
 * Full name of a field; billing fields have the same labels as shipping fields, so their section is added.
 */
function getFieldLabel(name: string, messages: FieldMessages): string {
  const getLabel = (field: string) => (messages as unknown as Record<string, string>)[field] ?? field;
  if (!name.startsWith(BILLING_PREFIX)) return getLabel(name);
  const field = name.slice(BILLING_PREFIX.length);
  const isContact = CONTACT_FIELDS.some((contactField) => contactField === field);
  const section = isContact ? messages.billingContact : messages.billing;
  return interpolate(messages.billingField, { section, field: getLabel(field) });
}

interface ErrorSummaryProps {
  fieldErrors: FieldError[];
  title: string;
  messages: FieldMessages;
}

/** Lists all errors with links to their fields. */
export function ErrorSummary({ fieldErrors, title, messages }: ErrorSummaryProps) {
  return (
    <Notice kind="error" title={title} role="alert">
      <ul className="form__errors">
        {fieldErrors.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${getFieldId(name)}`}>{`${getFieldLabel(name, messages)}: ${text}`}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
