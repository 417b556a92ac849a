import type { Order } from '#lib/contract/orders/orders.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import type { FormContext } from '../form-context.ts';

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
