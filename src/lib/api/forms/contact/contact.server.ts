import type { FormHandler } from '../form-context.ts';
import { submitBulkEnquiry } from './bulk-enquiry.server.ts';
import { caseForms } from './cases.server.ts';
import { submitNewsletter } from './newsletter.server.ts';

/** Forms of cases, of the bulk enquiry and of the newsletter, by name. */
export const contactForms: Record<string, FormHandler> = {
  bulkEnquiry: submitBulkEnquiry,
  newsletter: submitNewsletter,
  ...caseForms,
};
