import { setGuestCustomer } from '#lib/contract/orders/orders.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import {
  CONFIRMED_EMAIL_FIELD,
  CONTACT_FIELDS,
  parseContactForm,
  SMS_FIELD,
  USE_EMAIL_FIELD,
} from '#lib/format/checkout/contact-form.ts';
import { suggestEmail } from '#lib/format/checkout/email-suggestion.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { FormContext } from '../form-context.ts';
import { collectValues } from '../rejected-form.ts';
import { rejectStep } from './reject-step.server.ts';
import { readStepContext } from './step-context.server.ts';

/** Handles the contact step. An email address that looks mistyped must be confirmed once. */
export async function submitContact(context: FormContext): Promise<string> {
  const { fields, locale } = context;
  const suggestedEmail = fields.get(USE_EMAIL_FIELD);
  if (suggestedEmail) fields.set('emailAddress', suggestedEmail);
  const values = collectValues(fields, [...CONTACT_FIELDS, CONFIRMED_EMAIL_FIELD, SMS_FIELD]);
  const step = { step: 'contact', form: 'checkoutContact', values } as const;
  const { value: contact, invalidFields } = parseContactForm(
    values,
    toCheckoutCountry(locale.country, locale.language),
  );
  if (!contact) return rejectStep({ ...step, invalidFields }, context);
  const isConfirmed = values[CONFIRMED_EMAIL_FIELD] === values.emailAddress;
  if (!isConfirmed && suggestEmail(contact.emailAddress)) return rejectStep(step, context);

  const stepContext = await readStepContext(context);
  if (!stepContext) return getLocalePath(locale, '/checkout');
  const { requestSession, order } = stepContext;
  const result = await requestSession.client.call(setGuestCustomer, {
    body: { orderId: order.id, ...contact, ...(values[SMS_FIELD] === 'true' && { smsUpdates: true }) },
  });
  if (!result.ok) return rejectStep({ ...step, failure: result.error }, context);
  return getLocalePath(locale, '/checkout/delivery');
}
