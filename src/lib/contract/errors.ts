import * as z from 'zod/mini';
import { WALLET_ERROR_STATUSES } from './wallet/wallet-errors.ts';

/**
 * Every error code of the contract and its HTTP status. Messages for customers are in
 * `messages/{en,ar}/errors.json`.
 */
export const ERROR_STATUSES = {
  ...WALLET_ERROR_STATUSES,
  /** A field is missing, malformed or unknown; `details.fields` lists them. */
  INVALID_REQUEST: 400,
  /** The body is not JSON, or is missing. */
  MALFORMED_BODY: 400,
  /** The token is missing, expired or invalid: refresh it and retry once. */
  UNAUTHORIZED: 401,
  /** A guest's token on an endpoint for customers (`details.call` names it), or another user's id. */
  FORBIDDEN: 403,
  /** No endpoint at this path. */
  UNKNOWN_CALL: 404,
  PRODUCT_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  SIZE_CHART_NOT_FOUND: 404,
  CONTENT_NOT_FOUND: 404,
  /** The cart does not exist or belongs to another owner; the two are indistinguishable. */
  CART_NOT_FOUND: 404,
  LINE_NOT_FOUND: 404,
  /** The shared cart does not exist or has expired. */
  SHARE_NOT_FOUND: 404,
  /**
   * The wishlist does not exist, belongs to another customer, or its link has expired; these are
   * indistinguishable.
   */
  WISHLIST_NOT_FOUND: 404,
  WISHLIST_ITEM_NOT_FOUND: 404,
  /** The order does not exist or belongs to another owner; the two are indistinguishable. */
  ORDER_NOT_FOUND: 404,
  /** The order is packed or already cancelled: its customer can no longer cancel it. */
  ORDER_NOT_CANCELLABLE: 409,
  /** The case does not exist or belongs to another person; the two are indistinguishable. */
  CASE_NOT_FOUND: 404,
  /** The product of an issue is not delivered yet. */
  ISSUE_NOT_DELIVERED: 409,
  /** `details.until` was the last day for an issue with the product, such as `2026-11-30`. */
  ISSUE_TOO_LATE: 409,
  /** The shop sends no SMS: the customer is notified by email. */
  SMS_UNAVAILABLE: 409,
  /** The order has changed since the customer last saw it. */
  ORDER_CHANGED: 409,
  /** This payment method allows only refunds of the whole payment. */
  PART_REFUND_UNAVAILABLE: 409,
  /** The return does not exist or belongs to another customer; the two are indistinguishable. */
  RETURN_NOT_FOUND: 404,
  /** Nothing was chosen (specification: select the item to return). */
  RETURN_ITEM_REQUIRED: 400,
  /** A line cannot be returned; `details.block` is the reason, `details.lineItemId` the line. */
  RETURN_NOT_ELIGIBLE: 409,
  /** The quantity is above the returnable one: `details.maximum`. */
  RETURN_QUANTITY: 409,
  /** The draft lacks items, a method, or the destination of the refund. */
  RETURN_INCOMPLETE: 409,
  /** The refund has changed since the customer last saw it; `details.refund` is the new one. */
  RETURN_CHANGED: 409,
  /** The charges would use up the whole refund. */
  RETURN_REFUND_TOO_LOW: 409,
  /** Products that were collected in a store cannot be picked up. */
  RETURN_METHOD_UNAVAILABLE: 409,
  /** The shop has received the products, or the return is closed. */
  RETURN_NOT_CANCELLABLE: 409,
  /** No store of the order's country has this code. */
  STORE_NOT_FOUND: 404,
  PAYMENT_SESSION_NOT_FOUND: 404,
  /** The challenge has expired, was used, or belongs to another browser: start again. */
  CHALLENGE_NOT_FOUND: 404,
  DEVICE_NOT_FOUND: 404,
  /** The session was not confirmed recently: `requestConfirmation` sends a code. */
  CONFIRMATION_REQUIRED: 403,
  /** The account cannot be deleted while orders are in progress; `details.orders` contains their numbers. */
  ACCOUNT_HAS_ORDERS: 409,
  /** The account can be deleted only when its customer agrees to leave `details.balance` in the wallet. */
  WALLET_HAS_BALANCE: 409,
  /** The address book or the address does not exist or belongs to another customer; these are indistinguishable. */
  ADDRESS_NOT_FOUND: 404,
  /** The address book is full; `details.maximum`. */
  ADDRESS_LIMIT: 409,
  /** The store neither has these products nor can get them; `details.missing` lists their codes. */
  COLLECTION_UNAVAILABLE: 409,
  /** The photo does not exist, belongs to another person, or is used elsewhere; these are indistinguishable. */
  PHOTO_NOT_FOUND: 404,
  /** The file is no JPEG, PNG, WebP or AVIF, or is broken. */
  PHOTO_INVALID: 422,
  PHOTO_ANIMATED: 422,
  /** The file has more bytes or pixels than allowed; `details.megabytes` or `details.megapixels`. */
  PHOTO_TOO_LARGE: 413,
  /** Too many photos for the subject, or too many photos that are not used yet; `details.maximum`. */
  PHOTO_LIMIT: 409,
  /** The review does not exist, is not published, or belongs to another customer; these are indistinguishable. */
  REVIEW_NOT_FOUND: 404,
  /** The product does not exist, was not bought or is not delivered yet; these are indistinguishable. */
  REVIEW_NOT_BOUGHT: 409,
  /** A vote for one's own review. */
  REVIEW_OWN: 409,
  METHOD_NOT_ALLOWED: 405,
  /** Wrong password or unknown account; the two are indistinguishable. */
  CREDENTIALS_WRONG: 403,
  /** No account has this identifier; `details.channel` is `email` or `sms`. Returned by code sign-in only. */
  IDENTIFIER_UNKNOWN: 404,
  EMAIL_REGISTERED: 409,
  /** The mobile number belongs to an account with another email address. */
  MOBILE_LINKED: 409,
  /** The code is wrong, expired or used; `details.triesLeft` is the number of attempts left. */
  CODE_WRONG: 403,
  /** Another code may be sent after `details.seconds`. */
  CODE_TOO_SOON: 429,
  /**
   * No more codes can be sent to this recipient for now (specification: maximum OTP resend limit reached).
   */
  CODE_LIMIT: 429,
  /** The account has used this password before (specification: Old Password Used). */
  PASSWORD_USED: 409,
  /** The new password is one that attackers try first, or is made of the shop's name. */
  PASSWORD_COMMON: 409,
  /**
   * The order to change is unknown, another owner's, submitted or cancelled; these are indistinguishable
   * (specification: No active order found).
   */
  NO_ACTIVE_ORDER: 409,
  /** The cart has no lines. */
  CART_EMPTY: 409,
  /** More than the product's maximum quantity in one cart; `details.maximum`. */
  QUANTITY_EXCEED: 409,
  /** Less stock than requested; `details.available`. */
  OUT_OF_STOCK: 409,
  /**
   * Stock is reserved by others for payments in progress: unless they pay, `details.productCode` is available
   * again in `details.seconds`, at `details.availableAt` (epoch milliseconds).
   */
  HELD_BY_OTHERS: 409,
  /**
   * The cart or its network has reserved most of a product's stock without paying for the longest time
   * allowed; it may reserve it again in `details.seconds`, at `details.availableAt`.
   */
  HOLD_TIME_USED: 429,
  /** Too many unpaid orders of one network reserve stock; details as for HOLD_TIME_USED. */
  HOLD_LIMIT: 429,
  /** The list of saved items is full; `details.maximum`. */
  SAVED_FULL: 409,
  /** The product is not sold in this country. */
  NOT_SOLD_HERE: 409,
  /** A tinted paint without a shade. */
  SHADE_REQUIRED: 409,
  /** Forms only: the size of a wishlist item is not chosen yet. */
  SIZE_REQUIRED: 409,
  /** The paint cannot be tinted to this shade. */
  SHADE_UNKNOWN: 409,
  /** Not an add-on of this product. */
  ADDON_UNKNOWN: 409,
  /** An add-on without its product. */
  PARENT_REQUIRED: 409,
  /** The coupon code is empty (specification: Coupon code cannot be empty). */
  COUPON_REQUIRED: 400,
  COUPON_UNKNOWN: 404,
  COUPON_EXPIRED: 409,
  /** The coupon is not valid in this country. */
  COUPON_NOT_HERE: 409,
  /** The coupon applies to no product in the cart. */
  COUPON_NOTHING: 409,
  /** The total of eligible products is below `details.minimum`. */
  COUPON_MINIMUM: 409,
  /** The customer has already used this single-use coupon. */
  COUPON_USED: 409,
  /** Cannot be combined with another coupon (`details.code`) or the employee discount. */
  COUPON_CONFLICT: 409,
  /** The wishlist is full; `details.maximum`. */
  WISHLIST_FULL: 409,
  /** The notice does not exist, belongs to another customer, or its link has expired; these are indistinguishable. */
  NOTICE_NOT_FOUND: 404,
  /** The product is in stock. */
  NOTICE_NOT_NEEDED: 409,
  /** The recipient has the maximum number of notices; `details.maximum`. */
  NOTICE_LIMIT: 409,
  /** Another list of the customer has this name. */
  LIST_NAME_TAKEN: 409,
  /** The customer has the maximum number of named lists; `details.maximum`. */
  LIST_LIMIT: 409,
  /** Billing was set before the order exists (specification: Order billing requires an existing order id). */
  BILLING_REQUIRES_ORDER: 409,
  /** No delivery area of the country has this code. */
  AREA_UNKNOWN: 404,
  /** Nothing is delivered to this area; the order can be collected. */
  AREA_NOT_SERVED: 409,
  /** The shop does not offer this delivery method in the country. */
  DELIVERY_METHOD_OFF: 409,
  /** Other orders have taken all places of the time slot. */
  SLOT_FULL: 409,
  /** The time slot is over or no longer possible for this order. */
  SLOT_GONE: 409,
  /** Contact, address or delivery is missing. */
  ORDER_INCOMPLETE: 409,
  /** The cart changed after the order was created; `details.total` is the new total. */
  PRICE_CHANGED: 409,
  /** The order has no authorised payment. */
  PAYMENT_REQUIRED: 402,
  PAYMENT_DECLINED: 402,
  PAYMENT_INSUFFICIENT_FUNDS: 402,
  /** The card has expired. */
  PAYMENT_CARD_EXPIRED: 402,
  /** The card's bank could not confirm the customer (3-D Secure). */
  PAYMENT_CHALLENGE_FAILED: 402,
  /** The bank did not respond in time; nothing was charged. */
  PAYMENT_TIMEOUT: 402,
  /** The customer left the provider's page without paying. */
  PAYMENT_CANCELLED: 402,
  /** The provider has not decided yet; the order is submitted as soon as it has. */
  PAYMENT_PENDING: 402,
  PAYMENT_EXPIRED: 410,
  /**
   * The order cannot be paid with this method because of its country, the shop's settings, or because the
   * customer is a guest.
   */
  PAYMENT_METHOD_UNAVAILABLE: 409,
  /** The payment provider does not respond or rejects the shop's request. */
  PAYMENT_UNAVAILABLE: 503,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The idempotency key was used for another change. */
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  /** Unexpected server error; `details.reference` identifies the log entry. */
  INTERNAL: 500,
  UNAVAILABLE: 503,
  /** Set by the client: no response (specification: No response received from server). */
  NO_RESPONSE: 503,
  /** Set by the browser: the hosted identity provider or its script could not be loaded. */
  IDENTITY_MISSING: 503,
  /** Set by the client: 200 without a body (specification: Empty response received). */
  EMPTY_RESPONSE: 502,
  /** Set by the client: the response does not match the contract. */
  INVALID_REPLY: 502,
} as const;

/** One of the known error codes. */
export type ErrorCode = keyof typeof ERROR_STATUSES;

/** Body of every error response. */
export const ErrorReplySchema = z.object({
  error: z.object({
    /** Usually an `ErrorCode`. For other codes, of a remote API, `message` is shown. */
    code: z.string(),
    /** Message for the customer, in the request's language. */
    message: z.string(),
    /** Further data by name: `fields`, `maximum`, `available`, `reference`. */
    details: z.optional(z.looseObject({})),
  }),
});

/** An error with code and status; `message` may be empty until it is translated. */
export interface ApiError {
  code: ErrorCode;
  status: number;
  message: string;
  details?: Record<string, unknown> | undefined;
}
