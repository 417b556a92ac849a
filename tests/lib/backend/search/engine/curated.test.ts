import { beforeAll, describe, expect, it } from 'vitest';
import { createPinnedSearch } from '#lib/backend/search/engine/questions/pinned-products.ts';
import { isMeaningless } from '#lib/backend/search/engine/text/meaningless-query.ts';
import { createOneWaySynonyms } from '#lib/backend/search/engine/text/one-way-synonyms.ts';
import type { Language } from '#lib/locale/locale.ts';
import { openSeedEngine, type SeedEngine } from './seed-engine.ts';

let seedEngine: SeedEngine;

beforeAll(async () => {
  seedEngine = await openSeedEngine();
}, 120_000);

const search = (language: Language, query: string) => seedEngine.search(language, query);

describe('Pinned products', () => {
  it('are found by the query in any spelling, with an article and a request around it', () => {
    const pinned = createPinnedSearch(
      [{ queries: ['قفل صندوق'], products: ['BN-30172', 'BN-70104'] }],
      seedEngine.documents,
    );
    const list = (query: string) =>
      [...(pinned.find(query)?.documents ?? [])].map((doc) => seedEngine.documents[doc]?.code);
    expect(list('ابي قفل الصندوق')).toEqual(['BN-30172', 'BN-70104']);
    expect(list('قفل صندوق ٥٠ مم')).toEqual([]);
    expect(list('😀')).toEqual([]);
    expect(pinned.findInflected('صناديق قفل')).toBeDefined();
    expect(pinned.findInflected('اقفال')).toBeUndefined();
  });

  it('exist, and each query is pinned once', () => {
    const knownTargets = new Set(
      seedEngine.documents.flatMap(({ code, categoryPath }) => [code, ...categoryPath]),
    );
    const entries = seedEngine.seed.pinned;
    expect(
      entries.flatMap(({ products }) => products).filter((product) => !knownTargets.has(product)),
    ).toEqual([]);
    const queries = entries.flatMap((entry) => entry.queries);
    expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  });

  it('come before the other results of the query', () => {
    expect(search('ar', 'ميزان ماء').codes[0]).toBe('BN-30132');
    expect(search('ar', 'سيت كوفر').codes).toEqual(['BN-72141', 'BN-72142', 'BN-72143']);
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

  it('replace a word that is also a product name only where the query has no other subject', () => {
    expect(replace('لي أخضر')).toBe('خرطوم حديقة أخضر');
    expect(replace('لي سخان')).toBeUndefined();
  });

  it('have results in the catalog', () => {
    const meanings = seedEngine.seed.oneWaySynonyms.flatMap((list) => Object.keys(list));
    expect(meanings.filter((meaning) => search('ar', meaning).total === 0)).toEqual([]);
  });
});

describe('A query without meaning', () => {
  it.each(['<script>alert(1)</script>', 'the', '!!!???', '😀😀', '<b>'])('%s finds nothing', (query) => {
    expect(isMeaningless(query)).toBe(true);
    expect(search('en', query)).toMatchObject({ total: 0, correctedQuery: null, pages: [] });
  });

  it('does not include a comparison of sizes or a word with a meaning', () => {
    expect(isMeaningless('a < b hose')).toBe(false);
    expect(isMeaningless('for the kitchen')).toBe(false);
    expect(isMeaningless('لي')).toBe(false);
  });
});
