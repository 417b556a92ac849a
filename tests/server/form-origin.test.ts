import { describe, expect, it } from 'vitest';
import { openFrontServer, type ShopOptions, sendRequest } from './front-server-harness.ts';

const form = (origin?: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: 'quantity=1',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin ? { origin } : {}), ...headers },
});

// Responds with the origin that the site sees.
const seen: ShopOptions['draw'] = ({ url, headers }) =>
  Response.json({
    url,
    origin: headers.get('origin'),
    forwarded: [...headers].filter(([name]) => /forwarded/.test(name)).map(([, value]) => value),
  });

describe('Form posts', () => {
  it('from the shop itself are accepted, under any name of this machine', async () => {
    const shop = await openFrontServer({ siteUrl: 'http://localhost:4321', draw: seen });
    for (const origin of [
      'http://localhost:4321',
      'http://127.0.0.1:4321',
      `http://127.0.0.1:${shop.port}`,
      `http://localhost:${shop.port}`,
      `http://[::1]:${shop.port}`,
    ]) {
      const reply = await sendRequest(shop, '/api/forms/addLine', form(origin));
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
    let asked = 0;
    const shop = await openFrontServer({
      siteUrl: 'http://localhost:4321',
      draw: () => {
        asked += 1;
        return new Response('taken');
      },
    });
    const page = await sendRequest(shop, '/en-ae/cart', form(origin));
    expect(page.status).toBe(403);
    expect(page.text).toContain('أُرسل هذا النموذج من موقع آخر');
    const call = await sendRequest(shop, '/api/forms/addLine', form(origin));
    expect(JSON.parse(call.text)).toEqual({ error: { code: 'FORBIDDEN', message: expect.any(String) } });
    expect(asked).toBe(0);
  });

  it('are accepted only from the configured origin, where there is one', async () => {
    const shop = await openFrontServer({ draw: seen });
    expect((await sendRequest(shop, '/en-ae/cart', form('https://shop.example'))).status).toBe(200);
    for (const origin of [
      'http://shop.example',
      `http://127.0.0.1:${shop.port}`,
      'https://shop.example.evil.example',
    ]) {
      expect((await sendRequest(shop, '/en-ae/cart', form(origin))).status).toBe(403);
    }
  });
});

it('a forged host or forwarding header does not reach the site', async () => {
  const shop = await openFrontServer({ siteUrl: 'http://localhost:4321', draw: seen });
  const reply = await sendRequest(shop, '/en-ae/cart', {
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
])("behind a trusted proxy %j has the last address as the visitor's", async (given, forwarded) => {
  const shop = await openFrontServer({ siteUrl: 'http://localhost:4321', draw: seen, trustsProxy: true });
  const reply = await sendRequest(shop, '/en-ae/cart', { headers: { 'x-forwarded-for': given } });
  expect(JSON.parse(reply.text)).toMatchObject({ forwarded });
});

it('a forged host does not create a second copy of a page', async () => {
  let drawn = 0;
  const shop = await openFrontServer({
    draw: () => {
      drawn += 1;
      return new Response('x', {
        headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=60' },
      });
    },
  });
  for (const host of ['a.example', 'b.example', 'c.example'])
    await sendRequest(shop, '/en-ae', { headers: { host } });
  expect(drawn).toBe(1);
  expect(shop.store.stats.pages).toBe(1);
});
