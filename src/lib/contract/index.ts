import * as addressFields from './address-fields.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import * as editorial from './editorial.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as orders from './orders.ts';
import * as search from './search.ts';
import * as shop from './shop.ts';
import * as stores from './stores.ts';
import * as token from './token.ts';

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
  cart,
  orders,
  search,
  shop,
  stores,
].flatMap((subject) => Object.values(subject).filter(isEndpoint));
