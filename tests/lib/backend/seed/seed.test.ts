import { describe, expect, it } from 'vitest';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { SEED_COUNTRIES } from '#lib/backend/seed/seeded-random.ts';
import { findDuplicates, getDepartment, getSpecification, listLeadProducts } from './seed-products.ts';

const seed = buildSeedCatalog();
const { brands, categories, products, shades, sizeCharts, stores, synonyms } = seed;
const leadProducts = listLeadProducts(seed);
const departments = categories.filter(({ level }) => level === 1);
const leafCategories = categories.filter(({ level }) => level === 3);
const ARABIC = /\p{Script=Arabic}/u;

it('the seed is the same on every run, and callers cannot change the next one', () => {
  const first = buildSeedCatalog();
  const text = JSON.stringify(first);
  first.products.length = 0;
  first.shades.forEach((shade) => {
    shade.name.en = 'changed';
  });
  expect(JSON.stringify(buildSeedCatalog())).toBe(text);
});

describe('The seed', () => {
  it('has at least 2,400 products, with 1,200 lead variants', () => {
    expect(products.length).toBeGreaterThanOrEqual(2400);
    expect(leadProducts.length).toBeGreaterThanOrEqual(1200);
  });

  it('has 15 departments of at least 40 products', () => {
    expect(departments.map(({ code }) => code)).toEqual([
      'paint',
      'power-tools',
      'hand-tools',
      'hardware',
      'plumbing',
      'bathroom',
      'electrical',
      'garden',
      'kitchen',
      'storage',
      'cleaning',
      'safety',
      'home',
      'fashion',
      'food',
    ]);
    for (const { code } of departments) {
      const departmentProducts = leadProducts.filter(
        ({ category }) => getDepartment(seed, category) === code,
      );
      expect(departmentProducts.length, code).toBeGreaterThanOrEqual(40);
    }
  });

  it('has 24 brands with names in both scripts, each with products', () => {
    expect(brands.length).toBe(24);
    for (const { slug, name } of brands) {
      expect(name.ar, slug).toMatch(ARABIC);
      expect(name.en, slug).toMatch(/^[A-Z][A-Za-z ]+$/);
      const brandProducts = leadProducts.filter(({ brand }) => brand === slug);
      expect(brandProducts.length, slug).toBeGreaterThanOrEqual(15);
    }
    expect(products.filter(({ brand }) => !brands.some(({ slug }) => slug === brand))).toEqual([]);
  });

  it('states the ingredients of food, and composition and care of clothes and home textiles', () => {
    const food = leadProducts.filter(({ category }) => getDepartment(seed, category) === 'food');
    for (const { code, specifications } of food) {
      expect(getSpecification(specifications, 'ingredients'), code).toBeDefined();
      expect(getSpecification(specifications, 'allergens'), code).toBeDefined();
    }
    for (const diet of ['vegan', 'vegetarian', 'gluten-free'] as const) {
      expect(food.filter(({ dietary }) => dietary.includes(diet)).length, diet).toBeGreaterThanOrEqual(10);
    }
    expect(
      leadProducts.filter(
        ({ code, dietary }) => dietary.length > 0 && !food.some((product) => product.code === code),
      ),
    ).toEqual([]);
    const clothing = leadProducts.filter(({ category }) => getDepartment(seed, category) === 'fashion');
    for (const { code, specifications } of clothing) {
      expect(
        getSpecification(specifications, 'composition') ?? getSpecification(specifications, 'material'),
        code,
      ).toBeDefined();
      expect(getSpecification(specifications, 'care'), code).toBeDefined();
    }
    expect(
      clothing.filter(({ specifications: all }) => getSpecification(all, 'composition')).length,
    ).toBeGreaterThanOrEqual(30);
    const textiles = leadProducts.filter(({ category }) => getDepartment(seed, category) === 'home');
    expect(
      textiles.filter(
        ({ specifications: all }) => getSpecification(all, 'composition') && getSpecification(all, 'care'),
      ).length,
    ).toBeGreaterThanOrEqual(20);
  });

  it('uses every size chart, badge and synonym', () => {
    expect(sizeCharts.length).toBeGreaterThanOrEqual(5);
    for (const { code, columns, rows } of sizeCharts) {
      expect(products.filter(({ sizeChart }) => sizeChart === code).length, code).toBeGreaterThanOrEqual(5);
      expect(
        rows.filter((row) => row.length !== columns.length),
        code,
      ).toEqual([]);
    }
    expect(leadProducts.filter(({ badge }) => badge).length).toBeGreaterThanOrEqual(60);
    for (const language of ['en', 'ar'] as const) {
      expect(synonyms[language].length, language).toBeGreaterThanOrEqual(150);
      for (const group of synonyms[language]) {
        expect(new Set(group).size, String(group)).toBe(group.length);
        expect(group.length, String(group)).toBeGreaterThanOrEqual(2);
        expect(
          group.every((word) => ARABIC.test(word) === (language === 'ar')),
          String(group),
        ).toBe(true);
      }
    }
  });

  it('has at least four stores in each country, each with more than half of the products in stock', () => {
    for (const country of SEED_COUNTRIES) {
      const countryStores = stores.filter((store) => store.country === country);
      expect(countryStores.length, country).toBeGreaterThanOrEqual(4);
      expect(countryStores.map(({ position }) => position)).toEqual(
        countryStores.map((_, index) => index + 1),
      );
    }
    const storeCodes = new Set(stores.map(({ code }) => code));
    expect(storeCodes.size).toBe(stores.length);
    const stockedProducts = new Map<string, number>();
    for (const { code, storeStock } of products) {
      for (const [store, count] of Object.entries(storeStock)) {
        if (!storeCodes.has(store) || !Number.isInteger(count) || count < 0)
          expect.fail(`${code} in ${store}`);
        if (count > 0) stockedProducts.set(store, (stockedProducts.get(store) ?? 0) + 1);
      }
    }
    for (const { code, name, city } of stores) {
      expect(stockedProducts.get(code), code).toBeGreaterThan(products.length / 2);
      expect(name.ar + city.ar, code).toMatch(ARABIC);
    }
  });
});

