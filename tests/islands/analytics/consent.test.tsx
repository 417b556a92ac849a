import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Consent } from '#islands/analytics/Consent.tsx';
import { toAlgoliaFilter } from '#islands/analytics/filter-events.ts';
import type { SearchEvent } from '#lib/contract/search/events.ts';
import { EMBEDDED_SEARCH } from '#lib/search/config.ts';
import { FACETS } from '#lib/search/facets.ts';
import { getParamName } from '#lib/search/listing-url.ts';
import { $consent } from '#lib/state/analytics/consent.ts';
import { $interactions, type Interaction } from '#lib/state/analytics/interactions.ts';
import { $toasts } from '#lib/state/shell/toasts.ts';

const QUERY = 'c'.repeat(32);
const bodies: Blob[] = [];

async function sent(): Promise<SearchEvent[]> {
  const texts = await Promise.all(bodies.map((body) => body.text()));
  return texts.flatMap((text) => JSON.parse(text).events);
}
const names = async () => (await sent()).map(({ eventName }) => eventName);

function setConsentCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's response would set it
  document.cookie = `binaa-consent=${value}; path=/; max-age=${value ? 60 : 0}`;
}

/** A fake of the consent endpoint. */
const serve = vi.fn(async (_address: string, { body }: { body: URLSearchParams }) => {
  setConsentCookie(body.get('choice') ?? '');
  return new Response();
});

const form = (
  <form action="/api/forms/consent" method="post">
    <input type="hidden" name="locale" defaultValue="en-ae" />
    <button type="submit" name="choice" value="analytics">
      Allow
    </button>
    <button type="submit" name="choice" value="none">
      Decline
    </button>
  </form>
);

function renderConsent(): void {
  render(
    <Consent
      messages={{ saved: 'Kept.', failed: 'Not kept.' }}
      search={EMBEDDED_SEARCH}
      analytics={{ hasCollector: false, tagManagerId: null, customerData: null }}
    >
      <section data-consent="">{form}</section>
      <p data-consent="analytics" hidden>
        Allowed
      </p>
    </Consent>,
  );
}

/** A product list with its search result id. */
function renderList(codes: string[], { query = QUERY, from = 24 } = {}): HTMLElement {
  const list = document.createElement('div');
  Object.assign(list.dataset, { query, from: String(from), index: 'products_en_ae' });
  list.innerHTML = codes
    .map((code) => `<li data-object="${code}"><h2><a href="#${code}"><b>${code}</b></a></h2></li>`)
    .join('');
  document.body.append(list);
  return list;
}

const clickProduct = (list: HTMLElement, code: string) =>
  act(() => list.querySelector<HTMLElement>(`[href="#${code}"] b`)?.click());

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

function add(code: string, { amount = 1000, quantity = 1 } = {}): void {
  const price = { amount, currency: 'AED' };
  const line = { product: { productCode: code }, unitPrice: { extendedAmount: price, listAmount: price } };
  const delivery = { total: price };
  const cart = { items: [{ items: [line] }], delivery };
  const item = { product: { productCode: code }, quantity };
  const added = { kind: 'cart', endpoint: 'addItem', at: 1, item, cart };
  $interactions.set([...$interactions.get(), added as unknown as Interaction]);
}

