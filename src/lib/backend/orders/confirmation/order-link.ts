import { ORDER_LINK_DAYS } from '#lib/contract/orders/order-link.ts';
import { createLinkTokenSigner, deriveLinkKey } from '../../crypto/link-token.ts';

/** Signs and verifies the tokens of order links. */
export interface OrderLinks {
  /** Returns a token that gives access to one order for `ORDER_LINK_DAYS`. */
  sign(orderId: string, now: number): Promise<string>;
  /** Returns the order's id; undefined for a forged, expired or malformed token. */
  verify(token: string, now: number): Promise<string | undefined>;
}

export function createOrderLinks(secret: string): OrderLinks {
  const signer = createLinkTokenSigner(deriveLinkKey(secret, 'order link'), 'order-link+jwt');
  return {
    sign: (orderId, now) => signer.sign({ sub: orderId }, now, ORDER_LINK_DAYS * 24 * 3600),
    verify: async (token, now) => (await signer.verify(token, now))?.sub,
  };
}
