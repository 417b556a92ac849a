import * as z from 'zod/mini';

/** Every error code of the wire and its HTTP status. Words for people: `messages/{en,ar}/errors.json`. */
export const ERROR_STATUSES = {
  /** A field is missing, malformed or unknown; `details.fields` says which. */
  INVALID_REQUEST: 400,
  /** The body is not JSON, or not the type that the call takes. */
  MALFORMED_BODY: 400,
  /** No token, or one that is expired or forged: refresh it and try once more. */
  UNAUTHORIZED: 401,
  /** A customer's call with a guest's token. */
  FORBIDDEN: 403,
  /** No call at this path. */
  UNKNOWN_CALL: 404,
  PRODUCT_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  SIZE_CHART_NOT_FOUND: 404,
  CONTENT_NOT_FOUND: 404,
  /** No such cart, or somebody else's: both look alike. */
  CART_NOT_FOUND: 404,
  LINE_NOT_FOUND: 404,
  /** No shared cart of that link, or no longer. */
  SHARE_NOT_FOUND: 404,
  /** No such wishlist, or somebody else's, or a link that is over: all look alike. */
  WISHLIST_NOT_FOUND: 404,
  WISHLIST_ITEM_NOT_FOUND: 404,
  /** No such order, or somebody else's: both look alike. */
  ORDER_NOT_FOUND: 404,
  PAYMENT_SESSION_NOT_FOUND: 404,
  /** The challenge is over, used up or of another browser: begin again. */
  CHALLENGE_NOT_FOUND: 404,
  DEVICE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** Wrong password, and nobody of that name: both look alike. */
  CREDENTIALS_WRONG: 403,
  /** Nobody signs in by this address; `details.channel` is `email` or `sms`. Told in code sign-in alone. */
  IDENTIFIER_UNKNOWN: 404,
  EMAIL_REGISTERED: 409,
  /** The mobile number belongs to an account with another email address. */
  MOBILE_LINKED: 409,
  /** Wrong, expired or used; `details.triesLeft`. */
  CODE_WRONG: 403,
  /** Another code may be sent in `details.seconds`. */
  CODE_TOO_SOON: 429,
  /** No more codes to this address for now (specification: maximum OTP resend limit reached). */
  CODE_LIMIT: 429,
  /** The new password is one that the account had (specification: Old Password Used). */
  PASSWORD_USED: 409,
  /** The order is already submitted or cancelled (specification: No active order found). */
  NO_ACTIVE_ORDER: 409,
  /** Nothing in the cart to order. */
  CART_EMPTY: 409,
  /** More than the product's maximum in one cart; `details.maximum`. */
  QUANTITY_EXCEED: 409,
  /** Fewer pieces in stock than asked for; `details.available`. */
  OUT_OF_STOCK: 409,
  /** No more lines can be saved for later; `details.maximum`. */
  SAVED_FULL: 409,
  /** The product is not sold in this country. */
  NOT_SOLD_HERE: 409,
  /** A tinted paint without a shade, or one that the line cannot be tinted to. */
  SHADE_REQUIRED: 409,
  /** Of forms alone: goods that are cut by sizes, and are wished for in none yet. */
  SIZE_REQUIRED: 409,
  SHADE_UNKNOWN: 409,
  /** Not an add-on of this product. */
  ADDON_UNKNOWN: 409,
  /** An add-on without what it is for. */
  PARENT_REQUIRED: 409,
  /** No code was given (specification: Coupon code cannot be empty). */
  COUPON_REQUIRED: 400,
  COUPON_UNKNOWN: 404,
  COUPON_EXPIRED: 409,
  /** The coupon is for other countries. */
  COUPON_NOT_HERE: 409,
  /** Nothing in the cart that the coupon is for. */
  COUPON_NOTHING: 409,
  /** Too little of what the coupon is for; `details.minimum` is the money that it takes. */
  COUPON_MINIMUM: 409,
  /** The customer has used it; it works once. */
  COUPON_USED: 409,
  /** Not together with another coupon (`details.code`), or with the employee discount. */
  COUPON_CONFLICT: 409,
  /** No room for another entry; `details.maximum`. */
  WISHLIST_FULL: 409,
  /** Billing before there is an order (specification: Order billing requires an existing order id). */
  BILLING_REQUIRES_ORDER: 409,
  /** Contact, address or delivery is missing. */
  ORDER_INCOMPLETE: 409,
  /** The cart changed after the order was drawn up; `details.total` is the new one. */
  PRICE_CHANGED: 409,
  /** No authorised payment for this order. */
  PAYMENT_REQUIRED: 402,
  PAYMENT_DECLINED: 402,
  PAYMENT_INSUFFICIENT_FUNDS: 402,
  PAYMENT_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The key was used for another change. */
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  /** Our fault; `details.reference` finds the log line. */
  INTERNAL: 500,
  UNAVAILABLE: 503,
  /** The client's own: no answer came (specification: No response received from server). */
  NO_RESPONSE: 503,
  /** The browser's own: a hosted provider of identity, or the script that speaks to it, did not come. */
  IDENTITY_MISSING: 503,
  /** The client's own: 200 without a body (specification: Empty response received). */
  EMPTY_RESPONSE: 502,
  /** The client's own: an answer that breaks the contract. */
  INVALID_REPLY: 502,
} as const;

/** A code of the closed list. */
export type ErrorCode = keyof typeof ERROR_STATUSES;

/** What every failing call answers. */
export const ErrorReplySchema = z.object({
  error: z.object({
    /** One of `ERRORS`; a remote API may answer another, which is then shown by its message. */
    code: z.string(),
    /** In the language of the call, fit to be shown. */
    message: z.string(),
    /** Facts of the case, by name: `fields`, `maximum`, `available`, `reference`. */
    details: z.optional(z.looseObject({})),
  }),
});

/** A failure as code and status, before it has words. */
export interface ApiError {
  code: ErrorCode;
  status: number;
  message: string;
  details?: Record<string, unknown> | undefined;
}
