import { expect, it } from 'vitest';
import { listActiveFilters } from '#islands/catalog/filters/filter-labels.ts';
import { getListMessages } from '#islands/catalog/listing/messages.ts';
import { createCardFormatOptions } from '#lib/format/format-options.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import type { ListingState } from '#lib/search/listing-url.ts';

function listLabels(state: ListingState, { tag = 'en-ae', symbol = 'AED', decimals = 2 } = {}): string[] {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  const labels = { brand: { liwan: 'Liwan' }, category: {}, store: {}, attribute: {} };
  const messages = getListMessages(t, locale.language);
  const cardFormat = createCardFormatOptions(locale, t);
  return listActiveFilters(state, { labels, messages, groups: [], decimals, symbol, cardFormat }).map(
    ({ label }) => label,
  );
}

it('facet values with names of object properties are ordinary labels', () => {
  const values = ['liwan', 'constructor', '__proto__', 'toString'];
  const refinementList = {
    brand: values,
    stores: values,
    dietary: values,
    'attributes.__proto__': values,
    'attributes.valueOf': ['x'],
  };
  const expectedLabels = ['Constructor', '__proto__', 'ToString'];
  expect(listLabels({ refinementList, hierarchicalMenu: { 'categories.lvl0': ['constructor'] } })).toEqual([
    'Constructor',
    'Liwan',
    ...expectedLabels,
    'Liwan',
    ...expectedLabels,
    'Liwan',
    ...expectedLabels,
    ...values.map((value) => `__proto__: ${value}`),
    'ValueOf: x',
  ]);
});

it.each([
  ['1400:20000', ['AED\u00A01,400 to AED\u00A020,000'], {}],
  ['10.5:', ['AED\u00A010.50 and more'], {}],
  [':10.999', ['Up to AED\u00A010.999'], {}],
  ['1250.5:', ['1,250.500\u00A0د.ك فأكثر'], { tag: 'ar-kw', symbol: 'د.ك', decimals: 3 }],
])('the price %s is formatted like other prices', (price, expectedLabels, formatOptions) => {
  expect(listLabels({ range: { price } }, formatOptions)).toEqual(expectedLabels);
});
