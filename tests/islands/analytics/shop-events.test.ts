import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toTagEvent } from '#islands/analytics/third-party-scripts.ts';
import { trackShopEvents } from '#islands/analytics/track-shop-events.ts';
import type { AnalyticsConfig } from '#lib/analytics/config.ts';
import { type AnalyticsEvent, AnalyticsEventSchema, type PageEvent } from '#lib/contract/analytics/events.ts';
import { $interactions, recordInteraction } from '#lib/state/analytics/interactions.ts';

const COLLECTOR: AnalyticsConfig = { hasCollector: true, tagManagerId: null, customerData: null };
const money = (amount: number) => ({ amount, currency: 'KWD' as const });
const SEARCH: PageEvent = { event: 'search', words: 'drill', count: 3 };
const PURCHASE: PageEvent = {
  event: 'purchase',
  id: 'purchase-1-success',
  orderNumber: 'KW26-1',
  status: 'success',
  itemCount: 1,
  deliveryMethod: 'home_delivery',
  paymentSource: 'credit_card',
  couponCodes: [],
  voucherValue: money(0),
  shippingTotal: money(0),
  total: money(5250),
};

/** Batches that the collector got, in order. */
let batches: AnalyticsEvent[][] = [];
let isOffline = false;
let status = 200;
/** Ends the tracking of each page of a test. */
let stops: (() => void)[] = [];

const collected = () => batches.flat();
const names = () => collected().map(({ event }) => event);

async function serve(address: string, options?: RequestInit): Promise<Response> {
  if (isOffline) throw new TypeError('Failed to fetch');
  if (address === '/api/analytics/customer') return Response.json({ isEmployee: true, userToken: 'token-1' });
  const { events } = JSON.parse(String(options?.body)) as { events: AnalyticsEvent[] };
  if (status === 200) batches.push(events);
  return Response.json({ data: { accepted: events.length } }, { status });
}

function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's response would set it
  document.cookie = `${name}=${value}; path=/; max-age=${value ? 60 : 0}`;
}

/** Shows a page with these events. */
function showPage(...events: PageEvent[]): void {
  document.body.innerHTML = '';
  const element = document.createElement('div');
  element.dataset.events = JSON.stringify(events);
  document.body.append(element);
}

function startTracking(isNew = false, config = COLLECTOR): void {
  stops.push(trackShopEvents(config, isNew));
}

const addToCart = () =>
  recordInteraction({
    kind: 'cart',
    endpoint: 'addItem',
    item: undefined,
    cart: {
      items: [
        {
          items: [
            { product: { productCode: 'BN-1' }, quantity: 2, unitPrice: { extendedAmount: money(1500) } },
          ],
        },
      ],
      itemCount: 2,
      couponCodes: [],
      total: money(3000),
      delivery: { total: money(4250) },
    } as never,
  });

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(serve));
  document.documentElement.dataset.locale = 'ar-kw';
  setCookie('binaa-consent', 'analytics');
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of ['binaa-consent', '_ALGOLIA', 'binaa-in']) setCookie(name, '');
  for (const script of [...document.head.querySelectorAll('script')]) script.remove();
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
  $interactions.set([]);
  batches = [];
  isOffline = false;
  status = 200;
  Object.assign(window, { dataLayer: undefined, customerData: undefined });
});

