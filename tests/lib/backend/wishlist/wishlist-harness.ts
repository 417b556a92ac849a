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
import * as wire from '#lib/contract/wishlist/wishlist.ts';
import { type Answer, EMIRATES, type Place, readAnswer } from '../../../contract/harness/client.ts';
import { createBench } from '../../../contract/harness/function-client.ts';
import { insertUser } from '../auth/insert-user.ts';

const SECRET = 'the secret of the tests, which opens nothing else';

/** A signed-in customer. */
export interface Customer {
  accountId: string;
  ask<E extends AnyEndpoint>(
    endpoint: E,
    given?: Partial<EndpointInput<E>>,
    place?: Place,
    headers?: Record<string, string>,
  ): Promise<Answer<EndpointReply<E>>>;
  /** Creates the customer's wishlist and returns its id. */
  open(): Promise<string>;
  add(
    wishes: (Partial<wire.WishlistEntry> & { code: string; shade?: string })[],
    place?: Place,
  ): ReturnType<Add>;
  read(place?: Place): Promise<wire.Wishlist>;
}

type Add = () => Promise<Answer<wire.Wishlist>>;

export interface WishlistHarness {
  log: LogEntry[];
  /** Calls without a token. */
  visitor: Customer['ask'];
  customer(name: string): Promise<Customer>;
  close(): Promise<void>;
}

/** The gateway with signed-in customers. */
export function createWishlistHarness(db: Db, clock: () => number = Date.now): WishlistHarness {
  const { backend, log } = createBench(db, clock);
  const sessions = createSessionService({ db, clock, secret: SECRET });

  async function send<E extends AnyEndpoint>(
    endpoint: E,
    { params, body }: Partial<EndpointInput<E>>,
    { country, language }: Place,
    headers: Record<string, string>,
  ): Promise<Answer<EndpointReply<E>>> {
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const path = buildPath(endpoint.path, (params ?? {}) as Record<string, unknown>);
    const request = new Request(`http://x${path}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', location: country, locale: language, ...headers },
      ...(hasBody && { body: JSON.stringify(body ?? {}) }),
    });
    return (await readAnswer(await backend.handle(request))) as Answer<EndpointReply<E>>;
  }

  async function customer(name: string): Promise<Customer> {
    await insertUser(db, name);
    const tokens = await sessions.createSession(name, { userAgent: '' }, clock());
    const shown = { authorization: `Bearer ${tokens.accessToken}`, 'x-ciam-token': tokens.identityToken };
    const accountId = `account-${name}`;
    const own = { customerAccountId: accountId };
    const ask: Customer['ask'] = (endpoint, given = {}, place = EMIRATES, headers = {}) => {
      const both = { ...shown, ...headers };
      const kept = Object.entries(both).filter(([, value]) => value !== '');
      return send(endpoint, given, place, Object.fromEntries(kept));
    };
    const open = async () => {
      const made = await ask(wire.createWishlist, { body: { ...own, name: wire.WISHLIST_NAME } });
      return made.data.id;
    };
    return {
      ...{ accountId, ask, open },
      async add(wishes, place) {
        const items = wishes.map(toItem);
        return await ask(
          wire.addWishlistItems,
          { params: { wishlistId: await open() }, body: { items } },
          place,
        );
      },
      async read(place) {
        const { data } = await ask(wire.readWishlists, { params: own }, place);
        return data[0] as wire.Wishlist;
      },
    };
  }

  return {
    ...{ log, customer },
    visitor: (endpoint, given = {}, place = EMIRATES, headers = {}) => send(endpoint, given, place, headers),
    close: () => backend.close(),
  };
}

/** A wishlist item as a request contains it. */
export function toItem({
  code,
  shade,
  quantity = 1,
}: Partial<wire.WishlistEntry> & { code: string; shade?: string }) {
  const options = shade && [{ attributeFQN: SHADE_OPTION, value: `Any name|${shade}` }];
  return { quantity, product: { productCode: code }, ...(options && { options }) };
}

/** Quantity, code and shade of items, in their order. */
export function summarize(items: readonly wire.WishlistItem[]): string[] {
  return items.map(({ product, quantity }) => {
    const shade = product.options[0]?.value.split('|')[1];
    return `${quantity} ${product.productCode}${shade ? ` ${shade}` : ''}`;
  });
}
