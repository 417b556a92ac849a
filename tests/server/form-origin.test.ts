import { describe, expect, it } from 'vitest';
import { openFrontServer, sendRequest, type TestFrontServerOptions } from './front-server-harness.ts';

const form = (origin?: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: 'quantity=1',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin ? { origin } : {}), ...headers },
});

// Responds with the origin that the site sees.
const renderOrigin: TestFrontServerOptions['render'] = ({ url, headers }) =>
  Response.json({
    url,
    origin: headers.get('origin'),
    forwarded: [...headers].filter(([name]) => /forwarded/.test(name)).map(([, value]) => value),
  });

describe('Form posts', () => {
  it('from the shop itself are accepted, under any name of this machine', async () => {
    const frontServer = await openFrontServer({ siteUrl: 'http://localhost:4321', render: renderOrigin });
    for (const origin of [
      'http://localhost:4321',
      'http://127.0.0.1:4321',
      `http://127.0.0.1:${frontServer.port}`,
      `http://localhost:${frontServer.port}`,
      `http://[::1]:${frontServer.port}`,
    ]) {
      const reply = await sendRequest(frontServer, '/api/forms/addLine', form(origin));
      expect([origin, reply.status]).toEqual([origin, 200]);
      expect(JSON.parse(reply.text).origin).toBe('http://localhost:4321');
    }
  });

  it.each([
    'http://evil.example',
    'https://localhost:4321',
    'http://localhost:9',
    'http://localhost.evil.example:4321',
    'null',
    'rubbish',
  ])('from %s are rejected before the site sees them', async (origin) => {
    let renderCount = 0;
    const frontServer = await openFrontServer({
      siteUrl: 'http://localhost:4321',
      render: () => {
        renderCount += 1;
        return new Response('taken');
      },
    });
    const page = await sendRequest(frontServer, '/en-ae/cart', form(origin));
    expect(page.status).toBe(403);
    expect(page.text).toContain('أُرسل هذا النموذج من موقع آخر');
    const call = await sendRequest(frontServer, '/api/forms/addLine', form(origin));
    expect(JSON.parse(call.text)).toEqual({ error: { code: 'FORBIDDEN', message: expect.any(String) } });
    expect(renderCount).toBe(0);
  });

  it('are accepted only from the configured origin, where there is one', async () => {
    const frontServer = await openFrontServer({ render: renderOrigin });
    expect((await sendRequest(frontServer, '/en-ae/cart', form('https://shop.example'))).status).toBe(200);
    for (const origin of [
      'http://shop.example',
      `http://127.0.0.1:${frontServer.port}`,
      'https://shop.example.evil.example',
    ]) {
      expect((await sendRequest(frontServer, '/en-ae/cart', form(origin))).status).toBe(403);
    }
  });
});

it.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('a post without an origin that the browser calls %s has status %i', async (fetchSite, status) => {
  const frontServer = await openFrontServer({ siteUrl: 'http://localhost:4321', render: renderOrigin });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': fetchSite };
  const reply = await sendRequest(frontServer, '/api/experience/x', { method: 'POST', body: '{}', headers });
  expect(reply.status).toBe(status);
});

it('a forged host or forwarding header does not reach the site', async () => {
  const frontServer = await openFrontServer({ siteUrl: 'http://localhost:4321', render: renderOrigin });
  const reply = await sendRequest(frontServer, '/en-ae/cart', {
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-port': '666',
      forwarded: 'host=evil.example',
    },
  });
  expect(JSON.parse(reply.text)).toEqual({
    url: 'http://localhost:4321/en-ae/cart',
    origin: null,
    forwarded: [],
  });
});

it.each([
  ['6.6.6.6, 10.0.0.7', ['10.0.0.7']],
  ['10.0.0.7', ['10.0.0.7']],
  ['nonsense', []],
])("behind a trusted proxy %j has the last address as the visitor's", async (forwardedHeader, forwarded) => {
  const frontServer = await openFrontServer({
    siteUrl: 'http://localhost:4321',
    render: renderOrigin,
    trustsProxy: true,
  });
  const reply = await sendRequest(frontServer, '/en-ae/cart', {
    headers: { 'x-forwarded-for': forwardedHeader },
  });
  expect(JSON.parse(reply.text)).toMatchObject({ forwarded });
});

it('a forged host does not create a second copy of a page', async () => {
  let rendered = 0;
  const frontServer = await openFrontServer({
    render: () => {
      rendered += 1;
      return new Response('x', {
        headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=60' },
      });
    },
  });
  for (const host of ['a.example', 'b.example', 'c.example'])
    await sendRequest(frontServer, '/en-ae', { headers: { host } });
  expect(rendered).toBe(1);
  expect(frontServer.store.stats.pagesWithoutQuery).toBe(1);
});
