import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackendProcess, startBackendProcess } from '../contract/harness/backend-process.ts';
import { simpleProduct } from '../support/known-products.ts';
import { type CapabilityProxy, startCapabilityProxy } from '../support/servers/capability-proxy.ts';
import { prepareShopData, type ShopProcess, startShopProcess } from '../support/servers/shop-process.ts';

// The shop in front of a remote API that accepts connections and never responds.

const PRODUCT = `/en-ae/products/${simpleProduct.slug}`;

let backend: BackendProcess;
let proxy: CapabilityProxy;
let shop: ShopProcess;

beforeAll(async () => {
  backend = await startBackendProcess(await prepareShopData({}), {});
  proxy = await startCapabilityProxy(backend.origin);
  const folder = mkdtempSync(join(process.env.DATA_DIR as string, 'slow-'));
  shop = await startShopProcess(folder, { API_BASE_URL: proxy.url });
});
afterAll(async () => {
  await shop?.stop();
  proxy?.close();
  await backend?.stop('SIGTERM');
});

async function fetchTimed(path: string) {
  const startedAt = performance.now();
  const reply = await fetch(shop.url + path, { redirect: 'manual' });
  const text = await reply.text();
  return { status: reply.status, text, seconds: (performance.now() - startedAt) / 1000 };
}

it('an API that hangs delays no stored page, delays other pages by ten seconds at most, and is soon no longer called', async () => {
  expect((await fetchTimed(PRODUCT)).status).toBe(200);
  expect((await fetchTimed('/en-ae/cart')).status).toBe(200);
  proxy.isHanging = true;
  const paths = ['/en-ae/brands', '/en-ae/departments/paint', '/ar-kw/brands', '/ar-sa', '/en-qa/brands'];
  const replies = await Promise.all(paths.map(fetchTimed));
  for (const { status, text, seconds } of replies) {
    expect(status).toBe(503);
    expect(text).toMatch(/<h1|<title>/);
    expect(seconds).toBeLessThan(11);
  }
  const stored = await fetchTimed(PRODUCT);
  expect(stored.status).toBe(200);
  expect(stored.seconds).toBeLessThan(2);
  // The circuit breaker is open after the failed calls: at most one call is sent to test the API.
  proxy.called.clear();
  const next = await fetchTimed('/en-om/brands');
  expect(next.status).toBe(503);
  expect(next.seconds).toBeLessThan(2);
  expect(proxy.called.size).toBeLessThanOrEqual(1);

  proxy.isHanging = false;
  await expect.poll(async () => (await fetchTimed('/en-om/brands')).status, { timeout: 20_000 }).toBe(200);
});
