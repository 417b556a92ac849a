/**
 * A message of the specification's section 8: its wording there, its key in the messages, and where a test
 * shows it.
 */
export type MessageRow = readonly [message: string, key: string, file: string, text: string];

const API = 'tests/lib/specification/messages.test.ts';
const WALLET = 'tests/lib/backend/wallet/messages.test.ts';
const ACCOUNT = 'tests/lib/api/forms/account/account-pages.test.ts';
const WISHLIST = 'tests/islands/wishlist/wishlist-actions.test.tsx';

const ofWallet = (code: string): MessageRow => [code, `wallet:errors.${code}`, WALLET, `'${code}'`];
const payment = (text: string, key: string): MessageRow => [text, `wallet:errors.${key}`, WALLET, text];
const shown = (message: string, key: string, text = message): MessageRow => [message, key, API, text];

const BLOCKED = 'You are blocked due multiple wrong attempts, please try after';

export const SPECIFIED_MESSAGES: readonly MessageRow[] = [
  ['Something went wrong', 'errors:GENERIC', 'tests/lib/state/auth/sign-out.test.ts', 'Something went wrong'],
  shown('Sorry, we have encountered some issue, please try again', 'errors:INTERNAL'),
  shown('An error occurred', 'errors:UNKNOWN'),
  shown('incorrect email or password', 'errors:CREDENTIALS_WRONG', 'Incorrect email or password.'),
  shown('invalid or expired code', 'errors:CODE_WRONG', 'Invalid or expired code.'),
  shown(
    'mobile number is already linked to another email',
    'errors:MOBILE_LINKED',
    'already linked to another',
  ),
  shown('email already registered', 'errors:EMAIL_REGISTERED', 'Email already registered.'),
  shown("this number isn't registered", 'errors:IDENTIFIER_UNKNOWN_SMS', "This number isn't registered."),
  shown('maximum OTP resend limit reached', 'errors:CODE_LIMIT', 'Maximum OTP resend limit reached.'),
  [
    'Old Password Used',
    'errors:PASSWORD_USED',
    'tests/lib/api/forms/auth/auth-forms.test.ts',
    'Old Password Used',
  ],
  [
    "You've reached the maximum quantity for this product in your cart.",
    'errors:QUANTITY_EXCEED',
    'tests/lib/api/cart/merge-guest-carts.test.ts',
    'maximum quantity for this product',
  ],
  [
    'Failed to add item to cart',
    'errors:ADD_FAILED',
    'tests/islands/catalog/buy-box.test.tsx',
    'Failed to add item to cart.',
  ],
  [
    'Failed to update cart item',
    'errors:UPDATE_FAILED',
    'tests/islands/cart/cart-quantities.test.tsx',
    'Failed to update cart item.',
  ],
  ['Error adding wishlist item', 'wishlist:addFailed', WISHLIST, 'Error adding wishlist item'],
  ['Failed to remove wishlist item', 'wishlist:removeFailed', WISHLIST, 'Failed to remove wishlist item'],
  ['Error fetching wishlist count', 'wishlist:countFailed', WISHLIST, 'Error fetching wishlist count'],
  [
    'Error fetching wishlist items',
    'wishlist:itemsFailed',
    'tests/islands/wishlist/wishlist.test.tsx',
    'Error fetching wishlist items',
  ],
  ['profile update failed', 'errors:PROFILE_FAILED', ACCOUNT, 'Profile update failed'],
  ['failed to update phone number', 'errors:MOBILE_FAILED', ACCOUNT, 'Failed to update phone number'],
  shown('no stores available', 'returns:noStores', 'No stores available'),
  shown('no order found for the entered ID', 'orders:track.notFound', 'No order found for the entered ID'),
  shown(
    'delivery to this address is not possible',
    'errors:field.deliveryArea',
    'Delivery to this address is not possible.',
  ),
  shown(
    'payment could not be processed',
    'errors:PAYMENT_UNAVAILABLE',
    'Your payment could not be processed.',
  ),
  ...[
    ...['wallet_not_found', 'invalid_pin', 'pin_expired', 'too_many_attempts', 'user_blocked'],
    ...['wallet_locked', 'failed_to_send_pin', 'insufficient_balance', 'duplicate_transaction'],
    ...['currency_not_supported', 'unable_to_send_sms', 'unable_to_generate_pin'],
  ].map(ofWallet),
  payment('Monthly transfer limit has been reached', 'WALLET_MONTHLY_LIMIT'),
  payment('Eligible transfer amount exceeded for this month', 'WALLET_AMOUNT_LIMIT'),
  payment('The redeem PIN entered is invalid', 'WALLET_PIN_INVALID'),
  payment('The reference number has already been paid', 'WALLET_ALREADY_PAID'),
  payment('PIN attempts limit has been reached', 'WALLET_PIN_LIMIT'),
  payment('Redeem API encountered an error', 'WALLET_API_ERROR'),
  payment('Redeem transaction failed', 'WALLET_PAYMENT_FAILED'),
  payment('The wallet associated with the mobile number is not found.', 'WALLET_UNKNOWN'),
  payment("We couldn't send the SMS. Please try again later.", 'WALLET_SMS_FAILED'),
  payment(BLOCKED, 'too_many_attempts'),
  payment(BLOCKED, 'user_blocked'),
  shown('Request failed unexpectedly', 'errors:INVALID_REPLY', 'Request failed unexpectedly.'),
  shown('Empty response received', 'errors:EMPTY_RESPONSE', 'Empty response received.'),
  [
    'No response received from server',
    'errors:NO_RESPONSE',
    'tests/islands/cart/cart-share.test.tsx',
    'No response received',
  ],
];

/** Messages of section 8 that are not in the messages files, and those that the shop words differently. */
export const OTHER_SPECIFIED_MESSAGES: readonly (readonly [message: string, file: string, text: string])[] = [
  ['A text that the API provides', API, 'Closed on Fridays.'],
  ['A custom message', 'tests/lib/state/shell/toasts.test.ts', 'keep a custom message'],
  ['An identity failure', 'tests/lib/identity/hosted.test.ts', 'Closed on Fridays'],
  ['Sign-out failure: Error: …', 'tests/lib/api/forms/auth/sign-out.test.ts', 'Error: '],
  ['dropdown options fetch error', API, 'The delivery areas could not be loaded.'],
];
