import { beforeAll, describe, expect, it } from 'vitest';
import { ANY, createEngine, type Engine } from '#lib/backend/search/engine/engine.ts';
import type { Condition, Good, Question } from '#lib/backend/search/engine/types.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { ATTRIBUTE } from '#lib/search/facets.ts';
import { SEARCH_SORTS } from '#lib/search/names.ts';
import { readSeedGoods } from '../../../scripts/bench/search-goods.mjs';
import { effortOf } from '../../support/effort.ts';
import { countBy, holds, numberOf, valuesOf } from './brute.ts';

let goods: Good[];
let engine: Engine;

beforeAll(async () => {
  const seed = await readSeedGoods();
  goods = seed.goods;
  engine = createEngine(seed);
});

const QUESTION: Question = {
  language: 'en',
  country: 'ae',
  sort: 'relevance',
  words: '',
  isTyping: false,
  where: ANY,
  facets: [],
  maximum: 1000,
  offset: 0,
  length: 24,
};

const ask = (question: Partial<Question>) => {
  const [found] = engine.ask([{ ...QUESTION, ...question }]);
  if (!found) throw new Error('no answer');
  return found;
};

// The same numbers in every run.
function makeDice(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * sides);
  };
  return { roll, pick: <T>(from: readonly T[]): T => from[roll(from.length)] as T };
}

const FACETS = [
  'brand',
  'category',
  'categories.lvl0',
  'categories.lvl1',
  'categories.lvl2',
  'colour',
  'dietary',
  'stores',
  'offer',
  'inStock',
];

type Place = Pick<Question, 'country' | 'language'>;

function randomCondition({ roll, pick }: ReturnType<typeof makeDice>, place: Place, depth = 0): Condition {
  const kind = roll(depth > 2 ? 2 : 6);
  const of = () => randomCondition({ roll, pick }, place, depth + 1);
  switch (kind) {
    case 1: {
      const name = pick(['price', 'rating', 'popularity', 'createdAt'] as const);
      const [a, b] = [numberOf(pick(goods), name, place), numberOf(pick(goods), name, place)];
      return { kind: 'between', name, from: Math.min(a, b), to: Math.max(a, b), isOpen: roll(4) === 0 };
    }
    case 2:
      return { kind: 'not', of: of() };
    case 3:
    case 4:
      return { kind: 'all', of: Array.from({ length: roll(4) }, of) };
    case 5:
      return { kind: 'any', of: Array.from({ length: 1 + roll(3) }, of) };
    default: {
      const good = pick(goods);
      const attribute = pick(Object.keys(good.words[place.language].attributes));
      const facet = roll(3) === 0 ? ATTRIBUTE + attribute : pick(FACETS);
      const value = pick([...valuesOf(good, facet, place), 'nothing-is-called-so']);
      return { kind: 'is', facet, value };
    }
  }
}

describe('filters and facets', () => {
  it('count as one who looks at every product does, in 400 random combinations', () => {
    const dice = makeDice(20260720);
    let narrowed = 0;
    for (let round = 0; round < 400; round += 1) {
      const place = { language: dice.pick(['en', 'ar'] as const), country: dice.pick(COUNTRY_CODES) };
      const where = randomCondition(dice, place);
      const words = dice.pick(['', '', 'drill', 'paint', 'دهان', 'steel', 'a']);
      const attribute = ATTRIBUTE + dice.pick(['voltage', 'material', 'finish', 'size']);
      const facets = [dice.pick(FACETS), dice.pick(FACETS), attribute, 'price'];
      const sort = dice.pick(SEARCH_SORTS);
      const question = { ...place, words, sort, where, facets, offset: dice.roll(3) * 24 };
      const found = ask(question);

      // What has the words is the engine's to say; what is left of it is counted here.
      const having = words === '' ? null : new Set(allOf({ ...place, words }));
      const right = goods.filter(
        (good) =>
          good.prices[place.country] !== undefined &&
          (having === null || having.has(good.code)) &&
          holds(where, good, place),
      );
      if (right.length > 0 && right.length < goods.length) narrowed += 1;
      expect(found.total).toBe(right.length);
      const codes = new Set(right.map(({ code }) => code));
      expect(found.codes.every((code) => codes.has(code))).toBe(true);
      expect(found.codes.length).toBe(Math.max(0, Math.min(24, right.length - question.offset)));
      for (const facet of facets.slice(0, 3))
        expect(found.facets[facet] ?? {}).toEqual(countBy(right, facet, place));
      const prices = right.map((good) => numberOf(good, 'price', place));
      if (prices.length > 0) {
        expect(found.stats.price?.min).toBeCloseTo(Math.min(...prices), 6);
        expect(found.stats.price?.max).toBeCloseTo(Math.max(...prices), 6);
      } else expect(found.stats.price).toBeUndefined();
    }
    expect(narrowed).toBeGreaterThan(150);
  });
});

function allOf(question: Partial<Question>): string[] {
  const codes: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const page = ask({ ...question, offset, length: 100 }).codes;
    codes.push(...page);
    if (page.length < 100) return codes;
  }
}

