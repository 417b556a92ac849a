import { BulkEnquirySchema, sendBulkEnquiry } from '#lib/contract/contact/contact.ts';
import { HONEYPOT_FIELD } from '#lib/format/contact/honeypot.ts';
import { parsePhone } from '#lib/format/phone.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import type { FormContext } from '../form-context.ts';
import { listRejectedFields } from '../rejected-form.ts';
import { listInvalidNames, pickValues } from './form-values.ts';

const ENQUIRY_FIELDS = ['enquiry', 'companyName', 'name', 'emailAddress', 'phone'] as const;

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
