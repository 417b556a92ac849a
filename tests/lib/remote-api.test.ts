import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteFetch } from '#lib/remote-api.server.ts';

const request = () => new Request('https://api.example/experience');

/** Creates an API whose replies the test chooses. */
function createApi(reply: () => Promise<Response>) {
  let calls = 0;
  const fetchApi: typeof fetch = () => {
    calls += 1;
    return reply();
  };
  return { call: createRemoteFetch(fetchApi), count: () => calls };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A remote API', () => {
  it.each([
    ['refuses connections', () => Promise.reject(new TypeError('fetch failed'))],
    ['stands behind a gateway that answers 502', () => Promise.resolve(new Response('', { status: 502 }))],
    ['stands behind a gateway that answers 503', () => Promise.resolve(new Response('', { status: 503 }))],
  ])(
    'that %s is no longer called after five failures, and tried again five seconds later',
    async (_, reply) => {
      let isAvailable = false;
      const api = createApi(() => (isAvailable ? Promise.resolve(Response.json({})) : reply()));
      for (let call = 0; call < 5; call += 1) await api.call(request()).catch(() => undefined);
      expect(api.count()).toBe(5);
      await expect(api.call(request())).rejects.toThrow();
      expect(api.count()).toBe(5);

      isAvailable = true;
      vi.advanceTimersByTime(5001);
      expect((await api.call(request())).status).toBe(200);
      expect((await api.call(request())).status).toBe(200);
      expect(api.count()).toBe(7);
    },
  );

  it.each([404, 409, 422, 500, 503])(
    'that returns %s itself, as JSON, is called each time',
    async (status) => {
      const error = { error: { code: 'UNAVAILABLE', message: '' } };
      const api = createApi(() => Promise.resolve(Response.json(error, { status })));
      for (let call = 0; call < 8; call += 1) expect((await api.call(request())).status).toBe(status);
      expect(api.count()).toBe(8);
    },
  );
});

it('a call and the body of its reply end at the timeout', async () => {
  vi.useRealTimers();
  const listen: typeof fetch = (_input, init) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    return promise;
  };
  await expect(createRemoteFetch(listen, 20)(request())).rejects.toThrow(/timeout/i);
});
