import type { CallInput, Client, Result } from '#lib/client/client.ts';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { type CartChange, type CartMutationEndpoint, isRead } from './pending-changes.ts';

export type CartResult = Result<Cart>;

const MOST_MISSES = 3;

/** A change that is not settled. */
export interface ChangeAttempt {
  change: CartChange;
  /** Whether it may have been sent before, by this page or another. */
  isPersisted?: boolean;
  /** How often something answered in the shop's place. */
  serverErrors?: number;
}

/** What is answered for the network. */
export const NETWORK_ERROR = {
  ok: false,
  error: { code: 'NO_RESPONSE', status: 503, message: '' },
} satisfies CartResult;
/** What is answered when there is nobody any more whose cart it was. */
export const CART_GONE_ERROR: CartResult = {
  ok: false,
  error: { code: 'CART_NOT_FOUND', status: 404, message: '' },
};

/**
 * Whether a reply leaves open what became of a change, so that it is to be sent again: the network does, and what stands
 * between here and there. Of a change that was sent before, a shop that has no time or breaks says nothing either. After
 * three such replies (`misses`) the result is final.
 */
export function shouldRetryChange(
  { change, isPersisted, serverErrors = 0 }: ChangeAttempt,
  reply: CartResult,
): boolean {
  if (reply.ok || isRead(change)) return false;
  return (
    isNetworkError(reply) || (reply.error.status > (isPersisted ? 428 : 501) && serverErrors < MOST_MISSES)
  );
}

/** Whether it was the network that answered. */
export function isNetworkError(reply: CartResult): boolean {
  return !reply.ok && reply.error.code === NETWORK_ERROR.error.code;
}

/** Makes a change of the cart, once for its key. */
export function sendCartChange(client: Client, change: CartChange, key: string): Promise<CartResult> {
  const input = change.input as CallInput<CartMutationEndpoint>;
  return client.call(change.endpoint, input, isRead(change) ? undefined : key);
}
