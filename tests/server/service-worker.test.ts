import { describe, expect, it } from 'vitest';
import { openFrontServer, sendRequest } from './front-server-harness.ts';

describe('The service worker', () => {
  const files = { 'service-worker.js': 'on()', 'service-worker-off.js': 'off()' };

  it('is revalidated at each update, and may fetch from the shop only', async () => {
    const reply = await sendRequest(await openFrontServer({ files }), '/service-worker.js');
    expect([reply.status, reply.text]).toEqual([200, 'on()']);
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(reply.headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it('is replaced by one that unregisters itself where it is switched off', async () => {
    const frontServer = await openFrontServer({ files, hasServiceWorker: false });
    const reply = await sendRequest(frontServer, '/service-worker.js');
    expect([reply.status, reply.text]).toEqual([200, 'off()']);
    expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});
