/**
 * A message of the specification's section 5: its wording there, its key in the messages, and the test that
 * shows it by this wording or key.
 */
export type ValidationRow = readonly [message: string, key: string, file: string, shownBy: string];

const FIELDS = 'tests/lib/api/forms/field-errors.test.ts';
const MESSAGES = 'tests/lib/specification/messages.test.ts';

export const SPECIFIED_VALIDATION: readonly ValidationRow[] = [
  [
    'Invalid email format. Please enter a valid email address.',
    'errors:field.email',
    FIELDS,
    "'body.email': 'layla@'",
  ],
  [
    'Invalid email format. Please enter a valid email address.',
    'errors:field.emailAddress',
    FIELDS,
    "emailAddress: 'layla@'",
  ],
  ['Please enter your name', 'errors:missing.name', FIELDS, "'body.name': 'L@yla 7'"],
  ['Please enter password', 'errors:missing.password', FIELDS, "onlyMissing: ['body.password']"],
  ['Please enter a valid mobile number', 'errors:field.mobile', FIELDS, "'body.mobile': '12'"],
  ['full name', 'errors:missing.fullName', MESSAGES, 'Please enter the full name.'],
  ['name with letters only', 'errors:field.name', FIELDS, "name: 'L@yla 7'"],
  [
    'at least 8 characters and at least 1 number',
    'errors:field.password',
    FIELDS,
    "'body.password': 'short'",
  ],
  ['passwords do not match', 'errors:field.passwordAgain', FIELDS, "passwordAgain: 'other'"],
  ['invalid phone number', 'errors:field.phone', FIELDS, "phone: '12'"],
  [
    'at least one delivery and one billing address',
    'errors:ORDER_INCOMPLETE',
    MESSAGES,
    'one billing address required',
  ],
  ['payment option required', 'errors:missing.paymentMethod', MESSAGES, 'Payment option required'],
  ['invalid delivery option', 'errors:field.deliveryMethod', MESSAGES, 'Invalid delivery option'],
  [
    'Delivery to this address is not possible',
    'errors:field.deliveryArea',
    MESSAGES,
    'Delivery to this address',
  ],
  ['User must be logged in to add', 'errors:FORBIDDEN_addAddress', MESSAGES, 'to add an address'],
  ['User must be logged in to update', 'errors:FORBIDDEN_updateAddress', MESSAGES, 'to update an address'],
  ['User must be logged in to remove', 'errors:FORBIDDEN_removeAddress', MESSAGES, 'to remove an address'],
  [
    'Coupon code cannot be empty',
    'errors:COUPON_REQUIRED',
    'tests/lib/api/forms/cart/coupon.test.ts',
    'cannot be empty',
  ],
  ['select a size', 'product:chooseSize', 'tests/islands/catalog/buy-box.test.tsx', 'Select a size'],
  [
    'select a warranty',
    'errors:ADDON_UNKNOWN_WARRANTY',
    'tests/contract/cases/add-ons.ts',
    'Select a warranty',
  ],
  [
    'adjust the quantity',
    'errors:field.quantity',
    'tests/lib/api/forms/cart/cart-forms.test.ts',
    'Adjust the quantity',
  ],
  ['enquiry required', 'errors:missing.enquiry', 'tests/built-site/contact.test.ts', 'Enquiry required'],
  [
    'company name required',
    'errors:missing.companyName',
    'tests/built-site/contact.test.ts',
    'Company name required',
  ],
  ['select the item to return', 'errors:RETURN_ITEM_REQUIRED', MESSAGES, 'Select the item to return'],
  [
    'Order billing requires an existing order id',
    'errors:BILLING_REQUIRES_ORDER',
    MESSAGES,
    'existing order id',
  ],
  ['No active order found', 'errors:NO_ACTIVE_ORDER', MESSAGES, 'No active order found'],
  [
    "You've reached the maximum quantity for this product in your cart.",
    'errors:QUANTITY_EXCEED',
    'tests/lib/api/cart/merge-guest-carts.test.ts',
    'maximum quantity for this product',
  ],
];
