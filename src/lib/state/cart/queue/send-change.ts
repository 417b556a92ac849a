import type { CallInput, Client, Result } from '#lib/client/client.ts';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { type CartChange, type CartMutationEndpoint, isCartRead } from './pending-changes.ts';

export type CartChangeResult = Result<Cart>;

const MAX_SERVER_ERRORS = 3;

/** A change whose reply is pending, with what decides whether it is sent again. */
export interface ChangeAttempt {
  change: CartChange;
  /** Whether this page or an earlier one may have sent it before. */
  isPersisted?: boolean;
  /** Number of server errors so far. */
  serverErrors?: number;
}

/** Result when the network failed. */
export const NETWORK_ERROR = {
  ok: false,
  error: { code: 'NO_RESPONSE', status: 503, message: '' },
} satisfies CartChangeResult;
/** Result when the owner of the cart has signed out. */
export const CART_GONE_ERROR: CartChangeResult = {
  ok: false,
  error: { code: 'CART_NOT_FOUND', status: 404, message: '' },
};

/**
 * Whether a change must be sent again, because the reply does not show whether it was applied: network errors
 * and status 502 and above, for a change that may have been sent before also 429 and above. After three server
 * errors the result is final.
 */
export function shouldRetryChange(
  { change, isPersisted, serverErrors = 0 }: ChangeAttempt,
  reply: CartChangeResult,
): boolean {
  if (reply.ok || isCartRead(change)) return false;
  return (
    isNetworkError(reply) ||
    (reply.error.status > (isPersisted ? 428 : 501) && serverErrors < MAX_SERVER_ERRORS)
  );
}

export function isNetworkError(reply: CartChangeResult): boolean {
  return !reply.ok && reply.error.code === NETWORK_ERROR.error.code;
}

/** Sends a change under its idempotency key; reads have none. */
export function sendCartChange(client: Client, change: CartChange, key: string): Promise<CartChangeResult> {
  const input = change.input as CallInput<CartMutationEndpoint>;
  return client.call(change.endpoint, input, isCartRead(change) ? undefined : key);
}
