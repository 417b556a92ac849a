import { describe, expect, it } from 'vitest';
import { readSearchConfig, relatedSearches } from '#lib/contract/search/query.ts';
import { call, type Door, EMIRATES, type Place } from '../harness/client.ts';

const KUWAIT: Place = { country: 'kw', language: 'ar' };
const ARABIC = /\p{Script=Arabic}/u;

/** The search settings of pages. */
export function describeSearch(open: () => Door) {
  describe('searching', () => {
    it('uses indexes of the market, including the default and one of suggestions', async () => {
      for (const [place, name] of [
        [EMIRATES, 'en_ae'],
        [KUWAIT, 'ar_kw'],
      ] as const) {
        const { status, data } = await call(open().shopper(), readSearchConfig, {}, place);
        expect(status).toBe(200);
        const names = (flag: 'isDefault' | 'isQuerySuggestion' | 'isSorting') =>
          data.indexes.filter((index) => index[flag]).map(({ indexName }) => indexName);
        expect(names('isDefault')).toEqual([`products_${name}`]);
        expect(names('isQuerySuggestion')).toEqual([`suggestions_${name}`]);
        expect(names('isSorting').sort()).toEqual(
          ['newest', 'popularity_desc', 'price_asc', 'price_desc'].map((sort) => `products_${name}_${sort}`),
        );
        const voltage = data.attributes.find(({ facet }) => facet === 'attributes.voltage');
        expect(ARABIC.test(voltage?.label ?? '')).toBe(place.language === 'ar');
      }
    });

    it('returns related searches', async () => {
      const shopper = open().shopper();
      const { status, data } = await call(shopper, relatedSearches, { query: { q: 'drill' } });
      expect(status).toBe(200);
      expect(data.searches.length).toBeGreaterThan(0);
      expect(data.searches.length).toBeLessThanOrEqual(8);
      for (const { words, category, brand } of data.searches) {
        expect(words.toLowerCase()).not.toBe('drill');
        expect(category ?? brand).not.toBeNull();
      }
      const nothing = await call(shopper, relatedSearches, { query: { q: 'xyzzyxyzzy' } });
      expect(nothing.data.searches).toEqual([]);
    });

    it('requires a query', async () => {
      for (const path of [
        relatedSearches.path,
        `${relatedSearches.path}?q=`,
        `${relatedSearches.path}?q=%00`,
      ]) {
        const { status, error } = await open().shopper().send({ method: 'GET', path });
        expect([path, status, error?.code]).toEqual([path, 400, 'INVALID_REQUEST']);
      }
    });
  });
}
