import type { CallInput, Client, Result } from '#lib/client/client.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { type CartEndpoint, type Change, isRead } from './changes.ts';

export type Reply = Result<Cart>;

const MOST_MISSES = 3;

/** A change that is not settled. */
export interface Tried {
  change: Change;
  /** Whether it may have been sent before, by this page or another. */
  isKept?: boolean;
  /** How often something answered in the shop's place. */
  misses?: number;
}

/** What is answered for the network. */
export const lost = { ok: false, error: { code: 'NO_RESPONSE', status: 503, message: '' } } satisfies Reply;
/** What is answered when there is nobody any more whose cart it was. */
export const gone: Reply = { ok: false, error: { code: 'CART_NOT_FOUND', status: 404, message: '' } };

/**
 * Whether a reply leaves open what became of a change, so that it is to be sent again: the network does, and what stands
 * between here and there. Of a change that was sent before, a shop that has no time or breaks says nothing either. After
 * three such replies (`misses`) the result is final.
 */
export function isLost({ change, isKept, misses = 0 }: Tried, reply: Reply): boolean {
  if (reply.ok || isRead(change)) return false;
  return isNetwork(reply) || (reply.error.status > (isKept ? 428 : 501) && misses < MOST_MISSES);
}

/** Whether it was the network that answered. */
export function isNetwork(reply: Reply): boolean {
  return !reply.ok && reply.error.code === lost.error.code;
}

/** Makes a change of the cart, once for its key. */
export function makeChange(client: Client, change: Change, key: string): Promise<Reply> {
  const input = change.input as CallInput<CartEndpoint>;
  return client.call(change.endpoint, input, isRead(change) ? undefined : key);
}
