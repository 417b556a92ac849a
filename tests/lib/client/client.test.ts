import { describe, expect, it } from 'vitest';
import { createClient } from '#lib/client/client.ts';
import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import { removeItem } from '#lib/contract/cart/cart.ts';
import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function makeClient(
  response: (request: Request) => Promise<Response> | Response,
  refresh?: () => Promise<boolean>,
) {
  return createClient({
    base: 'http://commerce.test',
    fetch: async (request) => response(request),
    headers: () => ({ locale: 'en' }),
    refresh,
  });
}

describe('The client', () => {
  it('fills in the path, sends the body and validates the response', async () => {
    let sent: Request | undefined;
    const client = makeClient((request) => {
      sent = request;
      return reply({ data: { accessToken: 'a', expiresIn: 60 } });
    });
    const result = await client.call(createGuestToken, { body: { guestId: 'g1' } });
    expect(result).toEqual({ ok: true, data: { accessToken: 'a', expiresIn: 60 } });
    expect(sent?.url).toBe('http://commerce.test/token/oauth');
    expect(await sent?.json()).toEqual({ guestId: 'g1' });
  });

  it('sends the idempotency key of a change, the same one after a refresh', async () => {
    const keys: (string | null)[] = [];
    const client = makeClient(
      (request) => {
        keys.push(request.headers.get(IDEMPOTENCY_HEADER));
        return reply({}, keys.length === 1 ? 401 : 404);
      },
      async () => true,
    );
    const params = { cartId: 'c', lineItemId: 'l' };
    await client.call(removeItem, { params }, 'k');
    await client.call(removeItem, { params });
    expect(keys).toEqual(['k', 'k', null]);
  });

  it.each([
    ['a reply that breaks the contract', () => reply({ data: { departments: 'none' } }), 'INVALID_REPLY'],
    ['text that is not JSON', () => new Response('<html>'), 'INVALID_REPLY'],
    ['an empty reply', () => new Response(''), 'EMPTY_RESPONSE'],
    ['a failure without an envelope', () => new Response('busy', { status: 503 }), 'UNAVAILABLE'],
    ['a page that is not found', () => new Response('<html>', { status: 404 }), 'INVALID_REPLY'],
    ['an error page', () => new Response('<html>', { status: 500 }), 'INVALID_REPLY'],
    ['a failure of the wire', () => reply({ error: { code: 'FORBIDDEN', message: 'no' } }, 403), 'FORBIDDEN'],
    ['no answer', () => Promise.reject(new Error('offline')), 'NO_RESPONSE'],
  ])('returns a code for %s', async (_, response, code) => {
    const result = await makeClient(response).call(categoryNavigation, {});
    expect(result).toMatchObject({ ok: false, error: { code } });
  });

  it('refreshes once for a hundred calls that get a 401, then retries each once', async () => {
    let isFresh = false;
    let refreshes = 0;
    let calls = 0;
    const client = makeClient(
      async () => {
        calls += 1;
        await new Promise((resolve) => setTimeout(resolve, 1));
        return isFresh ? reply({ error: { code: 'CART_NOT_FOUND', message: '' } }, 404) : reply({}, 401);
      },
      async () => {
        refreshes += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        isFresh = true;
        return true;
      },
    );
    const params = { cartId: 'c', lineItemId: 'l' };
    const all = await Promise.all(Array.from({ length: 100 }, () => client.call(removeItem, { params })));
    expect(refreshes).toBe(1);
    expect(calls).toBe(200);
    expect(all.every((result) => !result.ok && result.error.code === 'CART_NOT_FOUND')).toBe(true);
  });

  it('does not retry without a new token, and never more than once', async () => {
    let calls = 0;
    const params = { cartId: 'c', lineItemId: 'l' };
    const count = () => {
      calls += 1;
      return reply({}, 401);
    };
    await makeClient(count, async () => false).call(removeItem, { params });
    expect(calls).toBe(1);
    await makeClient(count, async () => true).call(removeItem, { params });
    expect(calls).toBe(3);
  });
});
