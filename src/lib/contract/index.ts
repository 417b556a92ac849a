import * as account from './account/account.ts';
import * as accountData from './account/account-data.ts';
import * as savedAddresses from './account/saved-addresses.ts';
import * as analytics from './analytics/events.ts';
import * as auth from './auth/auth.ts';
import * as token from './auth/guest-token.ts';
import * as onboarding from './auth/onboarding.ts';
import * as capabilities from './capabilities/capabilities.ts';
import * as bulk from './cart/bulk-items.ts';
import * as cart from './cart/cart.ts';
import * as coupon from './cart/coupons.ts';
import * as replacement from './cart/replace-item.ts';
import * as saved from './cart/saved-items.ts';
import * as shares from './cart/shared-cart.ts';
import * as catalog from './catalog/catalog.ts';
import * as landing from './catalog/department-page.ts';
import * as addressFields from './checkout/address-fields.ts';
import * as cases from './contact/cases.ts';
import * as contact from './contact/contact.ts';
import * as content from './content/pages.ts';
import * as editorial from './content/settings.ts';
import * as delivery from './delivery.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as notices from './notices.ts';
import * as orderCancellation from './orders/cancellation.ts';
import * as orderHistory from './orders/order-history.ts';
import * as orderLinks from './orders/order-link.ts';
import * as orders from './orders/orders.ts';
import * as returns from './orders/returns.ts';
import * as paint from './paint.ts';
import * as payment from './payment.ts';
import * as photos from './photos.ts';
import * as reviews from './reviews/reviews.ts';
import * as sandbox from './sandbox.ts';
import * as searchConfig from './search/config.ts';
import * as relatedSearches from './search/related-searches.ts';
import * as stores from './stores.ts';
import * as wallet from './wallet/wallet.ts';
import * as lists from './wishlist/lists.ts';
import * as wishlist from './wishlist/wishlist.ts';

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
}

/**
 * Every endpoint of the contract. The server registers them; browser code imports single endpoints instead.
 */
export const endpoints: readonly AnyEndpoint[] = [
  token,
  addressFields,
  savedAddresses,
  catalog,
  paint,
  content,
  contact,
  cases,
  editorial,
  bulk,
  replacement,
  capabilities,
  cart,
  coupon,
  auth,
  account,
  analytics,
  accountData,
  landing,
  onboarding,
  orders,
  orderCancellation,
  orderHistory,
  orderLinks,
  returns,
  reviews,
  saved,
  searchConfig,
  relatedSearches,
  shares,
  payment,
  photos,
  sandbox,
  stores,
  delivery,
  wallet,
  wishlist,
  lists,
  notices,
].flatMap((subject) => Object.values(subject).filter(isEndpoint));
