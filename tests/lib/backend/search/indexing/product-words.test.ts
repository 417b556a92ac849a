import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '#lib/backend/content/json-reader.ts';
import type { Engine } from '#lib/backend/search/engine/engine.ts';
import { tokenize } from '#lib/backend/search/engine/text/tokenizer.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { readNotSold } from '#lib/backend/search/indexing/not-sold.ts';
import { listProductsOfKind, readProductWords } from '#lib/backend/search/indexing/product-words.ts';
import { MATCH_ALL } from '#lib/backend/search/protocol/conditions.ts';
import type { Language } from '#lib/locale/locale.ts';
import { openSeedEngine } from '../engine/seed-engine.ts';

let documents: readonly ProductDocument[];
let kinds: { slug: string; kind: string }[];
let engine: Engine;

beforeAll(async () => {
  ({ documents, engine } = await openSeedEngine());
  const lists = await readProductWords(CONTENT_DIR);
  kinds = lists.flatMap((list) =>
    Object.entries(list).flatMap(([slug, words]) =>
      Object.keys(words).flatMap((names) => names.split(',').map((kind) => ({ slug, kind }))),
    ),
  );
}, 120_000);

const listCategory = (slug: string) => documents.filter(({ categoryPath }) => categoryPath[2] === slug);

function search(language: Language, query: string) {
  const options = { country: 'ae', sort: 'relevance', filter: MATCH_ALL, facets: [], offset: 0 } as const;
  return engine.search([{ ...options, language, query, isPrefix: true, maxFacetValues: 0, limit: 3 }])[0];
}

function listNames(language: Language, query: string): string[] {
  const found = search(language, query);
  return (found?.codes ?? []).map(
    (code) => documents.find((document) => document.code === code)?.text.en.name ?? '',
  );
}

describe("Customers' words for kinds of products", () => {
  it('are listed for kinds that the catalog has', () => {
    const empty = kinds.filter(({ slug, kind }) => listProductsOfKind(kind, listCategory(slug)).length === 0);
    expect(empty).toEqual([]);
  });

  it('are listed for every product', () => {
    expect(
      documents.filter(({ customerPhrases }) => !customerPhrases).map(({ text }) => text.en.name),
    ).toEqual([]);
  });

  it('are no brands that are not sold', async () => {
    const notSold = await readNotSold(CONTENT_DIR);
    const brands = (notSold?.brands ?? []).flatMap(({ en, ar }) => [...en, ...ar]);
    const unsoldBrands = new Set(brands.map((name) => tokenize(name).join(' ')));
    const words = documents.flatMap(({ customerPhrases = [] }) => customerPhrases.flat());
    expect([...new Set(words)].filter((word) => unsoldBrands.has(tokenize(word).join(' ')))).toEqual([]);
  });

  it.each([
    ['en', 'juice glass'],
    ['en', 'sandwich bags'],
    ['en', 'hot air gun'],
    ['en', 'face mask'],
    ['ar', 'محارم مطبخ'],
    ['ar', 'علبة صابون'],
  ] as const)(
    'name what is sold, although a part of the name or another meaning is not: %s %s',
    (language, query) => {
      expect(search(language, query)?.notSold).toBeNull();
      expect(listNames(language, query)).not.toEqual([]);
    },
  );

  it('name a kind by the words of its names, without what the product goes with', () => {
    const fans = listCategory('ceiling-fans');
    const names = listProductsOfKind('fan', fans).map(({ text }) => text.en.name);
    expect(names).toContain('Binaa Basics ceiling fan, 140 cm');
    expect(names).not.toContain('Wasla remote kit for ceiling fans');
    expect(listProductsOfKind('fan -outdoor', fans).length).toBe(names.length - 1);
  });

  it.each([
    ['en', 'monkey wrench', /adjustable wrench/],
    ['en', 'stud finder', /wall detector/],
    ['ar', 'دسميس مربع', /Phillips screwdriver/],
    ['ar', 'سلم للكهربائيين', /fibreglass stepladder/],
    ['ar', 'ابي عربانة بناء كبيرة', /wheelbarrow/],
  ] as const)('find the kind first, in %s: %s', (language, query, name) => {
    expect(listNames(language, query)[0]).toMatch(name);
  });

  it.each([
    ['hammer', /claw hammer/],
    ['washers', /penny washers/],
    ['arabic coffee', /[Aa]rabic coffee/],
  ])('find what a word means alone before what it is a part of: %s', (query, name) => {
    expect(listNames('en', query)[0]).toMatch(name);
  });

  it('leave out no product that is called so in the other script', () => {
    const found = (language: Language) => search(language, 'paint')?.total ?? 0;
    expect(found('ar')).toBeGreaterThan(found('en') / 2);
  });

  it('are followed by products of the same category only', () => {
    const category = new Set(listCategory('batteries-and-testers').map(({ text }) => text.en.name));
    const names = listNames('en', 'multi meter');
    expect(names[0]).toMatch(/multimeter/);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !category.has(name))).toEqual([]);
  });
});
