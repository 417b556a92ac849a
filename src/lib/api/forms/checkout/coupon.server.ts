import { applyOrderCoupon, removeOrderCoupon } from '#lib/contract/orders/orders.ts';
import { CHECKOUT_STEPS } from '#lib/format/models/checkout.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createErrorResult } from '../../results.ts';
import type { FormContext } from '../form-context.ts';
import { collectValues } from '../rejected-form.ts';
import { readStepContext } from './step-context.server.ts';

/** Applies or removes a coupon, and returns to the step where its form is. */
export async function submitCoupon(context: FormContext): Promise<string> {
  const { fields, locale, browserRequest } = context;
  const step = CHECKOUT_STEPS.find((name) => name === fields.get('step')) ?? 'contact';
  const stepContext = await readStepContext(context);
  if (!stepContext) return getLocalePath(locale, '/checkout');
  const { requestSession, order } = stepContext;
  const values = collectValues(fields, ['code']);
  const removed = fields.get('remove');
  const code = removed ?? values.code;
  const result = code
    ? await requestSession.client.call(removed ? removeOrderCoupon : applyOrderCoupon, {
        params: { id: order.id, code },
      })
    : createErrorResult('COUPON_REQUIRED');
  if (!result.ok) {
    const error = getApiErrorMessage(result.error, locale.language);
    setFlash(browserRequest.cookies, { form: 'checkoutCoupon', error, values });
  }
  return `${getLocalePath(locale, `/checkout/${step}`)}#summary`;
}
