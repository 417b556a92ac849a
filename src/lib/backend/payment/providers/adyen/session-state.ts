import type { SessionResultResponse } from '@adyen/api-library/lib/src/typings/checkout/models.js';
import {
  type PaymentEvent,
  ProviderError,
  type SessionReference,
  type SessionState,
} from '../../provider.ts';
import { toMoney } from './notification.ts';

/** Returns the shop's state of a payment session from the provider's result. */
export function toSessionState(session: SessionReference, result: SessionResultResponse): SessionState {
  const createEvent = (kind: PaymentEvent['kind'], changes: Partial<PaymentEvent>): PaymentEvent => ({
    id: `${kind}:${session.reference}`,
    paymentId: session.paymentId,
    kind,
    reference: null,
    amount: null,
    refusal: null,
    last4: null,
    operationId: null,
    ...changes,
  });
  const end = (refusal: PaymentEvent['refusal']): SessionState => ({
    status: 'ended',
    events: [createEvent('ended', { refusal })],
  });
  switch (String(result.status)) {
    case 'completed': {
      const payment = result.payments?.find(({ resultCode }) => String(resultCode) === 'Authorised');
      // Without the payment's reference no refund would be possible; the notification contains it.
      if (!payment?.pspReference) return { status: 'pending', events: [] };
      const { pspReference: reference, amount } = payment;
      return {
        status: 'ended',
        events: [createEvent('authorised', { reference, amount: amount ? toMoney(amount) : null })],
      };
    }
    case 'active':
      return { status: 'open', events: [] };
    case 'paymentPending':
      return { status: 'pending', events: [] };
    case 'refused':
      return end('PAYMENT_DECLINED');
    case 'canceled':
      return end('PAYMENT_CANCELLED');
    case 'expired':
      return end('PAYMENT_EXPIRED');
    default:
      throw new ProviderError('UNREADABLE', false);
  }
}
