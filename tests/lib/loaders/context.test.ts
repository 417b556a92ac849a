import { expect, it } from 'vitest';
import { isFailure, toFailure, toResponse } from '#lib/loaders/context.ts';

it.each([
  ['an address without a page', { code: 'PRODUCT_NOT_FOUND', status: 404 }, 404],
  ['an invalid parameter of an address', { code: 'INVALID_REQUEST', status: 400 }, 404],
  ['a backend that does not answer', { code: 'NO_RESPONSE', status: 503 }, 503],
  ['a fault of the backend', { code: 'INTERNAL', status: 500 }, 500],
])('%s becomes its status', (_, error, status) => {
  const failure = toFailure(error);
  expect(isFailure(failure)).toBe(true);
  expect(toResponse(failure).status).toBe(status);
});

it('a model, a redirect and a step of signing in are no failures', () => {
  for (const kind of ['ok', 'redirect', 'code', 'new-password']) expect(isFailure({ kind })).toBe(false);
});
