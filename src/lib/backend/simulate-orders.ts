// Command: moves orders as if time had passed. Called by `scripts/orders/simulate.mjs`.
import { parseArgs } from 'node:util';
import { readEnvOrExit, readMailboxKey, readSessionSecret } from '#lib/env.server.ts';
import { captureAndRefund } from './checkout/capture-and-refund.ts';
import { createPaymentsService } from './checkout/payments-service.ts';
import { deriveTokenSecret } from './crypto/token-secret.ts';
import { getDatabasePath, openDatabase } from './db/database.ts';
import { describeSystemError } from './db/describe-error.ts';
import { createTransports, readMessagingConfig } from './messaging/config.ts';
import { createOutbox } from './messaging/outbox.ts';
import { createOrderLinks } from './orders/confirmation/order-link.ts';
import { createConfirmationSender } from './orders/confirmation/send-confirmation.ts';
import { runFulfillment } from './orders/fulfillment/job.ts';
import { createStatusSender } from './orders/fulfillment/status-message.ts';
import { createReturnSender } from './orders/returns/return-message.ts';
import { simulateReturns } from './orders/returns/simulate.ts';
import { readPaymentConfig } from './payment/config.ts';
import { sendReviewRequests } from './reviews/review-requests.ts';

const HOUR_MS = 3600_000;

const env = readEnvOrExit();
const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '48' },
    uncollected: { type: 'boolean', default: false },
    rejected: { type: 'boolean', default: false },
  },
});
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isStopped = true;
  });
}

if (readPaymentConfig(env).adyen) {
  process.stderr.write('Orders that are paid at Adyen are real: they are not simulated.\n');
  process.exit(1);
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
const links = createOrderLinks(secret);
const { context } = createPaymentsService({
  db,
  config: readPaymentConfig(env),
  secret,
  clock: Date.now,
  hashNetwork: () => null,
  sendConfirmation: createConfirmationSender(outbox, links),
  report: ({ code }) => void process.stderr.write(`${code}\n`),
});
try {
  const now = Date.now() + Number(values.hours) * HOUR_MS;
  const run = {
    now,
    isStopped: () => isStopped,
    reportError: (order: string, error: unknown) => {
      process.exitCode = 1;
      process.stderr.write(`Order ${order} was not moved: ${describeSystemError(error)}.\n`);
    },
  };
  const who = values.uncollected ? 'nobody' : 'customer';
  const orderSteps = await runFulfillment(db, {
    ...run,
    isWholeRun: true,
    sendStatus: createStatusSender(outbox, links),
    collectedBy: who,
  });
  const returnSteps = await simulateReturns(
    db,
    {
      ...run,
      sendStatus: createReturnSender(outbox),
      broughtBy: who,
      examination: values.rejected ? 'rejected' : 'accepted',
    },
    () => captureAndRefund(context, now, () => isStopped),
  );
  const count = orderSteps + returnSteps;
  await sendReviewRequests({ db, outbox, links }, now, () => isStopped);
  process.stdout.write(`${count} steps in ${values.hours} hours.\n`);
} catch (error) {
  process.stderr.write(`The simulation stopped: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
} finally {
  await outbox.close();
  await db.destroy();
}
