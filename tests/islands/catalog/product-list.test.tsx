import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadInitialResults } from '#islands/catalog/listing/initial-results.ts';
import { getListMessages } from '#islands/catalog/listing/messages.ts';
import { ProductList } from '#islands/catalog/listing/ProductList.tsx';
import type { ProductListProps } from '#islands/catalog/listing/props.ts';
import { createCardFormatOptions } from '#lib/format/format-options.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { SEARCH_SORTS } from '#lib/search/index-names.ts';
import { FILTER_GROUPS, type ListingRequest } from '#lib/search/listing.ts';
import { type ListingRoute, type ListingState, parseListingParams } from '#lib/search/listing-url.ts';
import { FakeSearch } from '../search/fake-search.ts';

const search = new FakeSearch();
vi.mock('#lib/search/browser-client.ts', () => ({ createSearchClient: () => ({ search: search.search }) }));

const base = '/en-ae/category/drills';

async function createListProps(state: ListingState, kind: ListingRoute['kind']): Promise<ProductListProps> {
  const locale = parseLocale('en-ae') as Locale;
  const t = getTranslate('en');
  const request: ListingRequest = {
    route: { base, kind },
    language: 'en',
    country: { code: 'ae' },
    category: kind === 'category' ? 'drills' : null,
    state,
  };
  const { results } = await loadInitialResults(request, search);
  return {
    request,
    results,
    groups: FILTER_GROUPS.map((name) => ({
      name,
      label: t(`listing:${name}`),
      isOpen: name === 'brand',
    })),
    labels: { brand: { 'brand-0': 'Liwan' }, category: {}, store: {}, attribute: { voltage: 'Voltage' } },
    sorts: SEARCH_SORTS,
    decimals: 2,
    symbol: 'AED',
    cardFormat: createCardFormatOptions(locale, t),
    messages: getListMessages(t, 'en'),
    searchConfig: { appId: 'a', key: 'k', path: '/api/search' },
    suggestions: [],
    suggestionsTitle: null,
    trendingSearches: [],
  };
}

const waitForUpdates = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

/** Renders on the server, optionally changes the document, then hydrates, as a page does. */
async function renderList(
  state: ListingState,
  beforeHydration: () => void = () => {},
  kind: ListingRoute['kind'] = 'category',
): Promise<void> {
  const props = await createListProps(state, kind);
  const element = createElement(ProductList, props);
  const container = document.createElement('div');
  document.body.append(container);
  // React checks for `window` to detect a browser, and happy-dom always defines it.
  const { window: browser } = globalThis;
  vi.stubGlobal('window', undefined);
  const html = renderToString(element);
  vi.stubGlobal('window', browser);
  container.innerHTML = html;
  search.requests = [];
  beforeHydration();
  await act(async () => {
    render(element, {
      container,
      hydrate: true,
      onRecoverableError: (error) => expect.fail(String(error)),
    });
  });
  await waitForUpdates();
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const last = () => search.requests.at(-1)?.[0]?.params;

beforeEach(() => {
  history.replaceState(null, '', base);
  search.isDown = false;
});

afterEach(async () => {
  cleanup();
  // A list writes its scroll position once more when it unmounts; this must not affect the next test.
  await waitForUpdates();
  document.body.innerHTML = '';
});

it('hydration changes nothing and requests nothing', async () => {
  await renderList({});
  expect(search.requests).toEqual([]);
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByRole('status').textContent).toBe('50 products');
});

