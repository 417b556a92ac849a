import { describe, expect, it } from 'vitest';
import {
  clearFilters,
  formatListingParams,
  getCompareChoiceHref,
  getListingHref,
  hasFilters,
  isFormSubmission,
  type ListingState,
  parseListingForm,
  parseListingParams,
} from '#lib/search/listing-url.ts';

const read = (query: string, kind: 'category' | 'search' = 'search', page?: string) =>
  parseListingParams(new URLSearchParams(query), kind, page);

describe('The state of a listing', () => {
  const all: ListingState = {
    query: 'matt paint',
    page: 3,
    hitsPerPage: 48,
    sortBy: 'price_asc',
    refinementList: {
      brand: ['liwan', 'sidra'],
      colour: ['blue'],
      stores: ['AE-01'],
      dietary: ['vegan'],
      inStock: ['true'],
      offer: ['true'],
      'attributes.voltage': ['18 V', '12 V'],
    },
    range: { price: '10:50.5' },
    ratingMenu: { rating: 4 },
    hierarchicalMenu: { 'categories.lvl0': ['paint', 'interior-paint'] },
  };

  it('survives a round trip through its address', () => {
    const search = formatListingParams(all);
    expect(decodeURIComponent(String(search))).toBe(
      'q=matt+paint&category=paint/interior-paint&brand=liwan&brand=sidra&colour=blue&store=AE-01&dietary=vegan' +
        '&stock=1&offer=1&price=10-50.5&rating=4&attr.voltage=18+V&attr.voltage=12+V&sort=price_asc&per=48&page=3',
    );
    expect(parseListingParams(search, 'search')).toEqual(all);
  });

  it.each([
    ['', {}],
    ['page=1', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1e3', {}],
    ['page=99999', {}],
    ['per=24', {}],
    ['per=1000', {}],
    ['sort=best', {}],
    ['sort=constructor', {}],
    ['sort=toString', {}],
    ['colour=plaid', {}],
    ['rating=9', {}],
    ['stock=yes', {}],
    ['price=cheap', {}],
    ['price=-', {}],
    ['price=1e9-2', { range: { price: ':2' } }],
    ['price=50-10', { range: { price: '10:50' } }],
    ['price=10', { range: { price: '10:' } }],
    ['from=&to=', {}],
    ['from=5&to=', { range: { price: '5:' } }],
    ['from=&to=010.50', { range: { price: ':10.5' } }],
    ['brand=%3Cb%3E', {}],
    ['brand=a&brand=a', { refinementList: { brand: ['a'] } }],
    ['attr.=x', {}],
    ['attr.a%22b=x', {}],
    ['attr.__proto__=x', { refinementList: { 'attributes.__proto__': ['x'] } }],
    ['attr.size=%00', {}],
    ['__proto__=x&utm_source=y', {}],
    ['category=a/b/c/d', { hierarchicalMenu: { 'categories.lvl0': ['a', 'b', 'c'] } }],
    ['category=a//c', {}],
    ['q=%20%00%20', {}],
    [`q=${'x'.repeat(10_000)}`, { query: 'x'.repeat(256) }],
  ])('of a query: %s', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it('has a limited number of values', () => {
    const { refinementList } = read(Array.from({ length: 500 }, (_, index) => `brand=b${index}`).join('&'));
    expect(refinementList?.brand).toHaveLength(30);
  });

  it('of a category ignores search text and other categories', () => {
    expect(read('q=x&category=paint&sort=popular', 'category')).toEqual({});
    expect(read('sort=popular', 'search')).toEqual({});
    expect(read('q=tap&sort=popular', 'search')).toEqual({ query: 'tap', sortBy: 'popularity_desc' });
  });

  it('of a category is paged by path until a parameter is set', () => {
    const route = { base: '/en-ae/category/drills', kind: 'category' } as const;
    expect(getListingHref(route, {})).toBe('/en-ae/category/drills');
    expect(getListingHref(route, { page: 2 })).toBe('/en-ae/category/drills/page/2');
    expect(getListingHref(route, { page: 2, hitsPerPage: 48 })).toBe('/en-ae/category/drills?per=48&page=2');
    expect(getListingHref({ ...route, kind: 'search' }, { page: 2 })).toBe('/en-ae/category/drills?page=2');
    expect(read('', 'category', '2')).toEqual({ page: 2 });
  });

  it.each([
    ['brand=a&brand=b&from=&to=&sort=relevance&per=24&drop=brand%3Da', { refinementList: { brand: ['b'] } }],
    ['brand=a&from=5&to=9&drop=price', { refinementList: { brand: ['a'] } }],
    [
      'q=x&brand=a&stock=1&rating=4&category=a&from=5&to=&sort=newest&clear=1',
      { query: 'x', sortBy: 'newest' },
    ],
    [
      'attr.size=a%3Db&attr.size=c&from=&to=&drop=attr.size%3Da%3Db',
      { refinementList: { 'attributes.size': ['c'] } },
    ],
    ['stock=1&from=&to=&drop=stock', {}],
    ['q=++dril+++', { query: 'dril' }],
    ['q=+', {}],
  ])('of the form %s', (query, state) => {
    expect(isFormSubmission(new URLSearchParams(query))).toBe(true);
    expect(parseListingForm(new URLSearchParams(query), 'search')).toEqual(state);
  });

  it.each(['q=dril', 'q=', 'q=white++paint', 'brand=a'])('is not a form query: %s', (query) => {
    expect(isFormSubmission(new URLSearchParams(query))).toBe(false);
  });

  it('keeps query, sort order and page size when the filters are cleared', () => {
    expect(hasFilters(all)).toBe(true);
    expect(clearFilters(all)).toEqual({ query: 'matt paint', sortBy: 'price_asc', hitsPerPage: 48 });
    expect(hasFilters(clearFilters(all))).toBe(false);
    expect(hasFilters({ refinementList: { brand: [] } })).toBe(false);
  });

  it('leads to the selection of products to compare, without page and page size', () => {
    const { page, hitsPerPage, ...filters } = all;
    const href = getCompareChoiceHref('/en-ae', null, all);
    expect(href).toBe(`/en-ae/compare/choose?${formatListingParams(filters)}`);
    expect(getCompareChoiceHref('/ar-kw', 'saws', { page: 2 })).toBe('/ar-kw/compare/choose?list=saws');
  });
});
