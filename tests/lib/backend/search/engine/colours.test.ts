import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#lib/backend/search/engine/engine.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import type { Language } from '#lib/locale/locale.ts';
import { openSeedEngine } from './seed-engine.ts';

let products: Map<string, ProductDocument>;
let engine: Engine;

beforeAll(async () => {
  const seed = await openSeedEngine();
  products = new Map(seed.documents.map((document) => [document.code, document]));
  engine = seed.engine;
});

function search(language: Language, query: string) {
  const [found] = engine.search([
    {
      language,
      country: 'ae',
      sort: 'relevance',
      query,
      isPrefix: true,
      filter: MATCH_ALL,
      facets: [],
      maxFacetValues: 0,
      offset: 0,
      limit: 6,
    },
  ]);
  const shown = (found?.codes ?? []).flatMap((code) => products.get(code) ?? []);
  const categories = shown.map(({ categoryPath }) => categoryPath[2]);
  return { shown, categories, paint: found?.paint ?? null, total: found?.total ?? 0 };
}

describe('A colour', () => {
  it.each<[Language, string]>([
    ['en', 'light blue paint'],
    ['en', 'sky blue'],
    ['en', 'beige'],
    ['en', 'pink paint girls room'],
    ['ar', 'دهان أزرق فاتح'],
    ['ar', 'درجات البيج'],
    ['ar', 'لون وردي غرفة بنات'],
  ])('leads to wall paint with its shades, in %s: %s', (language, query) => {
    const { categories, paint } = search(language, query);
    expect(categories[0]).toBe('wall-emulsion');
    expect(paint?.shades.length).toBeGreaterThan(1);
    expect(paint?.product).toMatch(/^BN-/);
  });

  it.each<[Language, string]>([
    ['en', 'BN-6065'],
    ['en', '6065'],
    ['en', 'sea mist'],
    ['ar', 'ضباب البحر'],
    ['en', 'Sea Mist paint'],
  ])('is found by its shade, in %s: %s', (language, query) => {
    expect(search(language, query).paint?.shades.map(({ code }) => code)).toEqual(['BN-6065']);
  });

  it('finds paint of the requested kind', () => {
    expect(search('en', 'dark grey exterior paint').categories[0]).toBe('masonry-paint');
    expect(search('en', 'black paint for metal gate').paint).not.toBeNull();
  });

  it.each<[Language, string, string]>([
    ['en', 'red bucket', 'mops-and-buckets'],
    ['en', 'grey towel', 'towels'],
    ['ar', 'سجادة زرقاء', 'rugs'],
    ['ar', 'مناشف رمادية', 'towels'],
  ])('finds, beside another product, that product in its colour, in %s: %s', (language, query, category) => {
    const { categories, paint } = search(language, query);
    expect(categories[0]).toBe(category);
    expect(paint).toBeNull();
  });

  it('excludes products of other colours when one of the best matches has it', () => {
    expect(search('en', 'black bin').total).toBeGreaterThan(0);
    expect(search('en', 'black bin').total).toBeLessThan(search('en', 'bin').total);
    expect(search('en', 'brown silicone for window').shown[0]?.text.en.options.join()).toMatch(
      /bronze|brown/i,
    );
  });

  it('beside the name of a kind of product is not read as damage: a black switch is not a burnt one', () => {
    expect(search('ar', 'مفتاح كهرباء أسود').categories[0]).toBe('switches-and-sockets');
    expect(search('ar', 'روبة سوداء').categories[0]).toBe('grout-and-tile-adhesive');
    expect(search('ar', 'الروبة صارت سوداء').categories[0]).not.toBe('grout-and-tile-adhesive');
  });

  it('that is part of a name finds the products of that name', () => {
    expect(search('en', 'white spirit').shown[0]?.text.en.name).toMatch(/white spirit/i);
    expect(search('en', 'black tea').paint).toBeNull();
    expect(search('en', 'coffee').paint).toBeNull();
    expect(search('en', 'sand').paint).toBeNull();
  });
});
