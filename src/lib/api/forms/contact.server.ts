import {
  BulkEnquirySchema,
  SubscriptionSchema,
  sendBulkEnquiry,
  subscribeNewsletter,
} from '#lib/contract/contact.ts';
import { parsePhone } from '#lib/format/phone.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import type { FormContext } from './form-context.ts';
import { listInvalidFields } from './parse-fields.ts';

const ENQUIRY = ['enquiry', 'companyName', 'name', 'emailAddress', 'phone'] as const;
const SUBSCRIPTION = ['channel', 'emailAddress', 'phone'] as const;

// Above the limit of any field: enough to show what was invalid.
const MAX_VALUE = 1600;

/** Honeypot: hidden from users, so that a value marks the post as spam, or as excessive autofill. */
export const HONEYPOT_FIELD = 'extra';

function pick(fields: URLSearchParams, names: readonly string[]): Record<string, string> {
  const given = names.map((name) => [name, fields.get(name)?.trim().slice(0, MAX_VALUE) ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** Returns the names of invalid fields in the order of the form. */
function listInvalidNames(issues: readonly { path: PropertyKey[] }[], order: readonly string[]): string[] {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return order.filter((name) => wrong.has(name));
}

/** Handles the bulk enquiry form. All fields are validated at once, and the values return with the errors. */
export async function submitBulkEnquiry(context: FormContext): Promise<string> {
  const { fields, locale, visitor, hasFiles } = context;
  const t = getTranslate(locale.language);
  const back = getLocalePath(locale, '/bulk-orders/enquiry');
  const values = pick(fields, ENQUIRY);
  const said = { form: sendBulkEnquiry.name, values };
  const refuse = (error: string) => {
    setFlash(visitor.cookies, { ...said, error });
    return back;
  };
  if (hasFiles) return refuse(t('enquiry:files'));
  if (fields.get(HONEYPOT_FIELD)) return refuse(t('enquiry:again'));

  const phone = parsePhone(toLatinDigits(values.phone ?? ''), locale.country);
  const body = BulkEnquirySchema.safeParse({ ...values, phone });
  if (!body.success) {
    setFlash(visitor.cookies, { ...said, fields: listInvalidNames(body.error.issues, ENQUIRY) });
    return back;
  }
  const sent = await createRequestSession(visitor, locale).client.call(sendBulkEnquiry, { body: body.data });
  if (sent.ok) return getLocalePath(locale, `/bulk-orders/sent/${sent.data.enquiryNumber}`);
  setFlash(visitor.cookies, {
    ...said,
    error: getApiErrorMessage(sent.error, locale.language),
    fields: listInvalidFields(sent.error.details),
  });
  return back;
}

/** Handles the newsletter form in the footer. Existing subscribers get the same message. */
export async function submitNewsletter(context: FormContext): Promise<string> {
  const { fields, locale, visitor } = context;
  const back = getLocalePath(locale, '/newsletter');
  const values = pick(fields, SUBSCRIPTION);
  const said = { form: subscribeNewsletter.name, values };
  const { channel, emailAddress } = values;
  // The other channel's field may hold text from before the channel was changed.
  const body = SubscriptionSchema.safeParse({
    channel,
    ...(channel === 'email' && { emailAddress }),
    ...(channel === 'whatsapp' && { phone: parsePhone(toLatinDigits(values.phone ?? ''), locale.country) }),
    consent: fields.get('consent') === 'true',
  });
  if (!body.success || fields.get(HONEYPOT_FIELD)) {
    const issues = body.error?.issues ?? [];
    const wrong = listInvalidNames(issues, [...SUBSCRIPTION, 'consent']);
    const error = wrong.length === 0 ? getTranslate(locale.language)('enquiry:again') : undefined;
    setFlash(visitor.cookies, { ...said, fields: wrong, error });
    return back;
  }
  const done = await createRequestSession(visitor, locale).client.call(subscribeNewsletter, {
    body: body.data,
  });
  setFlash(
    visitor.cookies,
    done.ok ? said : { ...said, error: getApiErrorMessage(done.error, locale.language) },
  );
  return back;
}
