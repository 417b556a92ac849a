import { describe, expect, it } from 'vitest';
import {
  htmlPage,
  longBody,
  openFrontServer,
  rawRequest,
  SITE,
  sendRequest,
  type TestResponse,
} from './front-server-harness.ts';

const files = {
  '_astro/app.abc.css': 'body{color:red}',
  'blogs/index.html': '<h1>Blogs</h1>',
  '../_headers.json': JSON.stringify([
    { pathname: '/blogs', headers: [{ key: 'Content-Security-Policy', value: "script-src 'sha256-abc';" }] },
    { pathname: '/404', headers: [{ key: 'Content-Security-Policy', value: "script-src 'sha256-404';" }] },
  ]),
};

const openServer = ({ isTestEnvironment = false } = {}) =>
  openFrontServer({
    files,
    isTestEnvironment,
    limits: { maxBodyBytes: 10 },
    render: ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === '/en-ae/products/tin') return htmlPage(longBody('tin'));
      if (pathname === '/en-ae/cart')
        return new Response(longBody('cart'), { headers: { 'content-type': 'text/html' } });
      if (pathname === '/en-ae/framed') {
        const policy = "default-src 'self'; frame-ancestors 'self'";
        return new Response('x', {
          headers: { 'content-type': 'text/html', 'content-security-policy': policy },
        });
      }
      if (pathname === '/en-ae/gone')
        return new Response('gone', { status: 404, headers: { 'content-type': 'text/html' } });
      if (pathname === '/api/data') return Response.json({ data: 1 });
      if (pathname === '/api/cart') return Response.json({}, { headers: { 'set-cookie': 'a=b' } });
      if (pathname === '/en-ae/go')
        return new Response(null, { status: 303, headers: { location: '/en-ae/cart' } });
      throw new Error('a secret');
    },
  });

function expectSafe({ headers }: TestResponse): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toBeTruthy();
  expect(headers['x-powered-by']).toBeUndefined();
}

