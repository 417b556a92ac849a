import { describe, expect, it } from 'vitest';
import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import { readCart } from '#lib/contract/cart/cart.ts';
import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { call, type Door, EMIRATES } from '../harness/client.ts';
import { findPlain } from '../harness/find-products.ts';
import { add } from '../harness/purchase-steps.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** Errors of malformed requests. */
export function describeWire(open: () => Door) {
  const list = '/experience/binaa/v1/products';
  const addPath = '/experience/checkout/guest/v1/cart/current/item';

  describe('the protocol', () => {
    it('rejects unknown paths and methods', async () => {
      const shopper = open().shopper();
      const unknown = await shopper.send({ method: 'GET', path: '/experience/nothing' });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'UNKNOWN_CALL']);
      const method = await shopper.send({ method: 'DELETE', path: list });
      expect([method.status, method.error?.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
      expect(method.headers.get('allow')).toContain('GET');
    });

    it('rejects malformed bodies', async () => {
      const shopper = open().shopper();
      await add(shopper, EMIRATES, await findPlain(open()), 1);
      const cartId = await shopper.cartId(EMIRATES);
      const path = addPath.replace('current', cartId);
      const post = (body: string, headers: Record<string, string> = {}) =>
        shopper.send({ method: 'POST', path, body, headers });
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
      for (const [answer, status, code] of cases) {
        expect([answer.status, answer.error?.code]).toEqual([status, code]);
        expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
      }
      const unknown = cases[3][0].error?.details?.fields;
      expect(unknown).toEqual([{ path: 'body.price', rule: 'unknown_field' }]);
    });

    it('rejects unknown query parameters', async () => {
      const shopper = open().shopper();
      for (const query of ['colour=red', 'offer=0', 'category=', 'brand=a,b', `brand=${'x'.repeat(300)}`]) {
        const answer = await shopper.send({ method: 'GET', path: `${list}?${query}` });
        expect([query, answer.status, answer.error?.code]).toEqual([query, 400, 'INVALID_REQUEST']);
      }
    });

    it('rejects an unknown country or language', async () => {
      const shopper = open().shopper();
      for (const [name, value] of [
        ['location', 'fr'],
        ['locale', 'de'],
      ] as const) {
        const answer = await shopper.send({ method: 'GET', path: list, headers: { [name]: value } });
        expect([answer.status, answer.error?.code]).toEqual([400, 'INVALID_REQUEST']);
      }
    });

    it('returns errors in the language of the request', async () => {
      const shopper = open().shopper();
      const path = '/experience/catalog/guest/v1/clp/nowhere';
      const english = await shopper.send({ method: 'GET', path });
      const arabic = await shopper.send({ method: 'GET', path }, { country: 'kw', language: 'ar' });
      expect(english.error?.code).toBe('CATEGORY_NOT_FOUND');
      expect(english.error?.message).toMatch(/^[A-Z].*\.$/);
      expect(arabic.error?.code).toBe('CATEGORY_NOT_FOUND');
      expect(arabic.error?.message).toMatch(ARABIC);
    });

    it('returns the reference code of a request', async () => {
      const reference = crypto.randomUUID();
      const headers = { 'x-reference-code': reference };
      const answer = await open().shopper().send({ method: 'GET', path: categoryNavigation.path, headers });
      expect(answer.headers.get('x-reference-code')).toBe(reference);
    });
  });
}

/** Tokens; through the browser API, their absence. */
export function describeTokens(open: () => Door) {
  describe('tokens', () => {
    it('are given to guests, or not at all', async () => {
      const door = open();
      const answer = await call(door.shopper(), createGuestToken, { body: { guestId: crypto.randomUUID() } });
      if (door.hasTokens) {
        expect(answer.status).toBe(200);
        expect(answer.data.expiresIn).toBe(3600);
      } else {
        expect([answer.status, answer.error?.code]).toEqual([404, 'UNKNOWN_CALL']);
        expect(answer.text).not.toContain('accessToken');
      }
    });

    it('are rejected when they are forged, expired or missing', async () => {
      const door = open();
      const shopper = door.shopper();
      const { userId } = shopper;
      const sent = {
        method: 'POST',
        path: readCart.path.replace('{userId}', userId),
        body: JSON.stringify({ userId }),
      };
      const expected = door.hasTokens ? [401, 'UNAUTHORIZED'] : [404, 'CART_NOT_FOUND'];
      for (const authorization of await door.badTokens(userId)) {
        const answer = await shopper.send({ ...sent, headers: { authorization } });
        expect([answer.status, answer.error?.code]).toEqual(expected);
      }
    });
  });
}
