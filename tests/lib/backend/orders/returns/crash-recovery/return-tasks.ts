import { applyPaymentEvent } from '#lib/backend/checkout/apply-event.ts';
import { createPaymentsService } from '#lib/backend/checkout/service.ts';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { createTransports, MAILBOX_ONLY_CONFIG } from '#lib/backend/messaging/config.ts';
import { createOutbox } from '#lib/backend/messaging/outbox.ts';
import { advanceDueReturns, completeReturns, type ReturnRun } from '#lib/backend/orders/returns/job.ts';
import { createBankAccountEncryption } from '#lib/backend/orders/returns/refund/bank-account.ts';
import { createReturnSender } from '#lib/backend/orders/returns/status-message.ts';
import { submitReturn } from '#lib/backend/orders/returns/submit-return.ts';
import { SANDBOX_PAYMENT_CONFIG } from '#lib/backend/payment/config.ts';

/** Tasks of the process that the crash test kills: `submit` and `notify` run twice concurrently. */
export type ReturnTask = 'submit' | 'jobs' | 'notify';

/** A complete draft of a return. */
export interface ReadyDraft {
  orderId: string;
  draftId: string;
  ownerId: string;
  refund: number;
}

/** Creates the steps of returns on a database that several processes use. */
export function createReturnTasks(db: Db, now: number) {
  const clock = () => now;
  const outbox = createOutbox({
    ...{ db, clock, secret: 's', site: 'https://shop.example', report: () => {} },
    transports: createTransports(MAILBOX_ONLY_CONFIG),
  });
  const payments = createPaymentsService({
    ...{ db, clock, secret: 's', config: SANDBOX_PAYMENT_CONFIG, hashNetwork: () => null },
    ...{ sendConfirmation: async () => {}, report: () => {} },
  });
  const { context } = payments;
  const sendStatus = createReturnSender(outbox);
  const run: ReturnRun = {
    ...{
      now,
      sendStatus,
      isStopped: () => false,
      simulatedDropOffBy: 'customer',
      inspectionResult: 'accepted',
    },
    reportError: (_order, error) => {
      throw error;
    },
  };

  async function submit({ orderId, draftId, ownerId, refund }: ReadyDraft): Promise<string> {
    const body = { orderId, draftId, refund: { amount: refund, currency: 'AED' as const } };
    return await submitReturn(db, { idOrNumber: orderId, ownerId, now }, body, {
      providers: context.providers,
      reasons: [{ code: 'changed-mind', needsNote: false, isOurs: false }],
      bankAccountEncryption: createBankAccountEncryption('s'),
      sendStatus,
      language: 'en',
    });
  }

  /** The refund of a return, which the provider reports by events. */
  async function readRefundEvent(returnId: string) {
    const refund = await db
      .selectFrom('refunds')
      .selectAll()
      .where('purpose', '=', `return ${returnId}`)
      .executeTakeFirstOrThrow();
    const { payment_id: paymentId, amount, currency, id: operationId } = refund;
    const event = { paymentId, reference: null, refusal: null, last4: null, operationId };
    return { ...event, kind: 'refunded' as const, amount: { amount, currency } };
  }

  return {
    /** The customer presses twice; returns both replies. */
    submitTwice: (draft: ReadyDraft) => Promise.all([submit(draft), submit(draft)]),
    /** Receives and inspects the returned items, so that refunds become due. */
    receive: () => advanceDueReturns(db, run),
    async runJobs() {
      await advanceDueReturns(db, run);
      await payments.captureAndReconcile(now, () => false);
      await completeReturns(db, run);
    },
    /** The provider refunds, but its notification does not arrive. */
    async refundWithoutNotification(returnId: string) {
      const { paymentId, amount, operationId } = await readRefundEvent(returnId);
      const payment = await db
        .selectFrom('payments')
        .select('provider_reference')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      const reference = payment.provider_reference ?? '';
      await context.providers.main.refund({ operationId, paymentId, reference, amount });
    },
    /** The provider sends the notification of the refund twice concurrently. */
    async notifyTwice(returnId: string) {
      const event = await readRefundEvent(returnId);
      const notify = (number: number) =>
        runInTransaction(db, (trx) =>
          applyPaymentEvent(context, trx, { ...event, id: `event-${returnId}-${number}` }, now),
        );
      await Promise.all([notify(1), notify(2)]);
    },
  };
}