describe('Security headers are set', () => {
  const kinds: [string, number, Parameters<typeof sendRequest>[2]?][] = [
    ['/en-ae/products/tin', 200],
    ['/en-ae/products/tin', 200, { method: 'HEAD' }],
    ['/en-ae/products/tin?junk=1', 200],
    ['/en-ae/cart', 200],
    ['/en-ae/cart', 200, { headers: { 'accept-encoding': 'br' } }],
    ['/en-ae/framed', 200],
    ['/en-ae/gone', 404],
    ['/api/data', 200],
    ['/en-ae/go', 303],
    ['/blogs', 200],
    ['/blogs', 405, { method: 'POST' }],
    ['/_astro/app.abc.css', 200],
    ['/_astro/app.abc.css', 206, { headers: { range: 'bytes=0-3' } }],
    ['/_astro/app.abc.css', 416, { headers: { range: 'bytes=900-' } }],
    ['/blogs/', 308],
    ['/%', 400],
    ['/en-ae/cart', 403, { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['/en-ae/cart', 405, { method: 'DELETE' }],
    ['/en-ae/cart', 413, { method: 'POST', body: 'x'.repeat(11) }],
    ['/en-ae/boom', 500],
    ['/api/boom', 500],
    ['/en-ae/cart', 501, { method: 'PROPFIND' }],
    ['/en-ae/cart', 204, { method: 'OPTIONS' }],
    ['/healthz', 200],
    ['/readyz', 200],
  ];

  it.each(kinds)('on %s %i', async (path, status, options) => {
    const frontServer = await openServer();
    const reply = await sendRequest(frontServer, path, options);
    expect(reply.status).toBe(status);
    expectSafe(reply);
    expect(reply.text).not.toContain('secret');
  });

  it('on an address that is too long', async () => {
    const reply = await sendRequest(await openServer(), `/${'x'.repeat(5000)}`);
    expect(reply.status).toBe(414);
    expectSafe(reply);
  });

  it('on a stored page and its 304', async () => {
    const frontServer = await openServer();
    const first = await sendRequest(frontServer, '/en-ae/products/tin');
    const hit = await sendRequest(frontServer, '/en-ae/products/tin');
    expect(hit.headers['x-cache']).toBe('HIT');
    expectSafe(hit);
    const etag = String(first.headers.etag);
    const notModified = await sendRequest(frontServer, '/en-ae/products/tin', {
      headers: { 'if-none-match': etag },
    });
    expect(notModified.status).toBe(304);
    expectSafe(notModified);
  });

  it('on a request that Node cannot parse', async () => {
    const frontServer = await openServer();
    for (const [text, status] of [
      ['rubbish\r\n\r\n', 400],
      ['BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 501],
      [`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
      [`GET /${'x'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
    ] as const) {
      const rawResponse = await rawRequest(frontServer, text);
      expect(rawResponse).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(rawResponse).toMatch(/x-content-type-options: nosniff/i);
      expect(rawResponse).toMatch(/frame-ancestors 'none'/);
    }
  });
});

describe('The content security policy', () => {
  it("of a prerendered page is Astro's, completed", async () => {
    const reply = await sendRequest(await openServer(), '/blogs');
    expect(reply.headers['content-security-policy']).toBe("script-src 'sha256-abc'; frame-ancestors 'none'");
  });

  it('of an on-demand page is kept', async () => {
    const reply = await sendRequest(await openServer(), '/en-ae/framed');
    expect(reply.headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'self'");
  });

  it('of a prerendered 404 page that Astro reads from disk is restored', async () => {
    const reply = await sendRequest(await openServer(), '/en-ae/gone');
    expect(reply.headers['content-security-policy']).toBe("script-src 'sha256-404'; frame-ancestors 'none'");
  });

  it('comes without HSTS on a site without https', async () => {
    const reply = await sendRequest(await openFrontServer({ siteUrl: 'http://localhost:4321' }), '/healthz');
    expect(reply.headers['strict-transport-security']).toBeUndefined();
    expect(SITE).toMatch(/^https:/);
  });
});

describe('Indexing', () => {
  it.each([
    '/en-ae/products/tin?shade=red',
    '/en-ae/products/tin?utm_source=x',
    '/en-ae/cart?x=1',
    '/blogs?x=1',
    '/_astro/app.abc.css?x=1',
    '/blogs/?x=1',
    '/en-ae/boom?x=1',
  ])('is forbidden for %s, every time', async (path) => {
    const frontServer = await openServer();
    for (let time = 0; time < 2; time += 1) {
      const reply = await sendRequest(frontServer, path);
      expect(reply.headers['x-robots-tag']).toBe('noindex, follow');
    }
  });

  it('stays allowed for the clean address after it was requested with a query', async () => {
    const frontServer = await openServer();
    await sendRequest(frontServer, '/en-ae/products/tin?shade=red');
    await sendRequest(frontServer, '/en-ae/products/tin?gclid=1');
    for (const path of ['/en-ae/products/tin', '/en-ae/products/tin', '/blogs', '/en-ae/cart']) {
      expect((await sendRequest(frontServer, path)).headers['x-robots-tag']).toBeUndefined();
    }
  });

  it('is what a page says itself, whether it is stored or not', async () => {
    const robotsHeader = { 'x-robots-tag': 'noindex, nofollow' };
    const frontServer = await openFrontServer({
      render: ({ url }) =>
        url.includes('/products/')
          ? htmlPage(longBody('stored'), robotsHeader)
          : new Response('private', { headers: { 'content-type': 'text/html', ...robotsHeader } }),
    });
    for (const path of ['/en-ae/products/tin?shade=red', '/en-ae/cart?x=1', '/en-ae/products/tin?shade=red'])
      expect((await sendRequest(frontServer, path)).headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('is forbidden for every response of a test environment', async () => {
    const frontServer = await openServer({ isTestEnvironment: true });
    const paths = [
      '/en-ae/products/tin',
      '/en-ae/products/tin?shade=red',
      '/blogs',
      '/en-ae/cart',
      '/en-ae/boom',
    ];
    for (const path of [...paths, ...paths]) {
      const { headers } = await sendRequest(frontServer, path);
      expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex, nofollow']);
    }
  });
});

it('Pages that were rendered ahead are discarded by a response that changes a cookie, and by no other', async () => {
  const frontServer = await openServer();
  const headers = async (path: string) => (await sendRequest(frontServer, path)).headers['clear-site-data'];
  expect(await headers('/api/cart')).toBe('"prerenderCache"');
  expect(await headers('/api/data')).toBeUndefined();
  expect(await headers('/en-ae/products/tin')).toBeUndefined();
});
