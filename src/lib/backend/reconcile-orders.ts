// Command: reconciles payments and orders. Called by `scripts/orders/reconcile.mjs`.
import { readEnvOrExit, readMailboxKey, readSessionSecret } from '#lib/env.server.ts';
import { createPaymentsService } from './checkout/payments-service.ts';
import { reconcilePayments } from './checkout/reconcile.ts';
import { formatReconciliation, needsPerson } from './checkout/reconciliation-table.ts';
import { deriveTokenSecret } from './crypto/token-secret.ts';
import { getDatabasePath, openDatabase } from './db/database.ts';
import { describeSystemError } from './db/describe-error.ts';
import { createTransports, readMessagingConfig } from './messaging/config.ts';
import { createOutbox } from './messaging/outbox.ts';
import { createOrderLinks } from './orders/confirmation/order-link.ts';
import { createConfirmationSender } from './orders/confirmation/send-confirmation.ts';
import { readPaymentConfig } from './payment/config.ts';

const INTERRUPTED = 130;

const env = readEnvOrExit();
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isStopped = true;
  });
}

const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
const secret = deriveTokenSecret(readSessionSecret(env));
const messaging = readMessagingConfig(env, () => readMailboxKey(env));
// The shop's own processes send what is queued here.
const outbox = createOutbox({
  db,
  secret,
  clock: Date.now,
  site: messaging.site,
  transports: createTransports(messaging),
  report: () => {},
});
const { context } = createPaymentsService({
  db,
  config: readPaymentConfig(env),
  secret,
  clock: Date.now,
  hashNetwork: () => null,
  sendConfirmation: createConfirmationSender(outbox, createOrderLinks(secret)),
  // The table says it.
  report: () => {},
});
try {
  const rows = await reconcilePayments(context, Date.now(), { isStopped: () => isStopped });
  process.stdout.write(formatReconciliation(rows));
  if (rows.some(needsPerson)) process.exitCode = 1;
  if (isStopped) process.exitCode = INTERRUPTED;
} catch (error) {
  process.stderr.write(`The reconciliation stopped: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
} finally {
  await outbox.close();
  await db.destroy();
}
