import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '#islands/search/SearchBox.tsx';
import { $search } from '#lib/state/search/search.ts';
import { writeStorage } from '../../support/storage.ts';
import {
  advanceTimers,
  box,
  createBoxProps,
  onSubmit,
  readRecentSearches,
  renderBox,
  storeSearches,
  typeQuery,
} from './search-box-harness.tsx';
import { emptyResponse, searchResponse } from './search-response.ts';

const { search } = vi.hoisted(() => ({ search: vi.fn() }));
vi.mock('#lib/search/browser-client.ts', () => ({ createSearchClient: () => ({ search }) }));

const listed = () =>
  screen.queryAllByRole('option').map((option) => option.textContent || option.getAttribute('aria-label'));

beforeEach(() => {
  vi.useFakeTimers();
  writeStorage(null);
  search.mockReset().mockResolvedValue(searchResponse);
  onSubmit.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the search box renders on the server as an input of its form, with the current query', () => {
  const html = renderToString(<SearchBox {...createBoxProps('en-ae', { query: 'dril' })} />);
  const rendered = document.createElement('form');
  rendered.innerHTML = html;
  expect(Object.fromEntries(new FormData(rendered))).toEqual({ q: 'dril' });
  expect(rendered.querySelectorAll('button, [role=listbox]')).toHaveLength(0);
  expect(rendered.querySelector('input')?.getAttribute('aria-expanded')).toBe('false');
});

it('text typed before hydration is kept and searched for', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const props = createBoxProps('en-ae');
  form.innerHTML = renderToString(<SearchBox {...props} />);
  const input = form.querySelector('input') as HTMLInputElement;
  input.focus();
  input.value = 'dril';
  const root = await act(() => hydrateRoot(form, <SearchBox {...props} />));
  await advanceTimers(150);
  expect(input.value).toBe('dril');
  expect(screen.getByRole('option', { name: /18 V drill/ })).toBeDefined();
  act(() => root.unmount());
  form.remove();
});

it('the empty box offers recent and trending searches, without duplicates', () => {
  storeSearches('white paint', 'saw');
  renderBox();
  act(() => box().focus());
  expect(listed()).toEqual([
    'white paint',
    'Remove “white paint” from your recent searches',
    'saw',
    'Remove “saw” from your recent searches',
    'Clear recent searches',
    'garden hose',
  ]);
  expect(search).not.toHaveBeenCalled();
  expect($search.get().searchTrends).toEqual(['garden hose', 'white paint']);
});

it('one request with two queries is sent when typing pauses', async () => {
  renderBox();
  for (const text of ['d', 'dr', 'dri', 'dril']) fireEvent.input(box(), { target: { value: text } });
  await advanceTimers(100);
  expect(search).not.toHaveBeenCalled();
  await advanceTimers(50);
  expect(search).toHaveBeenCalledTimes(1);
  expect(search.mock.calls[0]?.[0].requests).toMatchObject([
    { indexName: 'suggestions_en_ae', query: 'dril', hitsPerPage: 5 },
    { indexName: 'products_en_ae', query: 'dril', hitsPerPage: 4 },
  ]);
  expect(listed()).toEqual([
    'Cordless drill kit',
    'Drills & drivers',
    'Torqan Drills',
    'Torqan 18 V drill AED\u00A0349.00',
    'Torqan drill bits From AED\u00A029.00',
    'Search for “dril”37 products',
  ]);
  expect(screen.getByRole('status').textContent).toBe('5 suggestions');
  expect($search.get()).toMatchObject({ status: 'succeeded', trackingData: { queryID: 'f'.repeat(32) } });
});

it('shades of a colour are options with a swatch, before the suggestions', async () => {
  const [suggestions, products] = searchResponse.results;
  const path = '/products/haven?shade=BN-6070';
  const shades = [{ code: 'BN-6070', name: 'Abra Breeze', hex: '#b3d2ea', path }];
  search.mockResolvedValueOnce({ results: [suggestions, { ...products, shades }] });
  renderBox();
  await typeQuery('light blue paint');
  const [option] = screen.getAllByRole('option');
  expect(option?.textContent).toBe('Abra Breeze');
  expect(option?.getAttribute('href')).toBe('/en-ae/products/haven?shade=BN-6070');
  expect(option?.querySelector('svg')?.getAttribute('fill')).toBe('#b3d2ea');
  expect(screen.getByRole('status').textContent).toBe('6 suggestions');
});

