// Command: advances orders as if time had passed. Called by `scripts/orders/simulate.mjs`.
import { parseArgs } from 'node:util';
import { readEnvOrExit } from '#lib/env.server.ts';
import { HOUR_MS } from '#lib/locale/duration.ts';
import { captureDuePayments } from '../checkout/capture-payments.ts';
import { sendDueRefunds } from '../checkout/send-refunds.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { advanceDueOrders } from '../orders/fulfillment/job.ts';
import { createStatusSender } from '../orders/fulfillment/status-message.ts';
import { simulateReturns } from '../orders/returns/simulate.ts';
import { createReturnSender } from '../orders/returns/status-message.ts';
import { readPaymentConfig } from '../payment/config.ts';
import { sendReviewRequests } from '../reviews/review-requests.ts';
import { createCommandPaymentContext, openCommandServices, watchStopSignals } from './command-services.ts';

const env = readEnvOrExit();
const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '48' },
    uncollected: { type: 'boolean', default: false },
    rejected: { type: 'boolean', default: false },
  },
});
const isStopped = watchStopSignals();

if (readPaymentConfig(env).adyen) {
  process.stderr.write('Orders that are paid at Adyen are real: they are not simulated.\n');
  process.exit(1);
}

const services = openCommandServices(env);
const { db, outbox, links } = services;
const paymentContext = createCommandPaymentContext(
  env,
  services,
  (code) => void process.stderr.write(`${code}\n`),
);
try {
  const now = Date.now() + Number(values.hours) * HOUR_MS;
  const run = {
    now,
    isStopped,
    reportError: (order: string, error: unknown) => {
      process.exitCode = 1;
      process.stderr.write(`Order ${order} was not moved: ${describeSystemError(error)}.\n`);
    },
  };
  const actor = values.uncollected ? 'nobody' : 'customer';
  const orderSteps = await advanceDueOrders(db, {
    ...run,
    shouldCheckAll: true,
    sendStatus: createStatusSender(outbox, links),
    simulatedCollectionBy: actor,
  });
  const returnSteps = await simulateReturns(
    db,
    {
      ...run,
      sendStatus: createReturnSender(outbox),
      simulatedDropOffBy: actor,
      inspectionResult: values.rejected ? 'rejected' : 'accepted',
    },
    async () => {
      await captureDuePayments(paymentContext, now, isStopped);
      await sendDueRefunds(paymentContext, now, isStopped);
    },
  );
  const count = orderSteps + returnSteps;
  await sendReviewRequests({ db, outbox, links }, now, isStopped);
  process.stdout.write(`${count} steps in ${values.hours} hours.\n`);
} catch (error) {
  process.stderr.write(`The simulation stopped: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
} finally {
  await services.close();
}
