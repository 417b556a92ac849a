import { describe, expect, it } from 'vitest';
import { collectEvents } from '#lib/contract/analytics/events.ts';
import { type ContractClient, callEndpoint } from '../harness/client.ts';

const createEvent = (overrides: object = {}) => ({
  id: crypto.randomUUID(),
  at: Date.now(),
  event: 'customer',
  customerType: 'guest',
  pageType: 'home',
  country: 'ae',
  language: 'en',
  isEmployee: false,
  ...overrides,
});

/** Tests the collector of analytics events. The browser API drops the events of a browser without consent. */
export function describeAnalytics(getClient: () => ContractClient) {
  describe('analytics events', () => {
    const send = (visitor: string, events: unknown[]) =>
      callEndpoint(getClient().visitor(), collectEvents, { body: { visitor, events } });

    it('are accepted, the invalid ones left out', async () => {
      const events = [createEvent(), createEvent({ event: 'click' }), 'nonsense', createEvent()];
      const { status, data } = await send('anonymous-1', events);
      expect([status, data.accepted]).toEqual([200, getClient().hasTokens ? 2 : 0]);
    });

    it('that are sent again are accepted again', async () => {
      const event = createEvent();
      const first = await send('anonymous-1', [event]);
      expect((await send('anonymous-1', [event])).data).toEqual(first.data);
    });

    it('need an anonymous number, and are few', async () => {
      const bodies: [string, unknown[]][] = [
        ['layla@example.com', [createEvent()]],
        ['anonymous-1', []],
        ['anonymous-1', Array.from({ length: 26 }, () => createEvent())],
      ];
      for (const [visitor, events] of getClient().hasTokens ? bodies : []) {
        const { status, error } = await send(visitor, events);
        expect([status, error?.code]).toEqual([400, 'INVALID_REQUEST']);
      }
    });
  });
}
