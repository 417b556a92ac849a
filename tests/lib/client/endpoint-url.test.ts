import { expect, it } from 'vitest';
import { createClient } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { addWishlistItems, createWishlist, WISHLIST_NAME } from '#lib/contract/wishlist/wishlist.ts';
import { getLocale } from '#lib/locale/locale.ts';

async function addressOf(base: string): Promise<string> {
  let requestedUrl = '';
  const client = createClient({
    base,
    fetch: async (request) => {
      requestedUrl = new URL(request.url).pathname;
      return new Response('{}');
    },
    headers: () => ({}),
  });
  const items = [{ quantity: 1, product: { productCode: 'X' } }];
  await client.call(addWishlistItems, { params: { wishlistId: 'one' }, body: { items } });
  return requestedUrl;
}

it('calls a remote API at the address of the specification, and the browser API without the trailing slash', async () => {
  const path = '/experience/checkout/private/v1/wishlists/one/items';
  expect(await addressOf('https://commerce.test')).toBe(`${path}/`);
  const Plain = globalThis.Request;
  // As in a browser, where a URL of the page's origin needs no host.
  globalThis.Request = class extends Plain {
    constructor(input: string, init: RequestInit) {
      super(new URL(input, 'https://shop.test'), init);
    }
  } as typeof Request;
  try {
    expect(await addressOf('/api')).toBe(`/api${path}`);
  } finally {
    globalThis.Request = Plain;
  }
});

it('sends the identity token with every call except the creation of a wishlist', () => {
  const facts = {
    locale: getLocale('en', 'ae'),
    accessToken: 'access',
    identityToken: 'identity',
    organisation: 'binaa',
    subscriptionKey: undefined,
    client: undefined,
    createReference: () => 'code',
  };
  const shown = (endpoint: AnyEndpoint) => createHeaders(endpoint, facts)['x-ciam-token'];
  expect([shown(addWishlistItems), shown(createWishlist)]).toEqual(['identity', undefined]);
  expect(createHeaders(createWishlist, facts)).toMatchObject({
    scope: 'private',
    authorization: 'Bearer access',
  });
  expect(createWishlist.body.safeParse({ customerAccountId: 'one', name: 'another' }).success).toBe(false);
  expect(WISHLIST_NAME).toBe('my_wishlist_hardware');
});
