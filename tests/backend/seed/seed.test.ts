import { describe, expect, test } from 'vitest';
import { isTintable } from '#lib/backend/media/kinds.ts';
import { buildSeed } from '#lib/backend/seed/index.ts';
import { COUNTRIES } from '#lib/backend/seed/numbers.ts';
import { lightReflectance } from '#lib/backend/seed/shades.ts';
import type { Words } from '#lib/backend/seed/types.ts';

const { brands, categories, products, shades, shadesByProduct } = buildSeed();
const leaves = categories.filter(({ level }) => level === 3);
const ARABIC = /\p{Script=Arabic}/u;

const repeated = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function everyWord(): Words[] {
  const named = [...categories, ...brands];
  return [
    ...named.flatMap(({ name, description }) => [name, description]),
    ...shades.map(({ name }) => name),
    ...products.flatMap(({ name, summary, description, inTheBox, warranty, badge, specifications }) =>
      [
        name,
        summary,
        description,
        ...inTheBox,
        warranty,
        badge,
        ...specifications.map(({ label }) => label),
      ].filter((words) => words !== null),
    ),
  ];
}

describe('the seed as a whole', () => {
  test('is the same on every run, and a caller cannot change the next one', () => {
    const first = buildSeed();
    const text = JSON.stringify(first);
    first.products.length = 0;
    first.shades.forEach((shade) => {
      shade.name.en = 'changed';
    });
    expect(JSON.stringify(buildSeed())).toBe(text);
  });

  test('fills a shop', () => {
    expect(products.length).toBeGreaterThanOrEqual(72);
    expect(leaves.length).toBeGreaterThanOrEqual(18);
    expect(categories.filter(({ level }) => level === 1).length).toBeGreaterThanOrEqual(6);
    expect(brands.length).toBeGreaterThanOrEqual(10);
    expect(shades.length).toBeGreaterThanOrEqual(48);
  });

  test.each(['en', 'ar'] as const)('repeats no name and no description in %s', (language) => {
    for (const things of [products, categories, brands, shades]) {
      expect(repeated(things.map(({ name }) => name[language]))).toEqual([]);
    }
    for (const things of [products, categories, brands]) {
      expect(repeated(things.map(({ description }) => description[language]))).toEqual([]);
    }
    expect(repeated(products.map(({ summary }) => summary[language]))).toEqual([]);
  });

  test('repeats no sentence between descriptions', () => {
    for (const language of ['en', 'ar'] as const) {
      const sentences = products.flatMap(({ description }) => description[language].split(/(?<=[.!?؟]) /));
      expect(repeated(sentences)).toEqual([]);
    }
  });

  test('is Arabic where it says so, and English where it says so', () => {
    const words = everyWord();
    expect(words.filter(({ ar }) => !ARABIC.test(ar))).toEqual([]);
    expect(words.filter(({ en }) => ARABIC.test(en) || en.trim() === '')).toEqual([]);
  });

  test('keeps Latin digits in Arabic', () => {
    const values = products.flatMap(({ specifications }) => specifications.map(({ value }) => value.ar));
    expect([...values, ...everyWord().map(({ ar }) => ar)].filter((ar) => /[٠-٩۰-۹]/.test(ar))).toEqual([]);
  });
});

