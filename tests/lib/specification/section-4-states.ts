/** A state or transition of the specification's section 4, and its test: file and name. */
export type StateRow = readonly [state: string, file: string, test: string];

const LIB = 'tests/lib';
const BACKEND = `${LIB}/backend`;

export const SPECIFIED_STATES: readonly StateRow[] = [
  ['Language: default en', `${LIB}/locale/locale.test.ts`, 'with en-ae as the default'],
  [
    'Language: another route locale is stored',
    'tests/e2e/shell/locale-switch.spec.ts',
    'stores the choice, and the home page follows it',
  ],
  [
    'Language: another locale recreates the cart',
    `${LIB}/api/forms/shell/locale-preference.test.ts`,
    'is stored in the profile of a signed-in customer, and the cart is moved',
  ],
  ['Guest: an id for all first writes', `${LIB}/session/guest-id.test.ts`, 'for all first writes'],
  [
    'Guest: a guest token',
    `${BACKEND}/auth/guest-token.test.ts`,
    'a guest token cannot be issued for the id of a customer',
  ],
  ['Login: logged out → logged in', `${LIB}/api/auth.test.ts`, 'creates a new session'],
  [
    'Login: the guest cart is merged',
    `${LIB}/api/cart/merge-guest-carts.test.ts`,
    "is merged with the customer's",
  ],
  ['Login: employees are flagged', `${LIB}/session/refresh-tokens.test.ts`, 'reads the cart as an employee'],
  [
    'Login: the guest wishlist is merged and cleared',
    `${LIB}/state/wishlist/wishlist-merge.test.ts`,
    'adds missing items and clears the guest storage',
  ],
  [
    'Sign-out: errorCode 0',
    `${LIB}/state/auth/sign-out.test.ts`,
    'clears what is stored, announces it, and navigates home after half a second',
  ],
  [
    'Sign-out: a new guest id',
    `${LIB}/api/auth.test.ts`,
    "clears the customer's data, and the next guest is a new one",
  ],
  [
    'Sign-out: signup=true after account deletion',
    `${LIB}/api/forms/account/account-forms.test.ts`,
    'signup=true',
  ],
  [
    'Sign-out: another errorCode is an alert',
    `${LIB}/state/auth/sign-out.test.ts`,
    'that fails shows an alert, and can be repeated',
  ],
  [
    'Cart line: in cart → moved to wishlist → moved back',
    `${BACKEND}/cart/saved-for-later.test.ts`,
    'a saved line and its add-ons are not in the totals, and are restored unchanged',
  ],
  ['Cart line: out of stock', `${BACKEND}/cart/cart.test.ts`, 'keeps lines that are out of stock'],
  [
    'Cart line: quantities got updated',
    'tests/islands/cart/cart-lines.test.tsx',
    'that the backend changed are reported until the message is dismissed',
  ],
  [
    'Order: created from a cart',
    `${LIB}/api/checkout/steps.test.ts`,
    'creates one draft order for the cart, however often it is opened',
  ],
  [
    'Order: billing → fulfillment → payment → SubmitOrder',
    `${LIB}/api/checkout/steps.test.ts`,
    'is delivered to an address: contact, delivery, payment, review',
  ],
  [
    'Order: collection store',
    `${LIB}/api/checkout/steps.test.ts`,
    'is collected in a store, without an address',
  ],
  [
    'Order: coupon',
    'tests/contract/cases/orders/draft-order.ts',
    'applies a coupon to its cart too, and removes it from both',
  ],
  [
    'Order: delivery note',
    'tests/contract/cases/orders/draft-order.ts',
    'keeps area, slot, note and the guest',
  ],
  [
    'Order: Paid means completed',
    `${BACKEND}/checkout/sandbox-states.test.ts`,
    'is confirmed by its bank, and captured once the order is submitted',
  ],
  ['Order: each transition of its status', `${BACKEND}/orders/order-status.test.ts`, '%s → %s'],
  [
    'Order: Accepted → … → Delivered by the job',
    `${BACKEND}/orders/submitted-orders.test.ts`,
    'are delivered within days, each step once',
  ],
  [
    'Order: cancelled by its customer',
    `${BACKEND}/orders/submitted-orders.test.ts`,
    'can be cancelled until they are packed, with one refund and their stock released',
  ],
  [
    'Order: not collected → cancelled',
    `${BACKEND}/orders/next-step.test.ts`,
    'ReadyForCollection is collected, or cancelled after seven days',
  ],
  [
    'Order item: cancelled',
    `${BACKEND}/orders/cancel-lines.test.ts`,
    'are cancelled in part: with the previewed refund, once',
  ],
  [
    'Order: PartlyReturned → Returned',
    `${BACKEND}/orders/returns/return-states.test.ts`,
    'makes its order PartlyReturned, and Returned with the last piece',
  ],
  ['Return: Requested', `${BACKEND}/orders/returns/return-states.test.ts`, 'starts as Requested'],
  [
    'Return: Requested → PickupScheduled',
    `${BACKEND}/orders/returns/return-states.test.ts`,
    'Requested → PickupScheduled',
  ],
  [
    'Return: PickupScheduled → Received → Refunded',
    `${BACKEND}/orders/returns/return-states.test.ts`,
    'PickupScheduled → Received → Refunded',
  ],
  ['Return: Received → Rejected', `${BACKEND}/orders/returns/return-states.test.ts`, 'Received → Rejected'],
  [
    'Return: Requested → Cancelled',
    `${BACKEND}/orders/returns/return-states.test.ts`,
    'Requested → Cancelled: by the customer, once',
  ],
  [
    'Return: PickupScheduled → Cancelled',
    `${BACKEND}/orders/returns/return-states.test.ts`,
    'PickupScheduled → Cancelled',
  ],
  [
    'Return: until a stated date',
    `${LIB}/locale/returns/return-eligibility.test.ts`,
    'can be returned until the end of its last day',
  ],
  [
    'Issue: until a stated date',
    `${BACKEND}/contact/cases/cases.test.ts`,
    'about a product need a delivery, a reason, and a deadline that has not passed',
  ],
  [
    'Item: not eligible for return',
    `${BACKEND}/orders/returns/refused-returns.test.ts`,
    'when it contains tinted paint, the same line twice',
  ],
  [
    'Item: not eligible for click and collect',
    `${BACKEND}/orders/draft-fulfillment.test.ts`,
    'refuse a store that cannot have the products',
  ],
  [
    'Wallet: send PIN → verify PIN → pay',
    `${LIB}/api/forms/wallet/wallet.test.ts`,
    'pays an order by forms alone',
  ],
  [
    'Wallet: blocked for 1 hour',
    `${BACKEND}/wallet/pins.test.ts`,
    'block the session for one hour after three wrong attempts',
  ],
  [
    'Wallet: blocked per session',
    `${BACKEND}/wallet/pins.test.ts`,
    'block a session also for another wallet',
  ],
  [
    'Token: one refresh under a lock, one retry',
    `${LIB}/client/client.test.ts`,
    'refreshes once for a hundred calls that get a 401, then retries each once',
  ],
  [
    'Token: a 401 in page data',
    `${LIB}/session/retry-unauthorized.test.ts`,
    'retries an unauthorized page once',
  ],
  [
    'A chunk that cannot be loaded',
    'tests/islands/shell/reload.test.ts',
    'reloads the page once, never twice for the same module',
  ],
  [
    'One-time code: resent with a countdown',
    'tests/islands/auth/auth.test.tsx',
    'can resend the code after a wait, and announces the wait sparingly',
  ],
  [
    'One-time code: cap',
    `${BACKEND}/auth/codes.test.ts`,
    'are sent to an address five times an hour, across purposes',
  ],
  [
    'Wishlist: items and out-of-stock items',
    `${BACKEND}/wishlist/wishlist.test.ts`,
    'separates products that are sold out or not sold in the country',
  ],
  [
    'Wishlist: list and time stamp in the browser',
    `${LIB}/state/wishlist/wishlist.test.ts`,
    'is stored in plain text, with a time, and shown on buttons',
  ],
  [
    'Toast: visible, then hidden after its timer',
    `${LIB}/state/shell/toasts.test.ts`,
    'with an error stay while the pointer is on them, and then for their remaining time',
  ],
  [
    'Persistence: rehydrated on load, at most 5000 ms',
    `${LIB}/state/persisted/state.test.ts`,
    'waits five seconds at most for a database that does not respond',
  ],
  [
    'Persistence: the slices',
    `${LIB}/state/persisted/state.test.ts`,
    'the slices match the specification, each with its default',
  ],
  [
    'Persistence: stored encrypted',
    `${LIB}/state/persisted/encryption.test.ts`,
    'is restored on another page, and never stored in plain text',
  ],
];
