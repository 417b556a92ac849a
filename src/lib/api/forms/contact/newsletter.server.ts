import { NewsletterSubscriptionSchema, subscribeNewsletter } from '#lib/contract/contact/contact.ts';
import { HONEYPOT_FIELD } from '#lib/format/contact/honeypot.ts';
import { parsePhone } from '#lib/format/phone.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import type { FormContext } from '../form-context.ts';
import { listInvalidNames, pickValues } from './form-values.ts';

const SUBSCRIPTION_FIELDS = ['channel', 'emailAddress', 'phone'] as const;

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
