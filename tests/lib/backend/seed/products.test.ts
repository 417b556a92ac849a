import { describe, expect, it } from 'vitest';
import { type IllustrationKind, isIllustrationKind, isTintable } from '#lib/backend/media/illustrations.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { SEED_COUNTRIES } from '#lib/backend/seed/seeded-random.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { findDuplicates, getSpecification, listCategoryPath, listLeadProducts } from './seed-products.ts';

const seed = buildSeedCatalog();
const { products, sizeCharts } = seed;
const cards = listLeadProducts(seed);
const chains = new Map(seed.categories.map(({ code }) => [code, listCategoryPath(seed, code)]));
const isBelow = (category: string, ancestor: string) => chains.get(category)?.includes(ancestor) ?? false;

describe('Product codes', () => {
  it('slugs and barcodes are unique', () => {
    for (const key of ['code', 'slug', 'barcode'] as const) {
      expect(findDuplicates(products.map((product) => product[key]))).toEqual([]);
    }
    expect(products.filter(({ code }) => !/^BN-\d{5}(\d\d)?$/.test(code))).toEqual([]);
    expect(products.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('barcodes are EAN-13 with a valid check digit', () => {
    for (const { code, barcode } of products) {
      const sum = [...barcode].reduce(
        (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
        0,
      );
      expect(/^629\d{10}$/.test(barcode) && sum % 10 === 0, code).toBe(true);
    }
  });
});

describe('Product variants', () => {
  const groups = [...Map.groupBy(products, ({ groupCode }) => groupCode).values()].filter(
    ({ length }) => length > 1,
  );

  it('have a lead variant in their own group and differ in their attributes', () => {
    const leadCodes = new Set(cards.map(({ code }) => code));
    expect(products.filter(({ groupCode }) => !leadCodes.has(groupCode))).toEqual([]);
    for (const group of groups) {
      const [lead] = group;
      expect(lead?.code).toBe(lead?.groupCode);
      const axes = group.map(({ options }) => options.map(({ attributeFqn }) => attributeFqn).join());
      expect(new Set(axes).size, lead?.code).toBe(1);
      expect(lead?.options.length, lead?.code).toBeGreaterThan(0);
      const values = group.map(({ options }) => options.map(({ value }) => value.en).join());
      expect(findDuplicates(values), lead?.code).toEqual([]);
      for (const { code, options, specifications } of group) {
        expect(specifications, code).toEqual(expect.arrayContaining(options));
      }
    }
    const withoutVariants = products.filter(
      ({ groupCode }) => !groups.some(([lead]) => lead?.groupCode === groupCode),
    );
    expect(withoutVariants.filter(({ options }) => options.length > 0)).toEqual([]);
  });

  it('differ in size, length, colour, volume or pack, by one attribute or two', () => {
    const axes = groups.map(
      ([lead]) => lead?.options.map(({ attributeFqn }) => attributeFqn.replace('tenant~', '')) ?? [],
    );
    for (const axis of ['size', 'length', 'tint', 'volume', 'pack']) {
      expect(axes.filter((names) => names.includes(axis)).length, axis).toBeGreaterThanOrEqual(20);
    }
    expect(axes.filter(({ length }) => length === 2).length).toBeGreaterThanOrEqual(40);
    expect(groups.length).toBeGreaterThanOrEqual(400);
  });
});

describe('Product prices', () => {
  it('are multiples of the smallest coin, and lower on sale', () => {
    for (const { code, prices } of products) {
      for (const country of SEED_COUNTRIES) {
        const { listPrice, salePrice } = prices[country];
        const paid = salePrice === null ? [listPrice] : [salePrice, listPrice];
        const isPayable = paid.every((price) => Number.isInteger(price) && price > 0 && price % 5 === 0);
        expect(isPayable && (salePrice === null || salePrice < listPrice), `${code} in ${country}`).toBe(
          true,
        );
      }
    }
  });

  // A dirham is about 0.084 Kuwaiti dinar and 0.104 Omani rial; a wrong exponent is off by ten.
  it.each([
    ['kw', 0.84],
    ['bh', 1.03],
    ['om', 1.05],
    ['sa', 1.02],
    ['qa', 0.99],
  ] as const)(
    "are in a plausible ratio to the Emirates' prices in %s, without being a conversion",
    (country, rate) => {
      const ratios = products.map(({ prices }) => prices[country].listPrice / prices.ae.listPrice / rate);
      expect(ratios.filter((ratio) => ratio < 0.8 || ratio > 1.3)).toEqual([]);
      expect(new Set(ratios.map((ratio) => ratio.toFixed(2))).size).toBeGreaterThan(10);
      expect(Math.max(...ratios) / Math.min(...ratios)).toBeGreaterThan(1.1);
    },
  );

  it('are reduced on a share of products only', () => {
    for (const country of SEED_COUNTRIES) {
      const share =
        products.filter(({ prices }) => prices[country].salePrice !== null).length / products.length;
      expect(share, country).toBeGreaterThan(0.1);
      expect(share, country).toBeLessThan(0.3);
    }
    const reducedSomewhere = products.filter(({ prices }) =>
      SEED_COUNTRIES.some((country) => prices[country].salePrice !== null),
    );
    expect(
      reducedSomewhere.some(({ prices }) =>
        SEED_COUNTRIES.some((country) => prices[country].salePrice === null),
      ),
    ).toBe(true);
  });

  it('differ between variants of different sizes', () => {
    const groups = [...Map.groupBy(products, ({ groupCode }) => groupCode).values()];
    const ranges = groups.filter((group) => new Set(group.map(({ prices }) => prices.ae.listPrice)).size > 1);
    expect(ranges.length).toBeGreaterThanOrEqual(300);
  });
});

it('a small share of products is scarce or sold out', () => {
  const stock = products.flatMap((product) => SEED_COUNTRIES.map((country) => product.stock[country]));
  expect(stock.filter((count) => count === 0).length).toBeGreaterThan(50);
  expect(stock.filter((count) => count > 0 && count < 5).length).toBeGreaterThan(50);
  expect(stock.filter((count) => count > 10).length).toBeGreaterThan(stock.length * 0.8);
  expect(stock.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
});

describe('A product', () => {
  it('has every field that a customer needs', () => {
    for (const product of products) {
      const { code, properties, specifications, inTheBox, maxQuantity, popularity, createdAt } = product;
      expect([3, 4], code).toContain(properties.length);
      expect(specifications.length, code).toBeGreaterThanOrEqual(4);
      expect(specifications.length, code).toBeLessThanOrEqual(13);
      expect(findDuplicates(specifications.map(({ attributeFqn }) => attributeFqn)), code).toEqual([]);
      const labels = new Set(specifications.map(({ attributeFqn, value }) => `${attributeFqn} ${value.en}`));
      expect(
        properties.every(({ attributeFqn, value }) => labels.has(`${attributeFqn} ${value.en}`)),
        code,
      ).toBe(true);
      expect(inTheBox.length, code).toBeGreaterThan(0);
      expect(maxQuantity > 0 && maxQuantity <= 100, code).toBe(true);
      expect(popularity > 0 && popularity <= 1000, code).toBe(true);
      expect(new Date(createdAt).getUTCFullYear()).toBe(2026);
    }
  });

  it('has specifications that depend on its category', () => {
    const shapes = Map.groupBy(cards, ({ kind }) => kind);
    const listLabels = (kind: IllustrationKind) =>
      new Set(
        shapes
          .get(kind)
          ?.flatMap(({ specifications }) => specifications.map(({ attributeFqn }) => attributeFqn)),
      );
    const used = new Set([...shapes.keys()].flatMap((kind) => [...listLabels(kind)]));
    expect(used.size).toBeGreaterThanOrEqual(120);
    const drills = listLabels('drill');
    for (const kind of ['towel', 'bulb', 'tap', 'pan', 'jar', 't-shirt'] as const) {
      const shared = [...listLabels(kind)].filter((label) => drills.has(label));
      expect(shared.length, kind).toBeLessThan(drills.size / 2);
    }
  });

  it('has a warranty where one is usual', () => {
    const machines = cards.filter(
      ({ category, returnDays }) => isBelow(category, 'power-tools') && returnDays === 14,
    );
    expect(machines.filter(({ warranty }) => !warranty).map(({ code }) => code)).toEqual([]);
    expect(cards.filter(({ warranty }) => warranty).length).toBeGreaterThanOrEqual(500);
  });

  it('has a unit price that fits its pack', () => {
    const units = { L: ['l', 1], ml: ['l', 0.001], kg: ['kg', 1], g: ['kg', 0.001], m: ['m', 1] } as const;
    for (const { code, unit, packSize } of products) {
      if (unit) expect(unit.amount, code).toBeGreaterThan(0);
      const [, amount, name = ''] = /^([\d.]+) (L|ml|kg|g|m)$/.exec(packSize?.en ?? '') ?? [];
      const [measure, factor] = units[name as keyof typeof units] ?? [];
      if (unit && factor && measure === unit.unit) {
        expect(unit.amount, code).toBeCloseTo(Number(amount) * factor, 6);
      }
    }
    expect(products.filter(({ unit }) => unit).length).toBeGreaterThanOrEqual(500);
  });

  it('differs in colour from its neighbours in the category', () => {
    const appearances = cards.map(({ category, kind, colour, accent }) =>
      [category, kind, colour, accent].join(' '),
    );
    expect(findDuplicates(appearances)).toEqual([]);
    const drawableProducts = products.filter(
      ({ kind, colour, accent }) => isIllustrationKind(kind) && /^(#[0-9a-f]{6}){2}$/.test(colour + accent),
    );
    expect(drawableProducts.length).toBe(products.length);
  });

  it('belongs to the size chart that lists its size', () => {
    for (const { code, sizeChart, options } of products) {
      if (!sizeChart) continue;
      const chart = sizeCharts.find((candidate) => candidate.code === sizeChart);
      const size = options.find(({ attributeFqn }) => attributeFqn === 'tenant~size')?.value;
      expect(chart, code).toBeDefined();
      for (const language of LANGUAGES) {
        const sizes = chart?.rows.map(([cell]) => (typeof cell === 'string' ? cell : cell?.[language]));
        if (size) expect(sizes, `${code} in ${language}`).toContain(size[language]);
      }
    }
  });
});

const CONSUMABLES = new Set([
  'bit-set',
  'chisel',
  'cup-brush',
  'drill-bit',
  'drill-bit-set',
  'saw-blade',
  'grinding-disc',
  'sandpaper',
  'screw-box',
  'nails',
]);

it('products can be returned within the period of their category', () => {
  for (const { code, category, kind, isPaint, returnDays, specifications } of products) {
    expect([0, 14, 30], code).toContain(returnDays);
    // Tinted paint and food cannot be returned.
    if (isPaint || isBelow(category, 'food')) expect(returnDays, code).toBe(0);
    // Machines and electrical goods have a short return period or none; blades, bits, discs and nails contain
    // no electrics and have the return period of hand tools.
    else if (isBelow(category, 'power-tools') && CONSUMABLES.has(kind)) expect(returnDays, code).toBe(30);
    else if (isBelow(category, 'power-tools') || isBelow(category, 'electrical')) {
      expect(returnDays, code).toBe(14);
    } else if (returnDays === 14) {
      const isPowered = ['power', 'voltage', 'battery', 'charging'].some((property) =>
        getSpecification(specifications, property),
      );
      expect(isPowered, code).toBe(true);
    }
  }
});

it('every product names four similar products and more that go with it', () => {
  const existingCodes = new Set(products.map(({ code }) => code));
  for (const { code, groupCode, related } of products) {
    expect(related.length, code).toBeGreaterThanOrEqual(4);
    expect(findDuplicates(related), code).toEqual([]);
    expect(
      related.filter(
        (relatedCode) => !existingCodes.has(relatedCode) || relatedCode === code || relatedCode === groupCode,
      ),
      code,
    ).toEqual([]);
  }
});

it('only tinted paints are sold in a tin that takes a shade', () => {
  for (const { code, isPaint, type, kind } of products) {
    expect(isPaint, code).toBe(type !== 'standard');
    if (isPaint) expect(isTintable(kind), code).toBe(true);
  }
});
