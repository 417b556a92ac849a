import { describe, expect, it, vi } from 'vitest';
import { handleCollectEvents } from '#lib/api/analytics/collect-events.server.ts';
import type { ApiContext } from '#lib/api/auth/auth-handlers.server.ts';
import { collectEvents } from '#lib/contract/analytics/events.ts';
import { parseLocale } from '#lib/locale/locale.ts';

const input = { params: {}, query: {}, body: { visitor: 'anonymous-1', events: [{}] } };

async function send(consent: string | undefined) {
  const call = vi.fn(async () => ({ ok: true, data: { accepted: 1 } }));
  const context = {
    browserRequest: { cookies: { get: () => consent && { value: consent } } },
    requestSession: { client: { call } },
    locale: parseLocale('en-ae'),
  } as unknown as ApiContext;
  return { result: await handleCollectEvents(collectEvents, input, context), calls: call.mock.calls.length };
}

describe('Analytics events of a browser', () => {
  it('are forwarded with consent', async () => {
    expect(await send('analytics')).toEqual({ result: { ok: true, data: { accepted: 1 } }, calls: 1 });
  });

  it.each([undefined, '', 'none', 'all'])('are dropped with the consent %o', async (consent) => {
    expect(await send(consent)).toEqual({ result: { ok: true, data: { accepted: 0 } }, calls: 0 });
  });
});
