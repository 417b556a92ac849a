import {
  BulkEnquirySchema,
  NewsletterSubscriptionSchema,
  sendBulkEnquiry,
  subscribeNewsletter,
} from '#lib/contract/contact/contact.ts';
import { parsePhone } from '#lib/format/phone.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import type { FormContext } from './form-context.ts';
import { listRejectedFields } from './rejected-form.ts';

const ENQUIRY_FIELDS = ['enquiry', 'companyName', 'name', 'emailAddress', 'phone'] as const;
const SUBSCRIPTION_FIELDS = ['channel', 'emailAddress', 'phone'] as const;

// Above the limit of any field: enough to show what was invalid.
const MAX_VALUE_LENGTH = 1600;

/** Honeypot: hidden from users, so that only bots and a browser's autofill send a value. */
export const HONEYPOT_FIELD = 'extra';

function pickValues(fields: URLSearchParams, names: readonly string[]): Record<string, string> {
  const submitted = names.map(
    (name) => [name, fields.get(name)?.trim().slice(0, MAX_VALUE_LENGTH) ?? ''] as const,
  );
  return Object.fromEntries(submitted.filter(([, value]) => value !== ''));
}

/** Returns the names of invalid fields in the order of the form. */
function listInvalidNames(issues: readonly { path: PropertyKey[] }[], names: readonly string[]): string[] {
  const invalid = new Set(issues.map(({ path }) => path[0]));
  return names.filter((name) => invalid.has(name));
}

/**
 * Handles the bulk enquiry form. All fields are validated at once, and the values are returned with the errors.
 */
export async function submitBulkEnquiry(context: FormContext): Promise<string> {
  const { fields, locale, browserRequest, hasFiles } = context;
  const t = getTranslate(locale.language);
  const formPath = getLocalePath(locale, '/bulk-orders/enquiry');
  const values = pickValues(fields, ENQUIRY_FIELDS);
  const flash = { form: sendBulkEnquiry.name, values };
  const rejectWith = (error: string) => {
    setFlash(browserRequest.cookies, { ...flash, error });
    return formPath;
  };
  if (hasFiles) return rejectWith(t('contact:files'));
  if (fields.get(HONEYPOT_FIELD)) return rejectWith(t('contact:again'));

  const phone = parsePhone(toLatinDigits(values.phone ?? ''), locale.country);
  const body = BulkEnquirySchema.safeParse({ ...values, phone });
  if (!body.success) {
    setFlash(browserRequest.cookies, {
      ...flash,
      fields: listInvalidNames(body.error.issues, ENQUIRY_FIELDS),
    });
    return formPath;
  }
  const result = await createRequestSession(browserRequest, locale).client.call(sendBulkEnquiry, {
    body: body.data,
  });
  if (result.ok) return getLocalePath(locale, `/bulk-orders/sent/${result.data.enquiryNumber}`);
  setFlash(browserRequest.cookies, {
    ...flash,
    error: getApiErrorMessage(result.error, locale.language),
    fields: listRejectedFields(result.error.details),
  });
  return formPath;
}

/** Handles the newsletter form in the footer. Existing subscribers get the same message. */
export async function submitNewsletter(context: FormContext): Promise<string> {
  const { fields, locale, browserRequest } = context;
  const formPath = getLocalePath(locale, '/newsletter');
  const values = pickValues(fields, SUBSCRIPTION_FIELDS);
  const flash = { form: subscribeNewsletter.name, values };
  const { channel, emailAddress } = values;
  // The other channel's field may contain text from before the channel was changed.
  const body = NewsletterSubscriptionSchema.safeParse({
    channel,
    ...(channel === 'email' && { emailAddress }),
    ...(channel === 'whatsapp' && { phone: parsePhone(toLatinDigits(values.phone ?? ''), locale.country) }),
    consent: fields.get('consent') === 'true',
  });
  if (!body.success || fields.get(HONEYPOT_FIELD)) {
    const issues = body.error?.issues ?? [];
    const invalidNames = listInvalidNames(issues, [...SUBSCRIPTION_FIELDS, 'consent']);
    const error = invalidNames.length === 0 ? getTranslate(locale.language)('contact:again') : undefined;
    setFlash(browserRequest.cookies, { ...flash, fields: invalidNames, error });
    return formPath;
  }
  const result = await createRequestSession(browserRequest, locale).client.call(subscribeNewsletter, {
    body: body.data,
  });
  setFlash(
    browserRequest.cookies,
    result.ok ? flash : { ...flash, error: getApiErrorMessage(result.error, locale.language) },
  );
  return formPath;
}