it('a checkbox updates results and address at once; removing its chip reverts both', async () => {
  await renderList({});
  fireEvent.click(box(/Liwan/));
  await waitForUpdates();
  expect(location.search).toBe('?brand=brand-0');
  expect(last()).toMatchObject({ facetFilters: [['brand:brand-0']], filters: 'category:"drills"', page: 0 });
  expect(box(/Liwan/).checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('7 products');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Liwan' }));
  await waitForUpdates();
  expect(location.search).toBe('');
  expect(box(/Liwan/).checked).toBe(false);
});

it('a checkbox that was ticked before hydration counts', async () => {
  await renderList({}, () => box(/Liwan/).click());
  expect(location.search).toBe('?brand=brand-0');
  expect(last()?.facetFilters).toEqual([['brand:brand-0']]);
});

it('a price that was typed before hydration counts', async () => {
  await renderList({}, () => {
    (screen.getByRole('spinbutton', { name: /From/ }) as HTMLInputElement).value = '20';
  });
  expect(location.search).toBe('?price=20-');
});

it('the focus stays on the control that was used', async () => {
  await renderList({});
  box(/Liwan/).focus();
  fireEvent.click(box(/Liwan/));
  await waitForUpdates();
  expect(document.activeElement).toBe(box(/Liwan/));
});

it('prices apply once they are completely typed', async () => {
  await renderList({});
  const from = screen.getByRole('spinbutton', { name: /From/ });
  fireEvent.change(from, { target: { value: '20' } });
  await waitForUpdates();
  expect(search.requests).toEqual([]);
  fireEvent.blur(from);
  await waitForUpdates();
  expect(location.search).toBe('?price=20-');
  expect(last()?.numericFilters).toEqual(['price>=20']);
  expect(screen.getByRole('button', { name: /^Remove AED\s20 and more/ })).toBeTruthy();
});

it('pages of a category have their own addresses, and a filter leads to the first page', async () => {
  await renderList({});
  const pager = within(screen.getByRole('navigation'));
  expect(pager.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(`${base}/page/2`);
  fireEvent.click(pager.getByRole('link', { name: 'Page 2' }));
  await waitForUpdates();
  expect(location.pathname).toBe(`${base}/page/2`);
  expect(last()?.page).toBe(1);
  fireEvent.click(box(/18 V/));
  await waitForUpdates();
  expect(location.href).toContain(`${base}?attr.voltage=18+V`);
  expect(last()?.page).toBe(0);
});

it('Back restores results and scroll position', async () => {
  await renderList({});
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('scrollY', 777);
  fireEvent.click(box(/Liwan/));
  await waitForUpdates();
  act(() => {
    history.replaceState(null, '', base);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitForUpdates();
  expect(screen.getByRole('status').textContent).toBe('50 products');
  expect(box(/Liwan/).checked).toBe(false);
  expect(scroll).toHaveBeenCalledWith(0, 777);
  vi.unstubAllGlobals();
});

it("the list starts from the page's state, not its current address, and follows it afterwards", async () => {
  await renderList({ refinementList: { brand: ['brand-0'] } }, () =>
    history.replaceState(null, '', `${base}?brand=gone`),
  );
  expect(search.requests).toEqual([]);
  expect(box(/Liwan/).checked).toBe(true);
  act(() => {
    history.replaceState(null, '', `${base}?brand=brand-1`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitForUpdates();
  expect(last()?.facetFilters).toEqual([['brand:brand-1']]);
});

it('a sort order uses another index', async () => {
  await renderList({});
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price_asc' } });
  await waitForUpdates();
  expect(location.search).toBe('?sort=price_asc');
  expect(search.requests.at(-1)?.[0]?.indexName).toBe('products_en_ae_price_asc');
});

it('a failed search is announced, keeps the products, and is retried by hand or when the network is back', async () => {
  await renderList({});
  fireEvent.click(box(/18 V/));
  await waitForUpdates();
  search.isDown = true;
  fireEvent.click(box(/Liwan/));
  await waitForUpdates();
  expect(screen.getByRole('alert').textContent).toContain('The list could not be refreshed');
  expect(screen.getAllByRole('article')).toHaveLength(7);
  const all = [['brand:brand-0'], ['attributes.voltage:18 V']];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitForUpdates();
  expect(last()?.facetFilters).toEqual(expect.arrayContaining(all));
  search.isDown = false;
  search.requests = [];
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await waitForUpdates();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(last()?.facetFilters).toEqual(expect.arrayContaining(all));
  expect(search.requests).toHaveLength(1);
});

it('the focus moves to the next chip, and after the last one to the result count', async () => {
  await renderList({ refinementList: { brand: ['brand-0', 'brand-1'] } });
  const drop = async (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitForUpdates();
    return document.activeElement;
  };
  expect((await drop('Remove Liwan'))?.getAttribute('value')).toBe('brand=brand-1');
  expect((await drop('Remove Brand 1'))?.textContent).toBe('50 products');
});

it('the focus moves to the result count when all filters are cleared', async () => {
  await renderList({ refinementList: { brand: ['brand-0'] } });
  const clear = screen.getByRole('button', { name: 'Clear all' });
  clear.focus();
  fireEvent.click(clear);
  await waitForUpdates();
  expect(document.activeElement?.textContent).toBe('50 products');
});

it('shows a message when a brand search has no results', async () => {
  await renderList({});
  fireEvent.change(screen.getByRole('searchbox', { name: /Brand/ }), { target: { value: 'zzz' } });
  expect(screen.getByText('There is nothing with this name.')).toBeTruthy();
});

it('a switch without results cannot be turned on', async () => {
  await renderList({});
  const flag = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([flag(/In stock/).disabled, flag(/On offer/).disabled]).toEqual([false, true]);
});

it('the filter panel is a dialog while it is open, and keeps the focus inside', async () => {
  await renderList({});
  const sheet = document.getElementById('filters') as HTMLElement;
  const toggle = (state: string) => {
    vi.spyOn(sheet, 'matches').mockReturnValue(state === 'open');
    act(() => void sheet.dispatchEvent(new Event('toggle')));
  };
  expect(sheet.getAttribute('role')).toBeNull();
  toggle('open');
  const close = screen.getByRole('button', { name: 'Close' });
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBe(sheet);
  expect(document.activeElement).toBe(close);
  fireEvent.keyDown(close, { key: 'Tab', shiftKey: true });
  expect(document.activeElement?.textContent).toBe('Show 50 products');
  fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
  expect(document.activeElement).toBe(close);
  toggle('closed');
  expect(sheet.getAttribute('role')).toBeNull();
});

it('facet values with names of object properties have no counts', async () => {
  const facets = ['brand', 'store', 'dietary', 'attr.__proto__', 'attr.valueOf', 'attr.voltage'];
  const values = ['constructor', '__proto__', 'toString'];
  const search = new URLSearchParams([
    ['category', 'constructor/__proto__'],
    ...facets.flatMap((facet) => values.map((value) => [facet, value])),
  ]);
  const state = parseListingParams(search, 'search');
  await renderList(state, () => history.replaceState(null, '', `${base}?${search}`), 'search');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Constructor 0' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '__proto__ 0' }).checked).toBe(true);
  expect(screen.getAllByRole('checkbox', { name: 'ToString 0' })).toHaveLength(3);
  expect(document.body.textContent).not.toContain('native code');
  expect(screen.getAllByRole('article')).toHaveLength(7);
});
