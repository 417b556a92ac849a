import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#lib/backend/backend.ts';
import { createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { createFixtureSeed, product } from '../backend-fixture.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

describe('The media endpoint', () => {
  let backend: Backend;
  const get = (path: string, init?: RequestInit) =>
    backend.handle(new Request(`http://commerce.test${path}`, init));

  beforeAll(async () => {
    const seed = createFixtureSeed();
    const paint = product({ code: 'BN-10001', kind: 'paint-can', isPaint: true, type: 'x_paintstudio' });
    const db = await openSeeded(testDatabases[0] as TestDatabase, {
      ...seed,
      products: [...seed.products, paint],
    });
    await db.updateTable('shades').set({ hex: '#a0c4e1' }).where('code', '=', 'BL-01').execute();
    await db
      .insertInto('shades')
      .values({ code: 'BL-0104', family: 'blue', hex: '#2f5d8a', lrv: 10, undertone: 'cool' })
      .execute();
    backend = createFunctionHarness(db).backend;
  });
  afterAll(() => backend.close());

  it('returns illustrations that browsers cache', async () => {
    const response = await get('/media/products/BN-10001-1.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
    const svg = await response.text();
    expect(svg).toMatch(/^<svg /);
    const etag = response.headers.get('etag') as string;
    const revalidated = await get('/media/products/BN-10001-1.svg', { headers: { 'if-none-match': etag } });
    expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
    const head = await get('/media/products/BN-10001-1.svg', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it('returns a paint in its shade', async () => {
    const defaultImage = await (await get('/media/products/BN-10001-1.svg')).text();
    const tinted = await (await get('/media/products/BN-10001-1.BL-0104.svg')).text();
    expect(tinted).not.toBe(defaultImage);
    expect(tinted).toContain('2f5d8a');
  });

  it('returns images of existing departments, brands and scenes only', async () => {
    expect((await get('/media/brands/rukn.svg')).status).toBe(200);
    for (const path of ['brands/nobody', 'products/BN-99999-1', 'products/BN-10001-4', 'x', '../package']) {
      expect([path, (await get(`/media/${path}.svg`)).status]).toEqual([path, 404]);
    }
    expect((await get('/media/brands/rukn.svg', { method: 'POST' })).status).toBe(405);
    expect((await get('/media/%zz.svg')).status).toBe(404);
  });
});
