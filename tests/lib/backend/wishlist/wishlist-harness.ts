import { createSessionService } from '#lib/backend/auth/sessions/session-service.ts';
import type { Db } from '#lib/backend/db/database.ts';
import type { LogEntry } from '#lib/backend/gateway/request-log.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import {
  type AnyEndpoint,
  buildPath,
  type EndpointInput,
  type EndpointReply,
} from '#lib/contract/endpoint.ts';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
import { type ApiResponse, EMIRATES, type Market, parseResponse } from '../../../contract/harness/client.ts';
import { createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { insertUser } from '../auth/insert-user.ts';

const SECRET = 'the secret of the tests, which opens nothing else';

/** A signed-in customer. */
export interface Customer {
  accountId: string;
  call<E extends AnyEndpoint>(
    endpoint: E,
    input?: Partial<EndpointInput<E>>,
    market?: Market,
    headers?: Record<string, string>,
  ): Promise<ApiResponse<EndpointReply<E>>>;
  /** Creates the customer's wishlist and returns its id. */
  createList(): Promise<string>;
  add(
    inputs: (Partial<wishlistContract.WishlistEntry> & { code: string; shade?: string })[],
    market?: Market,
  ): ReturnType<Add>;
  read(market?: Market): Promise<wishlistContract.Wishlist>;
}

type Add = () => Promise<ApiResponse<wishlistContract.Wishlist>>;

export interface WishlistHarness {
  log: LogEntry[];
  /** Calls without a token. */
  visitor: Customer['call'];
  customer(name: string): Promise<Customer>;
  close(): Promise<void>;
}

/** The gateway with signed-in customers. */
export function createWishlistHarness(db: Db, clock: () => number = Date.now): WishlistHarness {
  const { backend, log } = createFunctionHarness(db, clock);
  const sessions = createSessionService({ db, clock, secret: SECRET });

  async function send<E extends AnyEndpoint>(
    endpoint: E,
    { params, body }: Partial<EndpointInput<E>>,
    { country, language }: Market,
    headers: Record<string, string>,
  ): Promise<ApiResponse<EndpointReply<E>>> {
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const path = buildPath(endpoint.path, (params ?? {}) as Record<string, unknown>);
    const request = new Request(`http://x${path}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', location: country, locale: language, ...headers },
      ...(hasBody && { body: JSON.stringify(body ?? {}) }),
    });
    return (await parseResponse(await backend.handle(request))) as ApiResponse<EndpointReply<E>>;
  }

  async function customer(name: string): Promise<Customer> {
    await insertUser(db, name);
    const tokens = await sessions.createSession(name, { userAgent: '' }, clock());
    const shown = { authorization: `Bearer ${tokens.accessToken}`, 'x-ciam-token': tokens.identityToken };
    const accountId = `account-${name}`;
    const ownerQuery = { customerAccountId: accountId };
    const call: Customer['call'] = (endpoint, input = {}, market = EMIRATES, headers = {}) => {
      const both = { ...shown, ...headers };
      const presentHeaders = Object.entries(both).filter(([, value]) => value !== '');
      return send(endpoint, input, market, Object.fromEntries(presentHeaders));
    };
    const createList = async () => {
      const created = await call(wishlistContract.createWishlist, {
        body: { ...ownerQuery, name: wishlistContract.WISHLIST_NAME },
      });
      return created.data.id;
    };
    return {
      accountId,
      call,
      createList,
      async add(inputs, market) {
        const items = inputs.map(toItem);
        return await call(
          wishlistContract.addWishlistItems,
          { params: { wishlistId: await createList() }, body: { items } },
          market,
        );
      },
      async read(market) {
        const { data } = await call(wishlistContract.readWishlists, { params: ownerQuery }, market);
        return data[0] as wishlistContract.Wishlist;
      },
    };
  }

  return {
    log,
    customer,
    visitor: (endpoint, input = {}, market = EMIRATES, headers = {}) =>
      send(endpoint, input, market, headers),
    close: () => backend.close(),
  };
}

/** A wishlist item as a request contains it. */
export function toItem({
  code,
  shade,
  quantity = 1,
}: Partial<wishlistContract.WishlistEntry> & { code: string; shade?: string }) {
  const options = shade && [{ attributeFQN: SHADE_OPTION, value: `Any name|${shade}` }];
  return { quantity, product: { productCode: code }, ...(options && { options }) };
}

/** Quantity, code and shade of items, in their order. */
export function summarize(items: readonly wishlistContract.WishlistItem[]): string[] {
  return items.map(({ product, quantity }) => {
    const shade = product.options[0]?.value.split('|')[1];
    return `${quantity} ${product.productCode}${shade ? ` ${shade}` : ''}`;
  });
}
