import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '#lib/backend/search/engine/engine.ts';
import { createPinnedSearch } from '#lib/backend/search/engine/questions/pinned-products.ts';
import { isMeaningless } from '#lib/backend/search/engine/text/meaningless-query.ts';
import { createOneWaySynonyms } from '#lib/backend/search/engine/text/one-way-synonyms.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import type { Language } from '#lib/locale/locale.ts';
import { readSeedProducts } from '../../../../../scripts/bench/search-products.mjs';

let engine: Engine;
let seed: Awaited<ReturnType<typeof readSeedProducts>>;
let documents: ProductDocument[];

beforeAll(async () => {
  seed = await readSeedProducts();
  documents = seed.documents;
  engine = createEngine(seed);
}, 120_000);

function ask(language: Language, query: string) {
  const options = {
    country: 'ae',
    sort: 'relevance',
    filter: MATCH_ALL,
    facets: [],
    isPrefix: true,
  } as const;
  const [found] = engine.search([{ language, query, ...options, maxFacetValues: 0, offset: 0, limit: 3 }]);
  if (!found) throw new Error('nothing was returned');
  return found;
}

describe('Pinned products', () => {
  it('are found by the query in any spelling, with an article and a request around it', () => {
    const pinned = createPinnedSearch(
      [{ queries: ['قفل صندوق'], products: ['BN-30172', 'BN-70104'] }],
      documents,
    );
    const list = (query: string) =>
      [...(pinned.find(query)?.documents ?? [])].map((doc) => documents[doc]?.code);
    expect(list('ابي قفل الصندوق')).toEqual(['BN-30172', 'BN-70104']);
    expect(list('قفل صندوق ٥٠ مم')).toEqual([]);
    expect(list('😀')).toEqual([]);
    expect(pinned.findInflected('صناديق قفل')).toBeDefined();
    expect(pinned.findInflected('اقفال')).toBeUndefined();
  });

  it('exist, and each query is pinned once', () => {
    const known = new Set(documents.flatMap(({ code, categoryPath }) => [code, ...categoryPath]));
    const entries = seed.pinned;
    expect(entries.flatMap(({ products }) => products).filter((product) => !known.has(product))).toEqual([]);
    const queries = entries.flatMap((entry) => entry.queries);
    expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  });

  it('come before what the words find', () => {
    expect(ask('ar', 'ميزان ماء').codes[0]).toBe('BN-30132');
    expect(ask('ar', 'سيت كوفر').codes).toEqual(['BN-72141', 'BN-72142', 'BN-72143']);
  });
});

describe('One-way synonyms', () => {
  const replace = createOneWaySynonyms([{ 'خرطوم حديقة': ['لي', 'هوز حوش'], 'مفك فيليبس': ['مفك مصلب'] }], {
    isName: (word) => word === 'لي',
    modifiers: new Set(['اخضر']),
  });

  it('replace the longest phrase and keep sizes and other words', () => {
    expect(replace('هوز الحوش ٣٠ متر')).toBe('خرطوم حديقة ٣٠ متر');
    expect(replace('مفك مصلب طويل')).toBe('مفك فيليبس طويل');
    expect(replace('مفك')).toBeUndefined();
  });

  it('replace a word that products are called by only where nothing else is asked for', () => {
    expect(replace('لي أخضر')).toBe('خرطوم حديقة أخضر');
    expect(replace('لي سخان')).toBeUndefined();
  });

  it('lead to products of the catalogue', () => {
    const meanings = seed.oneWaySynonyms.flatMap((list) => Object.keys(list));
    expect(meanings.filter((meaning) => ask('ar', meaning).total === 0)).toEqual([]);
  });
});

describe('A query without meaning', () => {
  it.each(['<script>alert(1)</script>', 'the', '!!!???', '😀😀', '<b>'])('%s finds nothing', (query) => {
    expect(isMeaningless(query)).toBe(true);
    expect(ask('en', query)).toMatchObject({ total: 0, correctedQuery: null, pages: [] });
  });

  it('is none where a size is compared or a word means something', () => {
    expect(isMeaningless('a < b hose')).toBe(false);
    expect(isMeaningless('for the kitchen')).toBe(false);
    expect(isMeaningless('لي')).toBe(false);
  });
});