describe('orders', () => {
  const byCode = (code: string) => goods.find((good) => good.code === code) as Good;

  it.each([
    ['price_asc', (good: Good) => good.prices.kw as number],
    ['price_desc', (good: Good) => -(good.prices.kw as number)],
    ['newest', (good: Good) => -good.createdAt],
    ['popularity_desc', (good: Good) => -good.popularity],
    ['relevance', (good: Good) => -good.popularity],
  ] as const)('%s holds over all pages, with words and without', (sort, keyOf) => {
    for (const words of sort === 'relevance' ? [''] : ['', 'paint', 's']) {
      const keys = allOf({ country: 'kw', sort, words }).map((code) => keyOf(byCode(code)));
      expect(keys.length).toBeGreaterThan(20);
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
    }
  });

  it('never shows a product twice from page to page', () => {
    for (const words of ['', 'steel', 'دهان']) {
      const codes = allOf({ words, language: words === 'دهان' ? 'ar' : 'en' });
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});

describe('a question', () => {
  it('about a country finds only what it sells', () => {
    const sold = goods.filter(({ prices }) => prices.om !== undefined).length;
    expect(ask({ country: 'om' }).total).toBe(sold);
  });

  it('of ten thousand letters, control characters or HTML is answered, and soon', async () => {
    const hostile = [
      'drill '.repeat(2000),
      'a'.repeat(10_000),
      '\u0000\u0007\u202edrill\u0000',
      '<script>alert(1)</script>',
      '"\\ OR 1=1 --',
      'ة'.repeat(300),
      '💥'.repeat(100),
      'ﷺ'.repeat(256),
    ];
    for (const words of hostile) {
      const effort = await effortOf(() => expect(ask({ words }).total).toBeGreaterThanOrEqual(0));
      expect(effort).toBeLessThan(1000);
    }
  });

  it.each(['constructor', 'drill constructor', '__proto__'])('of %s is one of words', (words) => {
    expect(ask({ words }).total).toBeGreaterThanOrEqual(0);
  });

  it('without a letter or a digit finds nothing rather than everything', () => {
    expect(ask({ words: '?!…' }).total).toBe(0);
  });

  it('by code or barcode finds that product alone, however its digits are written', () => {
    const good = goods.find(({ codes }) => codes.length > 2) as Good;
    for (const code of good.codes) expect(ask({ words: code }).codes).toEqual([good.code]);
    const arabic = (good.codes.at(-1) as string).replace(
      /\d/g,
      (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string,
    );
    expect(ask({ words: arabic, language: 'ar' }).codes).toEqual([good.code]);
  });

  it('says what a typing error was taken for', () => {
    expect(ask({ words: 'cordles dril' }).corrected).toBe('cordless drill');
    expect(ask({ words: 'cordless drill' }).corrected).toBeNull();
  });

  it('is told at once what can be ordered', () => {
    const there = ask({ where: { kind: 'is', facet: 'inStock', value: 'true' } });
    const code = there.codes[0] as string;
    const good = goods.find((each) => each.code === code) as Good;
    engine.setStock([
      { ...good, inStock: [] },
      { ...good, code: 'no-such' },
    ]);
    expect(ask({ where: { kind: 'is', facet: 'inStock', value: 'true' } }).total).toBe(there.total - 1);
    engine.setStock([good]);
    expect(ask({ where: { kind: 'is', facet: 'inStock', value: 'true' } }).total).toBe(there.total);
  });

  it('is told at once what it costs, in its lists, filters and offers', () => {
    const [code = ''] = ask({ sort: 'price_asc' }).codes;
    const [dearest = ''] = ask({ sort: 'price_desc' }).codes;
    const good = goods.find((each) => each.code === code) as Good;
    const amount = ((goods.find((each) => each.code === dearest) as Good).prices.ae as number) + 100;
    engine.setStock([{ ...good, prices: { ...good.prices, ae: amount }, offers: ['ae'] }]);
    expect(ask({ sort: 'price_desc' }).codes[0]).toBe(code);
    expect(ask({ sort: 'price_asc' }).codes[0]).not.toBe(code);
    const between = { kind: 'between', name: 'price', from: amount / 100, to: amount / 100 } as const;
    expect(ask({ where: between }).codes).toEqual([code]);
    const isOffer = { kind: 'is', facet: 'offer', value: 'true' } as const;
    expect(ask({ where: { kind: 'all', of: [between, isOffer] } }).codes).toEqual([code]);
    engine.setStock([good]);
    expect(ask({ sort: 'price_asc' }).codes[0]).toBe(code);
  });

  it('for all facets names attributes that tell the products apart, and counts them', () => {
    const found = ask({ words: 'cordless drill', facets: ['*'] });
    expect(found.order.length).toBeGreaterThan(0);
    for (const name of found.order) {
      expect(name.startsWith(ATTRIBUTE)).toBe(true);
      expect(Object.keys(found.facets[name] ?? {}).length).toBeGreaterThan(1);
    }
    expect(Object.keys(found.facets)).toContain('brand');
  });
});
