import { describe, expect, it } from 'vitest';
import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import { readCart } from '#lib/contract/cart/cart.ts';
import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { type ContractClient, callEndpoint, EMIRATES } from '../harness/client.ts';
import { findProductWithoutShades } from '../harness/find-products.ts';
import { addToCart } from '../harness/purchase-steps.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** Tests malformed requests, the language of errors and the reference code. */
export function describeProtocol(getClient: () => ContractClient) {
  const list = '/experience/binaa/v1/products';
  const addPath = '/experience/checkout/guest/v1/cart/current/item';

  describe('the protocol', () => {
    it('rejects unknown paths and methods', async () => {
      const visitor = getClient().visitor();
      const unknown = await visitor.send({ method: 'GET', path: '/experience/nothing' });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'UNKNOWN_CALL']);
      const method = await visitor.send({ method: 'DELETE', path: list });
      expect([method.status, method.error?.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
      expect(method.headers.get('allow')).toContain('GET');
    });

    it('rejects malformed bodies', async () => {
      const visitor = getClient().visitor();
      await addToCart(visitor, EMIRATES, await findProductWithoutShades(getClient()), 1);
      const cartId = await visitor.cartId(EMIRATES);
      const path = addPath.replace('current', cartId);
      const post = (body: string, headers: Record<string, string> = {}) =>
        visitor.send({ method: 'POST', path, body, headers });
      const item = { quantity: 1, product: { productCode: 'X' } };
      const cases = [
        [await post('{"quantity":'), 400, 'MALFORMED_BODY'],
        [await post('quantity=1', { 'content-type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
        [await post(JSON.stringify({ ...item, note: 'x'.repeat(70_000) })), 413, 'PAYLOAD_TOO_LARGE'],
        [await post(JSON.stringify({ ...item, price: 1 })), 400, 'INVALID_REQUEST'],
        [await post(JSON.stringify({ ...item, quantity: -1 })), 400, 'INVALID_REQUEST'],
        [await post(JSON.stringify({ ...item, quantity: 1.5 })), 400, 'INVALID_REQUEST'],
        [await post(JSON.stringify({ ...item, quantity: '2' })), 400, 'INVALID_REQUEST'],
        [await post(JSON.stringify({ ...item, quantity: 1e9 })), 400, 'INVALID_REQUEST'],
        [await post('[]'), 400, 'INVALID_REQUEST'],
      ] as const;
      for (const [response, status, code] of cases) {
        expect([response.status, response.error?.code]).toEqual([status, code]);
        expect(response.text).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
      }
      const unknown = cases[3][0].error?.details?.fields;
      expect(unknown).toEqual([{ path: 'body.price', rule: 'unknown_field' }]);
    });

    it('rejects unknown query parameters', async () => {
      const visitor = getClient().visitor();
      for (const query of ['colour=red', 'offer=0', 'category=', 'brand=a,b', `brand=${'x'.repeat(300)}`]) {
        const response = await visitor.send({ method: 'GET', path: `${list}?${query}` });
        expect([query, response.status, response.error?.code]).toEqual([query, 400, 'INVALID_REQUEST']);
      }
    });

    it('rejects an unknown country or language', async () => {
      const visitor = getClient().visitor();
      for (const [name, value] of [
        ['location', 'fr'],
        ['locale', 'de'],
      ] as const) {
        const response = await visitor.send({ method: 'GET', path: list, headers: { [name]: value } });
        expect([response.status, response.error?.code]).toEqual([400, 'INVALID_REQUEST']);
      }
    });

    it('returns errors in the language of the request', async () => {
      const visitor = getClient().visitor();
      const path = '/experience/catalog/guest/v1/clp/nowhere';
      const english = await visitor.send({ method: 'GET', path });
      const arabic = await visitor.send({ method: 'GET', path }, { country: 'kw', language: 'ar' });
      expect(english.error?.code).toBe('CATEGORY_NOT_FOUND');
      expect(english.error?.message).toMatch(/^[A-Z].*\.$/);
      expect(arabic.error?.code).toBe('CATEGORY_NOT_FOUND');
      expect(arabic.error?.message).toMatch(ARABIC);
    });

    it('returns the reference code of a request', async () => {
      const reference = crypto.randomUUID();
      const headers = { 'x-reference-code': reference };
      const response = await getClient()
        .visitor()
        .send({ method: 'GET', path: categoryNavigation.path, headers });
      expect(response.headers.get('x-reference-code')).toBe(reference);
    });
  });
}

/** Tests the tokens of calls; callers of the browser API get none. */
export function describeTokens(getClient: () => ContractClient) {
  describe('tokens', () => {
    it('are issued to guests where the API has tokens, and the call does not exist elsewhere', async () => {
      const client = getClient();
      const response = await callEndpoint(client.visitor(), createGuestToken, {
        body: { guestId: crypto.randomUUID() },
      });
      if (client.hasTokens) {
        expect(response.status).toBe(200);
        expect(response.data.expiresIn).toBe(3600);
      } else {
        expect([response.status, response.error?.code]).toEqual([404, 'UNKNOWN_CALL']);
        expect(response.text).not.toContain('accessToken');
      }
    });

    it('are rejected when they are forged, expired or missing', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { userId } = visitor;
      const apiRequest = {
        method: 'POST',
        path: readCart.path.replace('{userId}', userId),
        body: JSON.stringify({ userId }),
      };
      const expected = client.hasTokens ? [401, 'UNAUTHORIZED'] : [404, 'CART_NOT_FOUND'];
      for (const authorization of await client.createInvalidTokens(userId)) {
        const response = await visitor.send({ ...apiRequest, headers: { authorization } });
        expect([response.status, response.error?.code]).toEqual(expected);
      }
    });
  });
}
