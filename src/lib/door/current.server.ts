import type { CallInput, Result } from '#lib/client/client.ts';
import { addItems } from '#lib/contract/bulk.ts';
import { addItem, type Cart, readCart } from '#lib/contract/cart.ts';
import type { AnyEndpoint, Reply } from '#lib/contract/endpoint.ts';
import { ERRORS, type ErrorCode } from '#lib/contract/error.ts';
import { createOrder } from '#lib/contract/orders.ts';
import { addSaved } from '#lib/contract/saved.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Shopper } from '#lib/session/shopper.server.ts';

/** The word that stands for the session's own id in a browser's request. */
export const CURRENT = 'current';

/** What a browser may send; ids may be `current`. */
export interface DoorInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Of a change that is made once, however often it is sent. */
  key?: string | undefined;
}

// The first of these makes the guest; every other call leaves a visitor without a session as he is.
const makers: readonly AnyEndpoint[] = [addItem, addItems, addSaved];

function refuse(code: ErrorCode): Result<never> {
  return { ok: false, error: { code, status: ERRORS[code], message: '' } };
}

function isCart({ reply }: AnyEndpoint): boolean {
  return reply === readCart.reply || reply === addItems.reply;
}

function replace(value: unknown, id: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, it === CURRENT ? id : it]));
}

/** Calls an endpoint for the session, with its own ids in the place of `current`. */
export async function callForShopper<E extends AnyEndpoint>(
  endpoint: E,
  input: DoorInput,
  shopper: Shopper,
  locale: Locale,
): Promise<Result<Reply<E>>> {
  const wantsCart = input.params.cartId === CURRENT || input.query.cartId === CURRENT;
  const wantsUser = input.params.userId === CURRENT;
  const country = locale.country.code;

  function send(id: string): Promise<Result<Reply<E>>> {
    const own = {
      params: replace(input.params, id),
      query: replace(input.query, id),
      body: replace(input.body, id),
    };
    return shopper.client.call(endpoint, own as CallInput<E>, input.key);
  }

  async function openCart(): Promise<Result<string>> {
    const opened = await shopper.openCart();
    return opened.ok ? { ok: true, data: opened.data.id } : opened;
  }

  async function sendForCart(): Promise<Result<Reply<E>>> {
    const known = shopper.session?.carts[country];
    if (!shopper.owner && !makers.includes(endpoint)) return refuse('CART_NOT_FOUND');
    if (known) {
      const first = await send(known);
      // The id may be of another database's cart: the owner's own is asked for once.
      if (first.ok || first.error.code !== 'CART_NOT_FOUND') return first;
    }
    const opened = await openCart();
    return opened.ok ? send(opened.data) : opened;
  }

  async function sendForUser(): Promise<Result<Reply<E>>> {
    return shopper.owner ? send(shopper.owner) : refuse('CART_NOT_FOUND');
  }

  const result = wantsCart ? await sendForCart() : wantsUser ? await sendForUser() : await send(CURRENT);
  if (result.ok && isCart(endpoint)) shopper.rememberCart(result.data as Cart);
  if (result.ok && endpoint === (createOrder as AnyEndpoint)) {
    shopper.update((session) => {
      session.orders[country] = (result.data as Reply<typeof createOrder>).id;
    });
  }
  return result;
}
