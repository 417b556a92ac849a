import { expect, it } from 'vitest';
import { loadCart } from '#lib/loaders/cart/cart.ts';
import { isFailure, toFailure, toResponse } from '#lib/loaders/context.ts';
import { getLocale } from '#lib/locale/locale.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

it.each([
  ['an address without a page', { code: 'PRODUCT_NOT_FOUND', status: 404 }, 404],
  ['an invalid parameter of an address', { code: 'INVALID_REQUEST', status: 400 }, 404],
  ['a backend that does not answer', { code: 'NO_RESPONSE', status: 503 }, 503],
  ['a visitor who calls too often', { code: 'TOO_MANY_REQUESTS', status: 429 }, 429],
  ['a fault of the backend', { code: 'INTERNAL', status: 500 }, 500],
])('%s becomes its status', (_, error, status) => {
  const failure = toFailure(error);
  expect(isFailure(failure)).toBe(true);
  expect(toResponse(failure).status).toBe(status);
});

it('a model, a redirect and a step of signing in are no failures', () => {
  for (const kind of ['ok', 'redirect', 'code', 'new-password']) expect(isFailure({ kind })).toBe(false);
});

it('a cart that the backend cannot return is unavailable, not an error of the shop', async () => {
  const load = (status: number, code: string) => {
    const readCart = async () => ({ ok: false, error: { status, code, message: '' } });
    return loadCart({ readCart } as unknown as RequestSession, getLocale('en', 'ae'), String as never);
  };
  expect(await load(503, 'UNAVAILABLE')).toEqual({ kind: 'unavailable' });
  expect(await load(500, 'INTERNAL')).toEqual({ kind: 'failed', reason: 'INTERNAL' });
});
