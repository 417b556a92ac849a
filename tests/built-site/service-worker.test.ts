import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite();
const MAX_KB = 2.5;

it('the service worker is served with its build id and texts, and is small', async () => {
  const reply = await fetch(`${site().url}/service-worker.js`);
  const script = await reply.text();
  expect(reply.headers.get('content-type')).toMatch(/javascript/);
  expect(script).toMatch(/\b[\da-f]{12}\b/);
  expect(script).not.toContain('BUILD_ID');
  for (const language of ['en', 'ar'] as const) {
    const { storedPageNotice, offlineTitle } = MESSAGE_RESOURCES[language].shell;
    expect(decodeEscapes(script)).toContain(storedPageNotice);
    expect(decodeEscapes(script)).not.toContain(offlineTitle);
  }
  expect(gzipSync(script).length / 1024).toBeLessThan(MAX_KB);
});

it('the service worker of a shop that has disabled it deletes what was stored', async () => {
  const reply = await fetch(`${site().url}/service-worker-off.js`);
  expect(await reply.text()).toContain('unregister');
});

const decodeEscapes = (text: string) =>
  text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
