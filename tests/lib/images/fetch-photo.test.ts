import type { ServerResponse } from 'node:http';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImages, readErrorMessage } from './images-harness.ts';
import { createPhoto, startImageHost } from './test-photos.ts';

type Host = Awaited<ReturnType<typeof startImageHost>>;

let host: Host;
let otherHost: Host;

/** A PNG without image data whose header contains a size. */
function createPngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const createChunk = (name: string, body: Buffer) => {
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), body, Buffer.alloc(4)]);
    chunk.writeUInt32BE(body.length, 0);
    chunk.writeUInt32BE(crc(chunk.subarray(4, -4)), chunk.length - 4);
    return chunk;
  };
  const body = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', header),
    createChunk('IDAT', body),
  ]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

const redirectTo = (location: string) => (_request: unknown, response: ServerResponse) => {
  response.writeHead(302, { location }).end();
};

beforeAll(async () => {
  const photo = await (await createPhoto(300)).jpeg().toBuffer();
  otherHost = await startImageHost({ '/photo.jpg': photo });
  host = await startImageHost({
    '/photo.jpg': photo,
    '/moved.jpg': redirectTo('/photo.jpg'),
    '/other-host.jpg': redirectTo(`${otherHost.origin}/photo.jpg`),
    '/private-address.jpg': redirectTo('http://169.254.169.254/latest/meta-data'),
    '/file.jpg': redirectTo('file:///etc/passwd'),
    '/redirect-loop.jpg': redirectTo('/redirect-loop.jpg'),
    '/huge.png': createPngHeader(60_000, 60_000),
    '/large-content-length.jpg': (_request, response) =>
      response.writeHead(200, { 'content-length': '99999999' }).write('x'),
    '/endless.jpg': (_request, response) => {
      const writeUntilFull = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', writeUntilFull);
      writeUntilFull();
    },
    '/slow.jpg': (_request, response) => response.writeHead(200).write(photo.subarray(0, 100)),
    '/silent.jpg': () => undefined,
    '/error.jpg': (_request, response) => response.writeHead(503).end(),
    '/cut.jpg': (_request, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('x');
      setImmediate(() => response.destroy());
    },
  });
});
afterAll(async () => {
  await host.close();
  await otherHost.close();
});

const requestImage = async (name: string, hosts = [host.origin]) => {
  const { get } = openImages({ hosts, limits: { timeoutMs: 400, maxBytes: 1024 * 1024 } });
  const response = await get({ url: `${host.origin}/${name}`, w: 160 });
  return [response.status, response.ok ? '' : await readErrorMessage(response)];
};

it('a redirect is followed within the allowed hosts, and never to others', async () => {
  const outside = [502, 'The photo is redirected to a host that is not configured.'];
  expect(await requestImage('moved.jpg')).toEqual([200, '']);
  expect(await requestImage('other-host.jpg', [host.origin, otherHost.origin])).toEqual([200, '']);
  otherHost.requestedPaths.length = 0;
  expect(await requestImage('other-host.jpg')).toEqual(outside);
  expect(otherHost.requestedPaths).toEqual([]);
  expect(await requestImage('private-address.jpg')).toEqual(outside);
  expect(await requestImage('file.jpg')).toEqual(outside);
  expect(await requestImage('redirect-loop.jpg')).toEqual([
    502,
    expect.stringContaining('redirects too often'),
  ]);
});

it.each([
  ['huge.png', 502, 'The photo has more than 40 million pixels.'],
  ['large-content-length.jpg', 502, 'The photo has more than 1 MB.'],
  ['endless.jpg', 502, 'The photo has more than 1 MB.'],
  ['slow.jpg', 504, 'took too long'],
  ['silent.jpg', 504, 'took too long'],
  ['error.jpg', 502, 'responded with 503'],
  ['cut.jpg', 502, 'cannot be reached'],
])('%s is %i', async (name, status, message) => {
  expect(await requestImage(name)).toEqual([status, expect.stringContaining(message)]);
});

it('a host that does not respond is 502', async () => {
  const closedHost = await startImageHost({});
  await closedHost.close();
  const { get } = openImages({ hosts: [closedHost.origin] });
  const response = await get({ url: `${closedHost.origin}/a.jpg`, w: 160 });
  expect([response.status, await readErrorMessage(response)]).toEqual([
    502,
    expect.stringContaining('cannot be reached'),
  ]);
});

it('a host that resolves to a private address is rejected before anything is sent', async () => {
  const port = new URL(host.origin).port;
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
  const { get } = openImages({ hosts });
  const before = host.requestedPaths.length;
  for (const name of hosts) {
    const response = await get({ url: `https://${name}/photo.jpg`, w: 160 });
    expect([response.status, await readErrorMessage(response)]).toEqual([
      502,
      expect.stringMatching(/private/),
    ]);
  }
  expect(host.requestedPaths.length).toBe(before);
});
