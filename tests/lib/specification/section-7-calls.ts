/**
 * A call of the specification's section 7: its query and body fields there, and in `additions` the fields
 * that this contract has besides; those are optional, except the ones that end in `!`.
 */
export interface CallRow {
  method: string;
  path: string;
  scope?: 'private';
  query?: string;
  body?: string;
  additions?: string;
}

const CHECKOUT = '/experience/checkout/guest/v1';
const WISHLISTS = '/experience/checkout/private/v1/wishlists';
const ONBOARDING = '/experience/onboarding';
const WALLET = '/experience/payment/private/v1/unifiedPayment';
const ADDRESSES = '/experience/account/private/v1/my-account/accounts/{accountId}/contacts/address';
const ORDERS = '/experience/account/guest/v1/my-account/orders';
const CATALOG = '/experience/catalog/guest/v1';
const CONTENT = '/experience/mdm/guest/v1';
const LANDING = '/web/experience/landing/guest/v1';

const CONTENT_PATHS = [
  'blogs/landing',
  'blogs/{slug}',
  'campaigns/{slug}',
  'master-class/landing',
  'master-class/{slug}',
  'static-pages/{slug}',
  'common/checkout-promotional-banner',
  'common/return-reasons',
  'common/search-filters',
  'common/search-trend',
  'common/popular-categories',
  'common/search-placeholder',
  // The specification names no paths for the two configurations.
  'common/recommendation-config',
  'common/search-index-configuration',
  'common/error/not-found-page',
  'fulfillment-icon-list',
  'country-list',
  'icon-list',
  'master-data',
  // The specification gives no base path for the badges.
  'floating-badge',
];

const ADDRESS_FIELDS =
  'countryCode! emirate! area! deliveryAddress! buildingNo! addressType! fullName! mobile! addressUse! isDefault!';
const OPTIONAL_ADDRESS_FIELDS =
  'block flatNo postalOrZipCode shortAddress paciNumber alternateMobile areaCode';

