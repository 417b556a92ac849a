import { describe, expect, it } from 'vitest';
import { PageCache } from '#lib/cache/page-cache.ts';
import { htmlPage, longBody, openFrontServer, sendRequest } from './front-server-harness.ts';

const PATH = '/en-ae/products/tin';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A shop with a stored page, whose site then renders something else. */
async function openShop(headers: Record<string, string> = {}) {
  let now = Date.UTC(2026, 0, 5, 8);
  const store = new PageCache({ now: () => now });
  let render = (): Response | Promise<Response> => htmlPage(longBody('stored'), headers);
  const frontServer = await openFrontServer({
    store,
    render: () => render(),
    limits: { responseTimeMs: 8000 },
  });
  expect((await sendRequest(frontServer, PATH)).status).toBe(200);
  return {
    send: (path = PATH) => sendRequest(frontServer, path),
    pass: (time: number) => {
      now += time;
    },
    renderBy: (next: typeof render) => {
      render = next;
    },
  };
}

describe('A page that is stored and no longer fresh', () => {
  it.each([
    ['fails with 503', () => new Response('closed', { status: 503 })],
    [
      'throws',
      (): Response => {
        throw new Error('the database is away');
      },
    ],
  ])('is shown when its render %s', async (_, render) => {
    const shop = await openShop();
    shop.pass(HOUR);
    shop.renderBy(render);
    const reply = await shop.send();
    expect([reply.status, reply.headers['x-cache']]).toEqual([200, 'STALE']);
    expect(reply.text).toBe(longBody('stored'));
    expect((await shop.send()).headers['x-cache']).toBe('STALE');
  });

  it('is shown after three seconds when its render is slow, and replaced when that is ready', async () => {
    const shop = await openShop();
    shop.pass(HOUR);
    const { promise, resolve } = Promise.withResolvers<Response>();
    shop.renderBy(() => promise);
    const startedAt = performance.now();
    const [first, second] = await Promise.all([shop.send(), shop.send()]);
    expect(performance.now() - startedAt).toBeLessThan(7000);
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['STALE', 'STALE']);
    resolve(htmlPage(longBody('new')));
    await expect.poll(async () => (await shop.send()).text).toBe(longBody('new'));
  });

  it('is rendered anew when that works, also after a failure', async () => {
    const shop = await openShop();
    shop.pass(HOUR);
    shop.renderBy(() => new Response('closed', { status: 500 }));
    await shop.send();
    shop.renderBy(() => htmlPage(longBody('new')));
    const reply = await shop.send();
    expect([reply.headers['x-cache'], reply.text]).toEqual(['MISS', longBody('new')]);
  });

  it('is not shown in place of a page that is gone', async () => {
    const shop = await openShop();
    shop.pass(HOUR);
    shop.renderBy(
      () => new Response(longBody('gone'), { status: 404, headers: { 'content-type': 'text/html' } }),
    );
    expect((await shop.send()).status).toBe(404);
    shop.renderBy(() => new Response('closed', { status: 503 }));
    expect((await shop.send()).status).toBe(503);
  });

  it('is not shown after a day', async () => {
    const shop = await openShop();
    shop.pass(25 * HOUR);
    shop.renderBy(() => new Response('closed', { status: 503 }));
    expect((await shop.send()).status).toBe(503);
  });

  it('is not shown after the time at which it says that it ends', async () => {
    const ends = new Date(Date.UTC(2026, 0, 5, 8, 30)).toUTCString();
    const shop = await openShop({ expires: ends });
    shop.renderBy(() => new Response('closed', { status: 503 }));
    shop.pass(10 * MINUTE);
    expect((await shop.send()).status).toBe(200);
    shop.pass(21 * MINUTE);
    expect((await shop.send()).status).toBe(503);
  });
});
