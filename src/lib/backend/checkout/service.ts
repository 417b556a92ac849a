import type { Db } from '../db/database.ts';
import type { DisabledDeliveryMethods } from '../delivery/methods.ts';
import type { NetworkHash } from '../gateway/client-network.ts';
import type { Route } from '../gateway/request-context.ts';
import type { AllowsPartialRefund } from '../orders/cancellation/cancel-lines.ts';
import type { SendConfirmation } from '../orders/confirmation/send-confirmation.ts';
import type { RefreshPayment } from '../orders/routes.ts';
import { createPaymentProviders, type PaymentConfig } from '../payment/config.ts';
import { createEventSender, sendDueNotifications } from '../payment/providers/sandbox/notifications.ts';
import { sandboxPaymentRoutes } from '../payment/providers/sandbox/page-routes.ts';
import { captureDuePayments } from './capture-payments.ts';
import { refreshPayments } from './check-sessions.ts';
import { createReconciliationJob, runPaymentMaintenance } from './maintenance.ts';
import { receiveNotification } from './notifications.ts';
import { findOwnOrder } from './own-order.ts';
import type { PaymentContext, PaymentReport } from './payment-context.ts';
import { paymentRoutes } from './routes.ts';
import { allowsPartialRefund, sendDueRefunds } from './send-refunds.ts';

interface PaymentsServiceOptions {
  db: Db;
  config: PaymentConfig;
  /** Delivery methods that are disabled in a country. Default: none. */
  disabledMethods?: DisabledDeliveryMethods;
  /** Signs the sandbox's notifications. */
  secret: string;
  clock: () => number;
  hashNetwork: NetworkHash;
  sendConfirmation: SendConfirmation;
  report: (entry: PaymentReport) => void;
}

type Job = (now: number, isStopped: () => boolean) => Promise<void>;

/** Routes, context and periodic jobs of payments. */
export interface PaymentsService {
  context: PaymentContext;
  routes: Route[];
  /** Asks the provider before an order is submitted. */
  refresh: RefreshPayment;
  allowsPartialRefund: AllowsPartialRefund;
  /** Updates payments from notifications and the provider; runs before paid orders are submitted. */
  updatePayments: Job;
  /** Captures and refunds money, and reconciles; runs after paid orders are submitted. */
  captureAndReconcile: Job;
}

export function createPaymentsService(options: PaymentsServiceOptions): PaymentsService {
  const { db, config, secret, clock, hashNetwork, sendConfirmation, report, disabledMethods = [] } = options;
  const providers = createPaymentProviders(db, config, secret, clock);
  const context: PaymentContext = {
    db,
    providers,
    toggles: config.toggles,
    disabledMethods,
    site: config.site,
    hashNetwork,
    sendConfirmation,
    report,
  };
  const isSandbox = config.adyen === undefined;
  const sendEvent = createEventSender(db, secret, (notification, now) =>
    receiveNotification(context, providers.main, notification, now),
  );
  const reconcile = createReconciliationJob(context);

  return {
    context,
    routes: [...paymentRoutes(context), ...(isSandbox ? sandboxPaymentRoutes(db, sendEvent) : [])],

    async refresh(orderId, ownerId, now) {
      const order = await findOwnOrder(db, orderId, ownerId);
      if (order?.status !== 'Pending') return;
      // An order whose payment is already known is submitted even while the provider is down.
      await refreshPayments(context, order.id, now).catch((error: unknown) =>
        report({ code: 'SESSION_UNREADABLE', order: order.id, error }),
      );
    },

    allowsPartialRefund(payment) {
      const provider = providers.find(payment.provider);
      return provider !== undefined && allowsPartialRefund(provider, payment);
    },

    async updatePayments(now, isStopped) {
      if (isSandbox) await sendDueNotifications(db, sendEvent, now);
      await runPaymentMaintenance(context, now, isStopped);
    },

    async captureAndReconcile(now, isStopped) {
      await captureDuePayments(context, now, isStopped);
      await sendDueRefunds(context, now, isStopped);
      await reconcile(now, isStopped);
    },
  };
}
