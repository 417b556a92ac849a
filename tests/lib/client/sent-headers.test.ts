import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#lib/contract/content/pages.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/index.ts';
import { listOrders } from '#lib/contract/orders/order-history.ts';
import { fetchMedia } from '#lib/images/fetch-media.server.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { createServerSearchClient } from '#lib/search/config.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import type { SessionAccount } from '#lib/session/sealed-session.server.ts';
import { getSessionCookie } from '#lib/session/session-cookie.server.ts';
import { TestBrowser } from '../session/test-browser.ts';

interface SentRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

const ACCOUNT: SessionAccount = {
  userId: 'customer',
  accountId: 'account',
  contactId: 'contact',
  accessToken: 'customer-access',
  accessExpires: Math.floor(Date.now() / 1000) + 3600,
  identityToken: 'customer-identity',
  appToken: 'customer-app',
  isEmployee: false,
  employeeEmailId: null,
};

const LOCALE = getLocale('ar', 'kw');
const TOKEN_PATH = '/token/oauth';

/** Headers of every request to the API (section 7 of the specification). */
const EVERY_REQUEST = {
  channel: 'web',
  'org-id': 'the-organisation',
  'lob-id': 'retail',
  location: 'kw',
  locale: 'ar',
  'page-type': 'hardware',
  'x-reference-code': expect.stringMatching(/^[\w-]{16,}$/),
  'ocp-apim-subscription-key': 'the-key',
};

let received: SentRequest[] = [];
let backendUrl = '';
const server = createServer((incoming, outgoing) => {
  const { method = '', url = '', headers } = incoming;
  received.push({ method, path: url, headers });
  incoming.resume();
  const isToken = url === TOKEN_PATH;
  outgoing.writeHead(isToken ? 200 : 404, { 'content-type': 'application/json' });
  const error = { code: 'CONTENT_NOT_FOUND', message: '' };
  outgoing.end(
    JSON.stringify(isToken ? { data: { accessToken: 'guest-access', expiresIn: 60 } } : { error }),
  );
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  backendUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    API_BASE_URL: backendUrl,
    API_ORG_ID: 'the-organisation',
    API_SUBSCRIPTION_KEY: 'the-key',
    API_CLIENT_ID: 'the-shop',
    API_CLIENT_SECRET: 'its-secret',
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns a browser with a session, and the client of one of its requests. */
function openSession(account: SessionAccount | undefined) {
  const browser = new TestBrowser();
  const cookie = getSessionCookie(browser.createRequest().cookies);
  if (account) cookie.startAccountSession(account);
  else cookie.getOrCreateOwnerId();
  return createRequestSession(browser.createRequest(), LOCALE);
}

/** Calls an endpoint with `x` for each of its path's ids; returns what arrived at the server. */
async function call(endpoint: AnyEndpoint, account: SessionAccount | undefined): Promise<SentRequest[]> {
  received = [];
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']);
  const input = { params: Object.fromEntries(names), query: {}, body: {} };
  await openSession(account).client.call(endpoint, input as never);
  return received;
}

const getSentPath = ({ path }: AnyEndpoint) => path.replace(/\{\w+\}/g, 'x');

describe('What the shop sends to a remote API', () => {
  it.each(endpoints.filter(({ scope }) => scope !== 'private'))('for a guest: $name', async (endpoint) => {
    const sent = await call(endpoint, undefined);
    const request = sent.at(-1);
    expect(request).toMatchObject({ method: endpoint.method, path: getSentPath(endpoint) });
    expect(request?.headers).toMatchObject({ ...EVERY_REQUEST, scope: 'guest' });
    expect(request?.headers['x-ciam-token']).toBeUndefined();
    if (endpoint.scope === 'none') return;
    expect(request?.headers.authorization).toBe('Bearer guest-access');
    expect(sent.map(({ path }) => path)).toEqual([TOKEN_PATH, request?.path]);
  });

  it.each(endpoints)('for a customer: $name', async (endpoint) => {
    const [request, ...others] = await call(endpoint, ACCOUNT);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ method: endpoint.method, path: getSentPath(endpoint) });
    const scope = endpoint.scope === 'private' ? 'private' : 'guest';
    expect(request?.headers).toMatchObject({ ...EVERY_REQUEST, scope });
    const identityToken = endpoint.name === 'createWishlist' ? undefined : 'customer-identity';
    expect(request?.headers['x-ciam-token']).toBe(identityToken);
    if (endpoint.scope !== 'none') expect(request?.headers.authorization).toBe('Bearer customer-access');
  });

  it('are not sent for a guest who calls a private endpoint', async () => {
    for (const endpoint of endpoints.filter(({ scope }) => scope === 'private')) {
      const sent = await call(endpoint, undefined);
      expect(sent.filter(({ path }) => path !== TOKEN_PATH)).toEqual([]);
    }
  });

  it('has the client credentials where a token is created, and nowhere else', async () => {
    const [token, request] = await call(listOrders, undefined);
    expect(token?.headers).toMatchObject({ 'client-id': 'the-shop', 'client-secret': 'its-secret' });
    expect(Object.keys(request?.headers ?? {}).filter((name) => name.startsWith('client'))).toEqual([]);
  });

  it('has a reference code of its own in each request', async () => {
    received = [];
    const client = createPublicClient(LOCALE);
    await Promise.all(Array.from({ length: 20 }, () => client.call(brands, {})));
    expect(new Set(received.map(({ headers }) => headers['x-reference-code'])).size).toBe(20);
  });

  it('has the headers for images and searches too', async () => {
    received = [];
    await fetchMedia(new Request('http://localhost/media/x'), '/media/x');
    await createServerSearchClient(LOCALE)
      .search([])
      .catch(() => undefined);
    const [media, search] = received.map(({ headers }) => headers);
    expect(media).toMatchObject({ ...EVERY_REQUEST, location: 'ae', locale: 'en', scope: 'guest' });
    expect(search).toMatchObject({ ...EVERY_REQUEST, scope: 'guest' });
  });
});
