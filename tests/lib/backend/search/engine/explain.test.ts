import { expect, it } from 'vitest';
import { formatExplanation } from '#lib/backend/search/explain/format-explanation.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import { openSeedEngine } from './seed-engine.ts';

it('An explanation names the stages, the words considered and the reasons for the first products', async () => {
  const { documents, engine } = await openSeedEngine();
  const explain = (query: string): string => {
    const explanation = engine.explain({
      language: 'en',
      country: 'ae',
      query,
      sort: 'relevance',
      isPrefix: true,
      filter: MATCH_ALL,
      facets: [],
      maxFacetValues: 1,
      offset: 0,
      limit: 5,
    });
    return formatExplanation(query, explanation, documents, 'en');
  };
  const text = explain('10mm masonry bit');
  expect(text).toContain('10mm = length 10');
  expect(text).toContain('the product is most likely "bit"');
  expect(text).toMatch(/1\. BN-20112 .*masonry bit set/);
  expect(text).toMatch(/words [\d.]+ × popularity [\d.]+ × name [\d.]+, size [\d.]+ of 1/);
  expect(explain('BN-20112')).toContain('It is the code of a product.');
  expect(explain('bosch drill')).toContain('We do not sell');
  expect(explain('light blue paint')).toContain('The products were chosen by: a colour.');
  expect(explain('!!!')).toContain('sizes            none');
}, 60_000);