describe('categories', () => {
  test('form chains of three levels with unique codes and slugs', () => {
    expect(repeated(categories.map(({ code }) => code))).toEqual([]);
    expect(repeated(categories.map(({ slug }) => slug))).toEqual([]);
    const levels = new Map(categories.map(({ code, level }) => [code, level]));
    for (const { level, parent, catCode, slug } of categories) {
      expect(parent === null ? 0 : levels.get(parent)).toBe(level - 1);
      expect(catCode !== null).toBe(level === 1);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test('are numbered without gaps among siblings', () => {
    for (const parent of new Set(categories.map((category) => category.parent))) {
      const places = categories
        .filter((category) => category.parent === parent)
        .map(({ position }) => position);
      expect(places).toEqual(places.map((_, index) => index + 1));
    }
  });

  test('hold products on every leaf, and nowhere else', () => {
    const filled = new Set(products.map(({ category }) => category));
    expect([...filled].sort()).toEqual(leaves.map(({ code }) => code).sort());
  });
});

describe('products', () => {
  test('have codes, slugs and barcodes of their own', () => {
    for (const key of ['code', 'slug', 'barcode'] as const) {
      expect(repeated(products.map((product) => product[key]))).toEqual([]);
    }
    const known = new Set(brands.map(({ slug }) => slug));
    expect(products.filter(({ brand }) => !known.has(brand))).toEqual([]);
    expect(brands.filter(({ slug }) => !products.some(({ brand }) => brand === slug))).toEqual([]);
  });

  test.each(products.map(({ code, barcode }) => [code, barcode]))(
    '%s has a valid EAN-13 %s',
    (_, barcode) => {
      expect(barcode).toMatch(/^629\d{10}$/);
      const sum = [...barcode].reduce(
        (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
        0,
      );
      expect(sum % 10).toBe(0);
    },
  );

  test('cost something payable in coins that exist, and less on sale', () => {
    for (const { code, prices } of products) {
      for (const country of COUNTRIES) {
        const { list, sale } = prices[country];
        const paid = [list, ...(sale === null ? [] : [sale])];
        expect(
          paid.every((price) => Number.isInteger(price) && price > 0 && price % 5 === 0),
          code,
        ).toBe(true);
        if (sale !== null) expect(sale, `${code} in ${country}`).toBeLessThan(list);
      }
    }
  });

  // A dirham is about 0.084 Kuwaiti dinar and 0.104 Omani rial; a wrong exponent is off by ten.
  test.each([
    ['kw', 0.84],
    ['bh', 1.03],
    ['om', 1.05],
    ['sa', 1.02],
    ['qa', 0.99],
  ] as const)('keep a sensible relation to the Emirates in %s', (country, rate) => {
    for (const { code, prices } of products) {
      const ratio = prices[country].list / prices.ae.list;
      expect(ratio / rate, code).toBeGreaterThan(0.8);
      expect(ratio / rate, code).toBeLessThan(1.3);
    }
  });

  test('are on sale, scarce and sold out here and there, but mostly there', () => {
    expect(products.filter(({ prices }) => prices.ae.sale !== null).length).toBeGreaterThan(10);
    const stock = products.flatMap((product) => COUNTRIES.map((country) => product.stock[country]));
    expect(stock.filter((count) => count === 0).length).toBeGreaterThan(5);
    expect(stock.filter((count) => count > 0 && count < 5).length).toBeGreaterThan(5);
    expect(stock.filter((count) => count > 10).length).toBeGreaterThan(stock.length * 0.8);
    expect(stock.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
  });

  test('say what a shopper needs without a click', () => {
    for (const { code, facts, specifications, inTheBox, maxQuantity, popularity, createdAt } of products) {
      expect(facts.length, code).toBeGreaterThanOrEqual(3);
      expect(facts.length, code).toBeLessThanOrEqual(4);
      expect(specifications.length, code).toBeGreaterThanOrEqual(6);
      expect(specifications.length, code).toBeLessThanOrEqual(10);
      expect(inTheBox.length, code).toBeGreaterThan(0);
      expect(specifications).toEqual(expect.arrayContaining(facts));
      expect(maxQuantity).toBeGreaterThan(0);
      expect(maxQuantity).toBeLessThanOrEqual(20);
      expect(popularity).toBeGreaterThanOrEqual(0);
      expect(popularity).toBeLessThanOrEqual(1000);
      expect(new Date(createdAt).getUTCFullYear()).toBe(2026);
    }
  });

  test('come back within the days the shop grants', () => {
    for (const { code, type, category, returnDays } of products) {
      const chain = chainOf(category);
      const short = chain.includes('power-tools') || chain.includes('electrical');
      const granted = type.endsWith('_paintstudio') ? 0 : short ? 14 : 30;
      // Bits are worn by use, not by electricity, and come back like hand tools.
      expect(returnDays, code).toBe(category === 'drill-and-driver-bits' ? 30 : granted);
    }
  });

  test('look different on the same shelf', () => {
    const looks = products.map(({ category, kind, colour, accent }) =>
      [category, kind, colour, accent].join(' '),
    );
    expect(repeated(looks)).toEqual([]);
  });
});

function chainOf(code: string): string[] {
  const category = categories.find((each) => each.code === code);
  return category ? [code, ...(category.parent ? chainOf(category.parent) : [])] : [];
}

describe('shades', () => {
  test('measure as they look', () => {
    for (const { hex, lrv, code } of shades) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(lrv, code).toBe(lightReflectance(hex));
    }
    expect(lightReflectance('#ffffff')).toBe(100);
    expect(lightReflectance('#000000')).toBe(0);
    expect(lightReflectance('#808080')).toBeCloseTo(21.6, 1);
    expect(repeated(shades.map(({ code }) => code))).toEqual([]);
    expect(repeated(shades.map(({ hex }) => hex))).toEqual([]);
    expect(new Set(shades.map(({ family }) => family)).size).toBe(11);
  });

  test('are mixed into tinted paint alone, at least forty into each', () => {
    const tinted = products.filter(({ isPaint }) => isPaint);
    const known = new Set(shades.map(({ code }) => code));
    expect(Object.keys(shadesByProduct).sort()).toEqual(tinted.map(({ code }) => code).sort());
    expect(new Set(tinted.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3);
    for (const { code, type, kind } of tinted) {
      const codes = shadesByProduct[code] ?? [];
      expect(type).toMatch(/^[a-z]+_paintstudio$/);
      expect(isTintable(kind)).toBe(true);
      expect(codes.length).toBeGreaterThanOrEqual(40);
      expect(repeated(codes)).toEqual([]);
      expect(codes.filter((shade) => !known.has(shade))).toEqual([]);
    }
    expect(products.filter(({ isPaint, type }) => isPaint !== (type !== 'standard'))).toEqual([]);
  });
});