describe('Seed categories', () => {
  it('form chains of three levels with unique codes, slugs and names', () => {
    for (const key of ['code', 'slug'] as const)
      expect(findDuplicates(categories.map((category) => category[key]))).toEqual([]);
    const levels = new Map(categories.map(({ code, level }) => [code, level]));
    for (const { level, parent, catCode, slug } of categories) {
      expect(parent === null ? 0 : levels.get(parent), slug).toBe(level - 1);
      expect(catCode !== null, slug).toBe(level === 1);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    for (const { code } of departments) {
      expect(categories.filter(({ parent }) => parent === code).length, code).toBeGreaterThanOrEqual(2);
    }
  });

  it('are numbered without gaps among siblings', () => {
    for (const siblings of Map.groupBy(categories, ({ parent }) => parent).values()) {
      expect(siblings.map(({ position }) => position)).toEqual(siblings.map((_, index) => index + 1));
    }
  });

  it('hold products in every leaf category, and nowhere else', () => {
    const filled = new Set(products.map(({ category }) => category));
    expect([...filled].sort()).toEqual(leafCategories.map(({ code }) => code).sort());
    for (const { code } of leafCategories) {
      expect(leadProducts.filter(({ category }) => category === code).length, code).toBeGreaterThanOrEqual(2);
    }
  });
});

it('shades, brands and categories share no name and no description', () => {
  for (const language of ['en', 'ar'] as const) {
    for (const entities of [categories, brands, shades]) {
      expect(findDuplicates(entities.map(({ name }) => name[language]))).toEqual([]);
    }
    expect(
      findDuplicates([...categories, ...brands].map(({ description }) => description[language])),
    ).toEqual([]);
  }
});
