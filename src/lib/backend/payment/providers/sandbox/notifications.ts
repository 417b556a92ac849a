import type { Db } from '../../../db/database.ts';
import type { IncomingNotification, PaymentEvent } from '../../provider.ts';
import type { SendEvent } from './page-routes.ts';
import { listDueNotifications, markNotified, updateSandboxPayment } from './queries.ts';
import { createAuthorisedEvent, isCapturedAtOnce, signSandboxEvent } from './sandbox-provider.ts';

/** The shop's receiver of notifications. */
type ReceiveNotification = (notification: IncomingNotification, now: number) => Promise<void>;

/**
 * Returns a function that sends an event as the sandbox does: signed, to the receiver of all providers'
 * notifications. `sendDueNotifications` repeats those that were not accepted.
 */
export function createEventSender(db: Db, secret: string, receive: ReceiveNotification): SendEvent {
  return async (event: PaymentEvent, now: number) => {
    await receive(signSandboxEvent(event, secret), now);
    if (event.kind === 'authorised' && event.paymentId !== null) await markNotified(db, event.paymentId);
  };
}

/** Sends late notifications, and those of a process that was killed before it sent them. */
export async function sendDueNotifications(db: Db, sendEvent: SendEvent, now: number): Promise<void> {
  for (const payment of await listDueNotifications(db, now)) {
    if (payment.status === 'pending') {
      const captured = isCapturedAtOnce(payment.method) ? payment.amount : 0;
      const values = { status: 'authorised' as const, authorised_at: now, captured_amount: captured };
      await updateSandboxPayment(db, payment.id, ['pending'], values);
    }
    await sendEvent(createAuthorisedEvent(payment), now);
  }
}
