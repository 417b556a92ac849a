import type { ApiError } from '#lib/contract/errors.ts';
import type { FormFields } from '#lib/format/checkout/form-fields.ts';
import type { CheckoutStep } from '#lib/format/models/checkout.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import type { FormContext } from '../form-context.ts';
import { listRejectedFields } from '../rejected-form.ts';

/** Values and errors that the form of a rejected step shows again. */
interface RejectedStep {
  step: CheckoutStep;
  form: string;
  values: FormFields;
  invalidFields?: string[];
  failure?: ApiError;
}

/** Stores values and errors of a rejected step; returns the path of its page. */
export function rejectStep(
  { step, form, values, invalidFields = [], failure }: RejectedStep,
  { browserRequest, locale }: FormContext,
): string {
  setFlash(browserRequest.cookies, {
    form,
    values,
    fields: failure ? [...invalidFields, ...listRejectedFields(failure.details)] : invalidFields,
    ...(failure && { error: getApiErrorMessage(failure, locale.language) }),
  });
  return getLocalePath(locale, `/checkout/${step}`);
}
