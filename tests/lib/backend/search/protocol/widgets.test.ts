// @vitest-environment happy-dom
import instantsearch from 'instantsearch.js';
import {
  clearRefinements,
  configure,
  currentRefinements,
  hierarchicalMenu,
  hits,
  hitsPerPage,
  pagination,
  rangeInput,
  refinementList,
  searchBox,
  sortBy,
  stats,
  toggleRefinement,
} from 'instantsearch.js/es/widgets';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFixtureSeed } from '../../backend-fixture.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../databases.ts';
import { createSearchHarness, type SearchHarness } from '../search-harness.ts';

// The provider's own widgets, unchanged, over its own client.
let harness: SearchHarness;
let search: ReturnType<typeof instantsearch>;

beforeAll(async () => {
  harness = createSearchHarness(await openSeeded(testDatabases[0] as TestDatabase, createFixtureSeed()));
});
afterAll(() => harness?.backend.close());

const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 20_000 });

const container = (name: string): HTMLElement => {
  const element = document.createElement('div');
  element.id = name;
  document.body.append(element);
  return element;
};

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

const countHits = () => document.querySelectorAll('#hits .ais-Hits-item').length;

beforeEach(async () => {
  document.body.replaceChildren();
  search = instantsearch({ indexName: 'products_en_ae', searchClient: harness.client as never });
  search.addWidgets([
    configure({ hitsPerPage: 100 }),
    searchBox({ container: container('box') }),
    hits({
      container: container('hits'),
      templates: { item: (hit: Record<string, unknown>) => `${hit.productCode} ${hit.amount}` },
    }),
    stats({ container: container('stats') }),
    refinementList({ container: container('brands'), attribute: 'brand' }),
    hierarchicalMenu({
      container: container('categories'),
      attributes: ['categories.lvl0', 'categories.lvl1', 'categories.lvl2'],
    }),
    rangeInput({ container: container('price'), attribute: 'price', precision: 2 }),
    toggleRefinement({ container: container('stock'), attribute: 'inStock' }),
    sortBy({
      container: container('sort'),
      items: [
        { label: 'Relevance', value: 'products_en_ae' },
        { label: 'Price', value: 'products_en_ae_price_asc' },
      ],
    }),
    hitsPerPage({
      container: container('size'),
      items: [
        { label: 'Many', value: 100, default: true },
        { label: 'Three', value: 3 },
      ],
    }),
    pagination({ container: container('pages') }),
    currentRefinements({ container: container('current') }),
    clearRefinements({ container: container('clear') }),
  ]);
  search.start();
  await eventually(countHits).toBeGreaterThan(3);
});
afterEach(() => search.dispose());

const listAmounts = () =>
  [...document.querySelectorAll('#hits .ais-Hits-item')].map((item) =>
    Number(item.textContent?.split(' ')[1]),
  );

function type(input: HTMLElement, value: string): void {
  (input as HTMLInputElement).value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

describe("The search provider's widgets", () => {
  it('rangeInput shows the lowest and the highest price, and filters by them', async () => {
    const amounts = listAmounts();
    const minimum = find('#price .ais-RangeInput-input--min') as HTMLInputElement;
    const maximum = find('#price .ais-RangeInput-input--max') as HTMLInputElement;
    await eventually(() => Number(maximum.placeholder)).toBeGreaterThan(0);
    expect(Number(minimum.placeholder)).toBeLessThanOrEqual(Math.min(...amounts));
    expect(Number(maximum.placeholder)).toBeGreaterThanOrEqual(Math.max(...amounts));
    const limit = amounts.toSorted((a, b) => a - b)[1] as number;
    type(maximum, String(limit));
    // The widget applies the value in its next render.
    await new Promise((resolve) => setTimeout(resolve, 50));
    find('#price form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await eventually(() => Math.max(...listAmounts())).toBeLessThanOrEqual(limit);
    expect(find('#current').textContent).toContain(String(limit));
  });

  it('refinementList counts brands and filters by one; clearRefinements undoes it', async () => {
    const all = countHits();
    const count = Number(find('#brands .ais-RefinementList-count').textContent);
    find('#brands input').click();
    await eventually(countHits).toBe(count);
    expect(count).toBeLessThan(all);
    find('#clear button').click();
    await eventually(countHits).toBe(all);
  });

  it('hierarchicalMenu opens a department', async () => {
    const all = countHits();
    find('#categories a').click();
    await eventually(
      () => document.querySelectorAll('#categories .ais-HierarchicalMenu-list--child').length,
    ).toBe(1);
    expect(countHits()).toBeLessThanOrEqual(all);
  });

  it('sortBy, hitsPerPage and pagination change the list', async () => {
    const sort = find('#sort select') as HTMLSelectElement;
    sort.value = 'products_en_ae_price_asc';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => listAmounts().join()).toBe(
      listAmounts()
        .toSorted((a, b) => a - b)
        .join(),
    );
    const sorted = listAmounts();
    const size = find('#size select') as HTMLSelectElement;
    size.value = '3';
    size.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(countHits).toBe(3);
    find('#pages .ais-Pagination-item--nextPage a').click();
    await eventually(() => listAmounts().join()).toBe(sorted.slice(3, 6).join());
  });

  it('searchBox and stats show what was found', async () => {
    type(find('#box input'), 'zzzz nothing at all');
    await eventually(() => find('#stats').textContent).toContain('No results');
    expect(countHits()).toBe(0);
  });

  it('toggleRefinement shows products in stock only', async () => {
    const all = countHits();
    find('#stock input').click();
    await eventually(() => find('#current').textContent).toContain('InStock');
    expect(countHits()).toBeLessThanOrEqual(all);
  });
});