/** Every call of section 7. The specification does not show the bodies of orders and addresses there. */
export const SPECIFIED_CALLS: readonly CallRow[] = [
  { method: 'POST', path: '/token/oauth', body: 'guestId' },

  { method: 'POST', path: `${ONBOARDING}/guest/v1/view-account-identifier`, body: 'id identifier' },
  { method: 'GET', path: `${ONBOARDING}/guest/v1/employee-email-identifier` },
  {
    method: 'POST',
    path: `${ONBOARDING}/private/v1/consent`,
    scope: 'private',
    body: 'customer_ids attributes',
  },

  {
    method: 'POST',
    path: `${CHECKOUT}/cart/user/{userId}`,
    query: 'accountId employeeEmailId',
    body: 'userId',
  },
  {
    method: 'POST',
    path: `${CHECKOUT}/cart/{cartId}/item`,
    query: 'parentProductCode isWarrantyProduct',
    body: 'quantity product options parentItemId',
    additions: 'addOns place',
  },
  { method: 'PUT', path: `${CHECKOUT}/cart/{cartId}/item/{lineItemId}/{quantity}` },
  {
    method: 'PUT',
    path: `${CHECKOUT}/cart/{cartId}/item/{lineItemId}`,
    body: 'quantity product assemblyChildIds',
    additions: 'options',
  },
  { method: 'DELETE', path: `${CHECKOUT}/cart/{cartId}/item/{lineItemId}` },
  {
    method: 'POST',
    path: `${CHECKOUT}/cart/{cartId}/bulkitems`,
    body: 'items',
    additions: 'partial',
  },
  { method: 'PUT', path: `${CHECKOUT}/cart/{cartId}/coupon/{couponCode}` },
  { method: 'DELETE', path: `${CHECKOUT}/cart/{cartId}/coupon/{couponCode}` },

  { method: 'POST', path: `${CHECKOUT}/orders`, query: 'cartId' },
  { method: 'GET', path: `${CHECKOUT}/orders/{id}`, query: 'isCheckoutPage' },
  { method: 'POST', path: `${CHECKOUT}/orders/{orderId}/delivery-note`, body: 'id text' },
  {
    method: 'PUT',
    path: `${CHECKOUT}/orders/{id}/billinginfo`,
    additions: 'firstName! lastName! emailAddress! phone! address',
  },
  {
    method: 'PUT',
    path: `${CHECKOUT}/orders/{id}/fulfillmentinfo`,
    query: 'isReturnOrder',
    additions: 'fulfillmentMethod! fulfillmentContact! area slot',
  },
  { method: 'PUT', path: `${CHECKOUT}/orders/{id}/collection-store`, additions: 'storeCode! contact!' },
  { method: 'PUT', path: `${CHECKOUT}/orders/{id}/coupon/{code}` },
  { method: 'DELETE', path: `${CHECKOUT}/orders/{id}/coupon/{code}` },
  { method: 'POST', path: `${CHECKOUT}/orders/{id}/actions`, body: 'actionName' },
  {
    method: 'POST',
    path: `${CHECKOUT}/orders/customer/guest-customer`,
    body: 'firstName lastName emailAddress',
    additions: 'orderId! phone smsUpdates',
  },
  { method: 'POST', path: `${CHECKOUT}/stores`, additions: 'orderId! lat lng' },

  {
    method: 'POST',
    path: `${WALLET}/sendPin`,
    scope: 'private',
    additions: 'identifierType! identifierValue! orderId!',
  },
  { method: 'POST', path: `${WALLET}/verifyPin`, scope: 'private', additions: 'pinId! pin!' },
  {
    method: 'POST',
    path: `${WALLET}/pay`,
    scope: 'private',
    additions: 'orderId! amount! pinToken! referenceNumber!',
  },
  { method: 'GET', path: `${WALLET}/balance`, scope: 'private', query: 'identifierType identifierValue' },

  { method: 'POST', path: `${WISHLISTS}/{wishlistId}/items/`, scope: 'private', body: 'items' },
  { method: 'DELETE', path: `${WISHLISTS}/{wishlistId}/items/{wishlistItemId}`, scope: 'private' },
  { method: 'GET', path: `${WISHLISTS}/customers/{customerAccountId}`, scope: 'private' },
  { method: 'POST', path: WISHLISTS, scope: 'private', body: 'customerAccountId name' },

  // Addresses belong to the contact with this id. The specification has no id of an address, which is needed
  // to change or remove one.
  { method: 'GET', path: ADDRESSES, scope: 'private', additions: 'contactId!' },
  {
    method: 'POST',
    path: ADDRESSES,
    scope: 'private',
    additions: `contactId! ${ADDRESS_FIELDS} ${OPTIONAL_ADDRESS_FIELDS}`,
  },
  {
    method: 'PUT',
    path: `${ADDRESSES}/{contactId}`,
    scope: 'private',
    additions: `addressId! ${ADDRESS_FIELDS} ${OPTIONAL_ADDRESS_FIELDS}`,
  },
  { method: 'DELETE', path: `${ADDRESSES}/{contactId}`, scope: 'private', additions: 'addressId!' },
  {
    method: 'GET',
    path: ORDERS,
    query: 'userId startIndex pageSize FilterbyDate',
    additions: 'search',
  },
  { method: 'GET', path: `${ORDERS}/guest-order`, query: 'orderNo email' },
  {
    method: 'POST',
    path: `${ORDERS}/returns`,
    scope: 'private',
    additions: 'userId! orderId! draftId! refund! refundTarget bankAccount photoIds',
  },
  {
    method: 'GET',
    path: '/experience/account/private/v1/my-account/orders/return/config',
    scope: 'private',
    additions: 'orderId!',
  },
  {
    method: 'POST',
    path: '/experience/account/guest/v1/bulk-enquiry',
    additions: 'enquiry! companyName! name! emailAddress! phone!',
  },

  { method: 'GET', path: `${CATALOG}/stores`, query: 'productCode isDropoffStores', additions: 'code' },
  { method: 'GET', path: `${CATALOG}/category-navigation` },
  { method: 'GET', path: `${CATALOG}/clp/{catCode}` },
  { method: 'GET', path: `${CATALOG}/product-details-page/products/{code}` },
  { method: 'GET', path: `${CATALOG}/product/{code}/shades` },
  { method: 'POST', path: `${CATALOG}/products`, query: 'warranty', body: 'productsCode' },
  { method: 'GET', path: `${CATALOG}/sort-options` },

  ...CONTENT_PATHS.map((path) => ({ method: 'GET', path: `${CONTENT}/${path}` })),
  { method: 'POST', path: `${CONTENT}/address/field-data`, additions: 'countryCode' },
  { method: 'GET', path: `${LANDING}/homepage` },
  { method: 'GET', path: `${LANDING}/brand-page`, additions: 'slug!' },
  { method: 'GET', path: `${LANDING}/header-footer` },
  { method: 'GET', path: `${LANDING}/bulk-orders` },
];
