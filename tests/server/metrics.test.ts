import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { PageCache } from '#lib/cache/page-cache.ts';
import { createMetrics } from '../../src/server/metrics/metrics.ts';
import { getRouteLabel } from '../../src/server/metrics/route-label.ts';
import { readSource } from '../architecture/rules/source-files.ts';
import { htmlPage, longBody, openFrontServer, sendRequest } from './front-server-harness.ts';

const TOKEN = 'a token of the tests';
const COUNTS = Symbol.for('binaa.counts');
const hooks = globalThis as { [COUNTS]?: () => Promise<unknown> };

afterEach(() => {
  delete hooks[COUNTS];
});

async function openWithMetrics() {
  const store = new PageCache();
  return await openFrontServer({
    store,
    metrics: await createMetrics({ token: TOKEN, pageCache: store }),
    render: ({ url }) =>
      url.endsWith('/en-ae') ? htmlPage(longBody('home')) : new Response('', { status: 404 }),
  });
}

const readMetrics = (site: { port: number }, token = TOKEN) =>
  sendRequest(site, '/metrics', { headers: { authorization: `Bearer ${token}` } });

describe('/metrics', () => {
  it('does not exist without a token in the environment', async () => {
    const site = await openFrontServer({ render: () => new Response('', { status: 404 }) });
    expect((await readMetrics(site)).status).toBe(404);
  });

  it.each([undefined, 'Bearer ', 'Bearer another token of tests', `Basic ${TOKEN}`])(
    'returns no metrics for a request with %s',
    async (authorization) => {
      const site = await openWithMetrics();
      const reply = await sendRequest(site, '/metrics', { headers: authorization ? { authorization } : {} });
      expect([reply.status, reply.text]).toEqual([401, '']);
    },
  );

  it('counts requests by route and status, hits of the cache and stored pages', async () => {
    const site = await openWithMetrics();
    for (const path of ['/en-ae', '/en-ae', '/en-ae/products/a', '/en-ae/products/b', '/healthz'])
      await sendRequest(site, path);
    const { status, text, headers } = await readMetrics(site);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('text/plain'),
      'no-store',
    ]);
    for (const line of [
      'binaa_requests_total{route="/[locale]",status="200"} 2',
      'binaa_requests_total{route="/[locale]/products/*",status="404"} 2',
      'binaa_requests_total{route="/healthz",status="200"} 1',
      'binaa_page_cache_requests_total{result="HIT"} 1',
      'binaa_request_duration_seconds_count{route="/[locale]"} 2',
      'binaa_page_cache_pages 1',
      'binaa_render_queue_waiting 0',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('shows orders, payments and messages, and whether the database responds', async () => {
    const site = await openWithMetrics();
    hooks[COUNTS] = async () => ({
      orders: [{ status: 'Accepted', count: 7 }],
      paymentsWaiting: 2,
      messages: [{ status: 'waiting', count: 3 }],
    });
    const lines = (await readMetrics(site)).text.split('\n');
    for (const line of [
      'binaa_database_up 1',
      'binaa_orders{status="Accepted"} 7',
      'binaa_payments_waiting 2',
      'binaa_outbox_messages{status="waiting"} 3',
    ])
      expect(lines).toContain(line);
    hooks[COUNTS] = () => Promise.reject(new Error('away'));
    const linesWithoutDatabase = (await readMetrics(site)).text.split('\n');
    expect(linesWithoutDatabase).toContain('binaa_database_up 0');
    expect(linesWithoutDatabase.filter((line) => /^binaa_(orders|payments|outbox)/.test(line))).toEqual([]);
    // As with a remote API.
    hooks[COUNTS] = async () => undefined;
    expect((await readMetrics(site)).text).not.toMatch(/^binaa_database_up \d/m);
  });

  it('has all metrics that the dashboard and the documentation name', async () => {
    const site = await openWithMetrics();
    const { text } = await readMetrics(site);
    const documentedNames = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    for (const file of ['docs/dashboard.json', 'docs/cluster.md']) {
      const named = [...readSource(file).matchAll(/\b(?:binaa|process|nodejs)_\w+/g)].map(([name]) =>
        name.replace(/_bucket$/, ''),
      );
      expect(named.length).toBeGreaterThan(8);
      expect(named.filter((name) => !/_$/.test(name) && !documentedNames.has(name))).toEqual([]);
    }
  });
});

describe('The label of a route', () => {
  it('knows every page of the shop', () => {
    const names = readdirSync('src/pages/[locale]')
      .map((name) => name.replace(/\..*$/, ''))
      .filter((name) => !['index', '[slug]', 'llms'].includes(name));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => getRouteLabel(`/en-ae/${name}`) !== `/[locale]/${name}`)).toEqual([]);
  });

  it.each([
    ['/', '/'],
    ['/ar-kw', '/[locale]'],
    ['/en-ae/help-support', '/[locale]/[slug]'],
    ['/en-ae/shared/cart/secret', '/[locale]/shared/*'],
    ['/api/forms/signIn', '/api/forms'],
    ['/api/commerce/carts/current', '/api'],
    ['/_astro/a.js', '/_astro'],
    ['/wp-admin', 'other'],
  ])('of %s is %s', (path, label) => {
    expect(getRouteLabel(path)).toBe(label);
  });
});
