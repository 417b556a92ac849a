import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isTimingSafeEqual } from '../../../crypto/timing-safe-equal.ts';
import type { Db } from '../../../db/database.ts';
import { LOCAL_SCHEME_COUNTRIES } from '../../local-schemes.ts';
import {
  type IncomingNotification,
  NotificationError,
  type PaymentEvent,
  type PaymentOperation,
  type PaymentProvider,
  ProviderError,
} from '../../provider.ts';
import { bookOperation, findSandboxPayment, openSandboxPayment, type SandboxPayment } from './queries.ts';

export const SANDBOX_PAGE = '/sandbox/pay/';
const SIGNATURE_HEADER = 'x-sandbox-signature';

// Debit schemes capture the payment when the customer confirms it, and allow full refunds only.
const METHODS_CAPTURED_AT_ONCE: readonly string[] = ['knet', 'benefit', 'naps', 'omannet'];

const EventSchema = z.object({ id: z.string(), kind: z.string() });

/**
 * The provider of shops that have configured none, with payment pages below `/sandbox/pay` and own tables.
 */
export function createSandboxProvider(db: Db, secret: string, clock: () => number): PaymentProvider {
  const runOperation = async (kind: 'capture' | 'cancel' | 'refund', operation: PaymentOperation) => {
    const { operationId: id, reference, amount } = operation;
    const bookedAmount = await bookOperation(db, { id, kind, payment_id: reference, amount: amount.amount });
    if (bookedAmount === 0) throw new ProviderError('REFUSED', true);
    return { status: 'done' as const, reference: id };
  };

  return {
    name: 'sandbox',

    getMethodTraits(method, country) {
      if (method === 'wallet' || method === 'cash') return undefined;
      if ((LOCAL_SCHEME_COUNTRIES[method] ?? country) !== country) return undefined;
      return METHODS_CAPTURED_AT_ONCE.includes(method)
        ? { capture: 'at-once', refund: 'full' }
        : { capture: 'separate', refund: 'partial' };
    },

    async createSession(request) {
      const { paymentId, method, amount, returnUrl, cancelUrl, expiresAt, customerId } = request;
      await openSandboxPayment(db, {
        id: paymentId,
        method,
        amount: amount.amount,
        currency: amount.currency,
        // Without origin: its pages are on the shop's own origin, and customers may use another host name of
        // the shop.
        return_url: getUrlPath(returnUrl),
        cancel_url: getUrlPath(cancelUrl),
        expires_at: expiresAt,
        customer_id: method === 'card' ? customerId : null,
      });
      return { reference: paymentId, redirectUrl: `${SANDBOX_PAGE}${paymentId}` };
    },

    async readSession({ reference }) {
      const payment = await findSandboxPayment(db, reference);
      if (!payment) return { status: 'ended', events: [] };
      if (payment.status === 'authorised') {
        return { status: 'ended', events: [createAuthorisedEvent(payment)] };
      }
      if (payment.status === 'pending') return { status: 'pending', events: [] };
      const isOpen = payment.status !== 'cancelled' && payment.expires_at > clock();
      return isOpen
        ? { status: 'open', events: [] }
        : { status: 'ended', events: [createEndedEvent(payment)] };
    },

    async verifyNotification({ headers, body }) {
      if (!isTimingSafeEqual(headers.get(SIGNATURE_HEADER) ?? '', signBody(body, secret))) {
        throw new NotificationError('The signature does not match');
      }
      const event: unknown = JSON.parse(body);
      if (!EventSchema.safeParse(event).success) throw new NotificationError('It is no event');
      return [event as PaymentEvent];
    },

    capture: (operation) => runOperation('capture', operation),
    cancel: (operation) => runOperation('cancel', operation),
    refund: (operation) => runOperation('refund', operation),
  };
}

/** Signs an event as the sandbox sends it. */
export function signSandboxEvent(event: PaymentEvent, secret: string): IncomingNotification {
  const body = JSON.stringify(event);
  const headers = new Headers({
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signBody(body, secret),
  });
  return { headers, body };
}

export function createAuthorisedEvent(payment: SandboxPayment): PaymentEvent {
  return {
    ...createEvent(payment),
    id: `authorised-${payment.id}`,
    kind: 'authorised',
    amount: { amount: payment.amount, currency: payment.currency },
  };
}

export function createDeclinedEvent(payment: SandboxPayment): PaymentEvent {
  return {
    ...createEvent(payment),
    id: `declined-${payment.id}-${payment.attempts}`,
    kind: 'declined',
    refusal: payment.error as PaymentEvent['refusal'],
  };
}

export function createEndedEvent(payment: SandboxPayment): PaymentEvent {
  return { ...createEvent(payment), id: `ended-${payment.id}`, kind: 'ended', refusal: 'PAYMENT_CANCELLED' };
}

function createEvent({ id, last4 }: SandboxPayment) {
  return { paymentId: id, reference: id, amount: null, refusal: null, last4, operationId: null };
}

export function isCapturedAtOnce(method: string): boolean {
  return METHODS_CAPTURED_AT_ONCE.includes(method);
}

function signBody(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`sandbox payment notification ${body}`).digest('base64url');
}

function getUrlPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
