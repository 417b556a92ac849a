import * as addressFields from './address-fields.ts';
import * as bulk from './bulk.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import * as coupon from './coupon.ts';
import * as editorial from './editorial.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as identity from './identity.ts';
import * as landing from './landing.ts';
import * as onboarding from './onboarding.ts';
import * as orders from './orders.ts';
import * as saved from './saved.ts';
import * as search from './search.ts';
import * as shares from './shares.ts';
import * as shop from './shop.ts';
import * as stores from './stores.ts';
import * as token from './token.ts';
import * as wishlist from './wishlist.ts';

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
}

/** Every call of the wire. Servers list it; browser code imports the endpoints that it calls. */
export const endpoints: readonly AnyEndpoint[] = [
  token,
  addressFields,
  catalog,
  content,
  contact,
  editorial,
  bulk,
  cart,
  coupon,
  identity,
  landing,
  onboarding,
  orders,
  saved,
  search,
  shares,
  shop,
  stores,
  wishlist,
].flatMap((subject) => Object.values(subject).filter(isEndpoint));
