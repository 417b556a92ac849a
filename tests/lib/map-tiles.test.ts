import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EnvError, parseEnv } from '#lib/env.server.ts';

const TILES = 'https://tiles.example:8443/a/{z}/{x}/{y}{r}.png?key=k';
const ATTRIBUTION = '© Tiles Example';
const LOCATOR = '/ar-kw/store-locator';

const csp = readFileSync(resolve(import.meta.dirname, '../../astro.config.mjs'), 'utf8');
const POLICY = `default-src 'self'; ${/img-src [^"]+/.exec(csp)?.[0]}; font-src 'self'`;

/** Loads the module with an environment; the environment is read once. */
async function load(env: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { allowMapTilesInCsp, getMapTiles } = await import('#lib/map-tiles.server.ts');
  const readPolicy = (path: string) =>
    allowMapTilesInCsp(
      new Response('', { headers: { 'content-security-policy': POLICY } }),
      path,
    ).headers.get('content-security-policy');
  return { allowMapTilesInCsp, getMapTiles, readPolicy };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('The tiles of the map', () => {
  it('are an image source on the store locator only, by their origin without path and key', async () => {
    const { getMapTiles, readPolicy } = await load({
      MAP_TILES_URL: TILES,
      MAP_TILES_ATTRIBUTION: ATTRIBUTION,
    });
    expect(getMapTiles()).toEqual({ url: TILES, attribution: ATTRIBUTION });
    expect(readPolicy(LOCATOR)).toBe(
      "default-src 'self'; img-src 'self' https://tiles.example:8443 data:; font-src 'self'",
    );
    for (const path of ['/ar-kw/store-locator/shuwaikh', '/ar-kw/checkout', '/ar-kw', '/x/store-locator'])
      expect(readPolicy(path), path).toBe(POLICY);
  });

  it('change nothing when there are none, or when a response has no policy', async () => {
    const without = await load({ MAP_TILES_URL: '', MAP_TILES_ATTRIBUTION: '' });
    expect(without.getMapTiles()).toBeNull();
    expect(without.readPolicy(LOCATOR)).toBe(POLICY);
    const { allowMapTilesInCsp } = await load({ MAP_TILES_URL: TILES, MAP_TILES_ATTRIBUTION: ATTRIBUTION });
    expect(allowMapTilesInCsp(new Response(''), LOCATOR).headers.get('content-security-policy')).toBeNull();
  });

  it('need a URL with zoom, column and row, a plain host, and an attribution', () => {
    const parse = (url: string) => () => parseEnv({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: ATTRIBUTION });
    expect(parse(TILES)).not.toThrow();
    for (const url of [
      'https://tiles.example/{z}/{x}.png',
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      'https://tiles.example;script-src/{z}/{x}/{y}.png',
      'javascript:alert(1)//{z}/{x}/{y}',
    ])
      expect(parse(url), url).toThrow(EnvError);
    expect(() => parseEnv({ MAP_TILES_URL: TILES })).toThrow('MAP_TILES_ATTRIBUTION');
  });
});
