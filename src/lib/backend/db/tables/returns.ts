import type { OrderStatusActor } from '#lib/contract/orders/order-status.ts';
import type { RefundTarget, ReturnMethod, ReturnStatus } from '#lib/contract/orders/returns.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';

/** Tables of returns. */
export interface ReturnTables {
  returns: {
    id: string;
    order_id: string;
    /** Number within the order, from 1. */
    place: number;
    owner_id: string;
    country: CountryCode;
    currency: Currency;
    /** Language of messages to the customer. */
    language: Language;
    status: ReturnStatus;
    method: ReturnMethod;
    store_code: string | null;
    /** JSON of the contact and address of a pickup. */
    pickup: string | null;
    pickup_area: string | null;
    /** Region code of the area. */
    pickup_zone: string | null;
    pickup_date: string | null;
    pickup_slot: string | null;
    products_amount: number;
    delivery_amount: number;
    pickup_charge: number;
    processing_fee: number;
    refund_amount: number;
    /** The parts of `refund_amount`. */
    to_payment: number;
    to_wallet: number;
    to_choose: number;
    refund_target: RefundTarget | null;
    /** The customer's wallet that receives `to_choose`; null without one. */
    wallet_id: string | null;
    /** When the products were inspected and accepted, and the refund was started; null before. */
    accepted_at: number | null;
    /** When the job checks it again; null if never. */
    next_step_at: number | null;
    created_at: number;
    updated_at: number;
  };
  return_lines: {
    return_id: string;
    order_line_id: string;
    quantity: number;
    /** Amount paid for the returned quantity. */
    amount: number;
    reason: string;
    note: string | null;
  };
  /** Status history: one row for each status that a return has had. */
  return_events: {
    return_id: string;
    /** Sequence number within the return. */
    place: number;
    status: ReturnStatus;
    cause: OrderStatusActor;
    at: number;
  };
  /** Returns that are being prepared, one for each order. */
  return_drafts: {
    order_id: string;
    /** Becomes the id of the return. */
    id: string;
    /** JSON of the choices. */
    content: string;
    updated_at: number;
  };
  /** Refunds that the shop transfers to a bank account. */
  bank_transfers: {
    return_id: string;
    amount: number;
    currency: Currency;
    /** Holder and account number, encrypted. */
    account: string;
    /** Last four characters of the account number. */
    account_end: string;
    status: 'Waiting' | 'Due' | 'Sent';
    created_at: number;
    sent_at: number | null;
  };
}
