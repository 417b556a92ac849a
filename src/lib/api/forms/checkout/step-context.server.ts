import type { ApiError } from '#lib/contract/errors.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import type { FormFields } from '#lib/format/checkout/form-fields.ts';
import type { CheckoutStep } from '#lib/format/models/checkout.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import type { FormContext } from '../form-context.ts';
import { listRejectedFields } from '../parse-fields.ts';

// Above the limit of any field: enough to show what was invalid.
const MAX_VALUE_LENGTH = 260;

/** The draft order of a posted step and its session. */
export interface StepContext {
  requestSession: RequestSession;
  order: Order;
}

/** Reads the visitor's draft order; undefined when there is none: the checkout then starts again. */
export async function readStepContext({
  browserRequest,
  locale,
}: FormContext): Promise<StepContext | undefined> {
  const requestSession = createRequestSession(browserRequest, locale);
  const id = requestSession.session?.orders[locale.country.code];
  if (!id) return undefined;
  const result = await requestSession.client.call(readOrder, {
    params: { id },
    query: { isCheckoutPage: 'true' },
  });
  return result.ok && result.data.status === 'Pending' ? { requestSession, order: result.data } : undefined;
}

/** Returns the posted values of the named fields, to fill in the form again. */
export function collectValues(fields: URLSearchParams, names: readonly string[]): FormFields {
  const values = names.map((name) => [name, fields.get(name)?.slice(0, MAX_VALUE_LENGTH) ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

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
