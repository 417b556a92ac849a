// Command: reconciles payments and orders. Called by `scripts/orders/reconcile.mjs`.
import { readEnvOrExit } from '#lib/env.server.ts';
import { reconcilePayments } from '../checkout/reconciliation.ts';
import { formatReconciliation, needsManualAction } from '../checkout/reconciliation-table.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { createCommandPaymentContext, openCommandServices, watchStopSignals } from './command-services.ts';

const INTERRUPTED_EXIT_CODE = 130;

const env = readEnvOrExit();
const isStopped = watchStopSignals();
const services = openCommandServices(env);
try {
  // The table contains the errors.
  const paymentContext = createCommandPaymentContext(env, services);
  const rows = await reconcilePayments(paymentContext, Date.now(), { isStopped });
  process.stdout.write(formatReconciliation(rows));
  if (rows.some(needsManualAction)) process.exitCode = 1;
  if (isStopped()) process.exitCode = INTERRUPTED_EXIT_CODE;
} catch (error) {
  process.stderr.write(`The reconciliation stopped: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
} finally {
  await services.close();
}
