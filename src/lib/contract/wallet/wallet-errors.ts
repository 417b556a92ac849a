/**
 * Error codes of the wallet and their HTTP status. Codes in lower case are the specification's; for
 * the others it has only a text. `messages/{en,ar}/wallet.json` has a message for each.
 */
export const WALLET_ERROR_STATUSES = {
  /** No wallet has this mobile number, or it is not the customer's own; the two are indistinguishable. */
  wallet_not_found: 404,
  /** `details.triesLeft` is the number of attempts left. */
  invalid_pin: 403,
  /** The PIN has expired, was used or replaced, or belongs to another session. */
  pin_expired: 410,
  /** This wrong PIN was the last allowed one: session and wallet are blocked for `details.seconds`. */
  too_many_attempts: 429,
  /** This session is blocked for `details.seconds`. */
  user_blocked: 429,
  /** Wrong PINs in another session block this wallet for `details.seconds`. */
  wallet_locked: 429,
  /** The SMS provider rejected the PIN's message. */
  failed_to_send_pin: 502,
  /** The available balance is below the amount; `details.available` is a Money. */
  insufficient_balance: 402,
  /** The reference number was used for another order or another amount. */
  duplicate_transaction: 409,
  /** Wallet and order have different currencies. */
  currency_not_supported: 409,
  /** The shop has no SMS provider. */
  unable_to_send_sms: 503,
  /** No PIN could be created or stored. */
  unable_to_generate_pin: 500,
  /** Specification: Monthly transfer limit has been reached. */
  WALLET_MONTHLY_LIMIT: 409,
  /** Specification: Eligible transfer amount exceeded for this month; `details.available` is a Money. */
  WALLET_AMOUNT_LIMIT: 409,
  /** The token of the PIN is unknown, expired, used, or for another order (The redeem PIN entered is invalid). */
  WALLET_PIN_INVALID: 403,
  /** The order is paid already (The reference number has already been paid). */
  WALLET_ALREADY_PAID: 409,
  /** Session or wallet is blocked for `details.seconds` (PIN attempts limit has been reached). */
  WALLET_PIN_LIMIT: 429,
  /** The ledger could not be reached (Redeem API encountered an error). */
  WALLET_API_ERROR: 502,
  /** The amount does not fit the order (Redeem transaction failed). */
  WALLET_PAYMENT_FAILED: 409,
  /** No wallet to pay with (The wallet associated with the mobile number is not found). */
  WALLET_UNKNOWN: 404,
  /** The SMS provider does not respond (We couldn't send the SMS. Please try again later). */
  WALLET_SMS_FAILED: 503,
} as const;

export type WalletErrorCode = keyof typeof WALLET_ERROR_STATUSES;