describe('Analytics events of the browser', () => {
  it('start with the consent that was just given, and match the contract', async () => {
    addToCart();
    showPage(SEARCH);
    startTracking(true);
    await vi.waitFor(() => expect(names()).toEqual(['consent', 'customer', 'search']));
    addToCart();
    recordInteraction({ kind: 'wishlist', action: 'add', productCodes: ['BN-2'] });
    await vi.waitFor(() => expect(names().slice(3)).toEqual(['cart_update', 'wishlist']));
    for (const event of collected()) expect(AnalyticsEventSchema.parse(event)).toEqual(event);
    const times = collected().map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(collected()[0]).toMatchObject({ country: 'kw', language: 'ar', isEmployee: false });
    // The total has the delivery fee.
    expect(collected()[3]).toMatchObject({ action: 'add', total: money(4250), itemCount: 2 });
  });

  it('report what was done before the module was loaded, after the view of the page', async () => {
    showPage(SEARCH);
    addToCart();
    startTracking();
    await vi.waitFor(() => expect(names()).toEqual(['customer', 'search', 'cart_update']));
  });

  it('report a customer once a session, and again after signing in', async () => {
    showPage(SEARCH);
    startTracking();
    await vi.waitFor(() => expect(names()).toEqual(['customer', 'search']));
    startTracking();
    await vi.waitFor(() => expect(names()).toEqual(['customer', 'search', 'search']));
    setCookie('binaa-in', '1');
    startTracking();
    await vi.waitFor(() => expect(names()).toHaveLength(5));
    expect(collected().slice(3)).toMatchObject([
      { event: 'customer', customerType: 'customer', isEmployee: true },
      { event: 'search', isEmployee: true },
    ]);
  });

  it('wait while offline and are sent in order, once, after the network is back', async () => {
    isOffline = true;
    showPage(SEARCH);
    startTracking();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    addToCart();
    addToCart();
    expect(collected()).toEqual([]);
    isOffline = false;
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(names()).toEqual(['customer', 'search', 'cart_update', 'cart_update']));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
    expect(names()).toHaveLength(4);
  });

  it('are kept for the next page when the collector fails, under the same ids', async () => {
    status = 503;
    showPage(SEARCH);
    startTracking();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    const waiting = Object.keys(localStorage).filter((key) => key.startsWith('binaa-event-'));
    expect(waiting).toHaveLength(2);
    status = 200;
    showPage();
    startTracking();
    await vi.waitFor(() => expect(names()).toEqual(['customer', 'search']));
    expect(waiting.map((key) => key.split('-').slice(3).join('-'))).toEqual(collected().map(({ id }) => id));
  });

  it('are dropped when the collector rejects them', async () => {
    status = 400;
    showPage(SEARCH);
    startTracking();
    await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('of one order are sent once, however often its page is shown', async () => {
    showPage(PURCHASE);
    startTracking();
    await vi.waitFor(() => expect(names()).toEqual(['customer', 'purchase']));
    showPage(PURCHASE, SEARCH);
    startTracking();
    await vi.waitFor(() => expect(names()).toEqual(['customer', 'purchase', 'search']));
  });

  it('end when consent is withdrawn, and nothing stays in the browser', async () => {
    isOffline = true;
    showPage(PURCHASE);
    startTracking();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    setCookie('binaa-consent', 'none');
    stops[0]?.();
    isOffline = false;
    addToCart();
    dispatchEvent(new Event('online'));
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
    expect(collected()).toEqual([]);
  });

  it('end when another tab has withdrawn consent', async () => {
    showPage();
    startTracking();
    await vi.waitFor(() => expect(names()).toEqual(['customer']));
    setCookie('binaa-consent', 'none');
    addToCart();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('Third-party scripts', () => {
  beforeEach(() => {
    // The provider's scripts are not loaded here.
    const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;
    settings.handleDisabledFileLoadingAsSuccess = true;
  });
  const layer = (name: string) => (window as unknown as Record<string, unknown[]>)[name] ?? [];
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

  it('are not loaded unless they are configured', async () => {
    showPage();
    startTracking();
    await vi.waitFor(() => expect(names()).toEqual(['customer']));
    expect([scripts(), layer('dataLayer')]).toEqual([[], []]);
  });

  it('get the same events in the same order, with amounts in major units', async () => {
    const customerData = { url: 'https://data.example/events.js', globalName: 'customerData' };
    showPage(PURCHASE);
    startTracking(false, { hasCollector: false, tagManagerId: 'GTM-ABC123', customerData });
    await vi.waitFor(() => expect(layer('customerData')).toHaveLength(2));
    expect(scripts()).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
      'https://data.example/events.js',
    ]);
    expect(layer('customerData')).toMatchObject([
      { event: 'customer', customerType: 'guest' },
      { event: 'purchase', total: 5.25, currency: 'KWD', pageType: 'home' },
    ]);
    expect(Array.from(layer('dataLayer')[0] as ArrayLike<unknown>)).toMatchObject([
      'consent',
      'default',
      { analytics_storage: 'granted', ad_storage: 'denied' },
    ]);
    expect(layer('dataLayer').slice(2)).toEqual(layer('customerData'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are notified that consent was withdrawn, and get no further events', async () => {
    showPage();
    startTracking(false, { ...COLLECTOR, tagManagerId: 'GTM-ABC123' });
    await vi.waitFor(() => expect(layer('dataLayer')).toHaveLength(3));
    setCookie('binaa-consent', 'none');
    stops[0]?.();
    addToCart();
    expect(layer('dataLayer')).toHaveLength(4);
    expect(Array.from(layer('dataLayer')[3] as ArrayLike<unknown>)).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'denied' },
    ]);
  });

  it('get products with prices in major units', () => {
    const item = { productCode: 'BN-1', quantity: 1, price: { amount: 1999, currency: 'AED' } };
    expect(toTagEvent({ event: 'purchase_item', item } as AnalyticsEvent)).toEqual({
      event: 'purchase_item',
      item: { productCode: 'BN-1', quantity: 1, price: 19.99 },
      currency: 'AED',
    });
  });
});
