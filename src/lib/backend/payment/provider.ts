import type { ErrorCode } from '#lib/contract/errors.ts';
import type { Money } from '#lib/contract/money.ts';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/**
 * A payment provider. The shop calls it outside of database transactions. Every write has a key under which
 * the provider executes it only once, so that a call may be repeated after a crash. Nothing here assumes that
 * authorisation and capture are separate, that a refund can be partial, or that the customer returns to the
 * shop: see `MethodTraits`, `PaymentEvent` and `readSession`.
 */
export interface PaymentProvider {
  /** Stored with each payment, and part of the URL of its notifications. */
  readonly name: string;
  /** Returns how a method behaves in a country; undefined when the provider does not offer it there. */
  getMethodTraits(method: PaymentMethod, country: CountryCode): MethodTraits | undefined;
  /** Opens a page on which the customer pays. The same `paymentId` opens the same session. */
  createSession(request: SessionRequest): Promise<ProviderSession>;
  /** Returns the current state of a session. */
  readSession(session: SessionReference): Promise<SessionState>;
  /** Returns the events of a notification. Throws a NotificationError if it is forged or unreadable. */
  verifyNotification(notification: IncomingNotification): Promise<PaymentEvent[]>;
  /** Captures an authorised payment. Not called for methods that capture at once. */
  capture(operation: PaymentOperation): Promise<OperationResult>;
  /** Reverses a whole authorised payment: cancels it, or refunds it if it was captured meanwhile. */
  cancel(operation: PaymentOperation): Promise<OperationResult>;
  /** Refunds captured money; a part of it only where `MethodTraits` allow it. */
  refund(operation: PaymentOperation): Promise<OperationResult>;
}

/** The providers of a shop: the configured one, and the shop itself for cash on delivery and the wallet. */
export interface PaymentProviders {
  /** The configured provider. */
  main: PaymentProvider;
  /** Returns a provider by its name, which is stored with each payment. */
  find(name: string): PaymentProvider | undefined;
}

/** How a payment method behaves. */
export interface MethodTraits {
  /**
   * `separate`: captured when the order is submitted; `at-once`: captured with the authorisation;
   * `on-delivery`: collected by the shop itself.
   */
  capture: 'separate' | 'at-once' | 'on-delivery';
  refund: 'partial' | 'full' | 'none';
}

export interface SessionRequest {
  /** The shop's id of the payment: the provider's reference and idempotency key. */
  paymentId: string;
  method: PaymentMethod;
  amount: Money;
  country: CountryCode;
  language: Language;
  /** Absolute URL in the shop to which the customer returns. */
  returnUrl: string;
  /** Absolute URL in the shop for a customer who cancels the payment. */
  cancelUrl: string;
  /** Epoch milliseconds; later the customer cannot pay any more. */
  expiresAt: number;
  orderId: string;
  /** Payer; some local schemes require all of it. */
  payer: { name: string; email: string; phone: string };
  /** Stable id of a signed-in customer, under which the provider may keep cards; null for a guest. */
  customerId: string | null;
}

export interface ProviderSession {
  /** The provider's id of the session. */
  reference: string;
  /** URL of the provider's page; the return URL when there is nothing to enter. */
  redirectUrl: string;
  /** Set when the result is known without the customer, as with cash on delivery. */
  event?: PaymentEvent;
}

export interface SessionReference {
  paymentId: string;
  reference: string;
  /** Parameter of the return URL, for providers that require it; null when the customer has not returned. */
  sessionResult: string | null;
}

/**
 * `open`: the customer can still pay; `pending`: the provider has not decided yet; `ended`: nothing more will
 * happen, or only by notification; `unknown`: the provider does not report it.
 */
export interface SessionState {
  status: 'open' | 'pending' | 'ended' | 'unknown';
  events: PaymentEvent[];
}

/** An event of a payment at the provider. It may be reported twice, late and out of order. */
export interface PaymentEvent {
  /** Unique within the provider: an event with a known id is ignored. */
  id: string;
  /**
   * The shop's id of the payment; null when the event only names the payment by the provider's `reference`.
   */
  paymentId: string | null;
  kind: PaymentEventKind;
  /** The provider's id of the payment, for capture, cancel and refund. */
  reference: string | null;
  /** Amount of the event; null where it has none. */
  amount: Money | null;
  /** Error code for the customer, of a declined attempt. */
  refusal: ErrorCode | null;
  /** Last four digits of the card. */
  last4: string | null;
  /** `operationId` of the capture, cancel or refund that it concludes; null when unknown. */
  operationId: string | null;
}

export type PaymentEventKind =
  /** The amount is reserved for the shop, or captured, depending on `MethodTraits`. */
  | 'authorised'
  /** An attempt failed; the customer may try again in the same session. */
  | 'declined'
  /** The session ended without payment. */
  | 'ended'
  | 'captured'
  | 'capture-failed'
  | 'cancelled'
  | 'refunded'
  | 'refund-failed'
  /** The customer's bank took the money back. */
  | 'chargeback';

export interface IncomingNotification {
  headers: Headers;
  body: string;
}

/** A capture, cancel or refund. */
export interface PaymentOperation {
  /** Unique key: repeating an operation has no further effect. */
  operationId: string;
  paymentId: string;
  /** The provider's id of the payment. */
  reference: string;
  amount: Money;
}

/** `done`: executed; `requested`: the result comes as a notification. */
export interface OperationResult {
  status: 'done' | 'requested';
  reference: string | null;
}

/** A notification that the provider did not send, or that cannot be read. */
export class NotificationError extends Error {
  override name = 'NotificationError';
}

/**
 * Thrown when a call to a provider failed. `isFinal` is true when repeating it cannot help; otherwise the
 * provider was slow, down, or returned something unreadable.
 */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly code: string;
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.isFinal = isFinal;
  }
}
