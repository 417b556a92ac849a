import { afterAll, expect, it, vi } from 'vitest';
import { createPhoto, startImageHost } from '../lib/images/test-photos.ts';
import { serveTestSite } from '../support/servers/test-site.ts';

const host = await startImageHost({
  '/saw.jpg': await (await createPhoto(800)).jpeg().toBuffer(),
  '/page.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
});
const site = serveTestSite({ IMAGE_HOSTS: host.origin });
afterAll(() => host.close());

const AVIF = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
const drawing = '/media/departments/paint.svg';
const get = (url: string, w: number | string, init: RequestInit = {}) =>
  fetch(`${site().url}/_image?${new URLSearchParams({ url, w: String(w), q: '75' })}`, init);
const getContentType = (response: Response) => response.headers.get('content-type');

it('the built shop resizes its own illustrations', async () => {
  const response = await get(drawing, 320, { headers: AVIF });
  expect([response.status, getContentType(response)]).toEqual([200, 'image/webp']);
  expect(response.headers.get('vary')).toMatch(/\baccept\b/i);
  const etag = response.headers.get('etag') as string;
  const length = String((await response.arrayBuffer()).byteLength);
  const revalidated = await get(drawing, 320, { headers: { ...AVIF, 'if-none-match': etag } });
  expect([revalidated.status, revalidated.headers.get('etag')]).toEqual([304, etag]);
  const head = await get(drawing, 320, { headers: AVIF, method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, length, '']);
});

it('photos of allowed hosts are WebP at first, AVIF later', async () => {
  const photo = `${host.origin}/saw.jpg`;
  expect(getContentType(await get(photo, 640, { headers: AVIF }))).toBe('image/webp');
  await vi.waitFor(
    async () => expect(getContentType(await get(photo, 640, { headers: AVIF }))).toBe('image/avif'),
    {
      timeout: 60_000,
      interval: 500,
    },
  );
});

it('an image error is one line of JSON with its own status', async () => {
  const all = await Promise.all([
    get(drawing, 641),
    get('/healthz', 640),
    get('https://elsewhere.example/a.jpg', 640),
    get('/media/departments/nothing.svg', 640),
    get(`${host.origin}/page.jpg`, 640),
    get(drawing, 640, { method: 'POST', headers: { origin: site().url } }),
  ]);
  expect(all.map(({ status }) => status)).toEqual([400, 400, 403, 404, 502, 405]);
  for (const response of all) {
    expect(getContentType(response)).toContain('application/json');
    expect(((await response.json()) as { error: { message: string } }).error.message).toMatch(/\.$/);
  }
});
