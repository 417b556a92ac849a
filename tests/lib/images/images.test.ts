import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AVIF, createFolder, OLD_BROWSER, openImages, readErrorMessage, WEBP } from './images-harness.ts';
import { createPhoto, startImageHost } from './test-photos.ts';

let host: Awaited<ReturnType<typeof startImageHost>>;
const isDown = { value: false };

beforeAll(async () => {
  const photo = await createPhoto(900, 600);
  const jpeg = await photo.clone().jpeg({ quality: 92 }).toBuffer();
  const clear = await photo.clone().resize(300).ensureAlpha(0.5).webp().toBuffer();
  const flat = sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffffff' } });
  host = await startImageHost({
    '/saw.jpg': (_request, response) =>
      response.writeHead(isDown.value ? 500 : 200).end(isDown.value ? '' : jpeg),
    '/saw-2.jpg': jpeg,
    '/saw.png': await photo.clone().resize(200).png().toBuffer(),
    '/clear.webp': clear,
    '/turned.jpg': await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    '/flat.png': await flat.png().toBuffer(),
    '/cut.jpg': jpeg.subarray(0, jpeg.length / 2),
    '/drawing.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    '/page.jpg': Buffer.from('<!doctype html>'),
  });
});
afterAll(() => host.close());

const readSize = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();
const getContentType = (response: Response) => response.headers.get('content-type');
const getMaxAge = (response: Response) => response.headers.get('cache-control');

describe('An illustration of the shop', () => {
  it('is WebP for current browsers, PNG for old ones, and has the requested width', async () => {
    const { get } = openImages();
    const webp = await get({ url: '/media/drill.svg', w: 1200, q: 75 }, AVIF);
    expect([webp.status, getContentType(webp), webp.headers.get('vary')]).toEqual([
      200,
      'image/webp',
      'accept',
    ]);
    expect(getMaxAge(webp)).toContain('max-age=86400');
    expect(await readSize(webp)).toMatchObject({ width: 1200, height: 1200, format: 'webp' });
    expect(getContentType(await get({ url: '/media/drill.svg', w: 160 }, null))).toBe('image/webp');
    expect(getContentType(await get({ url: '/media/drill.svg', w: 160 }, OLD_BROWSER))).toBe('image/png');
  });

  it('is JPEG for every client when the request asks for JPEG', async () => {
    const { get } = openImages();
    for (const accept of [AVIF, OLD_BROWSER, null]) {
      const jpeg = await get({ url: '/media/drill.svg', w: 1200, f: 'jpeg' }, accept);
      expect([jpeg.status, getContentType(jpeg)]).toEqual([200, 'image/jpeg']);
    }
  });

  it('has a maximum width of 1920', async () => {
    const { get } = openImages();
    expect(await readSize(await get({ url: '/media/drill.svg', w: 3840, q: 50 }))).toMatchObject({
      width: 1920,
    });
  });

  it('is 404 when it does not exist, and 502 when it cannot be loaded', async () => {
    const { get, reports } = openImages();
    const missing = await get({ url: '/media/nothing.svg', w: 160 });
    expect([missing.status, getMaxAge(missing)]).toEqual([404, 'public, max-age=60']);
    const broken = await get({ url: '/media/broken.svg', w: 160 });
    expect([broken.status, getMaxAge(broken)]).toEqual([502, 'public, max-age=30']);
    expect(reports).toEqual(['/media/broken.svg: The picture cannot be read at this moment.']);
  });
});