beforeEach(() => {
  bodies.length = 0;
  vi.stubGlobal('fetch', serve);
  navigator.sendBeacon = (_address, body) => bodies.push(body as Blob) > 0;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  for (const name of ['binaa-consent', '_ALGOLIA']) {
    // biome-ignore lint/suspicious/noDocumentCookie: clears the cookie
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  sessionStorage.clear();
  serve.mockClear();
  $interactions.set([]);
  $consent.set(null);
  $toasts.set([]);
});

it('without a decision nothing is reported, stored or identified', async () => {
  const list = renderList(['A-1', 'A-2']);
  renderConsent();
  clickProduct(list, 'A-1');
  add('A-1');
  expect(await sent()).toEqual([]);
  expect([document.cookie, sessionStorage.length]).toEqual(['', 0]);
});

it('declined consent is stored, and nothing is reported', async () => {
  const list = renderList(['A-1']);
  renderConsent();
  await press('Decline');
  clickProduct(list, 'A-1');
  expect(serve.mock.calls[0]?.[1].body.toString()).toBe('locale=en-ae&choice=none');
  expect(await sent()).toEqual([]);
  expect([$consent.get(), $toasts.get()[0]?.message]).toEqual(['none', 'Kept.']);
  expect(document.cookie).not.toContain('_ALGOLIA');
  expect(screen.queryByText('Allowed')?.hidden).toBe(true);
});

it('consent starts reporting views, clicks and additions', async () => {
  const list = renderList(['A-1', 'A-2']);
  add('A-2');
  renderConsent();
  await press('Allow');
  clickProduct(list, 'A-2');
  add('A-2', { amount: 2550, quantity: 2 });
  add('B-9');
  const [view, click, addition, ...rest] = await sent();
  expect(view).toMatchObject({ eventName: 'Hits Viewed', objectIDs: ['A-1', 'A-2'] });
  expect(click).toMatchObject({ objectIDs: ['A-2'], positions: [26], queryID: QUERY });
  expect(addition).toMatchObject({ queryID: QUERY, currency: 'AED', value: '51.00' });
  expect(rest).toEqual([]);
  expect(new Set((await sent()).map(({ userToken }) => userToken)).size).toBe(1);
  expect(screen.getByText('Allowed').hidden).toBe(false);
});

it('a visitor who consented before is not asked, and earlier additions count', async () => {
  setConsentCookie('analytics');
  sessionStorage.setItem(
    'binaa-found',
    JSON.stringify([['A-1', { objectID: 'A-1', queryID: QUERY, index: 'products_en_ae' }]]),
  );
  document.body.insertAdjacentHTML('beforeend', '<div data-lead="A-1"></div>');
  add('A-1-RED');
  renderConsent();
  expect(await sent()).toMatchObject([{ eventSubtype: 'addToCart', objectIDs: ['A-1'] }]);
});

it('the results of another query in the same list are reported once, and those of an earlier query not again', async () => {
  setConsentCookie('analytics');
  const list = renderList(['A-1']);
  renderConsent();
  list.dataset.query = 'd'.repeat(32);
  await vi.waitFor(async () => expect(await names()).toEqual(['Hits Viewed', 'Hits Viewed']));
  list.dataset.query = QUERY;
  await act(async () => {});
  expect(await names()).toHaveLength(2);
});

it('a refusal in another tab stops reporting and clears storage', async () => {
  setConsentCookie('analytics');
  const list = renderList(['A-1', 'A-2']);
  renderConsent();
  clickProduct(list, 'A-1');
  expect(sessionStorage.getItem('binaa-found')).toContain('A-1');
  const readEvents = (await sent()).length;
  setConsentCookie('none');
  clickProduct(list, 'A-2');
  expect([(await sent()).length, sessionStorage.length]).toEqual([readEvents, 0]);
});

it('a click before hydration is reported from the next page', async () => {
  setConsentCookie('analytics');
  sessionStorage.setItem('binaa-clicked', JSON.stringify(['A-7', QUERY, 'products_en_ae', 7]));
  renderConsent();
  expect(await sent()).toMatchObject([{ objectIDs: ['A-7'], positions: [7], eventType: 'click' }]);
  add('A-7');
  expect(await names()).toHaveLength(2);
  expect(sessionStorage.getItem('binaa-clicked')).toBeNull();
});

it('a purchase of a found product is reported once', async () => {
  setConsentCookie('analytics');
  const found = { objectID: 'A-1', queryID: QUERY, index: 'products_en_ae' };
  sessionStorage.setItem('binaa-found', JSON.stringify([['A-1-RED', found]]));
  const price = { amount: 1999, currency: 'AED' };
  const bought = ['A-1-RED', 'B-2'].map((code) => ({ code, quantity: 1, price, listPrice: price }));
  const order = document.createElement('div');
  order.dataset.purchase = JSON.stringify(bought);
  document.body.append(order);
  renderConsent();
  cleanup();
  renderConsent();
  expect(await sent()).toMatchObject([
    { eventSubtype: 'purchase', objectIDs: ['A-1'], value: '19.99', queryID: QUERY },
  ]);
});

it('a selected filter is reported, a removed one is not', async () => {
  setConsentCookie('analytics');
  const list = renderList(['A-1']);
  list.insertAdjacentHTML(
    'beforeend',
    '<form id="filter-form"><input type="checkbox" name="brand" value="liwan"></form>',
  );
  renderConsent();
  const box = list.querySelector('input') as HTMLInputElement;
  act(() => box.click());
  act(() => box.click());
  expect((await sent()).slice(1)).toMatchObject([
    { eventType: 'click', eventName: 'Filter Applied', filters: ['brand%3Aliwan'] },
  ]);
});

it('withdrawing consent stops reporting and clears storage', async () => {
  setConsentCookie('analytics');
  const list = renderList(['A-1']);
  renderConsent();
  clickProduct(list, 'A-1');
  await press('Decline');
  const before = (await sent()).length;
  clickProduct(list, 'A-1');
  add('A-1');
  expect(await sent()).toHaveLength(before);
  expect(sessionStorage.length).toBe(0);
});

it('a decision that cannot be stored is reported', async () => {
  serve.mockRejectedValueOnce(new Error('offline'));
  renderConsent();
  await press('Allow');
  expect($toasts.get()[0]).toMatchObject({ message: 'Not kept.', type: 'error' });
  expect($consent.get()).toBeNull();
});

it('invalid storage content is ignored', async () => {
  setConsentCookie('analytics');
  sessionStorage.setItem('binaa-found', '{"a":');
  sessionStorage.setItem('binaa-clicked', '[');
  const list = renderList(['A-1']);
  renderConsent();
  clickProduct(list, 'A-1');
  expect(await names()).toEqual(['Hits Viewed', 'Product Clicked After Search']);
});

it.each(Object.values(FACETS).filter((facet) => !facet.startsWith('categor')))(
  'the facet %s has the name that the search uses',
  (facet) => {
    expect(toAlgoliaFilter(getParamName(facet), 'x')?.split(':')[0]).toBe(facet);
  },
);

it('categories, ratings and attributes have their own filters', () => {
  expect(toAlgoliaFilter('category', 'paint/primers')).toBe('categories.lvl1:paint > primers');
  expect(toAlgoliaFilter('rating', '4')).toBe('rating>=4');
  expect(toAlgoliaFilter('attr.voltage', '18 V')).toBe('attributes.voltage:18 V');
  expect(toAlgoliaFilter('category', '')).toBeNull();
});
