import type { Db } from '../db/database.ts';
import type { DisabledDeliveryMethods } from '../delivery/methods.ts';
import type { NetworkHash } from '../gateway/client-network.ts';
import type { requireOrder } from '../orders/build-draft-order.ts';
import type { SendConfirmation } from '../orders/confirmation/send-confirmation.ts';
import type { MethodToggles } from '../payment/methods.ts';
import type { PaymentProviders } from '../payment/provider.ts';

/** An order as `requireOrder` returns it, locked. */
export type LockedOrder = Awaited<ReturnType<typeof requireOrder>>;

/** Dependencies of payment calls, besides the request. */
export interface PaymentContext {
  db: Db;
  providers: PaymentProviders;
  toggles: MethodToggles;
  disabledMethods: DisabledDeliveryMethods;
  /** Origin of the shop. */
  site: string;
  /** Hashes a customer's network, for the limits on reservations. */
  hashNetwork: NetworkHash;
  /** Queues the confirmation of an order that is submitted without its customer. */
  sendConfirmation: SendConfirmation;
  report: (entry: PaymentReport) => void;
}

/** A failure, or a payment that did not match its order, for an operator to check. */
export interface PaymentReport {
  code: string;
  payment?: string | undefined;
  order?: string | undefined;
  error?: unknown;
}
