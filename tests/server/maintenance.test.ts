import { expect, it } from 'vitest';
import {
  htmlPage,
  longBody,
  openFrontServer,
  sendRequest,
  type TestFrontServerOptions,
} from './front-server-harness.ts';

const closed = (options: TestFrontServerOptions = {}) =>
  openFrontServer({
    isUnderMaintenance: options.isUnderMaintenance ?? (() => true),
    files: { '_astro/app.css': 'body{}', 'blogs/index.html': 'blogs', ...options.files },
    render: options.render ?? (() => new Response(null, { status: 404 })),
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
    else expect(reply.text).toMatch(/The shop is closed.*الموقع متوقف|الموقع متوقف.*The shop is closed/s);
  },
);

it('responses during maintenance are not logged as errors', async () => {
  const frontServer = await closed();
  for (const path of ['/en-ae', '/api/x']) expect((await sendRequest(frontServer, path)).status).toBe(503);
  expect(frontServer.lines).toEqual([]);
});

it('health checks and assets work during maintenance', async () => {
  const frontServer = await closed();
  for (const path of ['/healthz', '/readyz', '/_astro/app.css'])
    expect((await sendRequest(frontServer, path)).status).toBe(200);
});

it("the site's maintenance page is shown, rendered or built, and never as 200 or 304", async () => {
  const rendered = await closed({
    render: ({ url }) => {
      expect(new URL(url).pathname).toBe('/ar-sa/maintenance');
      return new Response(longBody('back soon'), { statusText: 'OK', headers: htmlPage('').headers });
    },
  });
  const built = await closed({ files: { 'ar-sa/maintenance/index.html': longBody('back soon') } });
  for (const frontServer of [rendered, built]) {
    for (const headers of [{}, { 'if-none-match': '*' }, { 'accept-encoding': 'br' }] as Record<
      string,
      string
    >[]) {
      const reply = await sendRequest(frontServer, '/ar-sa/products/tin', { headers });
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
  let renderCount = 0;
  const frontServer = await closed({
    render: () => {
      renderCount += 1;
      return new Response('x');
    },
  });
  expect((await sendRequest(frontServer, '/en-ae/cart', { method: 'POST', body: 'a=1' })).status).toBe(503);
  expect(renderCount).toBe(0);
});

it('a form that is posted without script during maintenance leads back to its page', async () => {
  const frontServer = await closed();
  const post = (referer: string, accept = 'text/html') =>
    sendRequest(frontServer, '/api/forms/addItem', {
      method: 'POST',
      body: 'a=1',
      headers: { host: 'shop.example', referer, accept },
    });
  const reply = await post('https://shop.example/ar-ae/products/tin?shade=x');
  expect([reply.status, reply.headers.location]).toEqual([303, '/ar-ae/products/tin?shade=x']);
  expect((await post('https://other.example/ar-ae')).status).toBe(503);
  expect((await post('https://shop.example/ar-ae', 'application/json')).status).toBe(503);
});

it('the shop enters and leaves maintenance mode while it runs', async () => {
  let isUnderMaintenance = false;
  const frontServer = await closed({
    isUnderMaintenance: () => isUnderMaintenance,
    render: () => htmlPage(longBody('open')),
  });
  const getStatus = async () => (await sendRequest(frontServer, '/en-ae/products/tin')).status;
  expect(await getStatus()).toBe(200);
  isUnderMaintenance = true;
  expect(await getStatus()).toBe(503);
  isUnderMaintenance = false;
  expect(await getStatus()).toBe(200);
});