it('every option is a link', async () => {
  renderBox();
  await typeQuery('dril');
  const hrefs = screen.getAllByRole('option').map((option) => option.getAttribute('href'));
  expect(hrefs).toEqual([
    '/en-ae/product-list?q=Cordless%20drill%20kit',
    '/en-ae/category/drills',
    '/en-ae/category/drills?brand=torqan',
    '/en-ae/products/torqan-18v-drill',
    '/en-ae/products/torqan-drill-bits',
    '/en-ae/product-list?q=dril',
  ]);
});

it('results of an earlier query are not shown', async () => {
  const pendingReply = Promise.withResolvers<unknown>();
  search.mockReturnValueOnce(pendingReply.promise).mockResolvedValueOnce(searchResponse);
  renderBox();
  await typeQuery('zzz');
  await typeQuery('dril');
  await act(async () => pendingReply.resolve(emptyResponse));
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  expect(listed()).toContain('Drills & drivers');
});

it('the loading state appears after 200 ms', async () => {
  const pendingReply = Promise.withResolvers<unknown>();
  search.mockReturnValueOnce(pendingReply.promise);
  renderBox();
  await typeQuery('dril');
  expect($search.get().searchLoading).toBe(false);
  await advanceTimers(200);
  expect($search.get().searchLoading).toBe(true);
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  await act(async () => pendingReply.resolve(searchResponse));
  expect($search.get().searchLoading).toBe(false);
});

it('an empty result shows advice and trending searches', async () => {
  search.mockResolvedValue(emptyResponse);
  renderBox();
  await typeQuery('zzz');
  expect(screen.getByText('Nothing found for “zzz”. Check the spelling, or use fewer words.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Nothing found for “zzz”.');
  expect(listed()).toEqual(['garden hose', 'white paint']);
});

it('a failed search is reported quietly, and the query can still be submitted', async () => {
  search.mockRejectedValue(new Error('gone'));
  renderBox();
  await typeQuery('dril');
  expect(screen.getAllByText(/Suggestions are not available/)).toHaveLength(2);
  expect(screen.getByRole('option').getAttribute('href')).toBe('/en-ae/product-list?q=dril');
  expect($search.get()).toMatchObject({ status: 'failed', error: 'gone' });
});

it('a results page stores its query and offers related searches', async () => {
  window.history.replaceState(null, '', '/en-ae/product-list?q=dril');
  renderBox({ query: 'dril', related: ['drill bits'] });
  expect(readRecentSearches()).toEqual(['dril']);
  act(() => box().focus());
  await advanceTimers(150);
  const near = within(screen.getByRole('group', { name: 'Related searches' }));
  expect(near.getByRole('option').textContent).toBe('drill bits');
  await typeQuery('saw');
  expect(screen.queryByRole('group', { name: 'Related searches' })).toBeNull();
  window.history.replaceState(null, '', '/');
});

it('a product that is opened without a query is not remembered as a search', async () => {
  renderBox();
  await typeQuery('dril');
  const openInNewTab = (name: RegExp) =>
    fireEvent.click(screen.getByRole('option', { name }), { ctrlKey: true });
  openInNewTab(/Drills & drivers/);
  openInNewTab(/Torqan Drills/);
  openInNewTab(/18 V drill/);
  expect(readRecentSearches()).toEqual([]);
  openInNewTab(/Cordless drill kit/);
  openInNewTab(/Search for/);
  expect(readRecentSearches()).toEqual(['dril', 'Cordless drill kit']);
});

it('a long query is shortened in messages', async () => {
  renderBox();
  await typeQuery('zz '.repeat(80));
  const last = screen.getAllByRole('option').at(-1);
  expect(last?.textContent).toBe(`Search for “${'zz '.repeat(20).trim()}…”37 products`);
  expect(last?.getAttribute('href')).toContain('zz%20'.repeat(79));
  cleanup();
  search.mockResolvedValue(emptyResponse);
  renderBox();
  await typeQuery('zz '.repeat(80));
  expect(screen.getByRole('status').textContent).toBe(`Nothing found for “${'zz '.repeat(20).trim()}…”.`);
});

it('the clear button empties the box and keeps the focus in it', async () => {
  renderBox();
  await typeQuery('dril');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search box' }));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});

it('Arabic has its own labels, index and plurals', async () => {
  renderBox({}, 'ar-kw');
  await typeQuery('دريل');
  expect(search.mock.calls[0]?.[0].requests[1].indexName).toBe('products_ar_kw');
  expect(screen.getByRole('status').textContent).toBe('5 اقتراحات');
});
