import { describe, expect, it } from 'vitest';
import { parseEnv } from '#lib/env.server.ts';
import { parseAccept } from '#lib/images/accept-header.ts';
import { ImageError } from '#lib/images/image-error.ts';
import { parseImageRequest } from '#lib/images/image-request.ts';
import { createHostPolicy } from '#lib/images/source/allowed-hosts.ts';
import { isPublicAddress } from '#lib/images/source/public-address.server.ts';

const hosts = createHostPolicy(['photos.example', 'photos.example:8443', 'http://media:9000']);

function read(query: string): unknown {
  try {
    return parseImageRequest(new URLSearchParams(query), hosts);
  } catch (error) {
    if (error instanceof ImageError) return `${error.status} ${error.message}`;
    throw error;
  }
}

const readShopImage = (path: string) => read(`url=${encodeURIComponent(path)}&w=640`);

describe('The query of an image request', () => {
  it('is a path for an image of the shop', () => {
    const path = '/media/products/BN-10101-1.svg';
    expect(readShopImage(path)).toEqual({ kind: 'shop', path, width: 640, quality: 75 });
    expect(read(`url=${path}&w=3840&q=90`)).toMatchObject({ width: 3840, quality: 90 });
    expect(readShopImage('/media/stills/clay/drill+saw.svg')).toMatchObject({
      path: '/media/stills/clay/drill+saw.svg',
    });
    expect(readShopImage('/media/brands/بناء.svg')).toMatchObject({
      path: '/media/brands/%D8%A8%D9%86%D8%A7%D8%A1.svg',
    });
  });

  it('is a URL for a photo on an allowed host', () => {
    const address = 'https://photos.example/a%20b.jpg?v=2';
    const imageRequest = read(`url=${encodeURIComponent(`${address}#here`)}&w=160`) as { url: URL };
    expect(imageRequest.url.href).toBe(address);
    for (const url of ['https://PHOTOS.example/a', 'https://photos.example:8443/a', 'http://media:9000/a']) {
      expect(read(`url=${url}&w=160`)).toMatchObject({ kind: 'photo' });
    }
  });

  it.each([
    ['w=640', '400 url is missing.'],
    ['url=&w=640', '400 url is missing.'],
    ['url=/media/a.svg', '400 w must be one of 160, 240, 320,'],
    ['url=/media/a.svg&w=641', '400 w must be one of'],
    ['url=/media/a.svg&w=0640', '400 w must be one of'],
    ['url=/media/a.svg&w=640&q=0', '400 q must be one of 50, 60, 75, 90.'],
    ['url=/media/a.svg&w=640&q=76', '400 q must be one of'],
    ['url=/media/a.svg&w=640&q=', '400 q must be one of'],
    ['url=/media/a.svg&w=640&w=160', '400 w may be given once.'],
    ['url=/media/a.svg&w=640&f=png', '400 f must be jpeg.'],
    ['url=/media/a.svg&w=640&f=', '400 f must be jpeg.'],
    ['url=/media/a.svg&w=640&h=20', '400 Only url, w, q and f are known here.'],
    [`url=/media/${'a'.repeat(2048)}&w=640`, '400 url may have 2048 characters.'],
    ['url=ftp://photos.example/a&w=640', '400 url must be a path below /media/ or'],
    ['url=data:image/png;base64,AA&w=640', '400 url must be'],
    ['url=media/a.svg&w=640', '400 url must be'],
    ['url=https://&w=640', '400 url must be'],
    ['url=https://photos.example/a%0Ab&w=640', '400 url has characters'],
  ])('%s is rejected', (query, message) => {
    expect(read(query)).toContain(message);
  });

  it.each([
    '/etc/passwd',
    '/media/',
    '/media',
    '/media/../api/cart',
    '/media/%2e%2e/api/cart',
    '/media/..%2fapi',
    '/media//photos.example/a',
    '//photos.example/media/a.svg',
    '/\\photos.example/media/a.svg',
    '/media\\..\\x',
    '/media/a.svg?x=1',
    '/media/a.svg#x',
    '/mediaeval/a.svg',
  ])('%s is not an image of the shop', (path) => {
    expect(readShopImage(path)).toMatch(/^400 /);
  });

  it.each([
    'https://elsewhere.example/a.jpg',
    'http://photos.example/a.jpg',
    'https://photos.example:444/a.jpg',
    'https://photos.example.evil.example/a.jpg',
    'https://photos.example./a.jpg',
    'https://a.photos.example/a.jpg',
    'https://photos.example@evil.example/a.jpg',
    'https://me:pw@photos.example/a.jpg',
    'https://media:9000/a.jpg',
    'http://media/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
  ])('%s is not an allowed host', (url) => {
    expect(read(`url=${encodeURIComponent(url)}&w=640`)).toBe(
      '403 Photographs are not taken from this host.',
    );
  });
});

it('image hosts and cache size come from the environment', () => {
  const { IMAGE_HOSTS, IMAGE_CACHE_MB } = parseEnv({ IMAGE_HOSTS: ' Photos.example, http://media:9000,,' });
  expect([IMAGE_HOSTS, IMAGE_CACHE_MB]).toEqual([['photos.example', 'http://media:9000'], 512]);
  expect(parseEnv({})).toMatchObject({ IMAGE_HOSTS: [] });
  for (const invalidValue of ['https://a.example/path', 'a b', 'ftp://a', 'me@a.example', 'a.example/']) {
    expect(() => parseEnv({ IMAGE_HOSTS: invalidValue })).toThrow('IMAGE_HOSTS must be hosts or origins');
  }
  for (const invalidValue of ['0', '1.5', 'much']) {
    expect(() => parseEnv({ IMAGE_CACHE_MB: invalidValue })).toThrow(
      'IMAGE_CACHE_MB must be a number of megabytes',
    );
  }
});

it('private addresses are recognised', () => {
  const privateAddresses = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ];
  const privateIpv6Addresses = [
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ];
  expect([...privateAddresses, ...privateIpv6Addresses, 'name'].filter(isPublicAddress)).toEqual([]);
  const publicAddresses = ['8.8.8.8', '172.32.0.1', '2606:4700::1111'];
  expect(publicAddresses.filter(isPublicAddress)).toEqual(publicAddresses);
});

it.each([
  [null, false, true],
  ['', false, true],
  ['*/*', false, true],
  ['image/*', false, true],
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true, true],
  ['image/webp,*/*', false, true],
  ['image/avif;q=0,image/webp;q=0.5', false, true],
  ['image/webp;q=0,*/*', false, false],
  ['image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', false, false],
  ['image/jpeg', false, false],
  ['text/html', false, false],
])('Accept: %s', (header, avif, webp) => {
  expect(parseAccept(header)).toEqual({ avif, webp });
});
