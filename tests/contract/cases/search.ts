import { describe, expect, it } from 'vitest';
import { listSortOptions, readSearchConfig } from '#lib/contract/search/config.ts';
import { relatedSearches } from '#lib/contract/search/related-searches.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from '../harness/client.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };
const ARABIC = /\p{Script=Arabic}/u;

/** Tests the search configuration, sort orders and related searches. */
export function describeSearch(getClient: () => ContractClient) {
  describe('searching', () => {
    it('uses indexes of the market, including the default and one of suggestions', async () => {
      for (const [market, name] of [
        [EMIRATES, 'en_ae'],
        [KUWAIT, 'ar_kw'],
      ] as const) {
        const { status, data } = await callEndpoint(getClient().visitor(), readSearchConfig, {}, market);
        expect(status).toBe(200);
        const names = (flag: 'isDefault' | 'isQuerySuggestion' | 'isSorting') =>
          data.indexes.filter((index) => index[flag]).map(({ indexName }) => indexName);
        expect(names('isDefault')).toEqual([`products_${name}`]);
        expect(names('isQuerySuggestion')).toEqual([`suggestions_${name}`]);
        expect(names('isSorting').sort()).toEqual(
          ['newest', 'popularity_desc', 'price_asc', 'price_desc'].map((sort) => `products_${name}_${sort}`),
        );
        const voltage = data.attributes.find(({ facet }) => facet === 'attributes.voltage');
        expect(ARABIC.test(voltage?.label ?? '')).toBe(market.language === 'ar');
      }
    });

    it('lists the sort orders in the language, each with the index that is sorted so', async () => {
      const { data: config } = await callEndpoint(getClient().visitor(), readSearchConfig, {}, KUWAIT);
      const { status, data } = await callEndpoint(getClient().visitor(), listSortOptions, {}, KUWAIT);
      expect(status).toBe(200);
      expect(data.sortOptions.map(({ indexName }) => indexName)).toEqual(
        config.indexes.filter(({ sort }) => sort !== null).map(({ indexName }) => indexName),
      );
      expect(data.sortOptions[0]?.value).toBe('relevance');
      expect(data.sortOptions.every(({ label }) => ARABIC.test(label))).toBe(true);
    });

    it('returns related searches', async () => {
      const visitor = getClient().visitor();
      const { status, data } = await callEndpoint(visitor, relatedSearches, { query: { q: 'drill' } });
      expect(status).toBe(200);
      expect(data.searches.length).toBeGreaterThan(0);
      expect(data.searches.length).toBeLessThanOrEqual(8);
      for (const { words, category, brand } of data.searches) {
        expect(words.toLowerCase()).not.toBe('drill');
        expect(category ?? brand).not.toBeNull();
      }
      const unrelated = await callEndpoint(visitor, relatedSearches, { query: { q: 'xyzzyxyzzy' } });
      expect(unrelated.data.searches).toEqual([]);
    });

    it('requires a query', async () => {
      for (const path of [
        relatedSearches.path,
        `${relatedSearches.path}?q=`,
        `${relatedSearches.path}?q=%00`,
      ]) {
        const { status, error } = await getClient().visitor().send({ method: 'GET', path });
        expect([path, status, error?.code]).toEqual([path, 400, 'INVALID_REQUEST']);
      }
    });
  });
}