describe('A response of the image endpoint', () => {
  it('has an ETag, is 304 for a matching one and has no body for HEAD', async () => {
    const { get } = openImages();
    const imageQuery = { url: '/media/drill.svg', w: 160 };
    const first = await get(imageQuery);
    const etag = first.headers.get('etag') as string;
    const revalidated = await get(imageQuery, WEBP, { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect([revalidated.status, await revalidated.text(), revalidated.headers.get('etag')]).toEqual([
      304,
      '',
      etag,
    ]);
    expect([revalidated.headers.get('vary'), getMaxAge(revalidated)]).toEqual(['accept', getMaxAge(first)]);
    const head = await get(imageQuery, WEBP, { method: 'HEAD' });
    const length = String((await first.arrayBuffer()).byteLength);
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', length]);
  });

  it('is one line with the error', async () => {
    const { get } = openImages();
    const response = await get({ url: '/media/drill.svg', w: 100 });
    expect([response.status, getMaxAge(response)]).toEqual([400, 'no-store']);
    const body = await response.text();
    expect(body.trim()).not.toContain('\n');
    expect(JSON.parse(body).error).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await get({ url: 'https://photos.example/a.jpg', w: 160 })).status).toBe(403);
    const post = await get({ url: '/media/drill.svg', w: 160 }, WEBP, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('A photo', () => {
  it('is WebP at first and AVIF once that is encoded', async () => {
    const { get, whenIdle } = openImages({ hosts: [host.origin] });
    const imageQuery = { url: `${host.origin}/saw.jpg`, w: 320 };
    const first = await get(imageQuery, AVIF);
    expect([first.status, getContentType(first), getMaxAge(first)]).toEqual([
      200,
      'image/webp',
      'public, max-age=120',
    ]);
    await whenIdle();
    const second = await get(imageQuery, AVIF);
    expect([second.status, getContentType(second), second.headers.get('vary')]).toEqual([
      200,
      'image/avif',
      'accept',
    ]);
    expect(getMaxAge(second)).toContain('max-age=604800');
    expect(await readSize(second)).toMatchObject({ width: 320, format: 'heif' });
    const webpReply = await get(imageQuery, WEBP);
    expect([getContentType(webpReply), getMaxAge(webpReply)]).toEqual(['image/webp', getMaxAge(second)]);
    expect(webpReply.headers.get('etag')).not.toBe(second.headers.get('etag'));
  });

  it('is fetched once for all its sizes', async () => {
    const { get, whenIdle } = openImages({ hosts: [host.origin] });
    const url = `${host.origin}/saw-2.jpg`;
    const fetchCount = () => host.requestedPaths.filter((path) => path === '/saw-2.jpg').length;
    const all = await Promise.all([160, 160, 160, 240, 240].map((w) => get({ url, w }, AVIF)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await whenIdle();
    expect(fetchCount()).toBe(1);
  });

  it('is never enlarged, and is rotated upright', async () => {
    const { get } = openImages({ hosts: [host.origin] });
    expect(await readSize(await get({ url: `${host.origin}/saw.jpg`, w: 1920 }))).toMatchObject({
      width: 900,
    });
    const rotatedSize = await readSize(await get({ url: `${host.origin}/turned.jpg`, w: 320 }));
    expect([rotatedSize.width, rotatedSize.height, rotatedSize.orientation, rotatedSize.exif]).toEqual([
      320,
      480,
      undefined,
      undefined,
    ]);
  });

  it('keeps its format for browsers that support neither', async () => {
    const { get } = openImages({ hosts: [host.origin] });
    const formats = await Promise.all(
      ['saw.jpg', 'saw.png', 'clear.webp'].map(async (name) =>
        getContentType(await get({ url: `${host.origin}/${name}`, w: 160 }, OLD_BROWSER)),
      ),
    );
    expect(formats).toEqual(['image/jpeg', 'image/png', 'image/png']);
  });

  it('stays WebP when its AVIF is no smaller', async () => {
    const { get, whenIdle } = openImages({ hosts: [host.origin] });
    const imageQuery = { url: `${host.origin}/flat.png`, w: 160 };
    expect(getMaxAge(await get(imageQuery, AVIF))).toBe('public, max-age=120');
    await whenIdle();
    const response = await get(imageQuery, AVIF);
    expect([getContentType(response), getMaxAge(response)]).toEqual([
      'image/webp',
      expect.stringContaining('604800'),
    ]);
  });

  it.each([
    ['cut.jpg', 502, 'The photo is broken.'],
    ['drawing.jpg', 502, 'The file is not a photo'],
    ['page.jpg', 502, 'The file is not a photo'],
    ['none.jpg', 404, '127.0.0.1'],
  ])('%s is %i', async (name, status, message) => {
    const { get } = openImages({ hosts: [host.origin] });
    const response = await get({ url: `${host.origin}/${name}`, w: 160 }, AVIF);
    expect(response.status).toBe(status);
    expect(await readErrorMessage(response)).toContain(message);
  });

  it('is not requested again within 30 seconds after a failure', async () => {
    let now = 1_800_000_000_000;
    const { get, reports } = openImages({ hosts: [host.origin], clock: () => now });
    const imageQuery = { url: `${host.origin}/cut.jpg`, w: 240 };
    const before = host.requestedPaths.length;
    for (let times = 0; times < 3; times += 1) expect((await get(imageQuery)).status).toBe(502);
    expect([host.requestedPaths.length - before, reports.length]).toEqual([1, 1]);
    now += 31_000;
    expect((await get(imageQuery)).status).toBe(502);
    expect(reports).toHaveLength(2);
  });

  it('is fetched again after a month; the stored copy is used when that fails', async () => {
    const folder = createFolder();
    const imageQuery = { url: `${host.origin}/saw.jpg`, w: 160 };
    const before = await (await openImages({ hosts: [host.origin], folder }).get(imageQuery)).arrayBuffer();
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const old = new Date(Date.now() - 31 * 24 * 3600_000);
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), old, old);
    }
    const fetchCount = host.requestedPaths.length;
    isDown.value = true;
    const { get } = openImages({ hosts: [host.origin], folder });
    const after = await get(imageQuery);
    isDown.value = false;
    expect([after.status, host.requestedPaths.length]).toEqual([200, fetchCount + 1]);
    expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(before))).toBe(true);
    await get(imageQuery);
    expect(host.requestedPaths.length).toBe(fetchCount + 1);
  });
});
