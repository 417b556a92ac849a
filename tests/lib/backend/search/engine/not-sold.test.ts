import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { NotSoldSchema } from '#content/schemas/index.ts';
import { listSoldPhrases } from '#lib/backend/search/engine/not-sold/not-sold-index.ts';
import { normalizeSearchText } from '#lib/backend/search/engine/text/normalize-search-text.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { BRANDS } from '#lib/backend/seed/brands.ts';
import type { Language } from '#lib/locale/locale.ts';
import { openSeedEngine, type SeedEngine } from './seed-engine.ts';

const content = NotSoldSchema.parse(JSON.parse(readFileSync('src/content/not-sold.json', 'utf8')));
const entries = [...content.brands, ...content.kinds];
const ARABIC = /\p{Script=Arabic}/u;
let seedEngine: SeedEngine;

beforeAll(async () => {
  seedEngine = await openSeedEngine();
}, 120_000);

function search(language: Language, query: string) {
  const found = seedEngine.search(language, query, 5);
  const categories = found.codes.map(
    (code) => seedEngine.documents.find((document) => document.code === code)?.categoryPath ?? [],
  );
  return { ...found, categories };
}

describe('The list of what is not sold', () => {
  it('has brands and kinds in both scripts, each once', () => {
    expect(content.brands.length).toBeGreaterThanOrEqual(150);
    expect(content.kinds.length).toBeGreaterThanOrEqual(100);
    expect(entries.filter(({ en }) => en.some((text) => ARABIC.test(text)))).toEqual([]);
    expect(entries.filter(({ ar: [first = ''] }) => !ARABIC.test(first))).toEqual([]);
    const names = entries.map(({ en: [name = ''] }) => normalizeSearchText(name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has no brand of the shop', () => {
    const spellings = new Set(entries.flatMap(({ en, ar }) => [...en, ...ar]).map(normalizeSearchText));
    const sold = BRANDS.flatMap(({ name }) => [name.en, name.ar]);
    expect(sold.filter((name) => spellings.has(normalizeSearchText(name)))).toEqual([]);
  });

  it('names categories that exist', () => {
    const existingCategories = new Set(seedEngine.documents.flatMap(({ categoryPath }) => categoryPath));
    expect(
      entries
        .flatMap(({ categories }) => categories)
        .filter((slug) => !existingCategories.has(slug as string)),
    ).toEqual([]);
  });

  it('names nothing that the catalog has', () => {
    expect(listSoldPhrases(content, seedEngine.documents)).toEqual([]);
  });

  it('is checked for products that are added to the catalog', () => {
    const [first] = seedEngine.documents as readonly [ProductDocument];
    const { text } = first;
    const bosch = { ...first, text: { ...text, en: { ...text.en, brand: 'Bosch' } } };
    const treadmill = {
      ...first,
      text: { ...text, en: { ...text.en, name: 'Binaa Basics folding treadmill' } },
    };
    expect(listSoldPhrases(content, [bosch, treadmill])).toEqual(['bosch', 'treadmill']);
  });
});

describe('What is not sold', () => {
  it.each([
    ['en', 'bosch', 'We do not sell Bosch. Nearest: Power tools.'],
    ['en', 'tefal pan', 'We do not sell Tefal. These are results for “pan”.'],
    ['en', 'boschh drill', 'We do not sell Bosch. These are results for “drill”.'],
    ['en', 'washing machine 7kg', 'We do not sell washing machines. Nearest: Laundry.'],
    ['en', '3m transparent tape', 'We do not sell 3M products. These are results for “transparent tape”.'],
    ['en', 'samsung fridge', 'We do not sell fridges. Nearest: Food storage.'],
    ['en', 'treadmill', 'We do not sell gym equipment.'],
    ['en', 'hoodie', 'We do not sell suits, coats and nightwear.'],
    ['en', 'cr7 football boots', 'We do not sell suits, coats and nightwear.'],
    ['ar', 'ديوالت', 'لا نبيع منتجات ديوالت. أقرب ما لدينا: العدد الكهربائية.'],
    ['ar', 'ثلاجة', 'لا نبيع الثلاجات. أقرب ما لدينا: حفظ الطعام.'],
    ['ar', 'غروهي خلاط', 'لا نبيع منتجات جروهي. هذه نتائج البحث عن «خلاط».'],
    ['ar', 'سيراميك راك', 'لا نبيع منتجات راك. هذه نتائج البحث عن «سيراميك».'],
    ['ar', 'مكيفات شباك مستعملة', 'لا نبيع المكيفات. أقرب ما لدينا: مراوح السقف.'],
    ['en', 'tv 65 inch', 'We do not sell televisions. Nearest: Brackets & angles.'],
  ] as const)('is recognised in %s: %s', (language, query, text) => {
    const { notSold, correctedQuery } = search(language, query);
    expect(notSold?.text.toLowerCase()).toBe(text.toLowerCase());
    expect(correctedQuery).toBeNull();
  });

  it('is above the nearest category, or other brands of the same products', () => {
    expect(
      search('en', 'bathtub').categories.every((path) => (path as readonly string[]).includes('showers')),
    ).toBe(true);
    expect(search('en', 'makita grinder').categories[0]).toContain('sanders-and-grinders');
    expect(search('en', 'kids bicycle').total).toBe(1);
    expect(search('en', 'treadmill').total).toBe(0);
  });

  it.each([
    'stop ants',
    'cockroaches in kitchen cabinets',
    'fridge making noise',
    'chair for the office',
    'air fre',
    'khidki',
  ])('is named for pests, broken appliances and uses: %s', (query) => {
    expect(search('en', query).notSold).not.toBeNull();
  });

  it.each([
    ['en', 'varnish for boats'],
    ['en', 'rat tail file'],
    ['en', 'window net for insects'],
    ['en', 'paint sp'],
    ['en', 'wall bo'],
    ['en', 'turf'],
    ['en', 'washing machine hose'],
    ['en', 'cut floor tiles'],
    ['en', 'paint for doors'],
    ['en', 'rust primer for front gate'],
    ['en', 'tv bracket'],
    ['en', 'door ha'],
    ['en', 'cable reel'],
    ['en', 'torqan drill'],
    ['en', 'velcro sandpaper'],
    ['en', 'boxes for books'],
    ['ar', 'منظف الغسالة'],
    ['ar', 'حرامية البيت'],
    ['ar', 'ضغط المويه'],
    ['ar', 'دريييل'],
  ] as const)('is not named in %s for %s', (language, query) => {
    expect(search(language, query).notSold).toBeNull();
  });

  it('is a size in which the named product is not sold', () => {
    expect(search('en', 'blackout curtain 500 cm').notSold).toEqual({
      kind: 'size',
      name: '500 cm',
      nearest: null,
      query: null,
      text: 'We have nothing in 500 cm. These are other sizes.',
    });
    expect(search('en', '60x120 rug').notSold?.text).toBe(
      'We have nothing in 60x120. These are other sizes.',
    );
    expect(search('ar', 'خرطوم 3 متر').notSold?.text).toBe('لا يتوفر لدينا مقاس 3 متر. هذه مقاسات أخرى.');
    // Not the brand 3M.
    expect(search('en', '3 meter hose').notSold?.kind).toBe('size');
  });

  it.each(['blackout curtain 250 cm', 'hammer 450 g', 'size 42 safety shoes', 'curtain 3'])(
    'is not a size for %s',
    (query) => {
      expect(search('en', query).notSold).toBeNull();
    },
  );

  it('is not named for meaningless letters', () => {
    expect(search('en', 'blorp').notSold).toBeNull();
    expect(search('en', 'xqzzv blorp')).toMatchObject({ total: 0, correctedQuery: null });
  });
});
