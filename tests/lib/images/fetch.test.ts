import type { ServerResponse } from 'node:http';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImages, readErrorMessage } from './images-harness.ts';
import { createPhoto, startImageHost } from './test-photos.ts';

type Host = Awaited<ReturnType<typeof startImageHost>>;

let host: Host;
let other: Host;

/** The beginning of a PNG that claims a size. */
function claimSize(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const part = (name: string, body: Buffer) => {
    const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name), body, Buffer.alloc(4)]);
    whole.writeUInt32BE(body.length, 0);
    whole.writeUInt32BE(crc(whole.subarray(4, -4)), whole.length - 4);
    return whole;
  };
  const body = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), part('IHDR', head), part('IDAT', body)]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

const to = (location: string) => (_request: unknown, response: ServerResponse) => {
  response.writeHead(302, { location }).end();
};

beforeAll(async () => {
  const photo = await (await createPhoto(300)).jpeg().toBuffer();
  other = await startImageHost({ '/photo.jpg': photo });
  host = await startImageHost({
    '/photo.jpg': photo,
    '/moved.jpg': to('/photo.jpg'),
    '/away.jpg': to(`${other.origin}/photo.jpg`),
    '/inside.jpg': to('http://169.254.169.254/latest/meta-data'),
    '/file.jpg': to('file:///etc/passwd'),
    '/round.jpg': to('/round.jpg'),
    '/huge.png': claimSize(60_000, 60_000),
    '/said.jpg': (_request, response) => response.writeHead(200, { 'content-length': '99999999' }).write('x'),
    '/endless.jpg': (_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', pour);
      pour();
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
  await other.close();
});

const ask = async (name: string, hosts = [host.origin]) => {
  const { get } = openImages({ hosts, limits: { time: 400, bytes: 1024 * 1024 } });
  const response = await get({ url: `${host.origin}/${name}`, w: 160 });
  return [response.status, response.ok ? '' : await readErrorMessage(response)];
};

it('a redirect is followed within the allowed hosts, and never to others', async () => {
  const outside = [502, 'The photograph is redirected to a host that is not configured.'];
  expect(await ask('moved.jpg')).toEqual([200, '']);
  expect(await ask('away.jpg', [host.origin, other.origin])).toEqual([200, '']);
  other.asked.length = 0;
  expect(await ask('away.jpg')).toEqual(outside);
  expect(other.asked).toEqual([]);
  expect(await ask('inside.jpg')).toEqual(outside);
  expect(await ask('file.jpg')).toEqual(outside);
  expect(await ask('round.jpg')).toEqual([502, expect.stringContaining('redirects too often')]);
});

it.each([
  ['huge.png', 502, 'The photograph has more than 40 million pixels.'],
  ['said.jpg', 502, 'The photograph has more than 1 MB.'],
  ['endless.jpg', 502, 'The photograph has more than 1 MB.'],
  ['slow.jpg', 504, 'took too long'],
  ['silent.jpg', 504, 'took too long'],
  ['error.jpg', 502, 'answered 503'],
  ['cut.jpg', 502, 'cannot be reached'],
])('%s is %i', async (name, status, message) => {
  expect(await ask(name)).toEqual([status, expect.stringContaining(message)]);
});

it('a host that does not respond is 502', async () => {
  const gone = await startImageHost({});
  await gone.close();
  const { get } = openImages({ hosts: [gone.origin] });
  const response = await get({ url: `${gone.origin}/a.jpg`, w: 160 });
  expect([response.status, await readErrorMessage(response)]).toEqual([
    502,
    expect.stringContaining('cannot be reached'),
  ]);
});

it('a host that resolves to a private address is rejected before anything is sent', async () => {
  const port = new URL(host.origin).port;
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
  const { get } = openImages({ hosts });
  const before = host.asked.length;
  for (const name of hosts) {
    const response = await get({ url: `https://${name}/photo.jpg`, w: 160 });
    expect([response.status, await readErrorMessage(response)]).toEqual([
      502,
      expect.stringMatching(/private/),
    ]);
  }
  expect(host.asked.length).toBe(before);
});
