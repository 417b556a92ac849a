import { formatErrorStack } from '#lib/logger.server.ts';
import type { PaymentReport } from './checkout/payment-context.ts';
import type { LogEntry } from './gateway/request-log.ts';
import type { FailedMessage } from './messaging/outbox-worker.ts';
import { SearchApiError } from './search/search-api-error.ts';

/** Writes log entries for failures and unexpected payments outside a request. */
export interface ErrorLog {
  logMaintenance(error: unknown, order?: string): void;
  logSearch(error: unknown): void;
  logFailedMessage(failedMessage: FailedMessage): void;
  logPayment(report: PaymentReport): void;
}

export function createErrorLog(log: (entry: LogEntry) => void, clock: () => number): ErrorLog {
  const getTime = () => new Date(clock()).toISOString();

  function logFailure(event: 'maintenance' | 'search', error: unknown, order?: string): void {
    log({
      time: getTime(),
      level: 'error',
      event,
      ...(order && { order }),
      code: (error as { code?: string }).code ?? 'INTERNAL',
      message: formatErrorStack(error),
    });
  }

  return {
    logMaintenance: (error, order) => logFailure('maintenance', error, order),
    logPayment({ code, order, payment, error }) {
      log({
        time: getTime(),
        // Not failures: a payment that could not be used and is refunded, and a refund made at the provider.
        level: /^(PAYMENT_RETURNED|REFUNDED_AT_PROVIDER)/.test(code) ? 'info' : 'error',
        event: 'payment',
        ...(order && { order }),
        ...(payment && { payment }),
        code,
        ...(error !== undefined && { message: formatErrorStack(error) }),
      });
    },
    logSearch(error) {
      // An index that takes longer to build than a call may wait is not a failure; the call's own log line
      // contains the 503.
      if (!(error instanceof SearchApiError)) logFailure('search', error);
    },
    logFailedMessage({ code, error, ...details }) {
      const message = error === undefined ? undefined : formatErrorStack(error);
      log({
        time: getTime(),
        level: 'error',
        event: 'message',
        ...details,
        code,
        ...(message && { message }),
      });
    },
  };
}
