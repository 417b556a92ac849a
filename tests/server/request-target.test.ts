import { describe, expect, it } from 'vitest';
import { parseRequestTarget } from '../../src/server/request/request-target.ts';
import { htmlPage, longBody, openFrontServer, rawRequest, sendRequest } from './front-server-harness.ts';

describe('Request targets', () => {
  it.each([
    ['/blogs/', '/blogs'],
    ['/blogs/?a=1&b=/', '/blogs?a=1&b=/'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['///evil.example//x/', '/evil.example/x'],
    ['//', '/'],
    ['/%2Fevil.example/', '/%2Fevil.example'],
    ['http://evil.example//evil.example/', '/evil.example'],
    ['/en-ae//products///tin', '/en-ae/products/tin'],
  ])('%s is redirected within the shop', async (url, location) => {
    const frontServer = await openFrontServer();
    const [line = '', ...rest] = (
      await rawRequest(frontServer, `GET ${url} HTTP/1.0\r\nHost: evil.example\r\n\r\n`)
    ).split('\r\n');
    expect(line).toBe('HTTP/1.1 308 Permanent Redirect');
    expect(rest).toContain(`location: ${location}`);
    expect(new URL(location, 'https://shop.example').host).toBe('shop.example');
  });

  it.each([
    '/%',
    '/%zz',
    '/%c0%af',
    '/a%00b',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/x/..%2f..%2fetc/passwd',
    '/%0d%0aSet-Cookie:x=1/',
    'evil.example',
    '*',
    '/x#y',
  ])('%s is malformed', async (url) => {
    const frontServer = await openFrontServer();
    const rawResponse = await rawRequest(frontServer, `GET ${url} HTTP/1.0\r\nHost: x\r\n\r\n`);
    expect(rawResponse).toMatch(/^HTTP\/1.1 400 /);
    expect(rawResponse).not.toMatch(/\nset-cookie/i);
  });

  it.each(['/', '/en-ae', '/en-ae/products/طلاء', '/en-ae/products/%D8%B7', '/a;b', '/a%2Fb', '/x?a=%'])(
    '%s is accepted unchanged',
    (url) => {
      expect(parseRequestTarget(url).kind).toBe('path');
    },
  );

  it("an API path's trailing slash is dropped without a redirect, a doubled one is not", () => {
    expect(parseRequestTarget('/api/a/items/?b=1')).toEqual({
      kind: 'path',
      path: '/api/a/items',
      search: '?b=1',
    });
    expect(parseRequestTarget('/api//a')).toEqual({ kind: 'redirect', location: '/api/a' });
  });

  it('HTTP/1.1 with two hosts is rejected, also for a stored page', async () => {
    const frontServer = await openFrontServer({ render: () => htmlPage(longBody('home')) });
    await sendRequest(frontServer, '/en-ae');
    const hosts = 'Host: shop.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n';
    expect(await rawRequest(frontServer, `GET /en-ae HTTP/1.1\r\n${hosts}`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await rawRequest(frontServer, 'GET /en-ae HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 /,
    );
  });

  it('HTTP/1.1 without a host is rejected', async () => {
    const rawResponse = await rawRequest(
      await openFrontServer(),
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    );
    expect(rawResponse).toMatch(/^HTTP\/1.1 400 /);
    expect(rawResponse).toMatch(/x-content-type-options/);
  });

  it('an absolute target reaches no other host', async () => {
    const requestedUrls: string[] = [];
    const frontServer = await openFrontServer({
      render: ({ url }) => {
        requestedUrls.push(url);
        return new Response('ok');
      },
    });
    await rawRequest(frontServer, 'GET http://evil.example/en-ae/cart HTTP/1.0\r\n\r\n');
    expect(requestedUrls).toEqual(['http://shop.example/en-ae/cart']);
  });

  it('a query of five hundred names gets a response', async () => {
    const frontServer = await openFrontServer();
    const query = Array.from({ length: 500 }, (_, index) => `a${index}`).join('&');
    expect((await sendRequest(frontServer, `/en-ae/products/tin?${query}`)).status).toBe(200);
  });
});
