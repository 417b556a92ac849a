import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchEventSchema } from '#lib/contract/search/events.ts';
import { EMBEDDED_SEARCH } from '#lib/search/config.ts';
import {
  createClickEvents,
  createConversionEvents,
  createFilterEvents,
  createViewEvents,
  type PurchasedHit,
  type SearchEventData,
  sendSearchEvents,
} from '#lib/search/search-events.ts';

const index = 'products_en_ae';
const queryID = 'a'.repeat(32);
const found = { objectID: 'HD-1', queryID, index };
const money = (amount: number, currency: 'AED' | 'KWD' = 'AED') => ({ amount, currency });
const products = (overrides: Partial<PurchasedHit> = {}): PurchasedHit => ({
  ...found,
  price: money(1999),
  listPrice: money(1999),
  quantity: 2,
  ...overrides,
});

const beacon = vi.fn<(address: string, body: Blob) => boolean>();
const page = { cookie: '' };

async function readBody(call = 0): Promise<{ events: (SearchEventData & { userToken: string })[] }> {
  const [, body] = beacon.mock.calls[call] as [string, Blob];
  return JSON.parse(await body.text());
}

beforeEach(() => {
  beacon.mockReset().mockReturnValue(true);
  page.cookie = 'binaa-locale=en-ae; binaa-consent=analytics';
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', { sendBeacon: beacon });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Search events', () => {
  const all: [string, SearchEventData[]][] = [
    ['a view', createViewEvents(index, ['HD-1', 'HD-2'])],
    ['a click', createClickEvents(found, 25)],
    ['a filter', createFilterEvents(index, 'attributes.voltage:18 V')],
    ['an addition', createConversionEvents('addToCart', [products()])],
    [
      'a purchase',
      createConversionEvents('purchase', [
        products(),
        products({ objectID: 'HD-2', queryID: 'b'.repeat(32) }),
      ]),
    ],
  ];

  it.each(all)('for %s match the contract', (_name, events) => {
    for (const event of events) {
      const whole = { ...event, userToken: 'anonymous-1', timestamp: 1 };
      expect(SearchEventSchema.parse(whole)).toEqual(whole);
    }
  });

  it('of a long list are split into requests that the provider accepts', () => {
    const codes = Array.from({ length: 48 }, (_, at) => `HD-${at}`);
    expect(createViewEvents(index, codes).map(({ objectIDs }) => objectIDs?.length)).toEqual([20, 20, 8]);
    expect(createViewEvents(index, [])).toEqual([]);
  });

  it('have click positions from 1 and encoded filters', () => {
    expect(createClickEvents(found, 25)).toEqual([
      {
        eventType: 'click',
        eventName: 'Product Clicked After Search',
        index,
        queryID,
        objectIDs: ['HD-1'],
        positions: [25],
      },
    ]);
    expect(createFilterEvents(index, 'categories.lvl1:paint > primers')[0]?.filters).toEqual([
      'categories.lvl1%3Apaint%20%3E%20primers',
    ]);
  });

  it('have prices in major units with all decimals', () => {
    const [event] = createConversionEvents('addToCart', [
      products({ price: money(5250, 'KWD'), listPrice: money(6000, 'KWD'), quantity: 3 }),
    ]);
    expect(event).toMatchObject({
      eventType: 'conversion',
      eventSubtype: 'addToCart',
      eventName: 'Product Added To Cart After Search',
      queryID,
      objectIDs: ['HD-1'],
      objectData: [{ queryID, price: '5.250', discount: '0.750', quantity: 3 }],
      currency: 'KWD',
      value: '15.750',
    });
  });

  it('are split by the index of the products', () => {
    const events = createConversionEvents('purchase', [
      products(),
      products({ index: 'products_en_ae_price_asc' }),
      products(),
    ]);
    expect(events.map(({ index: indexName, objectIDs }) => [indexName, objectIDs?.length])).toEqual([
      [index, 2],
      ['products_en_ae_price_asc', 1],
    ]);
    expect(events[0]).not.toHaveProperty('queryID');
    expect(events[0]?.value).toBe('79.96');
    expect(createConversionEvents('purchase', [])).toEqual([]);
  });
});

it('a long order is split without losing products', () => {
  const many = Array.from({ length: 45 }, (_, at) => products({ objectID: `HD-${at}`, quantity: 1 }));
  const events = createConversionEvents('purchase', many);
  expect(events.map(({ objectIDs }) => objectIDs?.length)).toEqual([20, 20, 5]);
  expect(events.map(({ value }) => value)).toEqual(['399.80', '399.80', '99.95']);
  expect(events.flatMap(({ objectIDs }) => objectIDs)).toEqual(many.map(({ objectID }) => objectID));
});

describe('Sending search events', () => {
  it.each(['', 'binaa-consent=none', 'other-binaa-consent=analytics'])(
    'does nothing and creates no token with the cookies %o',
    (cookie) => {
      page.cookie = cookie;
      sendSearchEvents(EMBEDDED_SEARCH, createClickEvents(found, 1));
      expect(beacon).not.toHaveBeenCalled();
      expect(page.cookie).toBe(cookie);
    },
  );

  it('creates a token for about 90 days, and posts JSON to the shop', async () => {
    sendSearchEvents(EMBEDDED_SEARCH, createClickEvents(found, 1));
    expect(page.cookie).toMatch(
      /^_ALGOLIA=anonymous-[0-9a-f-]{36}; path=\/; max-age=7776000; samesite=lax; secure$/,
    );
    const [address, body] = beacon.mock.calls[0] as [string, Blob];
    expect([address, body.type]).toEqual(['/api/search/1/events', 'application/json']);
    const [event] = (await readBody()).events;
    expect(event?.userToken).toBe(page.cookie.slice('_ALGOLIA='.length, page.cookie.indexOf(';')));
  });

  it('names a customer who is signed in by the token that analytics has stored, and a guest by none', async () => {
    const stored = { customerType: 'customer', isEmployee: false, userToken: 'f'.repeat(64) };
    const getItem = vi.fn(() => JSON.stringify(stored) as string | null);
    vi.stubGlobal('sessionStorage', { getItem });
    sendSearchEvents(EMBEDDED_SEARCH, createClickEvents(found, 1));
    const [event] = (await readBody()).events;
    expect(event).toMatchObject({ authenticatedUserToken: stored.userToken });
    expect(SearchEventSchema.parse(event)).toEqual(event);
    getItem.mockReturnValue(null);
    page.cookie = 'binaa-consent=analytics';
    sendSearchEvents(EMBEDDED_SEARCH, createClickEvents(found, 1));
    expect((await readBody(1)).events[0]).not.toHaveProperty('authenticatedUserToken');
  });

  it('keeps an existing token, and replaces an invalid one', async () => {
    page.cookie = 'binaa-consent=analytics; _ALGOLIA=anonymous-old';
    sendSearchEvents(EMBEDDED_SEARCH, createClickEvents(found, 1));
    expect((await readBody()).events[0]?.userToken).toBe('anonymous-old');
    page.cookie = 'binaa-consent=analytics; _ALGOLIA=<b>';
    sendSearchEvents(EMBEDDED_SEARCH, createClickEvents(found, 1));
    expect((await readBody(1)).events[0]?.userToken).toMatch(/^anonymous-[0-9a-f-]{36}$/);
  });

  it('goes to the provider when hosted search is configured', () => {
    sendSearchEvents({ appId: 'APP', key: 'k&y', path: null }, createClickEvents(found, 1));
    const [address, body] = beacon.mock.calls[0] as [string, Blob];
    expect(address).toBe(
      'https://insights.algolia.io/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=k%26y',
    );
    expect(body.type).toBe('text/plain');
  });

  it('goes to the proxy in front of the provider where one is configured', () => {
    const host = 'https://search.example/proxy';
    sendSearchEvents({ appId: 'APP', key: 'k', path: null, host }, createClickEvents(found, 1));
    expect(beacon.mock.calls[0]?.[0]).toBe(
      `${host}/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=k`,
    );
  });

  it('falls back to fetch when the beacon queue is full', () => {
    const send = vi.fn(() => Promise.reject(new Error('offline')));
    vi.stubGlobal('fetch', send);
    beacon.mockReturnValue(false);
    sendSearchEvents(EMBEDDED_SEARCH, createClickEvents(found, 1));
    expect(send).toHaveBeenCalledWith('/api/search/1/events', expect.objectContaining({ method: 'POST' }));
  });

  it('sends nothing without events', () => {
    sendSearchEvents(EMBEDDED_SEARCH, []);
    expect(beacon).not.toHaveBeenCalled();
  });
});
