import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { createPaymentsService } from '#lib/backend/checkout/payments-service.ts';
import { createSqliteDialect } from '#lib/backend/db/dialects/sqlite.ts';
import type { Tables } from '#lib/backend/db/schema.ts';
import { createTransports, MAILBOX_ONLY_CONFIG } from '#lib/backend/messaging/config.ts';
import { createOutbox } from '#lib/backend/messaging/outbox.ts';
import { runReturns, settleReturns } from '#lib/backend/orders/returns/job.ts';
import { createBankAccounts } from '#lib/backend/orders/returns/refund/bank-account.ts';
import { createReturnSender } from '#lib/backend/orders/returns/return-message.ts';
import { submitReturn } from '#lib/backend/orders/returns/submit-return.ts';
import { SANDBOX_PAYMENT_CONFIG } from '#lib/backend/payment/config.ts';
import { type Observe, observeDialect } from '../../checkout/kills/observed-dialect.ts';

// Sends a return, or runs the jobs of returns, on a database file; kills itself at the statement that it is told.

/** What the program does, as JSON in its environment. */
export interface ReturnWork {
  file: string;
  now: number;
  /** Sends this draft; without it the jobs run. */
  draft: { orderId: string; draftId: string; ownerId: string; refund: number } | null;
  kill: { when: 'before' | 'after'; statements: string[] } | null;
}

const work = JSON.parse(process.env.RETURN_WORK ?? '{}') as ReturnWork;
const { file, now, draft, kill } = work;
let waiting = (kill?.statements ?? []).map((source) => new RegExp(source));

const observe: Observe = (when, statement) => {
  const [next, ...rest] = waiting;
  if (!next?.test(statement)) return;
  if (rest.length === 0 && when === kill?.when) process.kill(process.pid, 'SIGKILL');
  if (rest.length > 0 && when === 'after') waiting = rest;
};

const dialect = createSqliteDialect(async () => new Sqlite(file));
const db = new Kysely<Tables>({ dialect: observeDialect(dialect, observe) });
const clock = () => now;
const outbox = createOutbox({
  db,
  secret: 's',
  clock,
  site: 'https://shop.example',
  transports: createTransports(MAILBOX_ONLY_CONFIG),
  report: () => {},
});
const sendStatus = createReturnSender(outbox);
const payments = createPaymentsService({
  db,
  config: SANDBOX_PAYMENT_CONFIG,
  secret: 's',
  clock,
  hashNetwork: () => null,
  sendConfirmation: async () => {},
  report: () => {},
});

if (draft) {
  const { orderId, draftId, ownerId, refund } = draft;
  const body = { orderId, draftId, refund: { amount: refund, currency: 'AED' as const } };
  await submitReturn(db, { idOrNumber: orderId, ownerId, now }, body, {
    providers: payments.context.providers,
    reasons: [{ code: 'changed-mind', needsNote: false, isOurs: false }],
    bankAccounts: createBankAccounts('s'),
    sendStatus,
    language: 'en',
  });
} else {
  const run = {
    now,
    isStopped: () => false,
    sendStatus,
    broughtBy: 'customer' as const,
    examination: 'accepted' as const,
    reportError: (_order: string, error: unknown) => {
      throw error;
    },
  };
  await runReturns(db, run);
  await payments.captureAndReconcile(now, () => false);
  await settleReturns(db, run);
}
await db.destroy();
