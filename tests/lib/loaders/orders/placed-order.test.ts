import { expect, it } from 'vitest';
import type { SessionContext } from '#lib/loaders/context.ts';
import { loadAccountOrder, loadPlacedOrder } from '#lib/loaders/orders/placed-order.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

const ORDER = { orderNumber: 'AE26-100001-0', token: null };

/** A session whose calls all fail with a status. */
const createFailingSession = (code: string, status: number) =>
  ({
    session: {},
    client: { call: async () => ({ ok: false, error: { code, status, message: '', details: {} } }) },
  }) as unknown as RequestSession;

it.each([
  ['an unknown order', 'NOT_FOUND', 404, 'not-found'],
  ['a session that has ended meanwhile', 'UNAUTHORIZED', 401, 'not-found'],
  ['an order of another customer', 'FORBIDDEN', 403, 'not-found'],
  ['too many requests', 'RATE_LIMITED', 429, 'rate-limited'],
  ['a backend that does not respond', 'UNAVAILABLE', 503, 'unavailable'],
  ['a failure of the backend', 'SERVER_ERROR', 500, 'failed'],
])('loading a placed order handles %s', async (_, code, status, kind) => {
  expect((await loadPlacedOrder(createFailingSession(code, status), ORDER)).kind).toBe(kind);
});

it.each([
  ['has ended meanwhile', true],
  ['is still valid', false],
])("a customer's order is looked up with a session that %s", async (_, isUnauthorized) => {
  const requestSession = { ...createFailingSession('UNAUTHORIZED', 401), account: {}, isUnauthorized };
  const context = { requestSession, locale: DEFAULT_LOCALE } as unknown as SessionContext;
  const page = await loadAccountOrder(context, 'AE26-100001-0', '/my-account/orders/AE26-100001-0');
  expect(page).toMatchObject(
    isUnauthorized ? { kind: 'redirect', href: expect.stringContaining('/sign-in') } : { kind: 'not-found' },
  );
});
