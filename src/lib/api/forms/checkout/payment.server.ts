import { setPaymentMethod } from '#lib/contract/orders/orders.ts';
import { PaymentMethodSchema } from '#lib/contract/orders/payment-method.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { FormContext } from '../form-context.ts';
import { collectValues } from '../rejected-form.ts';
import { rejectStep } from './reject-step.server.ts';
import { readStepContext } from './step-context.server.ts';

/** Handles the payment step: stores the chosen payment method. */
export async function submitPaymentMethod(context: FormContext): Promise<string> {
  const { fields, locale } = context;
  const values = collectValues(fields, ['paymentMethod']);
  const step = { step: 'payment', form: 'checkoutPayment', values } as const;
  const method = PaymentMethodSchema.safeParse(values.paymentMethod);
  if (!method.success) return rejectStep({ ...step, invalidFields: ['paymentMethod'] }, context);
  const stepContext = await readStepContext(context);
  if (!stepContext) return getLocalePath(locale, '/checkout');
  const { requestSession, order } = stepContext;
  const result = await requestSession.client.call(setPaymentMethod, {
    params: { id: order.id },
    body: { method: method.data },
  });
  if (!result.ok) return rejectStep({ ...step, failure: result.error }, context);
  return getLocalePath(locale, '/checkout/review');
}
