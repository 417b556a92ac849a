import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { Client, Result } from '#lib/client/client.ts';
import { shareCart } from '#lib/contract/cart/shared-cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';

/** Creates a link to the current contents of the cart; the same contents result in the same link. */
export function createCartShare(
  locale: { language: string; country: string },
  client: Client = createBrowserClient(locale),
): Promise<Result<EndpointReply<typeof shareCart>>> {
  return client.call(shareCart, { params: { cartId: CURRENT_ID } });
}
