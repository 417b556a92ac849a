import type { Generated } from 'kysely';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import type { Currency } from '#lib/locale/currency.ts';

/** Tables of payments, their notifications and refunds, and of the sandbox provider. */
export interface PaymentTables {
  payments: {
    id: string;
    order_id: string;
    idempotency_key: string;
    /** `Expired` ends a session; if it has taken money all the same, there is a row in `refunds`. */
    status: 'Pending' | 'Authorised' | 'Paid' | 'Declined' | 'Expired';
    amount: number;
    currency: Currency;
    return_path: string;
    last4: string | null;
    /** Error code of the last declined attempt, or why the payment ended. */
    refusal: string | null;
    expires_at: number;
    authorised_at: number | null;
    created_at: number;
    updated_at: number;
    /** Failed attempts of maintenance to submit the order, or to capture the money, of this payment. */
    tries: Generated<number>;
    /** When maintenance retries; null before its first attempt. */
    next_try: number | null;
    /** Name of the provider. */
    provider: Generated<string>;
    method: Generated<PaymentMethod>;
    /** The provider's id of the session; null until it has opened one. */
    session_reference: string | null;
    /** Parameter of the return URL with which the session may be read. */
    session_result: string | null;
    redirect_url: string | null;
    /** The provider's id of the payment; null until it is authorised. */
    provider_reference: string | null;
    captured_amount: Generated<number>;
    refunded_amount: Generated<number>;
    /** When a capture was accepted whose result comes as a notification. */
    capture_requested_at: number | null;
    check_tries: Generated<number>;
    /** When maintenance checks the session at the provider; null when its state is final. */
    next_check: number | null;
  };
  /** Events of the provider, stored before they are processed. */
  payment_notifications: {
    /** Provider and the provider's id of the event. */
    id: string;
    provider: string;
    payment_id: string | null;
    kind: string;
    /** JSON of the PaymentEvent. */
    event: string;
    received_at: number;
    processed_at: number | null;
    tries: number;
    next_try: number | null;
    error: string | null;
  };
  /** Refunds; the id is the idempotency key at the provider. */
  refunds: {
    id: string;
    payment_id: string;
    /** `void` for a payment without order; otherwise the reason of the refund. Unique for each payment. */
    purpose: string;
    amount: number;
    currency: Currency;
    reason: string;
    status: 'Waiting' | 'Requested' | 'Done' | 'Failed';
    provider_reference: string | null;
    tries: number;
    /** Time of the next attempt; during an attempt, the end of its lease. */
    next_try: number | null;
    error: string | null;
    created_at: number;
    updated_at: number;
  };
  /** Ledger of the sandbox provider. */
  sandbox_payments: {
    /** The shop's id of the payment. */
    id: string;
    method: PaymentMethod;
    amount: number;
    currency: Currency;
    return_url: string;
    cancel_url: string;
    expires_at: number;
    status: 'open' | 'challenge' | 'pending' | 'authorised' | 'cancelled';
    /** Error code of the last attempt. */
    error: string | null;
    /** JSON of the names of rejected fields. */
    fields: string;
    last4: string | null;
    /** Effect of the test number of the attempt in progress. */
    effect: string | null;
    attempts: number;
    authorised_at: number | null;
    /** When its notification is due; null when there is none to send. */
    notify_at: number | null;
    captured_amount: number;
    refunded_amount: number;
    /** Customer for whom cards are saved; null for a guest. */
    customer_id: string | null;
  };
  /** Cards that customers have saved at the sandbox, without their numbers. */
  sandbox_cards: {
    /** Token by which the shop charges the card. */
    id: string;
    customer_id: string;
    last4: string;
    /** Effect of the test number. */
    effect: string;
  };
  /** Captures, cancellations and refunds; the id is the shop's idempotency key. */
  sandbox_operations: {
    id: string;
    payment_id: string;
    kind: 'capture' | 'cancel' | 'refund';
    amount: number;
  };
}
