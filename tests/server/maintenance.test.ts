import { expect, it } from 'vitest';
import {
  htmlPage,
  longBody,
  openFrontServer,
  type ShopOptions,
  sendRequest,
} from './front-server-harness.ts';

const closed = (options: ShopOptions = {}) =>
  openFrontServer({
    maintenance: true,
    files: { '_astro/app.css': 'body{}', 'blogs/index.html': 'blogs', ...options.files },
    draw: options.draw ?? (() => new Response(null, { status: 404 })),
  });

it.each(['/', '/en-ae', '/ar-kw/products/tin', '/blogs', '/api/x', '/robots.txt', '/en-ae/cart?x=1'])(
  'during maintenance %s is 503',
  async (path) => {
    const reply = await sendRequest(await closed(), path);
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('300');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    if (path.startsWith('/api')) expect(JSON.parse(reply.text).error.code).toBe('UNAVAILABLE');
    else expect(reply.text).toMatch(/The shop is closed.*المتجر متوقف|المتجر متوقف.*The shop is closed/s);
  },
);

it('health checks and assets work during maintenance', async () => {
  const shop = await closed();
  for (const path of ['/healthz', '/readyz', '/_astro/app.css'])
    expect((await sendRequest(shop, path)).status).toBe(200);
});

it("the site's maintenance page is shown, rendered or built, and never as 200 or 304", async () => {
  const drawn = await closed({
    draw: ({ url }) => {
      expect(new URL(url).pathname).toBe('/ar-sa/maintenance');
      return new Response(longBody('back soon'), { statusText: 'OK', headers: htmlPage('').headers });
    },
  });
  const built = await closed({ files: { 'ar-sa/maintenance/index.html': longBody('back soon') } });
  for (const shop of [drawn, built]) {
    for (const headers of [{}, { 'if-none-match': '*' }, { 'accept-encoding': 'br' }] as Record<
      string,
      string
    >[]) {
      const reply = await sendRequest(shop, '/ar-sa/products/tin', { headers });
      expect([reply.status, reply.reason, reply.text]).toEqual([
        503,
        'Service Unavailable',
        longBody('back soon'),
      ]);
      expect(reply.headers['retry-after']).toBe('300');
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers.etag).toBeUndefined();
    }
  }
});

it('a POST changes nothing during maintenance', async () => {
  let asked = 0;
  const shop = await closed({
    draw: () => {
      asked += 1;
      return new Response('x');
    },
  });
  expect((await sendRequest(shop, '/en-ae/cart', { method: 'POST', body: 'a=1' })).status).toBe(503);
  expect(asked).toBe(0);
});
