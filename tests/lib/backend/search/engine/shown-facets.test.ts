import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '#lib/backend/search/engine/engine.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import { ATTRIBUTE_LABELS, type AttributeKey } from '#lib/backend/seed/attribute-labels.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { ATTRIBUTE_FACET_PREFIX } from '#lib/search/facets.ts';
import { openSeedEngine } from './seed-engine.ts';

let engine: Engine;
let categories: string[];

beforeAll(async () => {
  const seed = await openSeedEngine();
  engine = seed.engine;
  categories = [...new Set(seed.documents.flatMap((document) => document.categoryPath))];
}, 120_000);

/** Facets as a category's first page requests them. */
function listFacets(category: string, language: Language) {
  const [found] = engine.search([
    {
      language,
      country: 'ae',
      sort: 'relevance',
      query: '',
      isPrefix: false,
      filter: category ? { kind: 'is', facet: 'category', value: category } : MATCH_ALL,
      facets: ['*'],
      maxFacetValues: 100,
      offset: 0,
      limit: 1,
    },
  ]);
  if (!found) throw new Error('no result');
  return found;
}

const getKey = (facet: string) => facet.slice(ATTRIBUTE_FACET_PREFIX.length) as AttributeKey;

it.each(LANGUAGES)('no list offers two facets with one label, in %s', (language) => {
  const index = language === 'en' ? 0 : 1;
  const colour = { en: 'Colour', ar: 'اللون' }[language];
  for (const category of categories) {
    const labels = listFacets(category, language).facetOrder.map(
      (facet) => ATTRIBUTE_LABELS[getKey(facet)][index],
    );
    expect(labels, category).not.toContain(colour);
    expect(new Set(labels).size, category).toBe(labels.length);
  }
});

it('no list offers more than eight values of a facet, nor rare values in a long facet', () => {
  for (const category of categories) {
    const { facetOrder, facets } = listFacets(category, 'en');
    for (const facet of facetOrder) {
      const counts = Object.values(facets[facet] ?? {});
      expect(counts.length, `${facet} of ${category}`).toBeLessThanOrEqual(8);
      if (counts.length > 7) expect(Math.min(...counts), `${facet} of ${category}`).toBeGreaterThan(1);
    }
  }
});

it('no list offers a facet whose values have one product each', () => {
  for (const category of categories) {
    const { facetOrder, facets } = listFacets(category, 'en');
    for (const facet of facetOrder)
      expect(Math.max(...Object.values(facets[facet] ?? {})), `${facet} of ${category}`).toBeGreaterThan(1);
  }
  const grout = listFacets('grout-and-tile-adhesive', 'en').facetOrder.map(getKey);
  expect(grout).toContain('weight');
  expect(grout).not.toContain('joint');
});

it.each([
  ['en', ['Up to 8 m²/L', '8 to 10 m²/L', '10 to 12 m²/L', 'Over 12 m²/L'], ['Matt', 'Mid sheen', 'Gloss']],
  [
    'ar',
    ['حتى 8 م² لكل لتر', 'من 8 إلى 10 م² لكل لتر', 'من 10 إلى 12 م² لكل لتر', 'أكثر من 12 م² لكل لتر'],
    ['مطفي', 'نصف لامع', 'لامع'],
  ],
] as const)('paint is filtered by sheen, room and coverage first, in %s', (language, coverage, sheen) => {
  const { facetOrder, facets } = listFacets('paint', language);
  expect(facetOrder.slice(0, 3).map(getKey).toSorted()).toEqual(['coverage', 'room', 'sheen']);
  expect(Object.keys(facets['attributes.coverage'] ?? {})).toEqual(expect.arrayContaining([...coverage]));
  expect(Object.keys(facets['attributes.sheen'] ?? {}).toSorted()).toEqual([...sheen].toSorted());
});

it('a paint for several rooms is found in each of them', () => {
  const rooms = listFacets('interior-paint', 'en').facets['attributes.room'] ?? {};
  expect(Object.keys(rooms).toSorted()).toEqual([
    'Ceilings',
    'Kitchens and bathrooms',
    'Living rooms and bedrooms',
  ]);
});

it('finishes of metal are a facet of their own beside no colour family', () => {
  const { facetOrder, facets } = listFacets('taps', 'en');
  expect(facetOrder.map(getKey)).toContain('finish');
  expect(Object.keys(facets['attributes.finish'] ?? {})).toEqual(
    expect.arrayContaining(['Chrome', 'Matt black', 'Brushed brass']),
  );
  expect(facets.colour ?? {}).toEqual({});
});

it('colour families are offered only where enough products have one', () => {
  expect(listFacets('interior-paint', 'en').facets.colour).toBeUndefined();
  expect(Object.keys(listFacets('towels', 'en').facets.colour ?? {}).length).toBeGreaterThan(3);
});

it.each([
  ['en', ['18 V', '220-240 V'], ['M6', 'M8', 'M10']],
  ['ar', ['18 فولت', '220-240 فولت'], ['M6', 'M8', 'M10']],
] as const)('tools are filtered by voltage and bolts by thread, in %s', (language, voltages, threads) => {
  const tools = listFacets('power-tools', language);
  expect(tools.facetOrder.map(getKey)).toContain('voltage');
  expect(Object.keys(tools.facets['attributes.voltage'] ?? {})).toEqual(
    expect.arrayContaining([...voltages]),
  );
  const bolts = listFacets('bolts-and-nuts', language);
  expect(bolts.facetOrder.map(getKey)).toContain('thread');
  expect(Object.keys(bolts.facets['attributes.thread'] ?? {})).toEqual(expect.arrayContaining([...threads]));
});

it.each(LANGUAGES)('building materials have filters of their own, in %s', (language) => {
  const getKeys = (category: string) => listFacets(category, language).facetOrder.map(getKey);
  expect(getKeys('tiles')).toEqual(expect.arrayContaining(['finish', 'material', 'slip']));
  expect(getKeys('grout-and-tile-adhesive')).toContain('use');
  expect(getKeys('interior-doors')).toContain('width');
  expect(getKeys('plywood-and-timber')).toEqual(expect.arrayContaining(['size', 'thickness']));
  const { colour = {} } = listFacets('grout-and-tile-adhesive', language).facets;
  expect(Object.keys(colour).toSorted()).toEqual(['beige', 'black', 'grey', 'white']);
});
